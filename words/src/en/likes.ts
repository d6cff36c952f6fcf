/** Liking designs (S1 §8). */
export const words = {
  loginRequired: { title: 'Login required', description: 'Please log in to like designs' },
  failed: { title: 'Error', description: 'Failed to update like. Please try again.' },
  added: 'Added to favorites',
  removed: 'Removed from favorites',
};
