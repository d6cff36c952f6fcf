import { z } from 'zod';
import { POSITIONS } from '../../domain/src/catalog.ts';
import { ChosenLook, Design, Prompt } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { CartSize, Color, Id, Page, PlaceKey, ProductWord, SeenVersion, Timestamp } from './wire.ts';

/** The shirt that the shopper chose in the studio. */
const Shirt = {
  color: Color,
  tshirtType: ProductWord,
  position: z.enum(POSITIONS),
  designSize: PlaceKey,
  size: CartSize,
};

/** Unfinished work in the studio: a prompt that is not drawn yet, or a design with the shirt chosen for it. */
export const Draft = z.object({
  /** For a prompt, a UUID that the browser chose; for a design, the design's id. */
  id: z.string(),
  prompt: z.string(),
  /** null for a prompt, also after its drawing failed. */
  design: Design.nullable(),
  /** The job that is drawing or changing the design now. */
  jobId: z.string().nullable(),
  ...Shirt,
  ...ChosenLook,
  /** Counts the shopper's changes; 0 if nothing was changed since the design was requested. */
  version: z.number().int(),
  changedAt: Timestamp,
});
export type Draft = z.output<typeof Draft>;

export const drafts = {
  mine: endpoint('drafts.mine', {
    summary:
      'Your unfinished work in the studio, from all your devices, the last changed first; the latest twenty are kept',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(Draft),
    errors: [],
  }),
  keep: endpoint('drafts.keep', {
    summary:
      'Saves a prompt under a UUID that you choose, or the shirt that is chosen for a design of yours under its id; `version` is the one that you changed',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({
      ...Shirt,
      ...z.object(ChosenLook).partial().shape,
      prompt: Prompt.optional(),
      version: SeenVersion,
    }),
    response: Draft,
    errors: [
      'not_found',
      'draft_changed',
      'product_not_found',
      'color_not_found',
      'placement_not_found',
      'size_not_found',
    ],
  }),
  discard: endpoint('drafts.discard', {
    summary: 'Deletes a draft of yours; its design stays',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
};
