import { expect, it } from 'vitest';
import { drawingLine, drawnWords } from './credit-lines.ts';
import { CREDIT_COST, type Spending } from './credits.ts';

it.each([
  ['a calm tiger', 'a calm tiger'],
  ['w'.repeat(60), 'w'.repeat(60)],
  [
    'mountain sunrise over the sea in warm colours for my sister’s birthday trek',
    'mountain sunrise over the sea in warm colours for my…',
  ],
  ['w'.repeat(61), `${'w'.repeat(59)}…`],
  ['🐯'.repeat(61), `${'🐯'.repeat(59)}…`],
])('a line of the credit history says of %s: %s', (words, said) => {
  expect(drawingLine('generate', words)).toBe(`Design: ${said}`);
  for (const spending of Object.keys(CREDIT_COST) as Spending[])
    expect(drawnWords(drawingLine(spending, words))).toBe(said);
});

it.each(['Welcome credits', 'Designs: a gift', 'a tiger, Design: mine'])('%s is no drawing, and stays', line =>
  expect(drawnWords(line)).toBe(line),
);
