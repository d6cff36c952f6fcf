import type { Design } from '../../../../contract/src/designs.ts';
import shirtBlack from '../../ui/art/shirt-black.svg?no-inline';
import shirtWhite from '../../ui/art/shirt-white.svg?no-inline';

/** A shirt without a print, in the design's colour: stands while the artist draws. */
export const plainShirt = (color: Design['color']): string => (color === 'white' ? shirtWhite : shirtBlack);
