import { expect, test } from 'vitest';
import { DEFAULT_CHOICE, type ShirtChoice } from '../../stored/shirt-choice.ts';
import { isSameShirt, joinShirts, shirtOfDraft, toDraftShirt } from './DraftKeeper.tsx';

const shirt = (change: Partial<ShirtChoice>): ShirtChoice => ({ ...DEFAULT_CHOICE, ...change });
const A3 = { position: 'front', printSize: 'a3' } as const;
const A4 = { position: 'front', printSize: 'a4' } as const;

test.each([
  ['nothing changed anywhere', shirt({}), {}, {}, {}],
  ['changed here', shirt({}), { size: 'XL' }, {}, { size: 'XL' }],
  ['changed there', shirt({}), {}, { tshirtColor: 'white' }, { tshirtColor: 'white' }],
  ['each changed something else', shirt({}), { size: 'XL' }, A4, { size: 'XL', ...A4 }],
  ['both changed the same', shirt({}), { size: 'XL' }, { size: 'S' }, { size: 'XL' }],
  ['place and print size stay together', shirt(A4), A3, { position: 'chest', printSize: 'chest' }, A3],
  ['nothing is known of before', undefined, { size: 'XL' }, { tshirtColor: 'white' }, { tshirtColor: 'white' }],
] as const)('%s', (_, base, here, there, joined) => {
  expect(joinShirts(base, shirt({ ...base, ...here }), shirt({ ...base, ...there }))).toEqual(
    shirt({ ...base, ...joined }),
  );
});

test('a shirt is the same on both sides of the wire', () => {
  const chosen = shirt({ tshirtType: 'oversized', tshirtColor: 'white', size: 'S', ...A3 });
  expect(isSameShirt(shirtOfDraft(toDraftShirt(chosen)), chosen)).toBe(true);
  expect(isSameShirt(chosen, shirt({}))).toBe(false);
});
