import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTokenCheck } from './token-check.ts';

const SHOP = 'http://localhost:3000';
const ours = await generateKeyPair('EdDSA', { extractable: true });
const theirs = await generateKeyPair('EdDSA', { extractable: true });
const publicKey = { ...(await exportJWK(ours.publicKey)), kid: 'first', alg: 'EdDSA' };
let loads = 0;
const ASHA = { accountId: 'asha', sessionId: 's1' };
const check = createTokenCheck(SHOP, async () => (loads++, { keys: [publicKey] }));

type Change = {
  key?: CryptoKey | Uint8Array;
  alg?: string;
  kid?: string;
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  expires?: string;
};
function sign({
  key = ours.privateKey,
  alg = 'EdDSA',
  kid = 'first',
  claims = { sub: 'asha', sid: 's1' },
  issuer = SHOP,
  audience = SHOP,
  expires = '15m',
}: Change = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid })
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(key);
}
let good: string;
beforeAll(async () => void (good = await sign()));

test('a token of the shop names its account and its session', async () => expect(await check(good)).toEqual(ASHA));

test.each<[string, () => string | Promise<string>]>([
  ['nothing', () => ''],
  ['text', () => 'not.a.token'],
  [
    'no signature (alg none)',
    () => new UnsecuredJWT({ sub: 'asha' }).setIssuer(SHOP).setAudience(SHOP).setExpirationTime('15m').encode(),
  ],
  ['a foreign key under our key id', () => sign({ key: theirs.privateKey })],
  ['a key id that nobody knows', () => sign({ kid: 'other' })],
  ['another issuer', () => sign({ issuer: 'https://evil.example' })],
  ['another audience', () => sign({ audience: 'https://other.example' })],
  ['an expired token', () => sign({ expires: '-1m' })],
  [
    'our public key used as a shared secret',
    () => sign({ alg: 'HS256', key: new TextEncoder().encode(String(publicKey.x).padEnd(32, 'x')) }),
  ],
  ['changed claims', () => good.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"owner"}').toString('base64url')}.`)],
  ['a cut-off signature', () => good.slice(0, -8)],
  ['no account', () => sign({ claims: { sid: 's1' } })],
  ['no session', () => sign({ claims: { sub: 'asha' } })],
])('%s is nobody', async (_name, token) => expect(await check(await token())).toBeUndefined());

test('keys are loaded once, and once more for each unknown key id', async () => {
  const before = loads;
  await check(good);
  expect(loads).toBe(before);
  await check(await sign({ kid: 'new' }));
  expect(loads).toBe(before + 1);
});

describe('a token that was good', () => {
  afterEach(() => void vi.useRealTimers());
  const after = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('ends with its time, though it would be remembered longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 1000) * 1000 });
    const short = await sign({ expires: '4s' });
    expect(await check(short)).toEqual(ASHA);
    after(3_999);
    expect(await check(short)).toEqual(ASHA);
    after(1);
    expect(await check(short)).toBeUndefined();
  });

  test('is nobody as soon as its key is known to be taken back, and not read again before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let keys = [publicKey];
    const ownCheck = createTokenCheck(SHOP, async () => ({ keys }));
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await ownCheck(good)).toEqual(ASHA);
    const read = verify.mock.calls.length;
    expect(read).toBeGreaterThan(0);
    after(600_000);
    expect(await ownCheck(good)).toEqual(ASHA);
    // An unknown key makes the check look; they are the same ones.
    expect(await ownCheck(await sign({ kid: 'new' }))).toBeUndefined();
    expect(await ownCheck(good)).toEqual(ASHA);
    expect(verify).toHaveBeenCalledTimes(read);
    keys = [];
    expect(await ownCheck(await sign({ kid: 'new' }))).toBeUndefined();
    expect(await ownCheck(good)).toBeUndefined();
    verify.mockRestore();
  });
});
