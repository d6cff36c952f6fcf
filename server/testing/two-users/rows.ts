import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { groupEntries } from '../../src/db/tables/groups.ts';
import { CONTACT } from '../build-checkout.ts';
import type { TestShop } from '../test-shop.ts';
import { groupsOf } from '../use-groups.ts';
import { damagedOf, reportOf } from './reports.ts';
import {
  addressOf,
  couponOf,
  designOf,
  drawnJobOf,
  invoiceOf,
  jobOf,
  lineOf,
  orderOf,
  paymentOf,
  previewOf,
  type Caller,
} from './things.ts';

export type Call = {
  params?: Record<string, string | number>;
  body?: object | string;
  headers?: Record<string, string>;
};
/** The call as somebody makes it: what it names is Asha's, everything else the caller's own. */
type CallOf = (caller: Caller) => Promise<Call> | Call;

/** To everybody but Asha her thing answers as one that does not exist. */
export type Hidden = {
  make: (shop: TestShop, asha: Caller) => Promise<CallOf>;
  /** What nobody has, at this place. */
  unknown?: unknown;
  /** What both answer; 404 where nothing else is said. */
  status?: number;
  /** Asha is a guest. */
  isGuests?: true;
  /** Her private thing is hidden from this call of hers too: it is about public ones. */
  isPublicOnly?: true;
};
/** What Asha chose is hers: another shopper who chooses the same begins something of their own. */
export type Scoped = {
  /** Asha's first call, and what nobody else may see of it. */
  make: (shop: TestShop, asha: Caller) => Promise<{ call: CallOf; secrets: string[] }>;
  unknown?: unknown;
};

const ASYNC = { prefer: 'respond-async' };
const ARRANGEMENT = { artwork: { x: 0.5, y: 0.5, scale: 1, angle: 0 }, texts: [] };
const SHIRT = { color: 'black', tshirtType: 'regular', position: 'front', designSize: 'chest', size: 'M' };
const NO_FILE = `/files/${'0'.repeat(64)}.webp`;
export const UNKNOWN = 'unknown-000000000000000000';

type Rest = Omit<Call, 'params'>;
/** A thing that stands in the path; the rest of the call is the same for everybody. */
const named =
  (key: string, build: (shop: TestShop, asha: Caller) => Promise<string | number>, rest: Rest = {}) =>
  async (shop: TestShop, asha: Caller): Promise<CallOf> => {
    const id = await build(shop, asha);
    return () => ({ params: { [key]: id }, ...rest });
  };
const design = async (shop: TestShop, asha: Caller) => (await designOf(shop, asha)).id;
const ofDesign = (rest: Rest = {}): Hidden => ({ make: named('id', design, rest) });
const order = async (shop: TestShop, asha: Caller) => (await orderOf(shop, asha)).id;
const finishedJob = async (shop: TestShop, asha: Caller) => jobOf(shop, asha, { designId: await design(shop, asha) });

const LINE = 2_000_000_000;

const GROUP = { collector: 'Asha', position: 'front', designSize: 'a4', hasBack: false, color: null };
const groupOf = async (shop: TestShop, { as }: Caller): Promise<string> => (await groupsOf({ shop }).begin(as!)).code;
const ofGroup = (rest: Rest = {}): Hidden => ({ make: named('code', groupOf, rest) });
const ofEntry = (rest: Rest = {}): Hidden => ({
  async make(shop, asha) {
    const code = await groupOf(shop, asha);
    const { body } = await groupsOf({ shop }).join(code, 1);
    return () => ({ params: { code, id: body.id }, ...rest });
  },
});
const groupWish = (shop: TestShop, designId: string, requestKey: string) => {
  const closingDay = groupsOf({ shop }).inDays(7);
  return { body: { ...GROUP, designId, tshirtTypes: ['regular'], closingDay, requestKey } };
};

