import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import { buildCoupon, checkOut, clientOrderId, CONTACT, fillCart } from '../build-checkout.ts';
import { returnPhotos } from '../../src/db/tables/returns.ts';
import { buildDesign } from '../build-design.ts';
import type { LedgerRow } from '../payment-gateway.ts';
import type { TestAccount, TestShop } from '../test-shop.ts';
import { groupsOf } from '../use-groups.ts';

/** What a tampering caller meets: a shop, a gateway whose ledger is its own, and a shopper who has nothing to do with it. */
export type TamperRoom = {
  /** Looks into the database and makes what is there before a call. */
  shop: TestShop;
  /** The call that is tampered with; it may go to another process. */
  call: (
    name: EndpointName,
    o: { as: TestAccount; params?: Params; body?: unknown },
  ) => Promise<{ status: number; body: unknown }>;
  ledger: () => Promise<LedgerRow[]>;
  end: (paymentId: string, outcome: 'pay' | 'fail') => Promise<void>;
  script: (faults: object) => Promise<unknown>;
  admin: TestAccount;
  victim: Victim;
};
/** Ids of somebody else: each is a 404 for the caller. */
export type Victim = { who: TestAccount; designId: string; lineId: number; orderId: string; paymentId: string };
/** An honest call, which is accepted as it is. */
export type Honest = { as: TestAccount; params?: Params; body?: Record<string, unknown> };

type Place = (room: TamperRoom) => Promise<Honest>;
type Started = { orderId: string; paymentId: string };

async function newShopper({ shop }: TamperRoom): Promise<TestAccount & { designId: string }> {
  const who = await shop.signUp('Asha');
  return { ...who, ...(await fillCart(shop, who)) };
}

async function newPayer(room: TamperRoom): Promise<Started & { as: TestAccount }> {
  const as = await newShopper(room);
  const { body, status } = await checkOut(room.shop, as);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { as, ...(body as Started) };
}

async function newBuyer(room: TamperRoom): Promise<Started & { as: TestAccount }> {
  const payer = await newPayer(room);
  await room.end(payer.paymentId, 'pay');
  await room.shop.call('payments.status', { as: payer.as, params: { paymentId: payer.paymentId } });
  return payer;
}

async function lineOf({ shop }: TamperRoom, as: TestAccount): Promise<number> {
  return ((await shop.call('cart.lines', { as })).body as { id: number }[])[0]!.id;
}

async function newException(room: TamperRoom): Promise<string> {
  const { as, paymentId } = await newPayer(room);
  await room.end(paymentId, 'pay');
  await room.script({ status: 'amount(100)', merchantOrderId: paymentId, uses: 1 });
  await room.shop.call('payments.status', { as, params: { paymentId } });
  const open = (await room.shop.call('admin.exceptions', { as: room.admin, params: { limit: 100 } })).body;
  return (open as { id: string; subject: string }[]).find(one => one.subject === paymentId)!.id;
}

type Report = { as: TestAccount; params: { id: string }; body: Record<string, unknown> };

/** A delivered order, and the report of a damage that nobody has sent yet. */
async function newReport(room: TamperRoom): Promise<Report> {
  const { as, orderId: id } = await newBuyer(room);
  const { shop, admin } = room;
  await shop.call('admin.moveOrder', {
    as: admin,
    params: { id },
    body: { status: 'order_received', reason: 'There' },
  });
  const file = await shop.context.storage.put(Buffer.from(`What is wrong with ${id}`), 'jpg');
  const photo = { id: `f${id}`, orderId: id, file, width: 64, height: 64 };
  await shop.db.insert(returnPhotos).values({ ...photo, createdAt: shop.clock.now() });
  const { items } = (await shop.call('orders.one', { as, params: { id } })).body as { items: { id: string }[] };
  const report = { reason: 'damaged', description: 'There is a hole in it.', idempotencyKey: `report-${id}` };
  const body = { ...report, lines: [{ itemId: items[0]!.id, quantity: 1 }], photoIds: [photo.id] };
  return { as, params: { id }, body };
}

/** A report that waits for its decision. */
async function newReturn(room: TamperRoom): Promise<string> {
  return ((await room.shop.call('returns.report', await newReport(room))).body as { id: string }).id;
}

/** Somebody with a cart and an order that waits for its payment. */
export async function newVictim(room: Omit<TamperRoom, 'victim'>): Promise<Victim> {
  const { as: who, orderId, paymentId } = await newPayer(room as TamperRoom);
  const { id: designId } = await buildDesign(room.shop, { accountId: who.id });
  return { who, designId, orderId, paymentId, lineId: await lineOf(room as TamperRoom, who) };
}

