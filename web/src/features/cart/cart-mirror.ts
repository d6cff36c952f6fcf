import type { CartLine } from '../../../../contract/src/cart.ts';
import { fromRupees, times, toRupees } from '../../../../domain/src/money.ts';
import { cartRemovalsEntry, storedCart, updateStoredCart } from '../../stored/cart.ts';
import { ApiError, send } from '../../api/client.ts';

/** A line with another quantity. */
const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  lineTotal: toRupees(times(fromRupees(line.customPrice), quantity)),
});

/** The line as the browser shows it, if it does. */
const mirroredLine = (lineId: number): CartLine | undefined => storedCart().items.find(line => line.id === lineId);

const changeMirror = (change: (lines: CartLine[]) => CartLine[]): void =>
  updateStoredCart({ items: change(storedCart().items) });

/** Shows what the server holds. */
export const mirrorLines = (lines: CartLine[]): void => changeMirror(() => lines);

/** Shows a line as the server has answered it. */
const mirrorLine = (line: CartLine): void => changeMirror(lines => lines.map(one => (one.id === line.id ? line : one)));

/** Shows another quantity of a line. */
const mirrorQuantity = (lineId: number, quantity: number): void =>
  changeMirror(lines => lines.map(line => (line.id === lineId ? withQuantity(line, quantity) : line)));

/** Shows the cart without a line. */
const dropMirrored = (lineId: number): void => changeMirror(lines => lines.filter(line => line.id !== lineId));

/** What the server has and what the shopper wants of a line, while the two differ. */
type Change = { confirmed: number; wanted: number; done: Promise<void> };
const changes = new Map<number, Change>();

/** Sends the latest wish until the server has it: ten quick presses are not ten calls. */
async function sendWishes(lineId: number, change: Omit<Change, 'done'>): Promise<void> {
  try {
    while (change.wanted !== change.confirmed) {
      const sent = change.wanted;
      const line = await send('cart.change', { params: { id: lineId }, body: { quantity: sent } });
      change.confirmed = sent;
      if (change.wanted === sent) mirrorLine(line);
    }
  } catch (error) {
    mirrorQuantity(lineId, change.confirmed);
    throw error;
  } finally {
    changes.delete(lineId);
  }
}

/** Shows another quantity at once and sends it. Where that fails the quantity rolls back (rulings, Cart) and it throws ApiError. */
export async function changeQuantity(lineId: number, quantity: number): Promise<void> {
  const going = changes.get(lineId);
  const shown = mirroredLine(lineId);
  if (!shown) return;
  mirrorQuantity(lineId, quantity);
  if (going) {
    going.wanted = quantity;
    return;
  }
  const change: Change = { confirmed: shown.quantity, wanted: quantity, done: Promise.resolve() };
  changes.set(lineId, change);
  change.done = sendWishes(lineId, change);
  await change.done;
}

/** The quantity that the shopper wants of a line while the server does not have it yet. */
export const wantedQuantity = (lineId: number): number | undefined => changes.get(lineId)?.wanted;

/** Waits until no change of a quantity is on its way; one that failed has rolled back. */
async function quantitiesSent(): Promise<void> {
  await Promise.allSettled([...changes.values()].map(change => change.done));
}

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

/** What the server answered, with what the shopper has done since. */
const withOwnChanges = (lines: CartLine[]): CartLine[] =>
  lines.filter(line => !isTakenOut(line.id)).map(line => withQuantity(line, wantedQuantity(line.id) ?? line.quantity));

/** When the answer that the mirror shows came: an older one never overwrites what the shopper has done since. */
let mirroredAt = 0;

/** Shows an answer of the server that came at this time (epoch ms). */
export function mirrorAnswer(lines: CartLine[], answeredAt: number): void {
  if (answeredAt <= mirroredAt) return;
  mirroredAt = answeredAt;
  mirrorLines(withOwnChanges(lines));
}

/** Would the mirror have lines that it does not show yet? Then its being empty says nothing. */
export const isMirrorBehind = (lines: CartLine[], answeredAt: number): boolean =>
  answeredAt > mirroredAt && withOwnChanges(lines).length > 0;

/** Sends what the server's cart does not know yet; called before every checkout (rulings, Cart). False where that fails. */
export async function settleCart(): Promise<boolean> {
  await quantitiesSent();
  return sendRemovals();
}
