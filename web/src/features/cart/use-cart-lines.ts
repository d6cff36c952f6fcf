import type { CartLine } from '../../../../contract/src/cart.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { cartEntry } from '../../stored/cart.ts';
import { useStored } from '../../stored/use-stored.ts';

const NONE: CartLine[] = [];

/** The lines as the browser shows them; `state` tells an empty cart from one that has not come yet. */
export function useCartLines(): { lines: CartLine[]; state: 'waiting' | 'there' | 'failed'; retry: () => void } {
  const lines = useStored(cartEntry)?.items ?? NONE;
  const { isPending, isError, refetch } = useCall('cart.lines');
  const state = lines.length > 0 || !(isPending || isError) ? 'there' : isPending ? 'waiting' : 'failed';
  return { lines, state, retry: () => void refetch() };
}
