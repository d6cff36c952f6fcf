import { ShaperFont } from '../../../../artist/src/text/harfbuzz.ts';
import type { Shaper } from './faces.ts';

/** The artist's HarfBuzz as papers use it: every script is joined and ordered as its readers write it. */
export const openShaper = (bytes: Uint8Array): Shaper => {
  const font = new ShaperFont(bytes);
  return { covers: codePoint => font.covers(codePoint), shape: text => font.shape(text) };
};
