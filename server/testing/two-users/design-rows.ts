import { randomUUID } from 'node:crypto';
import type { TestShop } from '../test-shop.ts';
import { named, newKey, UNKNOWN, type Call, type Hidden, type Rest, type Scoped } from './row.ts';
import { designOf, drawnJobOf, jobOf, previewOf, type Caller } from './things.ts';

const ASYNC = { prefer: 'respond-async' };
const ARRANGEMENT = { artwork: { x: 0.5, y: 0.5, scale: 1, angle: 0 }, texts: [] };
const SHIRT = { color: 'black', tshirtType: 'regular', position: 'front', designSize: 'chest', size: 'M' };
const NO_FILE = `/files/${'0'.repeat(64)}.webp`;

const design = async (shop: TestShop, asha: Caller) => (await designOf(shop, asha)).id;
const ofDesign = (rest: Rest = {}): Hidden => ({ make: named('id', design, rest) });
const finishedJob = async (shop: TestShop, asha: Caller) => jobOf(shop, asha, { designId: await design(shop, asha) });

/** Places that name a design, or what belongs to one: its jobs, previews, uploads, drafts and likes. */
export const HIDDEN_DESIGNS: Record<string, Hidden> = {
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
};

const jobSecrets = ({ body }: { body: { job: { id: string; designId: string } } }) => [body.job.id, body.job.designId];

/** A job that Asha asked for with a key; `rest` is what a caller asks for with the same one. */
const keyedJob =
  (
    name: 'designs.generate' | 'designs.modify' | 'designs.regenerate' | 'previews.make',
    rest: (shop: TestShop, caller: Caller) => Promise<Call>,
  ): Scoped['make'] =>
  async (shop, asha) => {
    const idempotencyKey = newKey();
    const call = async (caller: Caller): Promise<Call> => {
      const { body, ...others } = await rest(shop, caller);
      return { ...others, body: { ...(body as object), idempotencyKey }, headers: ASYNC };
    };
    return { call, secrets: jobSecrets(await shop.call(name, { ...asha, ...(await call(asha)) })) };
  };

/** What a caller chose for a design of theirs. */
export const SCOPED_DESIGNS: Record<string, Scoped> = {
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
      const params = { rightsConfirmed: 'true', idempotencyKey: newKey() };
      const call = { params, headers: { 'content-type': 'image/png' }, body: 'png' };
      const { body } = await shop.call('uploads.add', { ...asha, ...call });
      return { call: () => call, secrets: [body.design.id] };
    },
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
