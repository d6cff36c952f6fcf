import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../../contract/src/addresses.ts';
import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { startKillableShop, type KillableShop } from '../../../testing/start-killable-shop.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs, designVersions, generations } from '../../db/tables/designs.ts';
import { LEASE_MS } from './draw-generation.ts';

/** A power cut at any place of any job: design and charge, or neither, and the repeated request pays nothing more (issue: Credits). */
const KINDS = ['generate', 'modify', 'regenerate', 'preview'] as const;
type Kind = (typeof KINDS)[number];
/** Where it is killed, and what is left then: nothing, a job that holds its credits, or its picture and its price. */
const PLACES = [
  ['held', 'nothing'],
  ['accepted', 'job'],
  ['inking', 'job'],
  ['stored', 'job'],
  ['ending', 'job'],
  ['ended', 'picture'],
] as const;

/** Each place once, and each kind; `npm run faults` takes every place of every kind. */
const IS_LONG = process.env['FAULTS'] === 'all';
const CASES = PLACES.flatMap(([place, left], row) =>
  KINDS.filter((_, column) => IS_LONG || column === row % KINDS.length).map(kind => [kind, place, left] as const),
);

const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-killed-'));
/** Looks into the database; what is asked goes to the shop that is killed. */
let watcher: TestShop;
let shop: KillableShop;
let starts = 0;
const start = async () => {
  const aheadMs = starts++ * (LEASE_MS + 1_000);
  return startKillableShop({ databaseUrl: watcher.url, directory, aheadMs });
};
beforeAll(async () => {
  watcher = await startTestShop({}, { directory });
  shop = await start();
});
afterAll(async () => {
  await shop?.kill();
  await watcher?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ask = (kind: Kind, { asha, designId, key }: { asha: TestAccount; designId: string; key: string }) => {
  const [call, wish] = {
    generate: ['designs.generate', { prompt: 'a calm tiger' }],
    modify: ['designs.modify', { instruction: 'make it blue' }],
    regenerate: ['designs.regenerate', {}],
    preview: ['previews.make', { designId }],
  }[kind] as ['designs.generate', object];
  return fetch(shop.url + addressOf(call, call.startsWith('designs.') ? { id: designId } : {}).replace(/\?.*/, ''), {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, idempotencyKey: key }),
  });
};

/** Pictures that the account's designs have, beside the one that was there before. */
async function picturesOf(accountId: string): Promise<number> {
  const own = watcher.db.select({ id: designs.id }).from(designs).where(eq(designs.accountId, accountId));
  const previews = and(eq(generations.accountId, accountId), eq(generations.kind, 'preview'));
  const drawn = await watcher.db.select().from(designVersions).where(inArray(designVersions.designId, own));
  const staged = await watcher.db.select().from(generations).where(previews);
  return drawn.length - 1 + staged.filter(({ previewFile }) => previewFile !== null).length;
}

const jobsOf = (accountId: string) => watcher.db.select().from(generations).where(eq(generations.accountId, accountId));

describe('T11: a shop killed while it works', () => {
  it.each(CASES)('on a %s, at the place %s, leaves %s, and goes on', async (kind, place, left) => {
    const asha = await watcher.signUp('Asha Nair');
    const { id: designId } = await buildDesign(watcher, { accountId: asha.id });
    const wish = { asha, designId, key: `key-${kind}-${place}` };
    const price = CREDIT_COST[kind];

    await shop.arm(`${kind}.${place}`);
    // Once the end is committed, whoever waits may hear of it before the process is gone.
    if (place === 'ended') await ask(kind, wish).catch(() => undefined);
    else await expect(ask(kind, wish)).rejects.toThrow();
    expect(await shop.ended).toBe('SIGKILL');
    expect({ ...(await creditsOf(watcher.db, asha.id)), pictures: await picturesOf(asha.id) }).toEqual(
      {
        nothing: { balance: 20, held: 0, pictures: 0 },
        job: { balance: 20, held: price, pictures: 0 },
        picture: { balance: 20 - price, held: 0, pictures: 1 },
      }[left],
    );

    shop = await start();
    const repeated = await ask(kind, wish);
    const body = (await repeated.json()) as { imageUrl?: string; storageUrl?: string };
    expect(repeated.status).toBe(200);
    const picture = await fetch(shop.url + (body.imageUrl ?? body.storageUrl));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect({ ...(await creditsOf(watcher.db, asha.id)), pictures: await picturesOf(asha.id) }).toEqual({
      balance: 20 - price,
      held: 0,
      pictures: 1,
    });
    expect(await jobsOf(asha.id)).toEqual([expect.objectContaining({ kind, state: 'done' })]);
    await expectBooksToAgree(watcher.db, asha.id);
  });
});
