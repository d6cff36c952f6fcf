import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FRESH_SIGN_IN_MS } from '../../../../domain/src/sign-in.ts';
import { startTestShop, type TestAccount, type TestReply, type TestShop } from '../../../testing/test-shop.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import type { OutgoingMail } from '../../adapters/email/port.ts';
import { sendMails } from '../mail/mail.ts';
import { recoveryCodes, secondFactors } from '../../db/tables/security.ts';
import { codeAt } from './totp.ts';

let shop: TestShop;
let mira: TestAccount;
let key: string;
const sent: OutgoingMail[] = [];
const send = async (mail: OutgoingMail) => (sent.push(mail), { kind: 'sent' as const });
beforeAll(async () => void (shop = await startTestShop({ email: { send } as never })));
afterAll(() => shop?.stop());
beforeEach(async () => {
  // The first minute of another day: no window of tries began before the test, or ends within it.
  const DAY_MS = 86_400_000;
  shop.clock.set(new Date(Math.ceil(shop.clock.now().getTime() / DAY_MS) * DAY_MS + DAY_MS + 60_000));
  mira = await shop.signUp('Mira', { role: 'staff' });
});

const code = () => codeAt(key, shop.clock.now());
/** The code of the next thirty seconds, once they have begun. */
const nextCode = () => (shop.clock.advance(30_000), code());
const wrongCode = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0');
const begin = async (as = mira) => {
  const reply = await shop.call('security.beginFactor', { as });
  if (reply.status === 200) key = reply.body.key;
  return reply;
};
type Answer = Promise<TestReply<any>>; // eslint-disable-line typescript/no-explicit-any
const confirm = (typed: string, as = mira): Answer =>
  shop.call('security.confirmFactor', { as, body: { code: typed, language: 'en' } });
const prove = (typed: string, as: TestAccount): Answer =>
  shop.call('security.proveFactor', { as, body: { code: typed, language: 'en' } });
const end = (typed: string, as = mira): Answer =>
  shop.call('security.endFactor', { as, body: { code: typed, language: 'en' } });
const factor = async (as = mira) => (await shop.call('security.factor', { as })).body;
const turnOn = async (): Promise<string[]> => {
  await begin();
  const { status, body } = await confirm(code());
  expect(status).toBe(200);
  return body.recoveryCodes;
};
const log = async () =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.actorId, mira.id)).orderBy(auditLog.id)).map(
    one => one.action,
  );
const mails = async () =>
  (await shop.db.select().from(outbox).where(eq(outbox.recipient, mira.email)).orderBy(outbox.createdAt)).map(
    one => (one.data as { what?: string } | null)?.what,
  );

