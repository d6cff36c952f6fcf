import type { Body } from '../../../../contract/src/api.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import type { RefusedWords } from './refused-words.ts';

/** Home and studio say some things in words of their own (S1 §8). */
export type Place = 'home' | 'studio';

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
