import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

  it('by a body that never ends is unknown', async () => {
    const server = createServer((request, response) => {
      if (request.url?.includes('token')) return response.end('{"access_token":"t","expires_at":9999999999}');
      for (let i = 0; i < 40; i += 1) response.write('x'.repeat(64 * 1024));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const payments = connect({ config: { authBase: base, pgBase: base } });
    expect(await payments.fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'body_too_large' });
    server.closeAllConnections();
    server.close();
  });

  it('by a redirect is not followed', async () => {
    const send: typeof fetch = async (url, init) => {
      expect(init?.redirect).toBe('manual');
      return String(url).includes('/status')
        ? new Response(null, { status: 302, headers: { location: 'http://evil.example' } })
        : fetch(url, init);
    };
    expect(await connect({ fetch: send }).fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'redirect' });
  });
});
