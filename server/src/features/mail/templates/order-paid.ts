import { tshirtTypeOf, type Color } from '../../../../../domain/src/catalog.ts';
import { expectedDelivery } from '../../../../../domain/src/delivery.ts';
import { formatRupees, paiseOf, times, toRupees } from '../../../../../domain/src/money.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import { pageOf, typedLine, type Block, type Goods, type Language, type Sum, type Template } from './letter.ts';
import { WORDS } from './words.ts';

type Print = { name: string; position: string; designSize: string };

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
    color: string;
    size: string;
    position: string;
    designSize: string;
    /** The second print, on the back. */
    back?: Print | null;
    quantity: number;
    unitPrice: number;
  }[];
  subtotal: number;
  shipping: number;
  couponCode: string | null;
  discount: number;
  total: number;
  paidAt: string;
};

/** What the subject shows of an order's long number. */
export const tailOf = (orderId: string): string => orderId.slice(-6);

/** '₹509' of 50900. */
export const money = (paise: number): string => formatRupees(toRupees(paiseOf(paise)));

/** '24 Nov 2026', the Indian day. */
const dayOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(date);

/** The first and the last day on which an order paid at this moment (an ISO text) arrives. */
export function deliveryDays(paidAt: string, language: Language): { from: string; to: string } {
  const { from, to } = expectedDelivery(new Date(paidAt));
  return { from: dayOf(from, language), to: dayOf(to, language) };
}

function toGoods(line: OrderPaid['lines'][number], language: Language): Goods {
  const { catalog, mails } = WORDS[language];
  const type = catalog.typeName(tshirtTypeOf(line.productId), line.productName);
  const color = catalog.colors[line.color as Color] ?? line.color;
  const placeOf = (print: Pick<Print, 'position' | 'designSize'>) =>
    mails.places[`${print.position}/${print.designSize}`] ?? print.position;
  const { back } = line;
  const secondPlace = back && (back.name === line.name ? placeOf(back) : `${placeOf(back)}: ${typedLine(back.name)}`);
  const places = secondPlace ? `${placeOf(line)} + ${secondPlace}` : placeOf(line);
  return {
    name: typedLine(line.name),
    details: [type, color, mails.size(line.size), places].join(', '),
    pieces: mails.pieces(line.quantity, money(line.unitPrice)),
    amount: money(times(paiseOf(line.unitPrice), line.quantity)),
  };
}

function sumsOf(order: OrderPaid, language: Language): Sum[] {
  const { orders } = WORDS[language];
  const coupon = order.couponCode
    ? [{ label: orders.discount(order.couponCode), amount: `−${money(order.discount)}` }]
    : [];
  return [
    { label: orders.subtotal, amount: money(order.subtotal) },
    ...coupon,
    { label: orders.shipping, amount: money(order.shipping) },
    { label: orders.total, amount: money(order.total), isTotal: true },
  ];
}

/** What was bought, and how the total came about. */
export const goodsOf = (order: OrderPaid, language: Language): Block => ({
  kind: 'goods',
  lines: order.lines.map(line => toGoods(line, language)),
  sums: sumsOf(order, language),
});

/** Who bought, where it goes, and the phone: a line each. */
export function buyerOf(order: OrderPaid): string {
  const name = typedLine(`${order.firstName} ${order.lastName}`);
  const place = `${typedLine(order.city)}, ${typedLine(order.state)} ${order.zipCode}`;
  return [name, typedLine(order.address, 300), place, order.phone].join('\n');
}

/** To the shopper whose order is paid: what was bought, where it goes, when it comes. */
export const orderPaid: Template<OrderPaid> = (order, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.orderPaid;
  const { from, to } = deliveryDays(order.paidAt, language);
  const { earliest, latest } = POLICY.production;
  return {
    subject: words.subject(tailOf(order.orderId)),
    preview: words.preview(money(order.total), from, to),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(order.firstName)) },
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        rows: [
          { label: mails.order, value: order.orderId },
          { label: orders.expected, value: orders.between(from, to) },
        ],
      },
      goodsOf(order, language),
      { kind: 'facts', rows: [{ label: orders.deliverTo, value: buyerOf(order) }] },
      { kind: 'text', text: words.next(earliest, latest) },
      { kind: 'button', label: words.button, href: pageOf(sender, language, `/orders/${order.orderId}`) },
    ],
    reason: mails.orderReason(sender.name),
  };
};
