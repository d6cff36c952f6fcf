/** The profile (S2 §2): who is signed in, coins, designs, orders. */
export const words = {
  title: 'My profile',
  unauthorized: { title: 'Unauthorized', description: 'Please sign in to see your profile.' },
  credits: 'Current Credits',
  totalDesigns: 'Total Designs',
  ordersPlaced: 'Orders Placed',
  tabsLabel: 'Parts of your profile',
  designs: 'My Designs',
  orders: 'Orders',
  photoAlt: (name: string) => `Photo of ${name}`,
  noDesigns: 'No designs yet',
  noDesignsText: 'Describe a picture in your own words; it is kept here.',
  startDesigning: 'Start Designing',
  designsFailed: 'Your designs did not arrive',
  retry: 'Try again',
  more: 'Show more',
  loading: 'Loading',
  /** A switch: whether a design of one's own is shown to everybody. */
  inGallery: 'In the gallery',
  public: 'Public',
  private: 'Private',
  drawing: 'Being drawn',
};
