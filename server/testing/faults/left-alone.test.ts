import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../contract/src/addresses.ts';
import { generations } from '../../src/db/tables/designs.ts';
import { creditsOf, expectBooksToAgree } from '../credits-of.ts';
import { gate, goodDrawing, scriptedArtist } from '../scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../test-shop.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

/** T47: somebody goes while a design is drawn: the shopper who waits for it, or the process that draws it (SIGTERM). */
const KEY = 'the wish of somebody who left';
const PAID = { balance: 17, held: 0 };

const stateOf = async (shop: TestShop, who: TestAccount): Promise<string[]> =>
  (await shop.db.select().from(generations).where(eq(generations.accountId, who.id))).map(row => row.state);

describe('T47: a shopper who leaves while a design is drawn', () => {
  const artist = scriptedArtist();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(artist);
    await shop.startWorkers();
  });
  afterAll(() => shop?.stop());

  it('has it, paid for once, and is given it when they ask again', async () => {
    const who = await shop.signUp('Asha');
    const drawing = gate();
    artist.draw = async request => (await drawing.opened, goodDrawing(request));
    const leaving = new AbortController();
    const asked = shop.fetch(addressOf('designs.generate'), {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a calm tiger', idempotencyKey: KEY }),
      signal: leaving.signal,
    });
    await expect.poll(() => artist.drawn.length).toBe(1);
    leaving.abort();
    // Who is gone is answered all the same, with the job: nobody hears it.
    expect((await asked).status).toBe(202);
    drawing.open();
    await expect.poll(() => stateOf(shop, who)).toEqual(['done']);
    expect(await creditsOf(shop.db, who.id)).toEqual(PAID);
    const again = { prompt: 'a calm tiger', idempotencyKey: KEY };
    expect((await shop.call('designs.generate', { as: who, body: again })).body.design.status).toBe('ready');
    expect([artist.drawn.length, await creditsOf(shop.db, who.id)]).toEqual([1, PAID]);
    await expectBooksToAgree(shop.db, who.id);
  });
});

describe('T47: a process that is told to stop while it draws', () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-stopped-'));
  let watcher: TestShop;
  let shop: ShopProcess | undefined;
  const start = () =>
    startShopProcess({ databaseUrl: watcher.url, directory, gateway: 'http://127.0.0.1:9', aheadMs: 0 });
  beforeAll(async () => {
    watcher = await startTestShop({}, { directory });
  });
  afterAll(async () => {
    await shop?.kill();
    await watcher?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('answers who waits, ends with 0, and the rest is drawn after the next start', { timeout: 60_000 }, async () => {
    shop = await start();
    const shoppers = await Promise.all(['Asha', 'Meera', 'Zoya', 'Ravi'].map(name => watcher.signUp(name)));
    const ask = (who: TestAccount, prefer?: string) =>
      fetch(shop!.url + addressOf('designs.generate'), {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
          ...(prefer ? { prefer } : {}),
        },
        body: JSON.stringify({ prompt: 'a slow tiger' }),
      });
    const waited = ask(shoppers[0]!);
    const isDrawn = async () => (await stateOf(watcher, shoppers[0]!))[0] === 'running';
    await expect.poll(isDrawn, { interval: 10, timeout: 10_000 }).toBe(true);
    for (const who of shoppers.slice(1)) expect((await ask(who, 'respond-async')).status).toBe(202);
    expect(await shop.stop()).toBe(0);
    expect((await waited).status).toBe(200);
    shop = await start();
    const states = async () => (await Promise.all(shoppers.map(who => stateOf(watcher, who)))).flat();
    await expect.poll(states, { timeout: 20_000 }).toEqual(['done', 'done', 'done', 'done']);
    for (const { id } of shoppers) {
      expect(await creditsOf(watcher.db, id)).toEqual(PAID);
      await expectBooksToAgree(watcher.db, id);
    }
  });
});
