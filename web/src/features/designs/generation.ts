import type { RefusalKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { ApiError } from '../../api/client.ts';
import type { WordsOf } from '../../words.ts';
import type { Body } from '../../../../contract/src/api.ts';
import type { Job } from '../../../../contract/src/designs.ts';

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

/** The page that asked: home and studio use different texts (S1 §8). */
export type Screen = 'home' | 'studio';

/** What is asked for: the prompt, and in the studio the shirt it is for. */
export type GenerationInput = Omit<Body<'designs.generate'>, 'idempotencyKey'>;

/** What the shopper wishes: a new design, a change of one in words, or another composition of it. */
export type Wish =
  | { kind: 'generate'; input: GenerationInput }
  | { kind: 'modify'; designId: string; name: string; instruction: string }
  | { kind: 'regenerate'; designId: string; name: string };

/** 'starting' until the job is accepted, then 'working' with the job as it stands. After words that are not drawn it is idle and tells them. */
export type GenerationState =
  | { kind: 'idle'; refused?: RefusedWords }
  | { kind: 'starting' | 'working'; prompt: string; job: Job | undefined; cancelling: boolean };
