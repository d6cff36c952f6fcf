import type { Answer, Body } from '../../../../contract/src/api.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { ApiError, send } from '../../api/client.ts';
import { storedCart, updateStoredCart } from '../../stored/cart.ts';

/** Which price the shopper has to agree to before anything is added. */
export type PriceChange = { was: number; now: number };

/** The new price of a refusal 'price_changed', in rupees. */
export function priceIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return undefined;
  const { unitPrice } = (error.details ?? {}) as { unitPrice?: unknown };
  return typeof unitPrice === 'number' ? unitPrice : undefined;
}

/** The line stands in the browser's mirror at once: where it merged, in its place. */
function mirror(line: CartLine): void {
  const { items } = storedCart();
  const known = items.some(one => one.id === line.id);
  updateStoredCart({ items: known ? items.map(one => (one.id === line.id ? line : one)) : [...items, line] });
}

/** Puts a line into the cart at the server and shows it; 'cart.lines' is to be invalidated then. Throws ApiError. */
export async function addLine(body: Omit<Body<'cart.add'>, 'sessionId'>): Promise<Answer<'cart.add'>['notice']> {
  const { notice, ...line } = await send('cart.add', { body: { ...body, sessionId: storedCart().sessionId } });
  mirror(line);
  return notice;
}
