import { z } from 'zod';
import { CARRIERS } from '../../domain/src/carriers.ts';
import { SALE_STATUSES } from '../../domain/src/orders.ts';
import { REFUND_CAUSES, SHOWN_REFUNDS } from '../../domain/src/refunds.ts';
import { BoughtCloth } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { Reporting, Return } from './returns.ts';
import { EmailAddress } from './typed.ts';
import { Id, Page, Rupees, Timestamp } from './wire.ts';

/** The name of a place as it was bought. */
const BoughtPlace = { placeName: z.string(), placeNameHi: z.string().nullable() };

export const OrderItem = z.object({
  id: z.string(),
  size: z.string(),
  color: z.string(),
  /** The colour as it was bought. */
  cloth: BoughtCloth,
  quantity: z.number().int(),
  price: Rupees,
  customPrice: Rupees,
  designPlacement: z.string(),
  ...BoughtPlace,
  /** The second print of a shirt that is printed on both sides, with its own fee; the price holds both. */
  back: z
    .object({
      designPlacement: z.string(),
      ...BoughtPlace,
      fee: Rupees,
      design: z.object({ name: z.string(), imageUrl: z.string(), mockupUrl: z.string().nullable() }),
    })
    .nullable(),
  product: z.object({ name: z.string(), imageUrl: z.string(), price: Rupees }),
  design: z.object({
    name: z.string(),
    imageUrl: z.string().nullable(),
    previewImageUrl: z.string().nullable(),
    designImage: z.string().nullable(),
    mockupUrl: z.string().nullable(),
    type: z.string(),
    description: z.string(),
  }),
});

export const OrderEvent = z.object({
  from: z.string().nullable(),
  to: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  at: Timestamp,
});

/** Money of the order that goes back, in one wish, whatever number of tries it takes. Rupees. */
export const Refund = z.object({
  id: z.string(),
  amount: Rupees,
  status: z.enum(SHOWN_REFUNDS),
  cause: z.enum(REFUND_CAUSES),
  startedAt: Timestamp,
  returnedAt: Timestamp.nullable(),
});
export type Refund = z.output<typeof Refund>;

/** An order as S2 §3 shows it, with the timeline. Amounts in rupees. */
export const Order = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(SALE_STATUSES),
  /** How many credits were bought: a purchase of credits has no items. Nothing of an order of shirts. */
  credits: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  subtotal: Rupees,
  shippingCharge: Rupees,
  couponCode: z.string().nullable(),
  couponDiscount: Rupees,
  /** Of an order that is paid in cash on delivery: the fee within its total, and what is still to be paid at the door. */
  cash: z.object({ fee: Rupees, due: Rupees.nullable() }).nullable(),
  total: Rupees,
  trackingId: z.string().nullable(),
  carrier: z.enum(CARRIERS).nullable(),
  /** The carrier's page on which the parcel is followed. */
  trackingUrl: z.string().nullable(),
  paymentId: z.string().nullable(),
  phonepePaymentId: z.string().nullable(),
  transactionId: z.string().nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  /** Four to twelve business days from payment (rulings, Pages). */
  expectedDelivery: z.object({ from: Timestamp, to: Timestamp }).nullable(),
  /** True while a payment can be started for it. */
  payable: z.boolean(),
  /** True while a person looks at a payment of it that the gateway tells strange things of: it takes no other one meanwhile. */
  paymentHeld: z.boolean(),
  /** True until production begins. */
  cancellable: z.boolean(),
  cancelledAt: Timestamp.nullable(),
  refunds: z.array(Refund),
  /** The order of which this one makes something once more, free of charge. */
  replaces: z.string().nullable(),
  /** Reports of something damaged, faulty or wrong, the oldest first. */
  returns: z.array(Return),
  /** Whether another one may be made now; of an order of shirts alone. */
  reporting: Reporting.nullable(),
  /** Counts the changes; an admin's change of an older version is refused. */
  version: z.number().int(),
  /** True where a mail to its e-mail address was refused, since nobody has it: correct it. */
  mailRefused: z.boolean(),
  items: z.array(OrderItem),
  timeline: z.array(OrderEvent),
});
export type Order = z.output<typeof Order>;

export const orders = {
  mine: endpoint('orders.mine', {
    summary: "The signed-in person's orders, the newest first",
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(Order),
    errors: [],
  }),
  one: endpoint('orders.one', {
    summary: 'An order of yours',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: Order,
    errors: ['not_found'],
  }),
  cancel: endpoint('orders.cancel', {
    summary: 'Cancels an order of yours while it waits for its money or for production; all that was paid goes back',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: Order,
    errors: ['not_found', 'order_not_cancellable', 'refund_under_way'],
  }),
  correctEmail: endpoint('orders.correctEmail', {
    summary:
      'Corrects the e-mail address of an order of yours, and sends what did not arrive at the old one; a few a day',
    access: 'shopper',
    params: z.object({ id: Id }),
    body: z.strictObject({ email: EmailAddress }),
    response: Order,
    errors: ['not_found'],
  }),
  again: endpoint('orders.again', {
    summary: 'Puts the lines of an order of yours into your cart once more; `left` cannot be had any more',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: z.object({ added: z.number().int(), left: z.number().int() }),
    errors: ['not_found'],
  }),
  bySession: endpoint('orders.bySession', {
    summary: 'The latest payment of an order of yours, by the id that the server or your client gave it',
    access: 'shopper',
    params: z.object({ orderId: Id }),
    response: z.object({ orderId: z.string(), paymentId: z.string() }),
    errors: ['not_found'],
  }),
};
