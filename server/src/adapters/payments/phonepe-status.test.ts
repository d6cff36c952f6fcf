import { describe, expect, it } from 'vitest';
import { usePaymentGateway } from './use-payment-gateway.ts';

const gateway = usePaymentGateway();
const { connect, newPayment, simulate } = gateway;

describe('a status request that goes wrong', () => {
  it.each(['hang', 'html_502', 'truncated_json', 'reset', 'state(WEIRD)', 'http(503)', 'http(404)'])(
    'by %s is unknown',
    async status => {
      const payments = connect();
      const wanted = newPayment();
      await payments.createPayment(wanted);
      await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status });
      expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
        kind: 'unknown',
        cause: expect.any(String),
      });
    },
  );

  it('once is repeated and answered', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'reset', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ kind: 'state', state: 'pending' });
  });

  it('by another amount or order id tells them as they came', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'amount(100)', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ amount: 100 });
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'orderId(OMO9)', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ providerOrderId: 'OMO9' });
  });
});
