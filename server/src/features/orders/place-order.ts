import { createHash } from 'node:crypto';
import type { Delivery } from '../../../../domain/src/contact.ts';
import type { Totals } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import type { PricedBack, PricedCartLine } from '../cart/cart.ts';
import { arrangementKey } from '../designs/designs.ts';
import type { Language } from '../mail/mail.ts';
import { insertHistory, insertOrder, type FrozenBack, type NewOrderLine, type OrderRow } from './orders.store.ts';

/** A timestamp plus 21 random characters (rulings, Payment). */
export const newOrderId = (context: Context): string =>
  context.now().toISOString().replace(/\D/g, '').slice(0, 14) + context.randomId(21);

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Equal for the same choices, quantities and prices, in whatever order they were put in. */
export const linesHashOf = (lines: readonly PricedCartLine[]): string =>
  hashOf(lines.map(line => `${line.mergeKey}|${line.quantity}|${line.unitPrice}`).sort());

/** Equal for the same wish of a client: its idempotency key must not be used for another one. */
export const requestHashOf = (wish: object): string => hashOf(Object.entries(wish).sort());

export type OrderWish = {
  id: string;
  accountId: string;
  clientOrderId: string;
  requestHash: string;
  delivery: Delivery;
  lines: readonly PricedCartLine[];
  couponCode: string | null;
  totals: Totals;
  language: Language;
};

/** Writes an order with a frozen copy of what is bought: later changes of designs or prices never touch it. */
export async function placeOrder(context: Context, tx: Tx, wish: OrderWish): Promise<OrderRow> {
  const now = context.now();
  const { id, accountId, clientOrderId, requestHash, delivery, lines, couponCode, totals, language } = wish;
  const order = await insertOrder(
    tx,
    {
      id,
      accountId,
      clientOrderId,
      requestHash,
      linesHash: linesHashOf(lines),
      ...delivery,
      ...totals,
      couponCode,
      language,
      createdAt: now,
    },
    lines.map(toOrderLine),
  );
  await insertHistory(tx, { orderId: id, from: null, to: 'order_created', by: 'shopper', actorId: accountId, at: now });
  return order;
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
  color: line.color,
  size: line.size,
  position: line.position,
  designSize: line.designSize,
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
  fee: back.fee,
});
