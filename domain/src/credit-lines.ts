import type { Spending } from './credits.ts';

/** What was drawn, as the ledger says it; a page says it in its own language, above the shopper's words. */
const DRAWN: Record<Spending, string> = {
  generate: 'Design',
  modify: 'Change',
  regenerate: 'Another composition',
  preview: 'Preview',
};

/** A drawing's line in the credit history (S2 §3): what was drawn, and of which words. */
export const drawingLine = (spending: Spending, words: string): string => `${DRAWN[spending]}: ${ledgerWords(words)}`;

/** The shopper's words alone of such a line; any other line as it is. */
export function drawnWords(line: string): string {
  const drawn = Object.values(DRAWN).find(one => line.startsWith(`${one}: `));
  return drawn === undefined ? line : line.slice(drawn.length + 2);
}

const LEDGER_SIGNS = 60;

/** What a line of the credit history says of a shopper's words: at most 60 signs, cut between two words, with '…' for the rest. */
function ledgerWords(words: string): string {
  const signs = [...words];
  if (signs.length <= LEDGER_SIGNS) return words;
  const beginning = signs.slice(0, LEDGER_SIGNS).join('');
  const end = beginning.lastIndexOf(' ');
  return `${end > beginning.length / 2 ? beginning.slice(0, end) : signs.slice(0, LEDGER_SIGNS - 1).join('')}…`;
}
