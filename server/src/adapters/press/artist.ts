import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTypeface, drawableText, letterText, missingSign, setLine } from '../../../../artist/src/artist.ts';
import type { PrintOptions, QualityReport } from '../../../../artist/src/artist.ts';
import { garmentColor, type Artist } from '../images/artist.ts';
import { openCardArt } from './card-art.ts';
import { drawCard } from './card.ts';
import { drawIcon, drawMark, trimLogo } from './mark.ts';
import type { MockupRequest, PressPort, PrintCheck, PrintRequest } from './port.ts';
import { drawProof } from './proof.ts';

/** Where the sources keep the art of cards. */
const CARD_ART = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../assets/card');

/** Mockups by the embedded artist's garment renderer: the same processes as the drawings. Cards and outlines of texts are drawn in this one. */
export function createArtistPress(artist: Artist, cardArtDir: string = CARD_ART): PressPort {
  const cardArt = openCardArt(cardArtDir, { addTypeface, drawableText, setLine });
  return {
    async mockup(request) {
      const { webp } = await artist.drawMockup(garmentOf(request));
      return webp;
    },
    letter: letterText,
    missingSign,
    card: async request => drawCard(request, await cardArt()),
    async printFile(request) {
      const withUnderbase = request.cloth.hasUnderbase;
      const { png, underbase, quality } = await artist.drawPrintFile({ ...printOf(request), withUnderbase });
      return { png, underbase, check: toCheck(quality) };
    },
    checkPrint: async request => toCheck(await artist.checkPrint(printOf(request))),
    proof: drawProof,
    mark: request => drawMark(request, { letter: letterText, missingSign }),
    icon: drawIcon,
    logo: trimLogo,
  };
}

const garmentOf = ({ template, cloth, ...request }: MockupRequest) => ({
  ...request,
  type: template,
  color: garmentColor(cloth),
});

const printOf = ({ drawing, artwork, cloth, placement, arrangement }: PrintRequest): PrintOptions => ({
  ...{ source: drawing ?? artwork, color: garmentColor(cloth), placement },
  ...(arrangement && { arrangement }),
});

const toCheck = ({ dpi, word, smallestLineMm, warnings }: QualityReport): PrintCheck => ({
  ...{ dpi, word, smallestLineMm, warnings },
});
