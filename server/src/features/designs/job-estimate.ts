import type { GenerationKind } from '../../db/tables/designs.ts';

/** A job takes about this long before the shop has measured any. */
const FIRST_GUESS_S = 2;

/** Seconds by kind, of those that were measured: a preview takes another time than a drawing. */
export type SecondsOf = Partial<Record<GenerationKind, number>>;
/** How many jobs of each kind. */
export type JobsOf = Partial<Record<GenerationKind, number>>;

export const sumOf = (jobs: JobsOf): number => Object.values(jobs).reduce((sum, count) => sum + count, 0);

/**
 * Seconds that are left for a job: what the jobs before it and itself take, shared among `lanes`, less the time it has run. A kind
 * that was not measured yet takes as long as a drawing. Never below a tenth of a second while it is open.
 */
export function secondsLeft(job: {
  kind: GenerationKind;
  before: JobsOf;
  medians: SecondsOf;
  ranSeconds: number;
  lanes: number;
}): number {
  const each = (kind: GenerationKind) => job.medians[kind] ?? job.medians.generate ?? FIRST_GUESS_S;
  const before = sumOf(job.before);
  const work = Object.entries(job.before).reduce((sum, [kind, count]) => sum + count * each(kind as GenerationKind), 0);
  const wait = before === 0 ? 0 : Math.ceil(before / Math.max(1, job.lanes)) * (work / before);
  return Math.max(0.1, Math.round((wait + each(job.kind) - job.ranSeconds) * 10) / 10);
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
