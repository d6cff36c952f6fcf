import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Page, Rupees } from './wire.ts';

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  details: z.string(),
  /** Black's price (rulings, Sizes). */
  price: Rupees,
  prices: z.object({ black: Rupees, white: Rupees }),
  likeCount: z.number().int(),
  /** The piece on its shirt, or nothing while it is being drawn. */
  imageUrl: z.string().nullable(),
  designId: z.string().nullable(),
});
export type Collection = z.output<typeof Collection>;

export const collections = {
  list: endpoint('collections.list', {
    summary: 'Curated collections',
    access: 'public',
    cache: 'public',
    query: z.object({ ...Page, search: z.string().max(100).optional(), collectionType: z.string().max(40).optional() }),
    response: z.array(Collection),
    errors: [],
  }),
};
