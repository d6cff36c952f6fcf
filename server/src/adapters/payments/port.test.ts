import { describe, expect, it } from 'vitest';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import type { Send } from './send-request.ts';
import { answerTo, countSent, PUBLIC_URL, SECRET, usePaymentGateway } from './use-payment-gateway.ts';

const gateway = usePaymentGateway();
const { connect, newPayment, simulate } = gateway;

describe('a payment', () => {
  it('is created, paid and seen as completed', async () => {
    const payments = connect();
    const wanted = newPayment();
    const created = await payments.createPayment(wanted);
    expect(created).toMatchObject({ kind: 'created', providerOrderId: expect.stringMatching(/^OMO\d+$/) });
    if (created.kind !== 'created') return;
    expect(created.payUrl.startsWith(`${PUBLIC_URL}/pay/`)).toBe(true);
    expect(created.expiresAt.getTime() - Date.now()).toBeGreaterThan(890_000);

    const pending = await payments.fetchStatus(wanted.paymentId);
    expect(pending).toMatchObject({ kind: 'state', state: 'pending', amount: 45_900 });
    expect(pending).not.toHaveProperty('transactionId');

    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, outcome: 'pay', paymentMode: 'UPI_INTENT' });
    const status = await payments.fetchStatus(wanted.paymentId);
    expect(status).toMatchObject({
      kind: 'state',
      state: 'completed',
      amount: 45_900,
      providerOrderId: created.providerOrderId,
      transactionId: expect.stringMatching(/^OM\d+$/),
      paymentMode: 'UPI_INTENT',
    });
    expect(JSON.stringify(status)).not.toMatch(/@ybl|\*1234|000000000000/);
  });

  it.each([
    [{ outcome: 'fail', errorCode: 'INVALID_MPIN', detailedErrorCode: 'ZM' }, 'failed', 'INVALID_MPIN'],
    [{ outcome: 'cancel' }, 'cancelled', 'TXN_CANCELLED'],
  ])('that ends with %j failed for the reason %s', async (ending, reason, errorCode) => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, ...ending });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
      state: 'failed',
      failure: { reason, errorCode },
    });
  });

  it('that was left pending expires', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, outcome: 'leave' });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ state: 'pending' });
    await simulate('POST', 'clock', { advanceMs: 901_000 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
      state: 'failed',
      failure: { reason: 'expired', errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' },
    });
  });

  it('whose id was used before exists', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    expect(await payments.createPayment(wanted)).toEqual({ kind: 'exists' });
  });

  it('that nobody asked for is not found', async () => {
    expect(await connect().fetchStatus('P-never-sent')).toEqual({ kind: 'not_found' });
  });

  it.each([
    { paymentId: '../../evil?x=1#' },
    { paymentId: 'x'.repeat(64) },
    { amount: 99 },
    { amount: 100.5 },
    { amount: Number.NaN },
    { expiresInSeconds: 299 },
    { expiresInSeconds: 3601 },
    { returnUrl: '/payment' },
  ])('with %j is refused without being sent', async changes => {
    const counted = countSent('');
    const result = await connect({ send: counted.send }).createPayment(newPayment(changes));
    expect(result).toMatchObject({ kind: 'rejected', code: 'INVALID_REQUEST' });
    expect(counted.count).toBe(0);
  });

  it('with an unfit id is not asked about', async () => {
    const counted = countSent('');
    expect(await connect({ send: counted.send }).fetchStatus('../../evil?x=1#')).toEqual({ kind: 'not_found' });
    expect(counted.count).toBe(0);
  });
});

