import { describe, expect, it } from 'vitest';
import { press, RETURN_URL, useGateway } from './use-gateway.ts';

const gateway = useGateway();
const { pay, readStatus } = gateway;

describe('the pay page', () => {
  it('shows what is paid, loads nothing and runs nothing', async () => {
    const { id, page } = await pay({ amount: 12_345_678 });
    const response = await fetch(page);
    const html = await response.text();
    for (const text of ['₹1,23,456.78', id, 'demo', 'No money moves']) expect(html).toContain(text);
    for (const name of ['Pay', 'Fail', 'Cancel', 'Leave pending']) expect(html).toContain(`>${name}</button>`);
    expect(html).not.toMatch(/<script|(?:src|action|href)="/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/shop\.example;/,
    );
  });

  it.each([
    ['pay', 'COMPLETED', undefined],
    ['fail', 'FAILED', 'INVALID_MPIN'],
    ['cancel', 'FAILED', 'TXN_CANCELLED'],
    ['leave', 'PENDING', undefined],
  ])('ends with %s in %s and goes back to the shop', async (outcome, state, errorCode) => {
    const { id, page } = await pay();
    const response = await press(page, { outcome, mode: 'CARD', reason: 'INVALID_MPIN' });
    expect([response.status, response.headers.get('location')]).toEqual([303, RETURN_URL]);
    const { body } = await readStatus(id);
    expect([body.state, body.errorCode, body.paymentDetails[0].paymentMode]).toEqual([state, errorCode, 'CARD']);
  });

  it('lets a shopper try again where the merchant allows it', async () => {
    const { id, page } = await pay({ disablePaymentRetry: false });
    const response = await press(page, { outcome: 'fail' });
    expect(new URL(response.headers.get('location')!, page).href).toBe(page);
    expect(await (await fetch(page)).text()).toContain('You can try again');
    await press(page, { outcome: 'pay' });
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
  });

  it('does not end twice', async () => {
    const { id, page } = await pay();
    await press(page, { outcome: 'pay' });
    expect((await press(page, { outcome: 'cancel' })).headers.get('location')).toBe(RETURN_URL);
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
    expect(await (await fetch(page)).text()).toContain('This order is paid.');
  });

  it('is missing for a made-up address', async () => {
    expect((await fetch(`${gateway.state.origin}/demo/gateway/pay/made-up`)).status).toBe(404);
    expect((await press(`${gateway.state.origin}/pay/made-up`, { outcome: 'pay' })).status).toBe(404);
  });
});
