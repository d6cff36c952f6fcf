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

/**
 * Seconds until a job may start where no more than `perMinute` do in any sixty seconds: `starts` are those of the last minute in
 * their order, `ahead` the jobs that start before it.
 */
export function secondsToTurn(queue: { starts: readonly Date[]; perMinute: number; ahead: number; now: Date }): number {
  const { starts, perMinute, ahead, now } = queue;
  const minutes = Math.floor(ahead / perMinute);
  // The start that has to be a minute old before this one.
  const before = starts[starts.length + (ahead % perMinute) - perMinute];
  const first = before ? (before.getTime() + 60_000 - now.getTime()) / 1000 : 0;
  return Math.max(0, first) + 60 * minutes;
}
