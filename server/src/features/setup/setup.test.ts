import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/tables/accounts.ts';
import { PUBLIC_URL, SECRETS, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { CONTACT, clientOrderId, fillCart } from '../../../testing/build-checkout.ts';
import { createIdentity } from '../../adapters/identity/better-auth.ts';
import { Secret } from '../../config/secret.ts';
import { meetPerson } from '../accounts/accounts.ts';
import { newSetupLink } from './setup.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(
    {},
    {
      openIdentity: context =>
        createIdentity({
          ...{ db: context.db, log: context.log, now: context.now },
          ...{ secrets: SECRETS, publicUrl: PUBLIC_URL, secret: new Secret('s'.repeat(40)) },
          // A shop without any company.
          provider: undefined,
          meet: person => meetPerson(context, person),
          nameOf: async () => 'Somebody',
        }),
    },
  );
  setLive(shop);
});
afterAll(() => shop.stop());

const setLive = ({ context }: TestShop): void => {
  Object.assign(context.shop, { mode: 'live', isOpen: false, signsIn: { byCode: false, byProvider: false } });
  context.shop.missing = ['sellerName', 'payments', 'signIn'];
};
const tokenOf = async (): Promise<string> => (await newSetupLink(shop.context))!.split('#')[1]!;
const begin = (token: string, email = 'asha@shop.example') => shop.call('setup.begin', { body: { token, email } });
const roleOf = async (email: string) =>
  (await shop.db.select().from(accounts).where(eq(accounts.email, email)))[0]?.role;

describe('the link of a first start', () => {
  test('makes the person of an address the owner, and signs them in', async () => {
    const { status, headers } = await begin(await tokenOf());
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeTruthy();
    expect(await roleOf('asha@shop.example')).toBe('owner');
  });

  test('is good once', async () => {
    const token = await tokenOf();
    expect((await begin(token)).status).toBe(200);
    const again = await begin(token, 'other@shop.example');
    expect([again.status, again.body.code]).toEqual([410, 'setup_link_over']);
    expect(await roleOf('other@shop.example')).toBeUndefined();
  });

  test('of two that use it at once, one becomes the owner', async () => {
    const token = await tokenOf();
    const both = await Promise.all(['b1@shop.example', 'b2@shop.example'].map(email => begin(token, email)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('is over after an hour, and at the next start', async () => {
    const token = await tokenOf();
    shop.clock.advance(3_600_001);
    expect((await begin(token)).body.code).toBe('setup_link_over');
    const older = await tokenOf();
    await tokenOf();
    expect((await begin(older)).body.code).toBe('setup_link_over');
  });

  test('a wrong one is refused, and so is an address that is none', async () => {
    await tokenOf();
    expect((await begin('a'.repeat(32))).body.code).toBe('setup_link_over');
    expect((await begin(await tokenOf(), 'nobody')).status).toBe(400);
  });

  test('who tries many is told to wait', async () => {
    shop.clock.advance(3_600_000);
    const replies = [];
    for (let count = 0; count < 12; count++) replies.push((await begin('b'.repeat(32))).status);
    expect(replies.at(0)).toBe(410);
    expect(replies.at(-1)).toBe(429);
  });

  test('that is used up tells an owner who can sign in to do so', async () => {
    shop.clock.advance(3_600_000);
    const token = await tokenOf();
    expect((await begin(token)).status).toBe(200);
    shop.context.shop.signsIn = { byCode: true, byProvider: false };
    const again = await begin(token);
    expect([again.status, again.body.code]).toEqual([410, 'setup_done']);
    shop.context.shop.signsIn = { byCode: false, byProvider: false };
  });

  test('is not made where the shop has an owner who can sign in, nor in a demo shop', async () => {
    shop.context.shop.signsIn = { byCode: true, byProvider: false };
    expect(await newSetupLink(shop.context)).toBeUndefined();
    shop.context.shop.signsIn = { byCode: false, byProvider: false };
    expect(await newSetupLink(shop.context)).toContain('/setup#');
    shop.context.shop.mode = 'demo';
    expect(await newSetupLink(shop.context)).toBeUndefined();
    shop.context.shop.mode = 'live';
  });
});

describe('before it is open', () => {
  let closed: TestShop;
  beforeAll(async () => setLive((closed = await startTestShop())));
  afterAll(() => closed.stop());

  test('the owner sees what is missing; nobody else', async () => {
    const owner = await closed.signUp('Ravi Menon', { role: 'owner' });
    const { body } = await closed.call('setup.state', { as: owner });
    expect(body).toEqual({
      isOpen: false,
      missing: ['sellerName', 'payments', 'signIn'],
      nearby: [],
      isThisMachineOnly: true,
    });
    const staff = await closed.signUp('Vikram Shah', { role: 'staff' });
    expect((await closed.call('setup.state', { as: staff })).status).toBe(403);
  });

  test('no order is taken, and the cart stays', async () => {
    const shopper = await closed.signUp('Meera Iyer');
    await fillCart(closed, shopper);
    const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
    const refused = await closed.call('payments.initiate', { as: shopper, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'shop_not_open']);
    const credits = { ...CONTACT, type: 1, orderId: clientOrderId(), amount: 100 };
    expect((await closed.call('payments.initiate', { as: shopper, body: credits })).body.code).toBe('shop_not_open');
    expect((await closed.call('cart.lines', { as: shopper })).body).toHaveLength(1);
  });

  test('a notice of a gateway that the shop does not have is a stranger’s', async () => {
    const { payments } = closed.context;
    closed.context.payments = {};
    expect((await closed.fetch('/api/phonepe/webhook', { method: 'POST', body: '{}' })).status).toBe(401);
    closed.context.payments = payments;
  });

  test('no code is sent where there is no mail server', async () => {
    const body = { email: 'meera@shop.example', language: 'en' };
    expect((await closed.call('accounts.askCode', { body })).body.code).toBe('no_mail_server');
  });
});