describe('the set-up', () => {
  test('counts once a code was given, tells ten recovery codes once, the log and the mailbox', async () => {
    const { body, headers } = await begin();
    expect(body).toEqual({
      key: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${key}`),
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await factor()).toMatchObject({ isOn: false, isRequired: false });
    const wrong = await confirm(wrongCode());
    expect(wrong).toMatchObject({ status: 422, body: { code: 'factor_code_wrong' } });
    expect(await factor()).toMatchObject({ isOn: false });
    const told = await confirm(code());
    expect(new Set(told.body.recoveryCodes).size).toBe(10);
    for (const one of told.body.recoveryCodes) expect(one).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await factor()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await log()).toEqual(['factor.refused', 'factor.on']);
    expect(await mails()).toEqual(['factor_on']);
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'factor_is_on' } });
  });

  test('keeps neither the key nor a recovery code as it is', async () => {
    const told = await turnOn();
    const rows = [await shop.db.select().from(secondFactors), await shop.db.select().from(recoveryCodes)];
    const text = JSON.stringify([...rows, await shop.db.select().from(outbox), await shop.db.select().from(auditLog)]);
    for (const secret of [key, ...told, ...told.map(one => one.replaceAll('-', ''))])
      expect(text).not.toContain(secret);
  });

  test('begins anew after an hour, or with another key', async () => {
    expect(await confirm('123456')).toMatchObject({ status: 409, body: { code: 'factor_not_begun' } });
    await begin();
    const old = code();
    shop.clock.advance(3_600_001);
    expect((await confirm(code())).body.code).toBe('factor_not_begun');
    await begin();
    expect((await confirm(old)).body.code).toBe('factor_code_wrong');
    expect((await confirm(code())).status).toBe(200);
  });

  test('is for shoppers too, and then asked of them', async () => {
    const asha = await shop.signUp('Asha');
    await begin(asha);
    expect((await confirm(code(), asha)).status).toBe(200);
    expect(await factor(asha)).toMatchObject({ isOn: true, isRequired: false });
    const phone = await shop.signIn(asha);
    expect((await shop.call('orders.mine', { as: phone })).body.code).toBe('factor_needed');
    expect((await prove(nextCode(), phone)).status).toBe(200);
    expect((await shop.call('orders.mine', { as: phone })).status).toBe(200);
  });
});

describe('a session', () => {
  test('opens nothing until a code was given in it, and then at once', async () => {
    await turnOn();
    const phone = await shop.signIn(mira);
    const orders = (as: TestAccount) => shop.call('admin.orders', { as });
    expect((await orders(mira)).status).toBe(200);
    expect(await orders(phone)).toMatchObject({ status: 403, body: { code: 'factor_needed' } });
    expect((await prove(wrongCode(), phone)).body.code).toBe('factor_code_wrong');
    expect((await orders(phone)).status).toBe(403);
    expect((await prove(nextCode(), phone)).status).toBe(200);
    expect((await orders(phone)).status).toBe(200);
  });

  test('that began before is asked for one too', async () => {
    const before = await shop.signIn(mira);
    expect((await shop.call('admin.orders', { as: before })).status).toBe(200);
    await turnOn();
    await expect.poll(async () => (await shop.call('admin.orders', { as: before })).body.code).toBe('factor_needed');
  });

  test('is fresh for ten minutes by a code, and by nothing else', async () => {
    await turnOn();
    const asha = await shop.signUp('Asha');
    const switchOff = () =>
      shop.call('admin.switchUser', { as: mira, params: { id: asha.id }, body: { isDisabled: true, reason: 'A try' } });
    shop.clock.advance(FRESH_SIGN_IN_MS + 1000);
    expect(await switchOff()).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again', details: { hasFactor: true } },
    });
    expect((await prove(code(), mira)).status).toBe(200);
    expect((await switchOff()).status).toBe(200);
  });
});

describe('a code', () => {
  test('is good once, also for two at the same moment, and an older one no more', async () => {
    await turnOn();
    const phone = await shop.signIn(mira);
    const typed = nextCode();
    const both = await Promise.all([prove(typed, phone), prove(` ${typed.slice(0, 3)} ${typed.slice(3)} `, phone)]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 422]);
    expect((await prove(typed, phone)).status).toBe(422);
    const older = codeAt(key, new Date(shop.clock.now().getTime() - 30_000));
    expect((await prove(older, phone)).status).toBe(422);
  });

  test('may be wrong five times in a quarter of an hour in one session; the others, and recovery codes, stay good', async () => {
    const [recovery] = await turnOn();
    const [stolen, own] = [await shop.signIn(mira), await shop.signIn(mira)];
    for (let at = 0; at < 5; at++) expect((await prove(wrongCode(), stolen)).status).toBe(422);
    const refused = await prove(nextCode(), stolen);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await log()).filter(one => one === 'factor.refused')).toHaveLength(5);
    expect((await prove(code(), own)).status).toBe(200);
    expect((await prove(recovery!, stolen)).status).toBe(200);
    shop.clock.advance(900_000);
    expect((await prove(nextCode(), await shop.signIn(mira))).status).toBe(200);
  });

  test('that is wrong ten times a day ends that session alone, and the person is told once', async () => {
    await turnOn();
    const [stolen, own] = [await shop.signIn(mira), await shop.signIn(mira)];
    const replies = [];
    for (let at = 0; at < 10; at++) {
      if (at === 5) shop.clock.advance(900_000);
      replies.push((await prove(wrongCode(), stolen)).body.code);
    }
    expect(replies).toEqual([...Array.from({ length: 9 }, () => 'factor_code_wrong'), 'unauthorized']);
    expect((await shop.call('accounts.me', { as: stolen })).body.code).toBe('unauthorized');
    expect((await log()).filter(one => one === 'sessions.ended')).toHaveLength(1);
    for (let at = 0; at < 3; at++) await prove(wrongCode(), own);
    expect(await mails()).toEqual(['factor_on', 'factor_guessed']);
    expect((await prove(nextCode(), own)).status).toBe(200);
  });

  test('is guessed a hundred times a day at most from new sessions; a session that gave one, and recovery codes, go on', async () => {
    const [recovery] = await turnOn();
    for (let at = 0; at < 20; at++) {
      const guesser = await shop.signIn(mira);
      for (let n = 0; n < 5; n++) expect((await prove(wrongCode(), guesser)).status).toBe(422);
    }
    const phone = await shop.signIn(mira);
    expect((await prove(nextCode(), phone)).body.code).toBe('rate_limited');
    expect((await prove(code(), mira)).status).toBe(200);
    expect((await prove(recovery!, phone)).status).toBe(200);
  });

  test('that is good counts for no limit', async () => {
    await turnOn();
    for (let at = 0; at < 8; at++) expect((await prove(nextCode(), mira)).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('stands for a code once, however it is typed; the mailbox is told', async () => {
    const [first, second] = await turnOn();
    const phone = await shop.signIn(mira);
    expect((await prove(first!.toUpperCase().replaceAll('-', ' '), phone)).status).toBe(200);
    expect((await prove(first!, phone)).body.code).toBe('factor_code_wrong');
    expect(await factor()).toMatchObject({ recoveryCodesLeft: 9 });
    const both = await Promise.all([prove(second!, phone), prove(second!, phone)]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 422]);
    expect(await mails()).toEqual(['factor_on', 'recovery_used', 'recovery_used']);
    expect(await log()).toContain('factor.recovery_used');
  });

  test('of somebody else is none', async () => {
    const [hers] = await turnOn();
    const miraBefore = mira;
    mira = await shop.signUp('Other', { role: 'staff' });
    await turnOn();
    expect((await prove(hers!, mira)).body.code).toBe('factor_code_wrong');
    expect((await prove(hers!, miraBefore)).status).toBe(200);
  });

  test('gives way to new ones', async () => {
    const [old] = await turnOn();
    const renewed = await shop.call('security.newRecoveryCodes', { as: mira, body: { language: 'hi' } });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await prove(old!, mira)).body.code).toBe('factor_code_wrong');
    expect((await prove(renewed.body.recoveryCodes[9], mira)).status).toBe(200);
    expect(await mails()).toEqual(['factor_on', 'codes_renewed', 'recovery_used']);
  });
});

describe('turning it off', () => {
  test('takes a code; then no session is asked for one', async () => {
    await turnOn();
    const phone = await shop.signIn(mira);
    expect((await end(wrongCode())).body.code).toBe('factor_code_wrong');
    expect((await end(nextCode())).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    await expect.poll(async () => (await shop.call('admin.orders', { as: phone })).status).toBe(200);
    expect((await prove(nextCode(), phone)).body.code).toBe('factor_is_off');
    expect((await end(nextCode())).body.code).toBe('factor_is_off');
    expect(await log()).toEqual(['factor.on', 'factor.refused', 'factor.off']);
    expect(await mails()).toEqual(['factor_on', 'factor_off']);
    expect(await shop.db.$count(recoveryCodes, eq(recoveryCodes.accountId, mira.id))).toBe(0);
  });
});

describe('the link in the mail that tells of it', () => {
  const linkIn = async (): Promise<{ token: string; text: string }> => {
    sent.length = 0;
    await sendMails(shop.context);
    const { text } = sent.find(mail => mail.to === mira.email)!;
    return { token: /\/undo-factor\/([\w-]+)/.exec(text)![1]!, text };
  };
  const view = (token: string): Answer => shop.call('security.undoing', { params: { token } });
  const undo = (token: string, language = 'en'): Answer =>
    shop.call('security.undoFactor', { params: { token }, body: { language } });

  test('takes it away once, without a code, and signs everybody out', async () => {
    // Somebody took a session over and turned a factor on in it; its person has the mailbox alone.
    const own = await shop.signIn(mira);
    await turnOn();
    expect((await shop.call('security.endSessions', { as: own })).body.code).toBe('factor_needed');
    const { token, text } = await linkIn();
    expect(text).not.toContain('Sign out everywhere');
    const left = Date.parse((await view(token)).body.until) - shop.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(24 * 60);
    expect((await undo(token)).status).toBe(200);
    for (const as of [mira, own]) expect((await shop.call('accounts.me', { as })).body.code).toBe('unauthorized');
    expect((await factor(await shop.signIn(mira))).isOn).toBe(false);
    expect([(await undo(token)).status, (await view(token)).status]).toEqual([404, 404]);
    expect((await mails()).includes('factor_undone')).toBe(true);
    expect(await log()).toEqual(['factor.on', 'factor.off']);
    // Another factor has another link.
    mira = await shop.signIn(mira);
    await turnOn();
    expect((await undo(token)).status).toBe(404);
    expect((await factor()).isOn).toBe(true);
  });

  test('is over after a day, and none where the shop did not seal it', async () => {
    await turnOn();
    const { token } = await linkIn();
    for (const forged of ['x', `${token.slice(0, -3)}abc`, token.toLowerCase()])
      expect([(await view(forged)).status, (await undo(forged)).status]).toEqual([404, 404]);
    shop.clock.advance(86_400_001);
    expect([(await view(token)).status, (await undo(token)).status]).toEqual([404, 404]);
  });

  test('stands in no row', async () => {
    await turnOn();
    const rows = JSON.stringify(await shop.db.select().from(outbox));
    expect(rows).not.toContain((await linkIn()).token);
    expect(rows).not.toContain('undo-factor/');
  });
});
