import type { words as english } from '../en/sharing.ts';

/** What other programs show of the shop, in Hindi. */
export const words = {
  description: 'अपनी सोच कहिए और पहनिए: आपके शब्दों से बनी और भारत में ऑर्डर पर छपी टी-शर्ट।',
  feedTitle: (shop: string) => `${shop}: नए डिज़ाइन`,
  feedSubtitle: 'सबसे नए डिज़ाइन, जो लोगों ने सबके लिए खोले हैं।',
  anonymous: 'बेनाम',
  drawnBy: { artist: 'दुकान के कलाकार ने बनाया', model: 'AI से बना' },
} satisfies typeof english;
