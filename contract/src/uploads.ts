import { z } from 'zod';
import { UPLOAD_LIMITS } from '../../domain/src/uploads.ts';
import { Design, IdempotencyKey } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Color, DesignSizeWord, Id, PositionWord, TshirtTypeWord } from './wire.ts';

/** The shirt that is chosen with an artwork; what is left out is the shop's default, or stays. */
const Shirt = {
  color: Color.optional(),
  tshirtType: TshirtTypeWord.optional(),
  position: PositionWord.optional(),
  designSize: DesignSizeWord.optional(),
};
const Name = Line(UPLOAD_LIMITS.name);
const YesOrNo = z.enum(['true', 'false']).default('false');

/** Everything that can be wrong with a file, each with a sentence of its own. */
export const FILE_REFUSALS = [
  'upload_empty',
  'upload_kind',
  'upload_heic',
  'upload_other_picture',
  'upload_document',
  'upload_too_large',
  'upload_too_many_pixels',
  'upload_too_small',
  'upload_broken',
  'upload_hidden_parts',
  'upload_too_complex',
  'upload_blank',
  'upload_svg_active',
  'upload_svg_outside',
  'upload_svg_entities',
  'upload_svg_text',
  'upload_svg_colour',
  'upload_svg_transform',
  'upload_svg_clip',
  'upload_svg_stroke',
  'upload_svg_size',
  'upload_svg_effect',
  'upload_svg_rules',
  'upload_svg_gradient',
  'upload_svg_motion',
  'upload_svg_picture',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export const uploads = {
  add: endpoint('uploads.add', {
    summary:
      'Makes a private design of your own artwork: a PNG, JPEG, WebP, GIF or SVG of at most 20 MB is the body as it is. Costs nothing',
    access: 'shopper',
    kind: 'file',
    query: z.object({
      ...Shirt,
      /** What the file is called; its design is called so without a `name`. */
      fileName: z.string().max(500).optional(),
      name: Name.optional(),
      /** The shopper says that it may be printed; asked for, never assumed. */
      rightsConfirmed: YesOrNo,
      removeBackground: YesOrNo,
      idempotencyKey: IdempotencyKey,
    }),
    response: z.object({
      design: Design,
      imageUrl: z.string(),
      /** `removed`: version 2 is without it, version 1 as it was sent. `not_plain`: it could not be told from the motif and stays. */
      background: z.enum(['as_sent', 'removed', 'not_plain']),
      /** The file moves: it is printed as it begins. */
      isFirstFrame: z.boolean(),
    }),
    errors: [
      'name_refused',
      'product_not_found',
      'color_not_found',
      'placement_not_found',
      ...FILE_REFUSALS,
      'upload_rights_needed',
      'upload_stalled',
      'upload_busy',
      'upload_not_stored',
      'uploads_at_once',
    ],
  }),
  save: endpoint('uploads.save', {
    summary: 'Keeps name and shirt of your own artwork',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ ...Shirt, name: Name.optional() }),
    response: Design,
    errors: ['not_found', 'name_refused', 'product_not_found', 'color_not_found', 'placement_not_found'],
  }),
};
