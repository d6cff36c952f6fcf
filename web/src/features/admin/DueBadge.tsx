import { Badge } from '../../ui/Badge.tsx';

const isPast = (at: string): boolean => Date.parse(at) < Date.now();

/** A clock that runs: red once it has run out. */
export function DueBadge({ at, late, early }: { at: string; late: string; early: string }) {
  const isLate = isPast(at);
  return <Badge tone={isLate ? 'bad' : 'quiet'}>{isLate ? late : early}</Badge>;
}
