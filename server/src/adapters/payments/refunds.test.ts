import { describe, expect, it } from 'vitest';
import { countSent, usePaymentGateway } from './use-payment-gateway.ts';

const { connect, newPayment, simulate } = usePaymentGateway();

const paid = async () => {
  const payments = connect();
  const { paymentId } = newPayment();
  await payments.createPayment(newPayment({ paymentId }));
  await simulate('POST', 'settle', { merchantOrderId: paymentId, outcome: 'pay' });
  return paymentId;
};
const wish = (paymentId: string, amount = 45_900) => ({ refundId: `R${paymentId}`, paymentId, amount });

describe('a refund', () => {
  it('is accepted and followed to its end', async () => {
    const payments = connect();
    const wanted = wish(await paid());
    expect(await payments.refund(wanted)).toEqual({
      kind: 'state',
      state: 'pending',
      amount: 45_900,
      providerRefundId: expect.stringMatching(/^OMR\d+$/),
    });
    await simulate('POST', 'clock', { advanceMs: 4_100 });
    expect(await payments.fetchRefund(wanted)).toMatchObject({ state: 'confirmed' });
    await simulate('POST', 'clock', { advanceMs: 4_100 });
    expect(await payments.fetchRefund(wanted)).toMatchObject({ state: 'completed', amount: 45_900 });
  });

  it.each(['commit_then_reset', 'commit_then_500', 'truncated_json', 'reset_before_commit', 'html_502', 'http(429)'])(
    'whose answer is lost by %s is unknown and sent once only',
    async refund => {
      const counted = countSent('/payments/v2/refund');
      const paymentId = await paid();
      await simulate('POST', 'script', { refund, uses: 1 });
      expect((await connect({ send: counted.send }).refund(wish(paymentId))).kind).toBe('unknown');
      expect(counted.count).toBe(1);
    },
  );

  it.each(['BF_034', 'REFUND_BREACHED'])('that is refused by %s tells of the low balance', async code => {
    const paymentId = await paid();
    await simulate('POST', 'script', { refund: `reject(${code})`, uses: 1 });
    expect(await connect().refund(wish(paymentId))).toMatchObject({ kind: 'rejected', code, isLowBalance: true });
    await simulate('POST', 'script', { refund: `fail(${code})`, uses: 1 });
    await connect().refund(wish(paymentId));
    await simulate('POST', 'clock', { advanceMs: 9_000 });
    expect(await connect().fetchRefund(wish(paymentId))).toMatchObject({
      state: 'failed',
      failureCode: code,
      isLowBalance: true,
    });
  });

  it.each([
    ['state(WEIRD)', 'unknown'],
    ['truncated_json', 'unknown'],
    ['http(500)', 'unknown'],
    ['not_found(1)', 'not_found'],
  ])('whose status is %s is %s', async (refundStatus, kind) => {
    const wanted = wish(await paid());
    await connect().refund(wanted);
    await simulate('POST', 'script', { refundStatus });
    expect((await connect().fetchRefund(wanted)).kind).toBe(kind);
  });

  it.each([{ amount: 99 }, { amount: 0.5 }, { refundId: '../x' }, { paymentId: '' }])(
    'with %j is refused without being sent',
    async changes => {
      const counted = countSent('');
      const answer = await connect({ send: counted.send }).refund({ ...wish('P1'), ...changes });
      expect(answer).toMatchObject({ kind: 'rejected', code: 'INVALID_REQUEST' });
      expect(counted.count).toBe(0);
    },
  );

  it('is not sent while there is no token', async () => {
    await simulate('POST', 'script', { token: 'down' });
    expect((await connect().refund(wish('P1'))).kind).toBe('unsent');
  });
});
