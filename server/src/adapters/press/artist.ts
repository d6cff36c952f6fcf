import type { Artist } from '../images/artist.ts';
import type { PressPort } from './port.ts';

/** Mockups by the embedded artist's garment renderer: the same processes as the drawings. */
export function createArtistPress(artist: Artist): PressPort {
  return {
    async mockup(request) {
      const { webp } = await artist.drawMockup(request);
      return webp;
    },
  };
}
