/** What other programs show of the shop: installed on a phone, in a feed reader, as the card of a shared link. */
export const words = {
  description: 'Say your idea and wear it: T-shirts drawn from your words and printed to order in India.',
  feedTitle: (shop: string) => `${shop}: new designs`,
  feedSubtitle: 'The newest designs that people have made public.',
  anonymous: 'Anonymous',
  drawnBy: { artist: 'Drawn by the shop’s artist', model: 'Made with AI' },
};
