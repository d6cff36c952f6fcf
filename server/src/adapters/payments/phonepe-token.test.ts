import { describe, expect, it, vi } from 'vitest';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import { sendRequest } from './send-request.ts';
import type { Send } from './send-request.ts';
import { countSent, SECRET, usePaymentGateway } from './use-payment-gateway.ts';

const gateway = usePaymentGateway();
const { connect, newPayment, simulate } = gateway;

describe('the access token', () => {
  it('is fetched once for calls that come together, and kept', async () => {
    const counted = countSent('/oauth/token');
    const payments = connect({ send: counted.send });
    await Promise.all(Array.from({ length: 10 }, () => payments.createPayment(newPayment())));
    await payments.fetchStatus('P1');
    expect(counted.count).toBe(1);
  });

  it('is renewed 5 minutes before its end, and serves on while that fails', async () => {
    let ahead = 0;
    const { now: gatewayTime } = await simulate('GET', 'clock');
    const counted = countSent('/oauth/token');
    const payments = connect({ now: () => new Date(gatewayTime + ahead), send: counted.send });
    await payments.createPayment(newPayment());
    ahead = 54 * 60_000;
    await payments.createPayment(newPayment());
    expect(counted.count).toBe(1);
    ahead = 56 * 60_000;
    await simulate('POST', 'script', { token: 'down' });
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    expect(counted.count).toBe(3);
    ahead = 61 * 60_000;
    const late = newPayment();
    expect(await payments.createPayment(late)).toMatchObject({ kind: 'rejected', code: GATEWAY_UNAVAILABLE });
    expect(await payments.fetchStatus(late.paymentId)).toEqual({ kind: 'unknown', cause: 'token_http_503' });
  });

  it('that the gateway no longer takes is replaced and the call sent again, once', async () => {
    const payments = connect();
    await payments.createPayment(newPayment());
    await simulate('POST', 'clock', { advanceMs: 2 * 3_600_000 });
    const counted = countSent('/checkout/v2/pay');
    const again = connect({ send: counted.send });
    await simulate('POST', 'script', { token: 'expired', uses: 1 });
    expect((await again.createPayment(newPayment())).kind).toBe('created');
    expect(counted.count).toBe(2);
    await simulate('POST', 'script', { token: 'expired' });
    const refused = connect({ send: counted.send });
    expect(await refused.createPayment(newPayment())).toEqual({ kind: 'unknown', cause: 'http_401' });
    expect(counted.count).toBe(4);
    expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
  });

  it.each(['down', 'hang', 'html_502', 'truncated_json'])(
    'that cannot be had (%s) leaves the payment unsent',
    async token => {
      const counted = countSent('/checkout/');
      await simulate('POST', 'script', { token });
      const result = await connect({ send: counted.send }).createPayment(newPayment());
      expect(result).toMatchObject({ kind: 'rejected', code: GATEWAY_UNAVAILABLE });
      expect(counted.count).toBe(0);
    },
  );

  it('without a named end is used', async () => {
    await simulate('POST', 'script', { token: 'no_expires_at' });
    expect((await connect().createPayment(newPayment())).kind).toBe('created');
  });

  it('is not given for wrong credentials, which is asked only once', async () => {
    const counted = countSent('/oauth/token');
    const payments = connect({ send: counted.send, config: { clientSecret: 'wrong' } });
    expect(await payments.fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'token_http_401' });
    expect(counted.count).toBe(1);
  });
});

describe('secrets', () => {
  it('stay out of logs and results', async () => {
    const tokens: string[] = [];
    const leaky: Send = async request => {
      if (request.url.includes('/status')) throw new Error(`cannot send ${JSON.stringify(request)}`);
      const received = await sendRequest(request);
      if (request.url.includes('token'))
        tokens.push((JSON.parse(received.text) as { access_token: string }).access_token);
      return received;
    };
    const printed = vi.spyOn(console, 'log');
    const payments = connect({ send: leaky });
    const created = await payments.createPayment(newPayment());
    const status = await payments.fetchStatus('P1');
    await simulate('POST', 'script', { token: 'down' });
    const down: Send = async ({ body }) => { throw new Error(body); }; // prettier-ignore
    await connect({ send: down }).createPayment(newPayment());
    const seen = JSON.stringify([gateway.state.events, status]) + String(printed.mock.calls);
    expect(gateway.state.events.length).toBeGreaterThanOrEqual(4);
    expect(tokens).toHaveLength(1);
    for (const secret of [SECRET, tokens[0]!, 'O-Bearer']) expect(seen).not.toContain(secret);
    expect(created.kind === 'created' && JSON.stringify(gateway.state.events).includes(created.payUrl)).toBe(false);
  });

  it.each([
    { pgBase: 'http://api.phonepe.com/apis/pg' },
    { authBase: 'http://10.0.0.1/apis' },
    { webhookPassword: '' },
    { clientSecret: '' },
  ])('are not risked with %j', changes => {
    expect(() => connect({ config: changes })).toThrow(/PhonePe/);
  });
});
