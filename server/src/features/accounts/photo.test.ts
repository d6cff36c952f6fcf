import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnusablePicture } from '../../adapters/picture-hosts/port.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { keepPhoto } from './keep-photo.ts';

const ADDRESS = 'https://lh3.provider.example/a/asha=s96-c';
let shop: TestShop;
let asked: string[] = [];
/** What the provider's host does with a request. */
let host: (address: string) => Promise<Uint8Array>;
const png = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  const photoHosts = {
    fetch: async (address: string) => {
      asked.push(address);
      return host(address);
    },
  };
  shop = await startTestShop({ photoHosts });
});
afterAll(() => shop.stop());
beforeEach(() => {
  asked = [];
  host = png;
});

async function withPicture(image: string | null = ADDRESS): Promise<TestAccount> {
  const account = await shop.signUp('Asha');
  await shop.db.update(accounts).set({ image }).where(eq(accounts.id, account.id));
  return account;
}
const photoURL = async (as: TestAccount) => (await shop.call('accounts.me', { as })).body['photoURL'] as string | null;

describe('the picture of a sign-in', () => {
  test('is never hot-linked: nothing at first, then a small copy of the shop’s own, drawn anew', async () => {
    const asha = await withPicture();
    expect(await photoURL(asha)).toBeNull();
    await keepPhoto(shop.context, asha.id);
    const address = await photoURL(asha);
    expect(address).toMatch(/^\/files\/[0-9a-f]{64}\.webp\?pass=[0-9a-f]{32}$/);
    const reply = await shop.fetch(address!);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    const copy = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect([copy.width, copy.height, copy.format]).toEqual([160, 120, 'webp']);
  });

  test('is fetched once, however often the work runs and is asked for', async () => {
    const asha = await withPicture();
    await Promise.all([photoURL(asha), photoURL(asha)]);
    for (const _ of [1, 2, 3]) await keepPhoto(shop.context, asha.id);
    const first = await photoURL(asha);
    expect(await photoURL(asha)).toBe(first);
    expect(asked).toEqual([ADDRESS]);
  });

  test('is fetched by the queue after the person was asked for', async () => {
    const asha = await withPicture();
    await shop.startWorkers();
    await expect.poll(() => photoURL(asha), { timeout: 8_000, interval: 100 }).toMatch(/^\/files\//);
  });

  test.each([
    ['an address that is not the provider’s', async () => Promise.reject(new UnusablePicture('Not a host'))],
    ['something that is no picture', async () => new TextEncoder().encode('<svg onload="x"/>')],
  ])('%s is forgotten', async (_, answer) => {
    host = answer;
    const asha = await withPicture();
    await keepPhoto(shop.context, asha.id);
    expect(await photoURL(asha)).toBeNull();
    await keepPhoto(shop.context, asha.id);
    expect(asked).toHaveLength(1);
  });

  test('a provider that is away is asked another time', async () => {
    host = async () => Promise.reject(new UnusablePicture('Not to be had', { cause: new Error('away') }));
    const asha = await withPicture();
    await expect(keepPhoto(shop.context, asha.id)).rejects.toThrow('Not to be had');
    host = png;
    await keepPhoto(shop.context, asha.id);
    expect(await photoURL(asha)).toMatch(/^\/files\//);
  });

  test('nothing is asked for an account without one', async () => {
    const asha = await withPicture(null);
    await keepPhoto(shop.context, asha.id);
    expect([await photoURL(asha), asked]).toEqual([null, []]);
  });
});