/** Places that name a thing of somebody's. A place may have several rows: ' of …' says which. */
export const HIDDEN: Record<string, Hidden> = {
  'groups.list params.code': ofGroup(),
  'groups.change params.code': ofGroup({ body: { state: 'closed' } }),
  'groups.putInCart params.code': ofGroup(),
  'groups.changeEntry params.id': ofEntry({
    body: { tshirtType: 'regular', size: 'L', color: 'black', quantity: 1 },
  }),
  'groups.removeEntry params.id': ofEntry(),
  'groups.start body.designId': {
    async make(shop, asha) {
      const { id } = await designOf(shop, asha);
      return () => groupWish(shop, id, key());
    },
  },
  'groups.mine query.orderId': {
    async make(shop, asha) {
      const code = await groupOf(shop, asha);
      const { body } = await groupsOf({ shop }).join(code, 1);
      const { id } = await orderOf(shop, asha);
      await shop.db.update(groupEntries).set({ orderId: id }).where(eq(groupEntries.id, body.id));
      return () => ({ params: { orderId: id } });
    },
    status: 200,
  },
  'accounts.changeAddress params.id': { make: named('id', addressOf, { body: { isDefault: true } }) },
  'accounts.removeAddress params.id': { make: named('id', addressOf) },
  'returns.addPhoto params.id': { make: named('id', order) },
  'returns.report params.id': {
    async make(shop, asha) {
      const report = reportOf(await damagedOf(shop, asha));
      return () => report;
    },
  },
  'returns.report body.photoIds': {
    unknown: [UNKNOWN],
    status: 422,
    async make(shop, asha) {
      const hers = await damagedOf(shop, asha);
      return async caller =>
        reportOf(caller === asha ? hers : { ...(await damagedOf(shop, caller)), photo: hers.photo });
    },
  },
  'returns.photo params.photo': { make: named('photo', async (shop, asha) => (await damagedOf(shop, asha)).photo) },
  'likes.toggle params.id': { ...ofDesign({ body: { isLiked: true } }), isPublicOnly: true },
  'likes.counts body.designIds': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      return () => ({ body: { designIds: [id] } });
    },
    unknown: [UNKNOWN],
    status: 200,
    isPublicOnly: true,
  },
  'designs.one params.id': ofDesign(),
  'designs.modify params.id': ofDesign({ body: { instruction: 'with roses' }, headers: ASYNC }),
  'designs.regenerate params.id': ofDesign({ body: {}, headers: ASYNC }),
  'designs.generate body.remixOf': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      return () => ({ body: { prompt: 'a tiger', remixOf: id }, headers: ASYNC });
    },
  },
  'designs.versions params.id': ofDesign(),
  'designs.chooseVersion params.id': ofDesign({ body: { number: 1 } }),
  'designs.setPublic params.id': ofDesign({ body: { isPublic: false } }),
  'designs.remove params.id': ofDesign(),
  'designs.report params.id': {
    make: named('id', design, { body: { reason: 'spam' } }),
    isPublicOnly: true,
  },
  'designs.arrangement params.id': ofDesign(),
  'designs.arrange params.id': ofDesign({ body: { arrangement: ARRANGEMENT, version: 0 } }),
  'designs.mockup params.id': ofDesign({ body: { color: 'white' } }),
  'designs.job params.id': { make: named('id', finishedJob) },
  'designs.cancelJob params.id': { make: named('id', finishedJob) },
  'designs.jobPartial params.id': { make: named('id', drawnJobOf) },
  'designs.jobEvents params.id': { make: named('id', finishedJob) },
  'previews.make body.designId': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      return () => ({ body: { designId: id }, headers: ASYNC });
    },
  },
  'previews.make body.designImageUrl': {
    make: async (shop, asha) => {
      const { artworkFile } = await designOf(shop, asha);
      return () => ({ body: { designImageUrl: `/files/${artworkFile}` }, headers: ASYNC });
    },
    unknown: NO_FILE,
  },
  'previews.save params.id': {
    make: async (shop, asha) => {
      const { designId, previewImageUrl } = await previewOf(shop, asha);
      return () => ({ params: { id: designId }, body: { previewImageUrl } });
    },
  },
  'previews.save body.previewImageUrl': {
    make: async (shop, asha) => {
      const { designId, previewImageUrl } = await previewOf(shop, asha);
      return async caller => {
        const id = caller === asha ? designId : (await previewOf(shop, caller)).designId;
        return { params: { id }, body: { previewImageUrl } };
      };
    },
    unknown: NO_FILE,
  },
  'uploads.save params.id': {
    make: named('id', async (shop, asha) => (await designOf(shop, asha, { isUpload: true })).id, {
      body: { name: 'Mine' },
    }),
  },
  'drafts.keep params.id': ofDesign({ body: { ...SHIRT, version: 0 } }),
  'drafts.discard params.id': {
    make: named('id', async (shop, asha) => {
      const id = randomUUID();
      const body = { ...SHIRT, prompt: 'a tiger', version: 0 };
      await shop.call('drafts.keep', { ...asha, params: { id }, body });
      return id;
    }),
  },
  'cart.add body.designId': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      return () => ({ body: { designId: id, size: 'M' } });
    },
  },
  'cart.add body.back.designId': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      const front = await designOf(shop, { as: await shop.signUp('Maker') }, { isPublic: true });
      return () => ({ body: { designId: front.id, size: 'M', position: 'front', back: { designId: id } } });
    },
  },
  'cart.change params.id': { make: named('id', lineOf, { body: { quantity: 2 } }), unknown: LINE },
  'cart.change params.id of a guest': {
    make: named('id', lineOf, { body: { quantity: 2 } }),
    unknown: LINE,
    isGuests: true,
  },
  'cart.remove params.id': { make: named('id', lineOf), unknown: LINE },
  'cart.remove params.id of a guest': { make: named('id', lineOf), unknown: LINE, isGuests: true },
  'coupons.validate body.code': {
    make: async (shop, asha) => {
      const code = await couponOf(shop, asha);
      return async caller => {
        await lineOf(shop, caller);
        return { body: { code, orderValue: 449 } };
      };
    },
    unknown: 'NOBODYHASTHIS',
    status: 200,
  },
  'payments.initiate body.couponCode': {
    make: async (shop, asha) => {
      const couponCode = await couponOf(shop, asha);
      return async caller => {
        await lineOf(shop, caller);
        return { body: { orderId: `order-${randomUUID()}`, amount: 459, couponCode, ...CONTACT } };
      };
    },
    unknown: 'NOBODYHASTHIS',
    status: 400,
  },
  'payments.again params.id': { make: named('id', order) },
  'payments.status params.paymentId': {
    make: named('paymentId', async (shop, asha) => (await paymentOf(shop, asha)).paymentId),
  },
  'payments.update body.paymentId': {
    make: async (shop, asha) => {
      const { paymentId, orderId } = await paymentOf(shop, asha);
      return () => ({ body: { paymentId, orderId } });
    },
  },
  'orders.one params.id': { make: named('id', order) },
  'orders.cancel params.id': {
    make: named('id', async (shop, asha) => (await orderOf(shop, asha, { status: 'order_received' })).id),
  },
  'orders.again params.id': { make: named('id', order) },
  'orders.bySession params.orderId': { make: named('orderId', order) },
  'orders.bySession params.orderId of the client': {
    make: named('orderId', async (shop, asha) => (await orderOf(shop, asha)).clientOrderId),
  },
  'invoices.list query.orderId': {
    make: named('orderId', async (shop, asha) => (await invoiceOf(shop, asha)).orderId),
    status: 200,
  },
  'invoices.paper params.number': {
    make: named('number', async (shop, asha) => (await invoiceOf(shop, asha)).number),
  },
  'invoices.ofOrder params.id': { make: named('id', async (shop, asha) => (await invoiceOf(shop, asha)).orderId) },
};

