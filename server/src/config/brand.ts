import { createHash } from 'node:crypto';
import { z } from 'zod';
import { HOUSE_ACCENT, isAccentReadable, nearAccent, readColour, type Colour } from '../../../domain/src/accent.ts';

/** The name of the program: a shop that is called so has its stamp. */
export const HOUSE_NAME = 'Chhaap';
/** Raised when marks are drawn in another way. */
const STYLE = 1;

/** The picture that an owner has uploaded: the name of the stored file, and its pixels. */
export type LogoFile = { file: string; width: number; height: number };
export type Brand = {
  accent: Colour;
  /** Nothing where the mark is drawn from the shop's name. */
  logo: LogoFile | undefined;
  /** Of everything that a mark shows: another key is another picture. */
  key: string;
  /** False where the shop looks as it comes: with the name, the stamp and the colour of the program. */
  isOwn: boolean;
};

const accent = z.string().transform((typed, context) => {
  const colour = readColour(typed);
  if (colour !== undefined && isAccentReadable(colour)) return colour;
  const message =
    colour === undefined
      ? 'must be a colour, such as #c23127'
      : `is too light to be read: ${nearAccent(colour)} can be`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const logo = z
  .string()
  .regex(/^[\da-f]{64}\.png [1-9]\d{0,3}x[1-9]\d{0,3}$/, 'must be what an upload in Admin > Settings has written')
  .transform((text): LogoFile => {
    const [file = '', width = '', height = ''] = text.split(/[ x]/);
    return { file, width: Number(width), height: Number(height) };
  });

export const BRAND = { SHOP_ACCENT: accent.default(HOUSE_ACCENT), SHOP_LOGO: logo.optional() };

type Said = z.output<z.ZodObject<typeof BRAND>> & { SHOP_NAME: string };

export function brandOf({ SHOP_NAME: name, SHOP_ACCENT, SHOP_LOGO }: Said): Brand {
  const shown = JSON.stringify([STYLE, name, SHOP_ACCENT, SHOP_LOGO]);
  return {
    accent: SHOP_ACCENT,
    logo: SHOP_LOGO,
    key: createHash('sha256').update(shown).digest('hex').slice(0, 16),
    isOwn: name !== HOUSE_NAME || SHOP_ACCENT !== HOUSE_ACCENT || SHOP_LOGO !== undefined,
  };
}
