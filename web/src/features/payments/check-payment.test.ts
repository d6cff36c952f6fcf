import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, send } from '../../api/client.ts';
import { checkPayment } from './use-payment-result.ts';

vi.mock('../../api/client.ts', () => {
  class ApiError extends Error {
    readonly status: number;
    constructor(status: number) {
      super();
      this.status = status;
    }
  }
  return { send: vi.fn(), ApiError };
});
const ask = vi.mocked(send) as unknown as ReturnType<typeof vi.fn>;
const refusal = (status: number) => new (ApiError as unknown as new (status: number) => Error)(status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  ask.mockReset();
});
const { signal } = new AbortController();
const paid = { status: 'SUCCESS', paymentId: 'P1' };
const check = (ids: { paymentId?: string; orderId?: string }) =>
  checkPayment({ paymentId: ids.paymentId, orderId: ids.orderId }, signal);

/** S2 §5 and §7: what the result page's address has to name, and how often the status is asked for. */
describe('the payment of the result page', () => {
  test('without an id nothing is asked', async () => {
    expect(await check({})).toBe('noIds');
    expect(ask).not.toHaveBeenCalled();
  });

  test('an order alone is looked up', async () => {
    ask.mockResolvedValueOnce({ orderId: 'O1', paymentId: 'P1' }).mockResolvedValueOnce(paid);
    expect(await check({ orderId: 'O1' })).toEqual(paid);
    expect(ask.mock.calls.map(([name, o]) => [name, (o as { params: object }).params])).toEqual([
      ['orders.bySession', { orderId: 'O1' }],
      ['payments.status', { paymentId: 'P1' }],
    ]);
  });

  test('an order whose payment is not found is said so, and only logged', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    ask.mockRejectedValue(refusal(404));
    expect(await check({ orderId: 'O1' })).toBe('noPayment');
    expect([ask.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([0, 429, 500, 503])(
    'trouble that may pass (%i) is tried again three times, two seconds apart',
    async status => {
      ask.mockRejectedValue(refusal(status));
      const answer = check({ paymentId: 'P1' });
      const counts: number[] = [];
      for (let second = 0; second <= 6; second += 1) {
        await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000);
        counts.push(ask.mock.calls.length);
      }
      expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
      expect(await answer).toBe('statusFailed');
    },
  );

  test('trouble that passed leaves no trace', async () => {
    ask.mockRejectedValueOnce(refusal(503)).mockResolvedValueOnce(paid);
    const answer = check({ paymentId: 'P1' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual(paid);
  });

  test('a refusal is not asked for again', async () => {
    ask.mockRejectedValue(refusal(404));
    expect(await check({ paymentId: 'P1' })).toBe('statusFailed');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
