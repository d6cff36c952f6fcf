import type { Language } from '../../../../../domain/src/languages.ts';
import { wordsOf } from '../../../words.ts';
import { paiseOf, times } from '../../../../../domain/src/money.ts';
import { DELIVERY_DAYS, stagesOf, type Days } from '../../../../../domain/src/delivery.ts';
import { typedLine, type Block, type Goods, type Sum, type Template } from './letter.ts';
import { deliveryDays, expectedRows, money, orderButton, orderLetter, tailOf } from './order-letter.ts';

/** Mails that were queued before the names of places were kept have none. */
type Place = { position: string; designSize: string; placeName?: string; placeNameHi?: string | null };
type Print = Place & { name: string };

/** An order as it is confirmed; money in paise, `paidAt` an ISO text. */
export type OrderPaid = {
  orderId: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  lines: readonly {
    name: string;
    productId: number;
    productName: string;
    /** Mails that were queued before these were kept have none. */
    productNameHi?: string | null;
    productType?: string;
    color: string;
    colorName?: string;
    colorNameHi?: string | null;
    size: string;
    position: string;
    designSize: string;
    placeName?: string;
    placeNameHi?: string | null;
    /** The second print, on the back. */
    back?: Print | null;
    quantity: number;
    unitPrice: number;
  }[];
  subtotal: number;
  shipping: number;
  /** Of an order that is paid at the door; mails that were queued before have none. */
  cashFee?: number | null;
  couponCode: string | null;
  discount: number;
  total: number;
  paidAt: string;
  days?: Days;
};

/** `isNamed`: with the names of the designs, which somebody typed. */
type Told = { language: Language; isNamed: boolean };

function toGoods(line: OrderPaid['lines'][number], { language, isNamed }: Told): Goods {
  const { catalog, mails } = wordsOf(language);
  const type = catalog.typeName(line.productType ?? '', line.productName, line.productNameHi);
  const { colorName = line.color, colorNameHi = null } = line;
  const color = catalog.colorName(colorName, colorNameHi);
  const placeOf = ({ position, designSize, placeName = position, placeNameHi = null }: Place) => {
    const pair = `${position}/${designSize}`;
    return mails.places[pair] ?? catalog.placementName(pair, placeName, placeNameHi);
  };
  const { back } = line;
  const secondPlace =
    back && (back.name === line.name || !isNamed ? placeOf(back) : `${placeOf(back)}: ${typedLine(back.name)}`);
  const places = secondPlace ? `${placeOf(line)} + ${secondPlace}` : placeOf(line);
  return {
    name: isNamed ? typedLine(line.name) : type,
    details: [...(isNamed ? [type] : []), color, mails.size(line.size), places].join(', '),
    pieces: mails.pieces(line.quantity, money(line.unitPrice)),
    amount: money(times(paiseOf(line.unitPrice), line.quantity)),
  };
}

function sumsOf(order: OrderPaid, language: Language): Sum[] {
  const { orders } = wordsOf(language);
  const coupon = order.couponCode
    ? [{ label: orders.discount(order.couponCode), amount: `−${money(order.discount)}` }]
    : [];
  return [
    { label: orders.subtotal, amount: money(order.subtotal) },
    ...coupon,
    { label: orders.shipping, amount: money(order.shipping) },
    ...(order.cashFee ? [{ label: orders.cashFee, amount: money(order.cashFee) }] : []),
    { label: isCash(order) ? orders.atDoor : orders.total, amount: money(order.total), isTotal: true },
  ];
}

/** It is paid when the parcel is delivered. */
export const isCash = ({ cashFee }: Pick<OrderPaid, 'cashFee'>): boolean => typeof cashFee === 'number';

/** What was bought, and how the total came about. */
export const goodsOf = (order: OrderPaid, told: Told): Block => ({
  kind: 'goods',
  lines: order.lines.map(line => toGoods(line, told)),
  sums: sumsOf(order, told.language),
});

/** Who bought, where it goes, and the phone: a line each. */
export function buyerOf(order: OrderPaid): string {
  const name = typedLine(`${order.firstName} ${order.lastName}`);
  const place = `${typedLine(order.city)}, ${typedLine(order.state)} ${order.zipCode}`;
  return [name, typedLine(order.address, 300), place, order.phone].join('\n');
}

/** To the shopper whose order is paid, or confirmed and to be paid at the door: what was bought, where it goes, when it comes. */
export const orderPaid: Template<OrderPaid> = (order, at) => {
  const { language, isProven } = at;
  const { mails, orders } = wordsOf(language);
  const words = mails.orderPaid;
  const { from, to } = deliveryDays(order, language);
  const { earliest, latest } = stagesOf(order.days ?? DELIVERY_DAYS).production;
  const head = {
    ...words,
    subject: words.subject(tailOf(order.orderId)),
    preview: (isCash(order) ? words.previewCash : words.preview)(money(order.total), from, to),
  };
  return orderLetter(order, at, head, [
    { kind: 'text', text: isCash(order) ? words.textCash(money(order.total)) : words.text },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...expectedRows(order, language)] },
    goodsOf(order, { language, isNamed: isProven }),
    ...(isProven ? [{ kind: 'facts' as const, rows: [{ label: orders.deliverTo, value: buyerOf(order) }] }] : []),
    { kind: 'text', text: words.next(earliest, latest) },
    { kind: 'text', text: isProven ? mails.withInvoice : mails.detailsInAccount },
    orderButton(order, at, words.button),
  ]);
};
