import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/tables/accounts.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

/** Signed in so long ago. */
async function signIn(who: TestAccount, minutesAgo = 0): Promise<void> {
  const createdAt = new Date(shop.clock.now().getTime() - minutesAgo * 60_000);
  const id = shop.context.randomId(12);
  const row = { id, token: id, userId: who.id, createdAt, expiresAt: new Date(createdAt.getTime() + 86_400_000) };
  await shop.db.insert(sessions).values(row);
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a download of one’s own data', () => {
  test('is a zip behind an address that works once', async () => {
    const asked = await shop.call('privacy.askExport', { as: asha, body: { language: 'hi' } });
    expect(asked.body).toEqual({
      url: expect.stringMatching(/^\/api\/account\/export\/\w{40}$/),
      expiresAt: expect.any(String),
    });
    const reply = await shop.fetch(asked.body.url);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(text(files['README.txt'])).toContain('आपकी जानकारी');
    expect(JSON.parse(text(files['data/accounts.json']))).toMatchObject([{ id: asha.id, email: asha.email }]);
    expect(JSON.parse(text(files['data/orders.json']))).toEqual([]);
    const again = await shop.fetch(asked.body.url);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([410, 'export_link_over']);
  });
});
void signIn;
