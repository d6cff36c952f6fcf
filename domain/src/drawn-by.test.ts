import { expect, test } from 'vitest';
import { drawerOf } from './drawn-by.ts';

test.for([
  ['artist', 'artist'],
  ['upload', 'shopper'],
  ['openai', 'model'],
  ['a company of tomorrow', 'model'],
  [null, null],
] as const)('what %s made was drawn by: %s', ([provider, drawer]) => {
  expect(drawerOf(provider)).toBe(drawer);
});
