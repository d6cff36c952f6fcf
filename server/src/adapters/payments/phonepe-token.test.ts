import { describe, expect, it, vi } from 'vitest';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import { countFetch, SECRET, usePaymentGateway } from './use-payment-gateway.ts';

const gateway = usePaymentGateway();
const { connect, newPayment, simulate } = gateway;

describe('the access token', () => {
  it('is fetched once for calls that come together, and kept', async () => {
    const counted = countFetch('/oauth/token');
    const payments = connect({ fetch: counted.fetch });
    await Promise.all(Array.from({ length: 10 }, () => payments.createPayment(newPayment())));
    await payments.fetchStatus('P1');
    expect(counted.count).toBe(1);
  });

  it('is renewed 5 minutes before its end, and serves on while that fails', async () => {
    let ahead = 0;
    const { now: gatewayTime } = await simulate('GET', 'clock');
    const counted = countFetch('/oauth/token');
    const payments = connect({ now: () => new Date(gatewayTime + ahead), fetch: counted.fetch });
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
    const counted = countFetch('/checkout/v2/pay');
    const again = connect({ fetch: counted.fetch });
    await simulate('POST', 'script', { token: 'expired', uses: 1 });
    expect((await again.createPayment(newPayment())).kind).toBe('created');
    expect(counted.count).toBe(2);
    await simulate('POST', 'script', { token: 'expired' });
    const refused = connect({ fetch: counted.fetch });
    expect(await refused.createPayment(newPayment())).toEqual({ kind: 'unknown', cause: 'http_401' });
    expect(counted.count).toBe(4);
    expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
  });

  it.each(['down', 'hang', 'html_502', 'truncated_json'])(
    'that cannot be had (%s) leaves the payment unsent',
    async token => {
      const counted = countFetch('/checkout/');
      await simulate('POST', 'script', { token });
      const result = await connect({ fetch: counted.fetch }).createPayment(newPayment());
      expect(result).toMatchObject({ kind: 'rejected', code: GATEWAY_UNAVAILABLE });
      expect(counted.count).toBe(0);
    },
  );

  it('without a named end is used', async () => {
    await simulate('POST', 'script', { token: 'no_expires_at' });
    expect((await connect().createPayment(newPayment())).kind).toBe('created');
  });

  it('is not given for wrong credentials, which is asked only once', async () => {
    const counted = countFetch('/oauth/token');
    const payments = connect({ fetch: counted.fetch, config: { clientSecret: 'wrong' } });
    expect(await payments.fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'token_http_401' });
    expect(counted.count).toBe(1);
  });
});

describe('secrets', () => {
  it('stay out of logs and results', async () => {
    const tokens: string[] = [];
    const leaky: typeof fetch = async (url, init) => {
      if (String(url).includes('/status')) throw new Error(`cannot send ${JSON.stringify(init)}`);
      const response = await fetch(url, init);
      if (String(url).includes('token'))
        tokens.push(((await response.clone().json()) as { access_token: string }).access_token);
      return response;
    };
    const printed = vi.spyOn(console, 'log');
    const payments = connect({ fetch: leaky });
    const created = await payments.createPayment(newPayment());
    const status = await payments.fetchStatus('P1');
    await simulate('POST', 'script', { token: 'down' });
    const down: typeof fetch = async (_url, init) => { throw new Error(String(init?.body)); }; // prettier-ignore
    await connect({ fetch: down }).createPayment(newPayment());
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
