import { expect, it } from 'vitest';
import { ledgerWords } from './credits.ts';

it.each([
  ['a calm tiger', 'a calm tiger'],
  ['w'.repeat(60), 'w'.repeat(60)],
  [
    'mountain sunrise over the sea in warm colours for my sister’s birthday trek',
    'mountain sunrise over the sea in warm colours for my…',
  ],
  ['w'.repeat(61), `${'w'.repeat(59)}…`],
  ['🐯'.repeat(61), `${'🐯'.repeat(59)}…`],
])('a line of the credit history says of %s: %s', (words, said) => expect(ledgerWords(words)).toBe(said));