/** Every call that decides what is bought, charged, taken off or given back, as an honest caller makes it. */
export const MONEY_CALLS = {
  'cart.add': async room => {
    const as = await newShopper(room);
    const { id: back } = await buildDesign(room.shop, { accountId: as.id });
    const choice = {
      designId: as.designId,
      size: 'M',
      productId: 1,
      color: 'black',
      position: 'front',
      designSize: 'a4',
    };
    return { as, body: { ...choice, quantity: 2, customPrice: 809, type: 1, back: { designId: back } } };
  },
  'cart.change': async room => {
    const as = await newShopper(room);
    return { as, params: { id: await lineOf(room, as) }, body: { quantity: 2 } };
  },
  'cart.remove': async room => {
    const as = await newShopper(room);
    return { as, params: { id: await lineOf(room, as) } };
  },
  'cart.clear': async room => ({ as: await newShopper(room) }),
  'groups.putInCart': async room => {
    const as = await newShopper(room);
    const { code } = await groupsOf(room).begin(as);
    await groupsOf(room).join(code, 1, { quantity: 2 });
    return { as, params: { code } };
  },
  'groups.join': async room => {
    const as = await newShopper(room);
    const { code } = await groupsOf(room).begin(as);
    const shirt = { tshirtType: 'regular', size: 'M', color: 'white', quantity: 2 };
    return { as, params: { code }, body: { name: 'Ravi', ...shirt, requestKey: `join-${code}` } };
  },
  'groups.changeEntry': async room => {
    const as = await newShopper(room);
    const { code } = await groupsOf(room).begin(as);
    const { body: entry } = await groupsOf(room).join(code, 1);
    const shirt = { tshirtType: 'regular', size: 'L', color: 'black', quantity: 3 };
    return { as, params: { code, id: entry.id }, body: { name: 'Ravi', ...shirt } };
  },
  'coupons.validate': async room => {
    const { code } = await buildCoupon(room.shop);
    return { as: await newShopper(room), body: { code, orderValue: 449 } };
  },
  'payments.initiate': async room => {
    const as = await newShopper(room);
    const { code: couponCode } = await buildCoupon(room.shop);
    const rest = { type: 0, description: '1 item', sessionId: 'session_1', language: 'en' };
    return { as, body: { orderId: clientOrderId(), amount: 459, couponCode, ...CONTACT, ...rest } };
  },
  /** The same call buys credits. */
  'payments.initiate credits': async room => {
    const as = await room.shop.signUp('Asha');
    return { as, body: { orderId: clientOrderId(), amount: 210, quantity: 60, type: 1, ...CONTACT, language: 'en' } };
  },
  'payments.again': async room => {
    const { as, orderId, paymentId } = await newPayer(room);
    await room.end(paymentId, 'fail');
    await room.shop.call('payments.status', { as, params: { paymentId } });
    return { as, params: { id: orderId } };
  },
  'payments.status': async room => {
    const { as, paymentId } = await newPayer(room);
    return { as, params: { paymentId } };
  },
  'payments.update': async room => {
    const { as, orderId, paymentId } = await newPayer(room);
    return { as, body: { paymentId, orderId, status: 'order_processing', transactionId: 'OM1' } };
  },
  'orders.cancel': async room => {
    const { as, orderId } = await newBuyer(room);
    return { as, params: { id: orderId } };
  },
  'admin.refundOrder': async room => {
    const { orderId } = await newBuyer(room);
    const body = { amount: 100, reason: 'A seam is open', idempotencyKey: `refund-${orderId}` };
    return { as: room.admin, params: { id: orderId }, body };
  },
  'admin.recheckPayment': async room => {
    const { paymentId } = await newPayer(room);
    return { as: room.admin, params: { paymentId } };
  },
  'admin.resolveException': async room => ({
    as: room.admin,
    params: { id: await newException(room) },
    body: { action: 'refund', reason: 'It was too much' },
  }),
  'admin.moveOrder': async room => {
    const { orderId } = await newBuyer(room);
    return {
      as: room.admin,
      params: { id: orderId },
      body: { status: 'under_production', reason: 'Printed', trackingId: 'T1', carrier: 'india_post', version: 3 },
    };
  },
  'returns.report': newReport,
  'admin.decideReturn': async room => ({
    as: room.admin,
    params: { id: await newReturn(room) },
    body: { act: 'refund', reason: 'The photo shows it', version: 1, idempotencyKey: 'decide-once' },
  }),
} satisfies Partial<Record<EndpointName | `${EndpointName} ${string}`, Place>>;
export type MoneyCall = keyof typeof MONEY_CALLS;
/** The call of the contract that a money call is. */
export const endpointOf = (name: MoneyCall): EndpointName => name.split(' ')[0] as EndpointName;

