import { z } from 'zod';
import { Language } from './wire.ts';
import { OCCASIONS } from '../../domain/src/looks.ts';
import { endpoint } from './endpoint.ts';
import { Lines } from './typed.ts';

/** What the artist makes of words before anything is charged: each content word stands in one of the three lists (rulings, Reading of a prompt). */
export const Reading = z.object({
  /** False where a provider draws that does not tell beforehand what it will draw; the lists are empty then. */
  isTold: z.boolean(),
  drawn: z.array(z.string()),
  /** Drawn as what it is a kind of: a labrador as a dog. `asIn` says it in other languages, where the artist knows the word. */
  relatives: z.array(z.object({ words: z.string(), as: z.string(), asIn: z.partialRecord(Language, z.string()) })),
  leftOut: z.array(z.string()),
  /** Nothing would be drawn and nothing lettered: `designs.generate` refuses such words with `nothing_drawn`. */
  isEmpty: z.boolean(),
});
export type Reading = z.output<typeof Reading>;

export const readingCalls = {
  reading: endpoint('designs.reading', {
    summary: 'What of a prompt would be drawn, drawn as a relative of it, or left out; free, for everybody',
    access: 'public',
    body: z.strictObject({ prompt: Lines(500, 1), occasion: z.enum(OCCASIONS).optional() }),
    response: Reading,
    errors: [],
  }),
};
