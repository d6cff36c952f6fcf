import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { idInPart, pagePart } from './page-part.ts';

test.each([
  ['Chai & Chill', 'd1-chai-chill'],
  ['  Café, déjà vu!  ', 'd1-cafe-deja-vu'],
  ['नमस्ते', 'd1'],
  ['', 'd1'],
  ['100% chai', 'd1-100-chai'],
  ['../../etc', 'd1-etc'],
])('%s is %s in an address', (name, part) => expect(pagePart({ id: 'd1', name })).toBe(part));

it('finds the id again, whatever the name, in a part that needs no escaping', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9_]{1,30}$/), fc.string({ unit: 'binary', maxLength: 300 }), (id, name) => {
      const part = pagePart({ id, name });
      expect(idInPart(part)).toBe(id);
      expect(part).toMatch(/^[a-z0-9_]+(-[a-z0-9]+)*$/);
      expect(part.length).toBeLessThanOrEqual(id.length + 61);
    }),
  );
});

test.each(['d1', 'd1-', 'd1-wrong-words', 'd1--x'])('%s leads to d1', part => expect(idInPart(part)).toBe('d1'));
