/** Cards of collections, at home and in the list. */
export const words = {
  empty: 'No collections found. Check back later for updates!',
  kindName: (kind: string) => kind || 'T-Shirt',
  defaultDetails: 'Explore our curated collection of unique designs.',
  shirtAlt: (name: string) => `T-shirt with ${name}`,
  addToCart: 'Add to Cart',
  addLabel: (name: string) => `Add to Cart: ${name}`,
  like: (name: string) => `Like ${name}`,
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
};
