import { useEffect } from 'react';
import { Link } from 'wouter';
import { DUE_KINDS, type DueKind } from '../../../../../domain/src/due.ts';
import { useInvalidate } from '../../../api/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words.ts';
import { HowAmIDoing } from './HowAmIDoing.tsx';
import { useDue } from './use-due.ts';

/** The list that shows exactly what is counted. */
const LISTS: Record<DueKind, () => string> = {
  claims: paths.adminPayments,
  look: () => paths.production({ state: 'waiting' }),
  print: () => paths.production({ state: 'approved' }),
  pack: () => paths.production({ state: 'printed' }),
  send: paths.productionParcels,
  tickets: () => paths.adminTickets({ status: 'open' }),
  owed: () => paths.adminTickets({ status: 'waiting' }),
  reports: paths.adminModeration,
  returns: paths.adminReturns,
  refunds: () => paths.adminPayments({ state: 'refunds' }),
  exceptions: paths.adminExceptions,
};
/** A page that stays open is asked again so often. */
const ASK_EVERY_MS = 60_000;

function Row({ kind, count }: { kind: DueKind; count: number }) {
  const { kinds } = useWords('adminToday');
  return (
    <li className="border-b border-line last:border-0">
      <Link href={LISTS[kind]()} className="target flex items-center justify-between gap-4 px-4 py-2 hover:bg-cloth-2">
        <span className={count > 0 ? 'font-semibold text-indigo' : 'text-ink-2'}>{kinds[kind]}</span>
        <span className={count > 0 ? 'numbers text-xl font-semibold' : 'numbers text-ink-3'}>{count}</span>
      </Link>
    </li>
  );
}

const FRAME = 'rounded-card border border-line bg-white';

/** What is due, with its number; what is not is folded away. */
function DueList({ counts }: { counts: Partial<Record<DueKind, number>> }) {
  const words = useWords('adminToday');
  const known = DUE_KINDS.flatMap(kind => (counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }]));
  const due = known.filter(({ count }) => count > 0);
  const rest = known.filter(({ count }) => count === 0);
  return (
    <>
      {due.length > 0 ? (
        <ul className={FRAME}>
          {due.map(one => (
            <Row key={one.kind} {...one} />
          ))}
        </ul>
      ) : (
        <p className={`${FRAME} p-4`}>
          <strong className="block font-semibold">{words.nothing}</strong>
          <span className="text-ink-2">{words.nothingText}</span>
        </p>
      )}
      {rest.length > 0 && (
        <details>
          <summary className="target inline-flex cursor-pointer items-center text-ink-2">
            {due.length > 0 ? words.nothingElse(rest.length) : words.allLists}
            <ChevronIcon className="ml-1 size-icon" />
          </summary>
          <ul className={`mt-2 ${FRAME}`}>
            {rest.map(one => (
              <Row key={one.kind} {...one} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The first page of the admin: what is to be done now, each row leading to its list, and then how the shop does. */
export function AdminToday() {
  const words = useWords('adminToday');
  const { counts, isFailed, retry } = useDue();
  const invalidate = useInvalidate();
  useEffect(() => {
    const timer = setInterval(() => void invalidate('admin.due'), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [invalidate]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="due" aria-busy={!counts && !isFailed} className="flex flex-col gap-3">
        <h2 id="due" className="text-xl">
          {words.title}
        </h2>
        {counts && <DueList counts={counts} />}
        {isFailed && <LoadFailed text={words.failed} retryLabel={words.retry} onRetry={retry} />}
        {!counts && !isFailed && <Skeleton className="h-column" />}
      </section>
      {/* After what is due, whose rows would push it down. */}
      {(counts || isFailed) && <HowAmIDoing />}
    </div>
  );
}
