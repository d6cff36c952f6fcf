import { wordsOf } from '../../../words.ts';
import { pageOf, typedLine, type Template } from './letter.ts';
import { money, tailOf } from './order-letter.ts';
import { buyerOf, goodsOf, type OrderPaid } from './order-paid.ts';

/** `email` is the shopper's: answering the mail writes to them. */
export type OrderForShop = OrderPaid & { email: string };

/** To the shop: an order that is paid and waits to be made. */
export const orderForShop: Template<OrderForShop> = (order, { language, sender }) => {
  const { mails, orders } = wordsOf(language);
  const words = mails.orderForShop;
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    subject: words.subject(money(order.total), tailOf(order.orderId)),
    preview: words.preview(pieces),
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
