import { expect, test } from 'vitest';
import { idInPart, pagePart } from './page-part.ts';

test.each([
  ['Chai & Chill', 'd1-chai-chill'],
  ['  Café, déjà vu!  ', 'd1-cafe-deja-vu'],
  ['नमस्ते', 'd1'],
  ['', 'd1'],
  ['100% chai', 'd1-100-chai'],
  ['../../etc/passwd?x=1#y', 'd1-etc-passwd-x-1-y'],
  ['<script>\u0000\ud800', 'd1-script'],
  ['a'.repeat(200), `d1-${'a'.repeat(60)}`],
  [`${'a'.repeat(59)}--b`, `d1-${'a'.repeat(59)}`],
])('%j is %s in an address, and leads back to d1', (name, part) => {
  expect(pagePart({ id: 'd1', name })).toBe(part);
  expect(idInPart(part)).toBe('d1');
});

test.each(['d1', 'd1-', 'd1-wrong-words', 'd1--x'])('%s leads to d1', part => expect(idInPart(part)).toBe('d1'));
