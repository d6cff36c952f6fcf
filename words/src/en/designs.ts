/** Designs: cards of the gallery, and a design on its shirt. */
export const words = {
  /** The sign-in ended meanwhile (S2 §8). */
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  by: (maker: string) => `by ${maker}`,
  anonymous: 'Anonymous',
  drawnBy: { artist: 'Drawn by the shop’s artist', model: 'Made with AI' },
  previewBadge: 'T-Shirt Preview',
  /** A style by the artist's word for it; Hindi knows the usual ones. */
  styleName: (style: string) => style,
  like: (name: string) => `Like ${name}`,
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  share: (name: string) => `Share ${name}`,
  add: 'Add',
  addToCart: (name: string) => `Add ${name} to the cart`,
  shirtAlt: (name: string) => `T-shirt with ${name}`,
  artworkAlt: (name: string) => `Artwork: ${name}`,
  makingOf: (prompt: string) => `“${prompt}”`,
  stillDrawing: 'Being drawn',
  puttingOn: 'Putting it on the shirt',
  noPicture: 'The picture of this shirt could not be made just now. Your choices are safe.',
  tryAgain: 'Try again',
};
