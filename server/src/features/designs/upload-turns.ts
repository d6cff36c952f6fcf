import type { UploadsPort } from '../../adapters/uploads/port.ts';
import { Refused } from '../../http/refused.ts';

/** Files of one shopper that a process takes in at the same time: each is held in memory. */
const AT_ONCE = 2;

const underWay = new WeakMap<UploadsPort, Map<string, number>>();

/** Does the work of an upload while the shopper has no more than two on their way to this process. Refuses with uploads_at_once. */
export async function takeUploadTurn<T>(port: UploadsPort, accountId: string, work: () => Promise<T>): Promise<T> {
  const counts = underWay.get(port) ?? new Map<string, number>();
  underWay.set(port, counts);
  const before = counts.get(accountId) ?? 0;
  if (before >= AT_ONCE) throw new Refused('uploads_at_once');
  counts.set(accountId, before + 1);
  try {
    return await work();
  } finally {
    const left = counts.get(accountId)! - 1;
    if (left > 0) counts.set(accountId, left);
    else counts.delete(accountId);
  }
}