describe('a payment request that goes wrong', () => {
  it.each([
    ['commit_then_reset', true],
    ['commit_then_500', true],
    ['truncated_json', true],
    ['wrong_host_redirectUrl', true],
    ['reset_before_commit', false],
    ['html_502', false],
    ['hang', false],
    ['http(500)', false],
    ['http(429)', false],
  ])('by %s is unknown and sent once only', async (pay, committed) => {
    const counted = countSent('/checkout/v2/pay');
    const payments = connect({ send: counted.send });
    const wanted = newPayment();
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, pay });
    expect(await payments.createPayment(wanted)).toMatchObject({ kind: 'unknown', cause: expect.any(String) });
    expect(counted.count).toBe(1);
    const status = await payments.fetchStatus(wanted.paymentId);
    expect(status.kind).toBe(committed ? 'state' : 'not_found');
  });

  it('by a refusal with a code is rejected, with the reason and without secrets', async () => {
    const echo = `amount too high for ${SECRET} and ${'t'.repeat(32)}`;
    const send = answerTo('/pay', 400, { code: 'BAD_REQUEST', message: echo });
    expect(await connect({ send }).createPayment(newPayment())).toEqual({
      kind: 'rejected',
      code: 'BAD_REQUEST',
      message: 'amount too high for [removed] and [removed]',
    });
  });

  it.each([
    [400, 'INVALID_TRANSACTION_ID'],
    [400, 'ORDER_ALREADY_EXISTS'],
    [409, 'INVALID_MERCHANT_ORDER_ID'],
  ])('by %i %s exists, whatever the number', async (status, code) => {
    const send = answerTo('/pay', status, { code });
    expect(await connect({ send }).createPayment(newPayment())).toEqual({ kind: 'exists' });
  });

  it.each([
    [500, 'BAD_REQUEST'],
    [502, 'INVALID_MERCHANT_ORDER_ID'],
    [408, 'BAD_REQUEST'],
    [400, 'INTERNAL_SERVER_ERROR'],
    [403, undefined],
  ])('by %i %s is unknown: it may have been carried out', async (status, code) => {
    const send = answerTo('/pay', status, { code });
    const result = await connect({ send }).createPayment(newPayment());
    expect(result).toEqual({ kind: 'unknown', cause: `http_${status}` });
  });

  it.each([
    ['https://mercury-t2.phonepe.com/transact/x?token=1', 'created'],
    ['https://phonepe.com.evil.example/pay', 'unknown'],
    ['https://evilphonepe.com/pay', 'unknown'],
    ['http://mercury-t2.phonepe.com/pay', 'unknown'],
    ['https://user@mercury-t2.phonepe.com/pay', 'unknown'],
    ['javascript:alert(1)', 'unknown'],
  ])('gives the pay page %s: %s', async (redirectUrl, kind) => {
    const body = { orderId: 'OMO1', state: 'PENDING', expireAt: 1, redirectUrl };
    const token = { access_token: 't', expires_at: Date.now() / 1000 + 900 };
    const send: Send = async ({ url }) => ({ status: 200, text: JSON.stringify(url.endsWith('/pay') ? body : token) });
    const real = {
      authBase: 'https://api.phonepe.com/a',
      pgBase: 'https://api.phonepe.com/p',
      payHosts: ['.phonepe.com'],
    };
    expect((await connect({ config: real, send }).createPayment(newPayment())).kind).toBe(kind);
  });

  it('five times in 30 seconds stops further ones until a later one succeeds', async () => {
    let time = Date.now();
    const counted = countSent('/checkout/v2/pay');
    const payments = connect({ now: () => new Date(time), send: counted.send });
    await simulate('POST', 'script', { pay: 'html_502' });
    for (let i = 0; i < 5; i += 1) expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
    const unavailable = {
      kind: 'rejected',
      code: GATEWAY_UNAVAILABLE,
      message: 'Payments are temporarily unavailable',
    };
    expect(await payments.createPayment(newPayment())).toEqual(unavailable);
    expect(counted.count).toBe(5);

    time += 31_000;
    expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
    expect(await payments.createPayment(newPayment())).toEqual(unavailable);
    await simulate('DELETE', 'script');
    time += 31_000;
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    const changes = gateway.state.events.filter(e => e.event === 'phonepe.breaker').map(e => e.fields);
    expect(changes).toEqual([{ state: 'open' }, { state: 'closed' }]);
  });
});
