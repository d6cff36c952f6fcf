import shirtBlack from './shirt-black.svg?no-inline';
import shirtWhite from './shirt-white.svg?no-inline';

/** A shirt without a print, in a shirt's colour: stands while there is no picture of it. */
export const plainShirt = (color: string): string => (color === 'white' ? shirtWhite : shirtBlack);
