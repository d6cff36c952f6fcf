import { z } from 'zod';
import { isTextLength, MAX_SIGNS, MAX_TEXTS, SCALE, tidyText, TYPEFACES } from '../../domain/src/arrangement.ts';
import { cleanLines } from '../../domain/src/typed-text.ts';
import { endpoint } from './endpoint.ts';
import { DesignSizeWord, Id, PositionWord, SeenVersion } from './wire.ts';

/** Middle in the print area, share of the fitted size, degrees clockwise. */
const transform = {
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  scale: z.number().min(SCALE.least).max(SCALE.most),
  angle: z.number().min(-360).max(360),
};
const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Not a colour such as #1b1a2b');

/** Signs that nobody types are taken out, and surplus blanks with them. */
const tidy = (text: string): string => tidyText(cleanLines(text));
const LayerText = z
  .string()
  .max(MAX_SIGNS * 8)
  .overwrite(tidy)
  .refine(isTextLength, `A text has 1 to ${MAX_SIGNS} signs in one or two lines`);

/** What decides the outlines of a text. */
export const Lettered = z.strictObject({
  text: LayerText,
  typeface: z.enum(TYPEFACES),
  curve: z.number().min(-1).max(1),
});

export const Arrangement = z.strictObject({
  artwork: z.strictObject(transform).nullable(),
  texts: z
    .array(
      Lettered.extend({
        ...transform,
        color: HexColor,
        outline: z.union([z.literal('none'), HexColor]),
      }),
    )
    .max(MAX_TEXTS),
});

/** An arrangement and how often it was changed: who saves one names the version that it is based on. */
export const KeptArrangement = z.object({ arrangement: Arrangement, version: z.number().int().min(0) });
export type KeptArrangement = z.output<typeof KeptArrangement>;

/** A text as outlines, its box at 0 0, in thousandths of its letters' size. */
export const Lettering = z.object({ d: z.string(), width: z.number(), height: z.number() });
export type Lettering = z.output<typeof Lettering>;

/** The calls of a design that are about its arrangement. */
export const arrangementCalls = {
  arrangement: endpoint('designs.arrangement', {
    summary: 'How a design that is public or your own lies in its print area, with its texts',
    access: 'public',
    params: z.object({ id: Id }),
    response: KeptArrangement,
    errors: ['not_found'],
  }),
  arrange: endpoint('designs.arrange', {
    summary:
      'Places a design of yours and its texts; `version` is the one that the change is based on, the placement the one that is seen',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({
      arrangement: Arrangement,
      version: SeenVersion,
      position: PositionWord.optional(),
      designSize: DesignSizeWord.optional(),
    }),
    response: KeptArrangement,
    errors: [
      'not_found',
      'design_not_ready',
      'arrangement_changed',
      'outside_print_area',
      'text_not_drawable',
      'prompt_refused',
    ],
  }),
  lettering: endpoint('designs.lettering', {
    summary: 'A text as outlines, as it will be printed',
    access: 'shopper',
    body: Lettered,
    response: Lettering,
    errors: ['text_not_drawable'],
  }),
};
