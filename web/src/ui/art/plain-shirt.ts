import type { Ground } from '../../../../domain/src/catalog.ts';
import shirtBlack from './shirt-black.svg?no-inline';
import shirtWhite from './shirt-white.svg?no-inline';

/** A shirt without a print on light or dark cloth: stands while there is no picture of it. Dark where it is not known yet. */
export const plainShirt = (cloth: { ground: Ground } | undefined): string =>
  cloth?.ground === 'light' ? shirtWhite : shirtBlack;
