/** What a press on a collection may say, loaded with the press. */
export const words = {
  selectSize: { title: 'Select a size', description: 'Please select a size before adding to cart.' },
  error: 'Error',
  addFailed: 'Failed to add item to cart. Please try again.',
  notSignedIn: 'User not authenticated',
  added: 'Added to cart',
  addedCut: (limit: number) => `A cart line holds at most ${limit} pieces, so we stopped there.`,
  signInToLike: { title: 'Sign in required', description: 'Please sign in to like collections' },
  likeFailed: 'Failed to update like status',
  copied: { title: 'Link copied!', description: 'Share this link with others' },
  copyFailed: 'The link could not be copied. It stands in the address bar.',
};
