import { useLocation, useSearch } from 'wouter';
import { COLORS, TSHIRT_TYPES } from '../../../../domain/src/catalog.ts';
import { PIECE_STATES, SHELF_SIZES } from '../../../../domain/src/production.ts';
import { paths } from '../../paths.ts';

/** What may stand in the address; anything else is left out. */
const CHOICES = { state: PIECE_STATES, type: TSHIRT_TYPES, color: COLORS, size: SHELF_SIZES } as const;
export type QueueFilter = { [name in keyof typeof CHOICES]?: (typeof CHOICES)[name][number] };

/** What the queue is filtered by: it stands in the address, so that it can be linked, reloaded and left by going back. */
export function useQueueFilter(): { filter: QueueFilter; set: (change: Record<string, string>) => void } {
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const filter = Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, choices]) => {
      const value = (choices as readonly string[]).find(one => one === asked.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as QueueFilter;
  return { filter, set: change => navigate(paths.production({ ...filter, ...change })) };
}
