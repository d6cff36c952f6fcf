const isPast = (at: string): boolean => Date.parse(at) < Date.now();

/** A clock that runs: red once it has run out. */
export const DueClock = ({ at, late, early }: { at: string; late: string; early: string }) =>
  isPast(at) ? <span className="font-semibold text-brick">{late}</span> : <span className="text-ink-2">{early}</span>;
