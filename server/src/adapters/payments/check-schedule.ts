/** [until this many seconds after the start, check every n seconds]. */
export type CheckSchedule = readonly (readonly [until: number, every: number])[];

/** When a live attempt is asked about next; nothing once the schedule is over and an operator has to look. */
export const nextCheckBy =
  (schedule: CheckSchedule) =>
  (startedAt: Date, now: Date): Date | undefined => {
    const age = (now.getTime() - startedAt.getTime()) / 1000;
    const step = schedule.find(([until]) => age < until);
    return step && new Date(now.getTime() + step[1] * 1000);
  };
