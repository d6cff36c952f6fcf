import { wordsOf } from '../../../words.ts';
import { pageOf, typedLine, type Template } from './letter.ts';
import { money, tailOf } from './order-letter.ts';
import { buyerOf, goodsOf, isCash, type OrderPaid } from './order-paid.ts';

/** `email` is the shopper's: answering the mail writes to them. */
export type OrderForShop = OrderPaid & { email: string };

const piecesOf = ({ lines }: OrderPaid): number => lines.reduce((sum, line) => sum + line.quantity, 0);

/** To the shop: an order that is paid and waits to be made. */
export const orderForShop: Template<OrderForShop> = (order, { language, sender }) => {
  const { mails, orders } = wordsOf(language);
  const words = mails.orderForShop;
  const pieces = piecesOf(order);
  return {
    subject: words.subject(money(order.total), tailOf(order.orderId)),
    preview: (isCash(order) ? words.previewCash : words.preview)(pieces),
    heading: words.heading,
    blocks: [
      { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }] },
      goodsOf(order, { language, isNamed: true }),
      {
        kind: 'facts',
        rows: [
          { label: orders.deliverTo, value: buyerOf(order) },
          { label: words.email, value: typedLine(order.email) },
        ],
      },
      { kind: 'button', label: words.button, href: pageOf(sender, language, `/admin/orders/${order.orderId}`) },
    ],
    reason: mails.shopReason,
  };
};

/** To the shop: orders that were paid within some minutes, a line each. */
export const ordersForShop: Template<{ orders: readonly OrderForShop[] }> = ({ orders }, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.ordersForShop;
  const total = money(orders.reduce((sum, order) => sum + order.total, 0));
  return {
    subject: words.subject(orders.length, total),
    preview: words.preview(orders.reduce((sum, order) => sum + piecesOf(order), 0)),
    heading: words.heading(orders.length),
    blocks: [
      {
        kind: 'facts',
        rows: orders.map(order => ({
          label: `…${tailOf(order.orderId)}`,
          value: [money(order.total), words.pieces(piecesOf(order)), typedLine(`${order.firstName} ${order.lastName}`, 80)].join(', '), // prettier-ignore
        })),
      },
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/admin') },
    ],
    reason: mails.shopReason,
  };
};
