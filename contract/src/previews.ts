import { z } from 'zod';
import { BUILDS, SCENES, SKINS } from '../../domain/src/preview-scenes.ts';
import { Design, IdempotencyKey, Job } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Color, DesignSizeWord, Id, PositionWord, TshirtTypeWord } from './wire.ts';

/** The body of S2 §7, and the id of the design. Without an id, the address of its picture says which design is meant. */
const Preview = z
  .strictObject({
    designId: Id.optional(),
    designImageUrl: z.string().max(1000).optional(),
    tshirtColor: Color.optional(),
    tshirtType: TshirtTypeWord.optional(),
    /** Accepted and not used: every size has the same picture. */
    tshirtSize: z.string().max(40).optional(),
    position: PositionWord.optional(),
    printSize: DesignSizeWord.optional(),
    /** The scene, and who wears the shirt if somebody does. The shop chooses what is left out. */
    scene: z.enum(SCENES).optional(),
    build: z.enum(BUILDS).optional(),
    /** Index of a skin tone, from light to deep. */
    skin: z
      .int()
      .min(0)
      .max(SKINS.length - 1)
      .optional(),
    /** Accepted because S2 sends it, and not used: the design has its own prompt. */
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
      'Draws a design on a shirt in a scene (2 credits) and saves the picture with a design of yours. With `Prefer: respond-async` it answers 202 and the job at once',
    access: 'shopper',
    body: Preview,
    response: z.union([z.object({ storageUrl: z.string() }), z.object({ job: Job })]),
    errors: [
      'not_found',
      'product_not_found',
      'color_not_found',
      'placement_not_found',
      'design_not_ready',
      'insufficient_credits',
      'too_many_jobs',
      'preview_failed',
      'not_worn',
      'preview_cancelled',
    ],
  }),
  save: endpoint('previews.save', {
    summary: 'Shows an earlier realistic preview of the current picture again',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ previewImageUrl: z.string().max(1000) }),
    response: Design,
    errors: ['not_found'],
  }),
};