const key = () => `key-${randomUUID()}`;
const jobSecrets = ({ body }: { body: { job: { id: string; designId: string } } }) => [body.job.id, body.job.designId];

/** A job that Asha asked for with a key; `rest` is what a caller asks for with the same one. */
const keyedJob =
  (
    name: 'designs.generate' | 'designs.modify' | 'designs.regenerate' | 'previews.make',
    rest: (shop: TestShop, caller: Caller) => Promise<Call>,
  ): Scoped['make'] =>
  async (shop, asha) => {
    const idempotencyKey = key();
    const call = async (caller: Caller): Promise<Call> => {
      const { body, ...others } = await rest(shop, caller);
      return { ...others, body: { ...(body as object), idempotencyKey }, headers: ASYNC };
    };
    return { call, secrets: jobSecrets(await shop.call(name, { ...asha, ...(await call(asha)) })) };
  };

/** Places that hold what a caller chose. */
export const SCOPED: Record<string, Scoped> = {
  'returns.report body.idempotencyKey': {
    async make(shop, asha) {
      const hers = reportOf(await damagedOf(shop, asha));
      const { body } = await shop.call('returns.report', { ...asha, ...hers });
      const { idempotencyKey } = hers.body;
      const call = async (caller: Caller): Promise<Call> => {
        const own = reportOf(await damagedOf(shop, caller));
        return { ...own, body: { ...own.body, idempotencyKey } };
      };
      return { call, secrets: [body.id, body.orderId] };
    },
  },
  'designs.generate body.idempotencyKey': {
    make: keyedJob('designs.generate', async () => ({ body: { prompt: 'a tiger' } })),
  },
  'designs.modify body.idempotencyKey': {
    make: keyedJob('designs.modify', async (shop, caller) => ({
      params: { id: await design(shop, caller) },
      body: { instruction: 'with roses' },
    })),
  },
  'designs.regenerate body.idempotencyKey': {
    make: keyedJob('designs.regenerate', async (shop, caller) => ({ params: { id: await design(shop, caller) } })),
  },
  'previews.make body.idempotencyKey': {
    make: keyedJob('previews.make', async (shop, caller) => ({ body: { designId: await design(shop, caller) } })),
  },
  'uploads.add query.idempotencyKey': {
    async make(shop, asha) {
      const params = { rightsConfirmed: 'true', idempotencyKey: key() };
      const call = { params, headers: { 'content-type': 'image/png' }, body: 'png' };
      const { body } = await shop.call('uploads.add', { ...asha, ...call });
      return { call: () => call, secrets: [body.design.id] };
    },
  },
  'payments.initiate body.orderId': {
    async make(shop, asha) {
      const orderId = `order-${randomUUID()}`;
      const call = async (caller: Caller): Promise<Call> => {
        await lineOf(shop, caller);
        return { body: { orderId, amount: 509, ...CONTACT } };
      };
      const { body } = await shop.call('payments.initiate', { ...asha, ...(await call(asha)) });
      return { call, secrets: [body.orderId, body.paymentId] };
    },
  },
  'groups.start body.requestKey': {
    async make(shop, asha) {
      const requestKey = key();
      const call = async (caller: Caller) => groupWish(shop, await design(shop, caller), requestKey);
      const { body } = await shop.call('groups.start', { ...asha, ...(await call(asha)) });
      return { call, secrets: [body.code] };
    },
    unknown: key(),
  },
  'drafts.keep params.id of words': {
    async make(shop, asha) {
      const id = randomUUID();
      const body = { ...SHIRT, prompt: 'a secret of Asha', version: 0 };
      await shop.call('drafts.keep', { ...asha, params: { id }, body });
      return { call: () => ({ params: { id }, body: { ...body, prompt: 'a tiger' } }), secrets: [body.prompt] };
    },
    unknown: randomUUID(),
  },
};

