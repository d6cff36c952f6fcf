import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { BLANK_LIMITS } from '../../domain/src/blanks.ts';
import { Corners } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { PHOTO_REFUSALS } from './returns.ts';
import { Color } from './wire.ts';

const BlankSide = z.object({
  view: z.enum(['front', 'back']),
  widthMm: z.number(),
  heightMm: z.number(),
  dpi: z.number(),
  photos: z.array(z.object({ color: z.string().nullable(), file: z.string(), url: z.string(), corners: Corners })),
});
/** Photographs of a product as an admin sees them. */
export const AdminBlank = z.object({
  curve: z.number(),
  isTinted: z.boolean(),
  grams: z.number(),
  sides: z.array(BlankSide),
});

/** A stored photograph of a bare product. */
const PhotoFile = z.string().regex(/^[0-9a-f]{64}\.webp$/);
/** Photographs of a product with where its print is seen on them; the file of each was sent before. */
export const BlankBody = z.strictObject({
  curve: z.number(),
  isTinted: z.boolean(),
  grams: z.number(),
  sides: z
    .array(
      z.strictObject({
        view: z.enum(['front', 'back']),
        widthMm: z.number(),
        heightMm: z.number(),
        dpi: z.number(),
        photos: z
          .array(z.strictObject({ color: Color.nullable(), file: PhotoFile, corners: Corners }))
          .max(BLANK_LIMITS.photos),
      }),
    )
    .max(BLANK_LIMITS.sides),
});
export const blankPhoto = endpoint('admin.blankPhoto', {
  summary:
    'Takes a photograph of a bare product, which a product then names: a PNG, JPEG or WebP of at most 10 MB is the body as it is. It is drawn anew',
  access: DUTIES.catalog,
  kind: 'file',
  response: z.object({ file: z.string(), url: z.string() }),
  errors: [...PHOTO_REFUSALS],
});
