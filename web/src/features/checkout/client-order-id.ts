import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 21;

/** A timestamp plus 21 random characters (S1 §9). */
function mint(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS));
  return Date.now() + [...bytes].map(byte => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The client's id of an order: minted once for a wish, and the same for a retry of it, so that it is ordered once. */
export function clientOrderId(wish: string): string {
  const known = checkoutOrderEntry.read();
  if (known?.wish === wish) return known.orderId;
  const orderId = mint();
  checkoutOrderEntry.write({ orderId, wish });
  return orderId;
}
