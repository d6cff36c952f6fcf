import { z } from 'zod';
import { LANGUAGE_KEYS } from '../../domain/src/languages.ts';
import { COLOR_KEY, PLACE_KEY, POSITIONS, PRODUCT_WORD, SIZE_WORD } from '../../domain/src/catalog.ts';

/** Pieces that several nouns' shapes are made of. */

/** A public id: our own random ids, never a counter. */
export const Id = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/);

/** Rupees as S1 and S2 show them; at most two decimals. */
export const Rupees = z.number().min(0).max(10_000_000);
/** What the client saw: compared, never used (rulings, Money). */
export const SeenRupees = z.number().finite();

/** A colour's key, in any case; whether the shop has it says the catalogue (color_not_found). */
export const Color = z.preprocess(
  word => (typeof word === 'string' ? word.toLowerCase() : word),
  z.string().regex(COLOR_KEY),
);
/** A size; whether the shop has it says the catalogue (size_not_found). */
export const CartSize = z.string().regex(SIZE_WORD);
/** A product by its word. */
export const ProductWord = z.string().regex(PRODUCT_WORD);
export const Position = z.enum(POSITIONS);
/** Free words that S1 §5 maps: anything but front and back is the chest. */
export const PositionWord = z.string().max(40);
/** The key of a place to print: 'a4'. */
export const PlaceKey = z.string().max(30).regex(PLACE_KEY);
export const DesignSizeWord = z.string().max(40);
/** `regular`, `2` or `'2'` (rulings, Wire values). */
export const TshirtTypeWord = z.union([z.string().max(40), z.number().int()]);

/** Keyset paging of every list: `limit` (default 50) and the `cursor` of the `Link` header (rulings, Wire values). */
export const Page = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
};

/** The language of the page that a call comes from; what the shop writes about it is in that language. */
export const Language = z.enum(LANGUAGE_KEYS);

/** PostgreSQL knows no year 0. */
export const Timestamp = z.iso.datetime().refine(time => !time.startsWith('0000'), 'There was no such year');

/** A whole number that a column holds: more than 2,147,483,647 is an error of the database, not an unknown row. */
export const ColumnNumber = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
/** The version of something as the caller saw it. */
export const SeenVersion = ColumnNumber;
