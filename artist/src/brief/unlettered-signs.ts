import { missingSigns } from '../text/letter-text.ts';
import { QUOTED, WRITE } from './change-words.ts';
import { readPrompt } from './read-prompt.ts';

/**
 * The signs of a prompt or of an instruction that the artist would letter and that none of its typefaces has, each once: emoji, other
 * scripts. They are told before anything is charged, since a drawing leaves them out.
 */
export function unletteredSigns(words: string): string[] {
  const written = words.match(QUOTED)?.[1] ?? words.match(WRITE)?.[1];
  const { main = '', sub = '' } = readPrompt(words, { ground: 'dark', seed: 1 }).text;
  return [...new Set([written ?? '', main, sub].flatMap(missingSigns))];
}
