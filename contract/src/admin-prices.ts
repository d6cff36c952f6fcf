import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { PRICE_CHANGE_KINDS, type PriceItem } from '../../domain/src/prices.ts';
import { endpoint } from './endpoint.ts';
import { Id, Page, Rupees, Timestamp } from './wire.ts';

/** A price that holds for a time instead of the regular one. */
export const PlannedPrice = z.object({
  id: z.string(),
  price: Rupees,
  startsAt: Timestamp,
  endsAt: Timestamp.nullable(),
});
export type PlannedPrice = z.output<typeof PlannedPrice>;

const PriceChange = z.object({
  id: z.string(),
  item: z.string(),
  kind: z.enum(PRICE_CHANGE_KINDS),
  from: Rupees.nullable(),
  to: Rupees.nullable(),
  holdsFrom: Timestamp,
  holdsUntil: Timestamp.nullable(),
  at: Timestamp,
  by: z.string(),
});
export type PriceChange = z.output<typeof PriceChange>;

/** Which price: 'product/1/price', 'placement/a4/fee'; only these two hold for a time. */
const Plannable = z
  .string()
  .max(80)
  .regex(/^(product\/\d{1,6}\/price|placement\/[a-z][a-z0-9-]{0,29}\/fee)$/)
  .transform(item => item as PriceItem);
const Item = z
  .string()
  .max(120)
  .regex(
    /^(product\/\d{1,6}\/(price|compare)|placement\/[a-z][a-z0-9-]{0,29}\/fee|color\/[a-z][a-z0-9-]{0,29}\/surcharge|collection\/[\w.-]{1,80}\/[a-z][a-z0-9-]{0,29})$/,
  )
  .transform(item => item as PriceItem);

/** Prices that hold for a time, and how all of them changed. */
export const priceCalls = {
  planPrice: endpoint('admin.planPrice', {
    summary: 'Gives a shirt or a place to print another price for a time, in rupees. Two such times never overlap',
    access: DUTIES.catalog,
    body: z.strictObject({
      item: Plannable,
      price: z.number(),
      startsAt: Timestamp,
      endsAt: Timestamp.nullable(),
    }),
    response: PlannedPrice,
    errors: ['not_found'],
  }),
  dropPlannedPrice: endpoint('admin.dropPlannedPrice', {
    summary: 'Takes a price for a time back, before or while it holds',
    access: DUTIES.catalog,
    params: z.object({ id: Id }),
    response: z.object({ dropped: z.literal(true) }),
    errors: ['not_found'],
  }),
  priceHistory: endpoint('admin.priceHistory', {
    summary: 'Every change of a price, or of all prices, the newest first',
    access: DUTIES.catalog,
    query: z.object({ ...Page, item: Item.optional() }),
    response: z.array(PriceChange),
    errors: [],
  }),
};
