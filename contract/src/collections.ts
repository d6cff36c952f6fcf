import { z } from 'zod';
import { AwayVariant, ColorChoice, SizeRow } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { Search } from './typed.ts';
import { LikeAnswer } from './likes.ts';
import { Id, Page, Rupees } from './wire.ts';

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  /** What the type filter of /collections goes by. */
  type: z.string(),
  details: z.string(),
  /** Black's price (rulings, Sizes). */
  price: Rupees,
  /** By colour, of those that it is sold in. */
  prices: z.record(z.string(), Rupees),
  /** The colours that it is sold in, in the order in which they are offered, and its sizes. */
  colors: z.array(ColorChoice),
  sizes: z.array(SizeRow),
  likeCount: z.number().int(),
  /** The piece on its shirt, or nothing while it is being drawn. */
  imageUrl: z.string().nullable(),
  /** The picture is a photo of the shop's own, and not the drawn shirt. */
  hasPhoto: z.boolean(),
  /** What of its shirt cannot be had. */
  away: z.array(AwayVariant),
  designId: z.string().nullable(),
});
export type Collection = z.output<typeof Collection>;

export const collections = {
  list: endpoint('collections.list', {
    summary: 'Curated collections',
    access: 'public',
    cache: 'public',
    query: z.object({ ...Page, search: Search(), collectionType: z.string().max(40).optional() }),
    response: z.array(Collection),
    errors: [],
  }),
  types: endpoint('collections.types', {
    summary: 'Types of the collections, in the order of the shop',
    access: 'public',
    cache: 'public',
    response: z.array(z.string()),
    errors: [],
  }),
  one: endpoint('collections.one', {
    summary: 'A collection',
    access: 'public',
    cache: 'public',
    params: z.object({ id: Id }),
    response: Collection,
    errors: ['not_found'],
  }),
  like: endpoint('collections.like', {
    summary: 'Likes a collection',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: LikeAnswer,
    errors: ['not_found'],
  }),
  unlike: endpoint('collections.unlike', {
    summary: 'Takes the like of a collection back',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: LikeAnswer,
    errors: ['not_found'],
  }),
};
