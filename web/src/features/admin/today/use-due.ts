import type { DueKind } from '../../../../../domain/src/due.ts';
import { useCall } from '../../../api/use-endpoint.ts';

/** How much waits of each kind, of what the person sees to; nothing before it is known. */
export function useDue(): {
  counts: Partial<Record<DueKind, number>> | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useCall('admin.due');
  return {
    counts: data && Object.fromEntries(data.map(({ kind, count }) => [kind, count])),
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** How much waits of several kinds together. */
export const sumOf = (counts: Partial<Record<DueKind, number>>, kinds: readonly DueKind[]): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
