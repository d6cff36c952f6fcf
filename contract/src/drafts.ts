import { z } from 'zod';
import { DESIGN_SIZES, POSITIONS } from '../../domain/src/catalog.ts';
import { ChosenLook, Design, Prompt } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { CartSize, Color, Id, Page, ProductWord, SeenVersion, Timestamp } from './wire.ts';

/** The shirt that is chosen in the studio. */
const Shirt = {
  color: Color,
  tshirtType: ProductWord,
  position: z.enum(POSITIONS),
  designSize: z.enum(DESIGN_SIZES),
  size: CartSize,
};

/** What is in work in the studio: words that are not drawn yet, or a design and the shirt that is chosen for it. */
export const Draft = z.object({
  /** A UUID that the browser chose for words; the design's own id for a design. */
  id: z.string(),
  prompt: z.string(),
  /** Nothing for words, also where drawing them came to nothing. */
  design: Design.nullable(),
  /** The job that draws or changes the design just now. */
  jobId: z.string().nullable(),
  ...Shirt,
  ...ChosenLook,
  /** Counts the shopper's changes; 0 while nothing was changed since its design was asked for. */
  version: z.number().int(),
  changedAt: Timestamp,
});
export type Draft = z.output<typeof Draft>;

export const drafts = {
  mine: endpoint('drafts.mine', {
    summary: 'What you have in work in the studio, on any device, the last changed first; the latest twenty are kept',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(Draft),
    errors: [],
  }),
  keep: endpoint('drafts.keep', {
    summary:
      'Keeps words under a UUID of yours, or the shirt that is chosen for a design of yours under its id; `version` is the one that the change is based on',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({
      ...Shirt,
      ...z.object(ChosenLook).partial().shape,
      prompt: Prompt.optional(),
      version: SeenVersion,
    }),
    response: Draft,
    errors: ['not_found', 'draft_changed', 'product_not_found', 'color_not_found', 'size_not_found'],
  }),
  discard: endpoint('drafts.discard', {
    summary: 'Forgets a draft of yours; its design stays',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
};