/** Calls that move money and are tampered with elsewhere. */
export const ELSEWHERE: Partial<Record<EndpointName, string>> = {
  'payments.webhook': "webhooks.test.ts 'T2'",
  'upi.claim': "by-hand.test.ts 'a UTR is used once'",
  'upi.drop': "by-hand.test.ts 'another way can be chosen'",
  'admin.confirmClaim': "by-hand.test.ts 'what is no amount'",
  'admin.refuseClaim': "by-hand.test.ts 'what did not arrive'",
  'cash.sendCode': "cash.test.ts 'codes are counted'",
  'cash.agree': "cash.test.ts 'two who confirm at once'",
  'admin.cashCollected': "cash.test.ts 'carries the amount to collect'",
  'admin.cashRefused': "cash.test.ts 'refused at the door'",
  'admin.readStatement': "by-hand.test.ts 'a bank’s sheet'",
  'admin.refundSent': "by-hand.test.ts 'a refund'",
  'admin.changeCredits': "users.test.ts 'credits'",
  'admin.createCoupon': "coupons.test.ts 'coupons'",
  'admin.changeCoupon': "coupons.test.ts 'coupons'",
  'admin.deleteCoupon': "coupons.test.ts 'coupons'",
  'admin.assignCoupon': "coupons.test.ts 'coupons'",
  'admin.createColor': "catalogue-adds.test.ts 'a colour that the owner adds'",
  'admin.changeColor': "catalogue-adds.test.ts 'a colour that the owner adds'",
  'admin.createProduct': "catalogue-adds.test.ts 'a shirt that the owner adds'",
  'admin.changeProduct': "catalogue.test.ts 'a price'",
  'admin.retireProduct': "catalogue.test.ts 'a shirt that is taken off sale'",
  'admin.createPlacement': "catalogue-adds.test.ts 'a place that the owner adds'",
  'admin.changePlacement': "catalogue.test.ts 'a shirt that is taken off sale'",
  'admin.setAvailability': "catalogue.test.ts 'a size that cannot be had'",
  'admin.setStock': "stock.test.ts 'a count'",
  'admin.planPrice': "catalogue.test.ts 'a price for a time'",
  'admin.dropPlannedPrice': "catalogue.test.ts 'a price for a time'",
  'admin.createCollection': "manage-collections.test.ts 'a piece'",
  'admin.changeCollection': "manage-collections.test.ts 'a piece'",
  'admin.moveOrders': "desk.test.ts 'is moved on in bulk'",
};

/** Calls that write, and decide nothing about money: a new call that writes belongs here or above. */
export const NO_MONEY: readonly EndpointName[] = [
  ...([
    'orders.again',
    'accounts.saveAddress',
    'accounts.changeAddress',
    'accounts.askCode',
    'accounts.proveCode',
    'pages.reportPolicy',
    'security.beginFactor',
    'security.confirmFactor',
    'security.endFactor',
    'security.undoFactor',
    'security.removeWay',
    'security.endSession',
    'security.endSessions',
    'security.newRecoveryCodes',
    'security.proveFactor',
    'accounts.rename',
    'notifications.change',
    'notifications.unsubscribe',
    'accounts.removeAddress',
    'collections.like',
    'collections.unlike',
  ] as const),
  ...(['likes.toggle', 'likes.counts', 'support.openTicket', 'uploads.add', 'uploads.save'] as const),
  ...(['designs.generate', 'designs.modify', 'designs.regenerate', 'designs.chooseVersion'] as const),
  ...([
    'designs.setPublic',
    'designs.remove',
    'designs.report',
    'designs.arrange',
    'designs.lettering',
    'designs.reading',
    'designs.mockup',
  ] as const),
  ...(['designs.cancelJob', 'drafts.keep', 'drafts.discard', 'previews.make', 'previews.save'] as const),
  ...(['groups.start', 'groups.change', 'groups.removeEntry'] as const),
  ...([
    'admin.addPromptRule',
    'admin.removePromptRule',
    'returns.addPhoto',
    'admin.collectionPhoto',
    'admin.blankPhoto',
  ] as const),
  ...(['privacy.setConsent', 'privacy.askExport', 'privacy.deleteAccount', 'privacy.keepAccount'] as const),
  ...([
    'admin.addNote',
    'admin.resendMail',
    'admin.correctEmail',
    'orders.correctEmail',
    'production.move',
    'production.moves',
    'production.batch',
  ] as const),
  ...(['production.moveParcel', 'production.trackParcels'] as const),
  ...(['settings.change', 'settings.logo', 'settings.test', 'setup.begin', 'production.labels'] as const),
  ...(['admin.saveView', 'admin.removeView', 'admin.switchUser', 'admin.setRole'] as const),
  ...(['admin.keepDesign', 'admin.takeDown', 'admin.restoreDesign', 'admin.tryWords', 'admin.actOnTicket'] as const),
];
