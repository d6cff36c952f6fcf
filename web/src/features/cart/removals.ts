import { ApiError, send } from '../../api/client.ts';
import { cartRemovalsEntry } from '../../stored/cart-removals.ts';
import { dropMirrored } from './mirror.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** Taken out on this page: a list of the server that was on its way meanwhile does not bring them back. */
const takenOut = new Set<number>();
let sending: Promise<boolean> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const waiting = (): number[] => cartRemovalsEntry.read()?.lineIds ?? [];
const keepWaiting = (lineIds: number[]): void =>
  lineIds.length > 0 ? cartRemovalsEntry.write({ lineIds }) : cartRemovalsEntry.clear();

/** Was this line taken out in this browser, whether or not the server knows it yet? */
export const isTakenOut = (lineId: number): boolean => takenOut.has(lineId) || waiting().includes(lineId);

/** Takes a line out at once. Where the call fails it stays out, is queued in storage and tried again (rulings, Cart). */
export function removeLine(lineId: number): void {
  takenOut.add(lineId);
  dropMirrored(lineId);
  keepWaiting([...waiting(), lineId]);
  void sendRemovals();
}

/** No answer and trouble on the server's side: worth another try. Any other refusal says that there is no such line. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

async function sendQueue(): Promise<boolean> {
  for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
    const lineId = next;
    try {
      await send('cart.remove', { params: { id: lineId } });
    } catch (error) {
      if (isPassing(error)) return false;
    }
    keepWaiting(waiting().filter(id => id !== lineId));
  }
  return true;
}

function planRetry(): void {
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void sendRemovals(), Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS));
}

/** Sends the removals that wait, one try at a time. False where some still wait; they are tried again by themselves. */
export async function sendRemovals(): Promise<boolean> {
  sending ??= sendQueue().finally(() => (sending = undefined));
  const done = await sending;
  if (done) failures = 0;
  else planRetry();
  return done;
}
