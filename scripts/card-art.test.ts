import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { woffToSfnt } from './artist-woff.ts';

/** Server and pages never import each other, so cards have copies of the pages' art: `node scripts/gather-card-art.ts`. */
const card = (name: string) => readFileSync(`server/assets/card/${name}`);

test.each([
  ['border.svg', 'web/src/ui/art/border.svg'],
  ['stamp.svg', 'web/src/ui/art/favicon.svg'],
])('%s is that of the pages', (copy, original) => expect(card(copy)).toEqual(readFileSync(original)));

test.each([600, 800])('the face of weight %i is that of the pages', weight => {
  const woff = readFileSync(`node_modules/@fontsource/baloo-2/files/baloo-2-latin-${weight}-normal.woff`);
  expect(card(`baloo-2-latin-${weight}.ttf`)).toEqual(woffToSfnt(woff));
});
