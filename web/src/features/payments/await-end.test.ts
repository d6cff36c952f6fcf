import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '../../api/client.ts';
import { awaitEnd } from './use-payment-result.ts';

vi.mock('../../api/client.ts', () => ({ send: vi.fn(), ApiError: class extends Error {} }));
const ask = vi.mocked(send) as unknown as ReturnType<typeof vi.fn>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
});
const pending = { status: 'PENDING' };

test('a pending payment is asked about every five seconds until it has an end', async () => {
  ask
    .mockResolvedValueOnce(pending)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce({ status: 'SUCCESS' });
  const end = awaitEnd('P1', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(await end).toEqual({ status: 'SUCCESS' });
  expect(ask).toHaveBeenCalledTimes(3);
});

test('after two minutes it is left to the shopper', async () => {
  ask.mockResolvedValue(pending);
  const end = awaitEnd('P1', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await end).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(24);
});

test('who leaves the page asks no more', async () => {
  const leaving = new AbortController();
  const end = awaitEnd('P1', leaving.signal);
  leaving.abort();
  expect(await end).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});
