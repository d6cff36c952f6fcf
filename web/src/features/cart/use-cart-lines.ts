import { useEffect } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { cartEntry } from '../../stored/cart.ts';
import { useStored } from '../../stored/use-stored.ts';
import { isMirrorBehind, mirrorAnswer } from './cart-mirror.ts';

const NONE: CartLine[] = [];

/** The lines as the browser shows them; `state` tells an empty cart from one that has not come yet. */
export function useCartLines(): { lines: CartLine[]; state: 'waiting' | 'there' | 'failed'; retry: () => void } {
  const lines = useStored(cartEntry)?.items ?? NONE;
  const { data, dataUpdatedAt, isError, refetch } = useCall('cart.lines');
  // The frame's own mirror loads when the page is idle: whoever looks at the lines does not wait for that.
  useEffect(() => {
    if (data) mirrorAnswer(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  const isThere = lines.length > 0 || (data !== undefined && !isError && !isMirrorBehind(data, dataUpdatedAt));
  return { lines, state: isThere ? 'there' : isError ? 'failed' : 'waiting', retry: () => void refetch() };
}
