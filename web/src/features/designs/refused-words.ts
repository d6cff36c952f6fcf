import type { RefusalKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { ApiError } from '../../api/client.ts';
import type { WordsOf } from '../../words.ts';

/** Words that are not drawn: which to leave out of `text` and why, and how it could read instead. */
export type RefusedWords = {
  text: string;
  leaveOut: readonly string[];
  kind: RefusalKind;
  reworded: string | undefined;
};

/** What a refusal of `text` says of its words; nothing where it names none. */
export function refusedWords(error: unknown, text: string): RefusedWords | undefined {
  if (!(error instanceof ApiError) || error.code !== 'prompt_refused') return undefined;
  const { leaveOut, kind, reworded } = (error.details ?? {}) as Partial<RefusedWords>;
  return leaveOut && kind ? { text, leaveOut, kind, reworded } : undefined;
}

/** 'Please leave out “…”', and why. */
export const sayLeaveOut = (words: WordsOf<'generation'>, { leaveOut, kind }: RefusedWords): string =>
  words.leaveOut[kind](leaveOut.map(word => `“${word}”`).join(', '));
