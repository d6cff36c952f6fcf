import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY, mergedQuantity, mergeKey, type LineIdentity, type PrintIdentity } from './cart.ts';

const line: LineIdentity = {
  kind: 'design',
  subjectId: 'd1',
  productId: 1,
  color: 'black',
  size: 'M',
  position: 'front',
  designSize: 'a4',
  artworkHash: 'a.png',
};
const back: PrintIdentity = { subjectId: 'd2', position: 'back', designSize: 'a3', artworkHash: 'b.png' };

describe('cart lines', () => {
  test('the same choice is the same line, an A4 and an A3 front are two', () => {
    expect(mergeKey({ ...line })).toBe(mergeKey(line));
    expect(mergeKey({ ...line, designSize: 'a3' })).not.toBe(mergeKey(line));
    expect(mergeKey({ ...line, artworkHash: 'y' })).not.toBe(mergeKey(line));
    expect(mergeKey({ ...line, arrangementHash: 'z' })).not.toBe(mergeKey(line));
    expect(mergeKey({ ...line, arrangementHash: '' })).toBe(mergeKey(line));
  });
  test('a merge stops at 99 and says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 99 }), (have, add) => {
        const { quantity, cut } = mergedQuantity(have, add);
        expect(quantity).toBe(Math.min(have + add, MAX_QUANTITY));
        expect(cut).toBe(have + add > MAX_QUANTITY);
      }),
    );
  });

  test.each<[string, LineIdentity, LineIdentity, boolean]>([
    ['with and without a back', line, { ...line, back }, false],
    ['the same back', { ...line, back }, { ...line, back: { ...back } }, true],
    ['another design on the back', { ...line, back }, { ...line, back: { ...back, subjectId: 'd3' } }, false],
    ['another picture of it', { ...line, back }, { ...line, back: { ...back, artworkHash: 'c.png' } }, false],
    ['it lies differently', { ...line, back }, { ...line, back: { ...back, arrangementHash: 'x' } }, false],
    ['front and back changed places', { ...line, back }, { ...line, ...back, back: { ...line } }, false],
    [
      'what is moved in front',
      { ...line, arrangementHash: 'x', back },
      { ...line, back: { ...back, arrangementHash: 'x' } },
      false,
    ],
  ])('%s: one line %s', (_, one, other, isOne) => expect(mergeKey(one) === mergeKey(other)).toBe(isOne));
});
