import { and, inArray, isNotNull } from 'drizzle-orm';
import { mergeKey } from '../../domain/src/cart.ts';
import { paiseOf, type Paise } from '../../domain/src/money.ts';
import { nextSteps, orderIs, type Mover, type OrderStatus } from '../../domain/src/orders.ts';
import { DEFAULT_DELIVERY } from '../../domain/src/delivery.ts';
import { totalsOf } from '../../domain/src/pricing.ts';
import type { Tx } from '../src/db/database.ts';
import { designs } from '../src/db/tables/designs.ts';
import { settings } from '../src/db/tables/operations.ts';
import { orderHistory, orderLines, orders, payments } from '../src/db/tables/orders.ts';
import {
  boughtCloth,
  boughtPlace,
  placementIn,
  priceOf,
  productOf,
  readPriceBook,
  type PriceBook,
} from '../src/features/catalog/catalog.ts';
import { getBuyableDesign, type BuyableDesign } from '../src/features/designs/designs.ts';
import { issueInvoice } from '../src/features/invoices/invoices.ts';
import type { Context } from '../src/http/handle.ts';
import { DEMO_SHOPPER } from './demo-accounts.ts';
import { demoDesignId } from './demo-shop.ts';

const MARK = 'seeds.demo_orders';
const HOUR = 3_600_000;

type DemoOrder = { path: readonly OrderStatus[]; hoursAgo: number; reason?: string; lines: readonly DemoLine[] };
/** Slug of the design, size, quantity: on the design's own shirt. */
type DemoLine = [string, string, number];

const PAID = ['order_created', 'payment_initiated', 'order_processing'] as const;
const SHIPPED = [...PAID, 'under_production', 'ready_for_shipping', 'shipped'] as const;
const RECEIVED = [...SHIPPED, 'order_received'] as const;

/** An order of the demo shopper in every status, by the way that led there. They are of what is drawn first. */
const DEMO_ORDERS: readonly DemoOrder[] = [
  { path: ['order_created'], hoursAgo: 1, lines: [['aamchi-mumbai', 'M', 1]] },
  { path: ['order_created', 'payment_initiated'], hoursAgo: 3, lines: [['astronaut-cat', 'L', 1]] },
  { path: ['order_created', 'payment_initiated', 'payment_failed'], hoursAgo: 9, lines: [['chai-chill', 'S', 2]] },
  { path: PAID, hoursAgo: 26, lines: [['tiger-roses', 'XL', 1], ['chai-chill', 'M', 1]] }, // prettier-ignore
  { path: [...PAID, 'under_production'], hoursAgo: 52, lines: [['ganesha-gold', 'L', 2]] },
  { path: [...PAID, 'under_production', 'ready_for_shipping'], hoursAgo: 80, lines: [['mumbai-cricket', 'M', 3]] },
  { path: SHIPPED, hoursAgo: 150, lines: [['proud-peacock', 'S', 1]] },
  { path: RECEIVED, hoursAgo: 400, lines: [['astronaut-cat', 'M', 1], ['tiger-roses', 'M', 1]] }, // prettier-ignore
  { path: [...RECEIVED, 'return_requested'], hoursAgo: 520, reason: 'The print has a scratch.', lines: [['mumbai-cricket', 'L', 1]] }, // prettier-ignore
  { path: [...RECEIVED, 'return_requested', 'return_received'], hoursAgo: 610, reason: 'The collar came torn.', lines: [['tiger-roses', 'S', 1]] }, // prettier-ignore
  { path: [...PAID, 'payment_refund'], hoursAgo: 700, reason: 'Cancelled before production.', lines: [['ganesha-gold', 'M', 1]] }, // prettier-ignore
];
const NEEDED = [...new Set(DEMO_ORDERS.flatMap(order => order.lines.map(([slug]) => demoDesignId(slug))))];

const DELIVERY = {
  firstName: 'Demo',
  lastName: 'Shopper',
  email: 'demo.shopper@chhaap.test',
  phone: '9847012345',
  address: '14, Beach Road',
  city: 'Kozhikode',
  state: 'Kerala',
  zipCode: '673032',
} as const;

/** Places the demo shopper's orders once the designs that they are of have pictures. Any number of calls place them once. */
export async function placeDemoOrders(context: Context): Promise<void> {
  const drawn = await context.db
    .select({ id: designs.id })
    .from(designs)
    .where(and(inArray(designs.id, NEEDED), isNotNull(designs.mockupFile)));
  if (drawn.length < NEEDED.length) return;
  await context.db.transaction(async tx => {
    const mark = { key: MARK, value: '1' };
    const marked = await tx.insert(settings).values(mark).onConflictDoNothing().returning({ key: settings.key });
    if (marked.length === 0) return;
    const book = await readPriceBook(tx, context.now());
    // The oldest first: invoices are numbered in the order of their days.
    for (const order of DEMO_ORDERS.toReversed()) await placeDemoOrder(context, tx, book, order);
  });
}

