import type { Language } from '../../domain/src/languages.ts';
import { paiseOf } from '../../domain/src/money.ts';
import type { Sender } from '../src/features/mail/templates/letter.ts';
import type { MailData, TemplateName } from '../src/features/mail/templates/templates.ts';
import { renderMail } from '../src/features/mail/render-mail.ts';

/** The shop that every sample is from. */
export const SENDER: Sender = {
  accent: '#c23127',
  name: 'Chhaap',
  url: 'https://shop.example',
  operator: {
    name: 'Chhaap Prints',
    address: '1 Example Street, Kozhikode',
    email: 'help@shop.example',
    phone: '+91 98470 12345',
  },
};
const TICKET = {
  ticketNumber: 'CH-20261120-4F7K',
  name: 'Asha Menon',
  subject: 'Where is my shirt?',
  message: 'It is late.\nPlease look.',
};
/** A line of it. */
export const LINE = {
  name: 'A calm tiger',
  productId: 2,
  productName: 'Oversized T-Shirt',
  productType: 'oversized',
  color: 'black',
  colorName: 'Black',
  colorNameHi: 'काला',
  size: 'L',
  position: 'front',
  designSize: 'a4',
  quantity: 2,
  unitPrice: 67_900,
};
/** A paid order of two lines with a coupon. */
export const ORDER: MailData['order_paid'] = {
  ...{ orderId: '20261120101500abcdefghijklmnopqrstu', firstName: 'Asha', lastName: 'Menon', phone: '9847012345' },
  ...{ address: '12 Beach Road', city: 'Kozhikode', state: 'Kerala', zipCode: '673001' },
  lines: [
    LINE,
    {
      ...LINE,
      name: 'Chai',
      productId: 1,
      productName: 'Regular Fit T-Shirt',
      productType: 'regular',
      color: 'white',
      colorName: 'White',
      colorNameHi: 'सफ़ेद',
      position: 'back',
      designSize: 'a3',
      quantity: 1,
      unitPrice: 62_900,
    },
  ],
  ...{ subtotal: 198_700, shipping: 6_000, couponCode: 'CHHAAP25', discount: 49_700, total: 155_000 },
  paidAt: '2026-11-20T10:15:00.000Z',
};
const DECISION = { orderId: ORDER.orderId, firstName: 'Asha', note: 'The seam is open, as your photo shows.' };
const REPORT: MailData['return_reported'] = {
  ...{ orderId: ORDER.orderId, firstName: 'Asha', reason: 'damaged', description: 'There is a hole in the sleeve.' },
  items: [{ name: 'Tiger', quantity: 2 }],
};
/** What each mail tells, for one case. */
export const DATA: MailData = {
  deletion_asked: { name: 'Asha Menon' },
  deletion_withdrawn: { name: 'Asha Menon' },
  account_deleted: { name: 'Asha Menon' },
  sign_in_code: { code: '042917', until: '2026-11-20T10:25:00.000Z' },
  sign_in_changed: { name: 'Asha Menon', what: 'recovery_used', left: 9, at: '2026-11-26T00:30:00.000Z' },
  ticket_received: { ticketNumber: TICKET.ticketNumber },
  ticket_for_shop: { ...TICKET, email: 'asha@example.com' },
  ticket_answered: {
    ticketNumber: TICKET.ticketNumber,
    name: TICKET.name,
    subject: TICKET.subject,
    answer: TICKET.message,
  },
  design_taken_down: {
    ...{ name: 'Asha Menon', design: 'A calm tiger', kind: 'taken_down', reason: 'copyright' },
    text: 'It shows the mark of a club.',
  },
  design_restored: { name: 'Asha Menon', design: 'A calm tiger', isPublic: true },
  report_decided: { name: 'Asha Menon', design: 'A calm tiger', outcome: 'kept' },
  order_paid: ORDER,
  order_shipped: { orderId: ORDER.orderId, firstName: 'Asha', trackingId: 'DTDC12345', paidAt: ORDER.paidAt },
  order_for_shop: { ...ORDER, email: 'asha@example.com' },
  orders_for_shop: { orders: [1, 2].map(() => ({ ...ORDER, email: 'asha@example.com' })) },
  payment_failed: { orderId: ORDER.orderId, firstName: 'Asha', credits: null, total: 155_000 },
  credits_bought: { orderId: ORDER.orderId, firstName: 'Asha', credits: 50, total: 20_000 },
  order_in_production: { orderId: ORDER.orderId, firstName: 'Asha', paidAt: ORDER.paidAt },
  order_delivered: { orderId: ORDER.orderId, firstName: 'Asha' },
  order_tracking: { orderId: ORDER.orderId, firstName: 'Asha', trackingId: 'BD1', carrier: 'blue_dart' },
  cash_code: {
    code: '402731',
    until: '2026-11-20T10:25:00.000Z',
    orderId: ORDER.orderId,
    amount: paiseOf(ORDER.total),
  },
  payment_claimed: { orderId: ORDER.orderId, amount: paiseOf(ORDER.total), isReminder: false },
  exception_for_shop: { kind: 'model_ends', about: 'paint-2' },
  refund_started: { orderId: ORDER.orderId, firstName: 'Asha', amount: 50_900, cause: 'cancelled' },
  refunded: { orderId: ORDER.orderId, firstName: 'Asha', amount: 50_900 },
  return_reported: REPORT,
  return_for_shop: { ...REPORT, lastName: 'Menon', email: 'asha@example.com', photos: 2 },
  return_replaced: { ...DECISION, replacementOrderId: '20261125101500abcdefghijklmnopqrstu' },
  return_refunded: { ...DECISION, amount: 50_900 },
  return_send_back: DECISION,
  return_received: DECISION,
  return_refused: DECISION,
};
/** A mail as it goes out, with the samples unless told otherwise. */
export const render = (name: TemplateName, data: unknown = DATA[name], language: Language = 'en', isProven = true) =>
  renderMail(name, data, { language, sender: SENDER, isProven });
