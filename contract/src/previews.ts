import { z } from 'zod';
import { BUILDS, SCENES, SKINS } from '../../domain/src/preview-scenes.ts';
import { Design, IdempotencyKey, Job } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Color, DesignSizeWord, Id, PositionWord, TshirtTypeWord } from './wire.ts';

/** S2 §7, with the id of the design; the picture's address alone also tells which design is meant. */
const Preview = z
  .strictObject({
    designId: Id.optional(),
    designImageUrl: z.string().max(1000).optional(),
    tshirtColor: Color.optional(),
    tshirtType: TshirtTypeWord.optional(),
    /** Every size has the same picture. */
    tshirtSize: z.string().max(40).optional(),
    position: PositionWord.optional(),
    printSize: DesignSizeWord.optional(),
    /** Where the shirt is shown, and who wears it where it is worn; what is left out is chosen for the shopper. */
    scene: z.enum(SCENES).optional(),
    build: z.enum(BUILDS).optional(),
    /** A tone of skin, from light to deep. */
    skin: z
      .int()
      .min(0)
      .max(SKINS.length - 1)
      .optional(),
    /** Taken as S2 shows it; the design has its own. */
    designPrompt: z.string().max(2000).optional(),
    idempotencyKey: IdempotencyKey,
  })
  .refine(body => body.designId !== undefined || body.designImageUrl !== undefined, {
    message: 'Name the design',
    path: ['designId'],
  });

/** Realistic previews: an illustration of a shirt, beside its exact mockup (rulings, Generation). */
export const previews = {
  make: endpoint('previews.make', {
    blankIsAbsent: true,
    summary:
      'Draws a design on a shirt in a staged scene (2 credits) and saves it with a design of yours. With `Prefer: respond-async` answers 202 with the job at once',
    access: 'shopper',
    body: Preview,
    response: z.union([z.object({ storageUrl: z.string() }), z.object({ job: Job })]),
    errors: [
      'not_found',
      'product_not_found',
      'color_not_found',
      'design_not_ready',
      'insufficient_credits',
      'too_many_jobs',
      'preview_failed',
      'preview_cancelled',
    ],
  }),
  save: endpoint('previews.save', {
    summary: 'Shows an earlier realistic preview of the current picture with a design of yours again',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ previewImageUrl: z.string().max(1000) }),
    response: Design,
    errors: ['not_found'],
  }),
};
