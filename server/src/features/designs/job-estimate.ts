/** A drawing takes about this long before the shop has measured any. */
const FIRST_GUESS_S = 2;

/**
 * Seconds that are left for a job: what the jobs before it and itself take, shared among `lanes`, less the time it has run.
 * Never below a tenth of a second while it is open.
 */
export function secondsLeft(job: {
  queuePosition: number;
  medianSeconds: number | undefined;
  ranSeconds: number;
  lanes: number;
}): number {
  const each = job.medianSeconds ?? FIRST_GUESS_S;
  const rounds = Math.ceil(job.queuePosition / Math.max(1, job.lanes)) + 1;
  return Math.max(0.1, Math.round((rounds * each - job.ranSeconds) * 10) / 10);
}
