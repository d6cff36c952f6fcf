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
  /** The type filter of /collections selects by this. */
  type: z.string(),
  details: z.string(),
  /** The price in black (rulings, Sizes). */
  price: Rupees,
  /** The price by key of the colour, for each colour on sale. */
  prices: z.record(z.string(), Rupees),
  /** Colours and sizes on sale, in the shop's order. */
  colors: z.array(ColorChoice),
  sizes: z.array(SizeRow),
  likeCount: z.number().int(),
  /** The picture of the piece on its shirt; null while it is drawn. */
  imageUrl: z.string().nullable(),
  /** True if the picture is a photo that the owner uploaded, not the drawn shirt. */
  hasPhoto: z.boolean(),
  /** Colours and sizes that are not available now. */
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
    summary: "Types of the collections, in the shop's order",
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
    summary: 'Removes your like of a collection',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: LikeAnswer,
    errors: ['not_found'],
  }),
};
