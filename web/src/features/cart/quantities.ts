import { send } from '../../api/client.ts';
import { mirroredLine, mirrorLine, mirrorQuantity } from './mirror.ts';

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
export async function quantitiesSent(): Promise<void> {
  await Promise.allSettled([...changes.values()].map(change => change.done));
}
