/** The program's own time in epoch milliseconds; tests move it forward. */
export type Clock = { now(): number; offset(): number; setOffset(ms: number): void };

/** A clock that runs with the machine's, `offset` milliseconds ahead of it. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    setOffset: ms => {
      offset = ms;
    },
  };
}
