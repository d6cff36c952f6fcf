import { hash } from 'node:crypto';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import type { Days } from '../../../../domain/src/delivery.ts';
import type { Totals } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import type { PricedBack, PricedCartLine } from '../cart/cart.ts';
import { holdStock } from '../catalog/catalog.ts';
import { arrangementKey } from '../designs/designs.ts';
import type { FrozenBack } from './order-parts.store.ts';
import { insertOrder, type NewOrder, type NewOrderLine, type OrderRow } from './orders.store.ts';

/** A timestamp plus 21 random characters (rulings, Payment). */
export const newOrderId = (context: Context): string =>
  context.now().toISOString().replace(/\D/g, '').slice(0, 14) + context.randomId(21);

export const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value));

/** The same hash for the same choices, quantities and prices, in any order of the lines. */
export const linesHashOf = (lines: readonly PricedCartLine[]): string =>
  hashOf(lines.map(line => `${line.mergeKey}|${line.quantity}|${line.unitPrice}`).sort());

/** The same hash for the same request: an idempotency key must not be used again for another one. */
export const requestHashOf = (wish: object): string => hashOf(Object.entries(wish).sort());

type AnyWish = {
  id: string;
  accountId: string;
  clientOrderId: string;
  requestHash: string;
  delivery: Delivery;
  totals: Totals;
  language: Language;
};
/** A field that only an order of T-shirts has stands here, so that a purchase of credits need not name it. */
export type OrderWish = AnyWish & { lines: readonly PricedCartLine[]; couponCode: string | null; days: Days };
export type CreditsWish = AnyWish & { credits: number };

/**
 * Writes an order with a frozen copy of what is bought: later changes of designs or prices do not change it. Refuses with not_available
 * where too few blanks are left.
 */
export async function placeOrder(context: Context, tx: Tx, wish: OrderWish): Promise<OrderRow> {
  const { delivery, lines, totals, days, ...rest } = wish;
  const promised = { deliveryEarliest: days.earliest, deliveryLatest: days.latest };
  const row = { ...rest, ...delivery, ...totals, ...promised, linesHash: linesHashOf(lines), createdAt: context.now() };
  const order = await insertNew(tx, row, lines.map(toOrderLine));
  await holdStock(tx, order.id, lines);
  return order;
}

/** Writes a purchase of credits: an order without lines, at a frozen price. */
export async function placeCredits(context: Context, tx: Tx, wish: CreditsWish): Promise<OrderRow> {
  const { delivery, totals, ...rest } = wish;
  const linesHash = hashOf([`${rest.credits} credits`, totals.total]);
  return insertNew(tx, { ...rest, ...delivery, ...totals, linesHash, createdAt: context.now() }, []);
}

async function insertNew(tx: Tx, row: NewOrder & { createdAt: Date }, lines: NewOrderLine[]): Promise<OrderRow> {
  const { accountId: actorId, createdAt: at } = row;
  return insertOrder(tx, row, { lines, step: { from: null, to: 'order_created', by: 'shopper', actorId, at } });
}

const toOrderLine = (line: PricedCartLine): NewOrderLine => ({
  type: line.type,
  designId: line.designId,
  collectionId: line.collectionId,
  designName: line.name,
  designStyle: line.style,
  designPrompt: line.prompt,
  artworkFile: line.artworkFile,
  arrangement: line.arrangement,
  arrangementKey: arrangementKey(line.arrangement),
  mockupFile: line.mockupFile,
  productId: line.productId,
  productName: line.productName,
  productNameHi: line.productNameHi,
  productType: line.tshirtType,
  color: line.color,
  cloth: line.cloth,
  size: line.size,
  position: line.position,
  designSize: line.designSize,
  place: line.place,
  basePrice: line.basePrice,
  placementFee: line.placementFee,
  unitPrice: line.unitPrice,
  back: line.back && toFrozenBack(line.back),
  quantity: line.quantity,
  mergeKey: line.mergeKey,
});

const toFrozenBack = (back: PricedBack): FrozenBack => ({
  designId: back.designId,
  designName: back.name,
  designPrompt: back.prompt,
  position: back.position,
  designSize: back.designSize,
  artworkFile: back.artworkFile,
  arrangement: back.arrangement,
  arrangementKey: arrangementKey(back.arrangement),
  mockupFile: back.mockupFile,
  place: back.place,
  fee: back.fee,
});