async function placeDemoOrder(context: Context, tx: Tx, book: PriceBook, order: DemoOrder): Promise<void> {
  const createdAt = new Date(context.now().getTime() - order.hoursAgo * HOUR);
  const id = createdAt.toISOString().replace(/\D/g, '').slice(0, 14) + context.randomId(21);
  const lines = await Promise.all(order.lines.map(line => toLine(tx, book, id, line)));
  const totals = totalsOf(lines, paiseOf(0), DEFAULT_DELIVERY);
  const status = order.path.at(-1)!;
  const wasPaid = order.path.includes('order_processing');
  const [placed] = await tx
    .insert(orders)
    .values({
      ...DELIVERY,
      ...totals,
      id,
      accountId: DEMO_SHOPPER,
      clientOrderId: `demo-${id}`,
      requestHash: 'demo',
      linesHash: `demo-${id}`,
      status,
      version: order.path.length,
      trackingId: order.path.includes('shipped') ? `CHHAAP${id.slice(4, 14)}` : null,
      createdAt,
      paidAt: wasPaid ? new Date(createdAt.getTime() + 2 * 60_000) : null,
    })
    .returning();
  await tx.insert(orderLines).values(lines);
  await insertSteps(tx, id, order, createdAt);
  if (status !== 'order_created') await insertPayment(context, tx, { id, status, total: totals.total, createdAt });
  if (placed!.paidAt) await issueInvoice({ ...context, now: () => placed!.paidAt! }, tx, placed!);
}

async function toLine(tx: Tx, book: PriceBook, orderId: string, [slug, size, quantity]: DemoLine) {
  const design = await getBuyableDesign(tx, { id: demoDesignId(slug) });
  const { basePrice, fee, unitPrice } = priceOf(book, design);
  const { color, productId, position, designSize, artworkFile } = design;
  const choice = { color, productId, position, designSize, size };
  const key = { ...choice, kind: 'design' as const, subjectId: design.id, artworkHash: artworkFile };
  return {
    ...frozenTexts(design),
    ...choice,
    orderId,
    type: 1,
    productName: productOf(book, productId).name,
    productType: productOf(book, productId).type,
    cloth: boughtCloth(book, color),
    place: boughtPlace(placementIn(book, position, designSize)),
    basePrice,
    placementFee: fee,
    unitPrice,
    quantity,
    mergeKey: mergeKey(key),
  };
}

const frozenTexts = (design: BuyableDesign) => ({
  designId: design.id,
  designName: design.name,
  designStyle: design.style,
  designPrompt: design.prompt,
  artworkFile: design.artworkFile,
  mockupFile: design.mockupFile,
});

/** Steps of the gateway within minutes, those of people some hours apart. */
async function insertSteps(tx: Tx, orderId: string, { path, hoursAgo, reason }: DemoOrder, at: Date): Promise<void> {
  const later = Math.min(20, (hoursAgo - 1) / path.length) * HOUR;
  await tx.insert(orderHistory).values(
    path.map((to, step) => {
      const from = step === 0 ? null : path[step - 1]!;
      const by = moverOf(from, to);
      const isLast = step === path.length - 1;
      return {
        orderId,
        from,
        to,
        by,
        actorId: by === 'gateway' ? null : by === 'shopper' ? DEMO_SHOPPER : 'demo-admin',
        reason: to === 'return_requested' || (isLast && to === 'payment_refund') ? (reason ?? null) : null,
        at: new Date(at.getTime() + step * (by === 'gateway' ? 60_000 : later)),
      };
    }),
  );
}

/** Who takes a step in the order table; the shopper where more than one may. */
function moverOf(from: OrderStatus | null, to: OrderStatus): Mover {
  if (from === null) return 'shopper';
  return (['gateway', 'shopper', 'admin'] as const).find(mover => nextSteps(from, mover).includes(to)) ?? 'admin';
}

/** The attempt behind the status. None is open any more: the gateway stand-in never heard of them. */
async function insertPayment(
  context: Context,
  tx: Tx,
  o: { id: string; status: OrderStatus; total: Paise; createdAt: Date },
): Promise<void> {
  const settledAt = new Date(o.createdAt.getTime() + 2 * 60_000);
  const isPaid = orderIs.paid(o.status) || o.status === 'payment_refund';
  const failure = o.status === 'payment_failed' ? ('failed' as const) : ('expired' as const);
  await tx.insert(payments).values({
    id: `P${context.randomId(26)}`,
    orderId: o.id,
    state: isPaid ? 'completed' : 'failed',
    failureReason: isPaid ? null : failure,
    amount: o.total,
    transactionId: isPaid ? `T${o.id.slice(0, 14)}` : null,
    paymentMode: isPaid ? 'UPI_COLLECT' : null,
    createdAt: o.createdAt,
    settledAt,
  });
}