const UNUSED = 'taken as the specification shows it, and not used';
const CATALOG = 'a product of the shop, the same for everybody';
const FRIENDS = 'the link of a group order, which its friends have without an account';
const LETTER = 'signed by the shop: who holds the letter ends its mails, without a sign-in';
const COLLECTION = 'a collection of the shop, the same for everybody';

/** Places that name nothing of anybody's, each with the reason. */
export const NOBODYS: Record<string, string> = {
  'collections.one params.id': COLLECTION,
  'collections.like params.id': COLLECTION,
  'collections.unlike params.id': COLLECTION,
  'designs.generate body.productId': CATALOG,
  'returns.report body.lines.itemId': 'a line of the order that the path names',
  'designs.chooseVersion body.number': 'a version of the design that the path names',
  'cart.add body.id': UNUSED,
  'cart.add body.itemId': UNUSED,
  'cart.add body.sessionId': UNUSED,
  'cart.add body.productId': CATALOG,
  'payments.initiate body.sessionId': UNUSED,
  'payments.update body.transactionId': UNUSED,
  'payments.update body.orderId': UNUSED,
  'groups.one params.code': FRIENDS,
  'groups.own params.code': FRIENDS,
  'groups.join params.code': FRIENDS,
  'groups.join body.requestKey': 'counts within the group that the path names, for the browser whose secret it has',
  'groups.changeEntry params.code': FRIENDS,
  'groups.removeEntry params.code': FRIENDS,
  'privacy.download params.ticket': 'a key that works once: whoever was given it has it',
  'notifications.subscription params.token': LETTER,
  'notifications.unsubscribe params.token': LETTER,
  'support.openTicket body.idempotencyKey':
    'drawn at random by the page; the ticket is told to who sends all the words of it again',
};

/** Addresses outside the contract that name a file. */
export const FILES: Record<string, string> = {
  '/files/:name': 'by the hash of the content, which holds 128 random bits of the drawing: who knows it was shown it',
  '/pictures/:name': 'by the hash of the content, as /files',
  '/cards/:name': 'public designs and collections alone: a private design has no card',
  '/sitemaps/:name': 'a part of the list of public pages',
};
