import type { Language } from '../../../../domain/src/languages.ts';
import { isOwed } from '../../../../domain/src/orders.ts';
import { formatRupeesAndPaise, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { kilograms, type LabelSheet, parcelGrams } from '../../../../domain/src/parcels.ts';
import type { Label } from '../../adapters/documents/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { wordsOf } from '../../words.ts';
import { insertAudit } from '../admin/admin.ts';
import { readPriceBook } from '../catalog/catalog.ts';
import { findOrder, listOrderLines, type OrderLineRow, type OrderRow } from '../orders/orders.ts';

/** Orders whose parcel is packed or on its way. */
const IN_PARCELS: readonly OrderRow['status'][] = ['ready_for_shipping', 'shipped'];

export type ParcelParts = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  grams: number;
  /** What is taken at the door; nothing of an order that is paid. */
  collect: Paise | null;
};

/** The address label of a parcel, in the language of who packs it; names and places as their owner wrote them. */
export function labelOf(
  { operator }: Context['shop'],
  { order, lines, grams, collect }: ParcelParts,
  language: Language,
): Label {
  // prettier-ignore
  const { workshop: words } = wordsOf(language);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { trackingId } = order;
  return {
    code: trackingId ?? order.id,
    codeLabel: trackingId === null ? words.labelCode.order : words.labelCode.tracking,
    order: trackingId === null ? undefined : words.order(order.id),
    to: {
      label: words.to,
      name: `${order.firstName} ${order.lastName}`.trim(),
      lines: [order.address, `${order.city}, ${order.state}`],
      pin: order.zipCode,
      phone: words.phone(order.phone),
    },
    from: { label: words.returnTo, name: operator.name, lines: [operator.address, words.phone(operator.phone)] },
    collect: collect === null ? undefined : words.collect(formatRupeesAndPaise(toRupees(collect))),
    prepaid: words.prepaid,
    facts: [words.weight(kilograms(grams)), words.pieces(pieces)],
  };
}

/** The parts of packed parcels, by their orders. Refuses with `not_found` where one is none. */
export async function parcelsOf(context: Context, orderIds: readonly string[]): Promise<ParcelParts[]> {
  const ids = [...new Set(orderIds)];
  const { products } = await readPriceBook(context.db, context.now());
  const lines = Map.groupBy(await listOrderLines(context.db, ids), line => line.orderId);
  const weightOf = ({ productId }: OrderLineRow) => {
    const product = products.find(one => one.id === productId);
    return { gsm: product?.gsm ?? 180, grams: product?.blank?.grams };
  };
  return Promise.all(
    ids.map(async id => {
      const order = await findOrder(context.db, id);
      if (!order || order.credits !== null || !IN_PARCELS.includes(order.status)) throw new Refused('not_found');
      const own = lines.get(id) ?? [];
      const grams = parcelGrams(own.map(line => ({ ...weightOf(line), quantity: line.quantity })));
      return { order, lines: own, grams, collect: isOwed(order) ? order.total : null };
    }),
  );
}

type Asked = { orderIds: readonly string[]; sheet: LabelSheet; language: Language };

/** Address labels of packed parcels as one PDF, in the order in which they were asked for; kept in the log, order by order. */
export async function drawLabels(
  context: Context,
  actorId: string,
  { orderIds, sheet, language }: Asked,
): Promise<Uint8Array> {
  const parcels = await parcelsOf(context, orderIds);
  const at = context.now();
  for (const { order } of parcels)
    await insertAudit(context.db, { actorId, action: 'labels.downloaded', subject: order.id, at });
  const { name: shopName } = context.shop;
  const newest = new Date(Math.max(...parcels.map(({ order }) => order.createdAt.getTime())));
  const labels = parcels.map(parcel => labelOf(context.shop, parcel, language));
  const title = wordsOf(language).workshop.labels;
  return context.documents.drawLabels({ language, at: newest, shopName, title, sheet, labels });
}
