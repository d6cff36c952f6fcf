import { Link } from 'wouter';
import type { Week } from '../../../../../contract/src/admin-today.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import shirt from '../../../ui/art/shirt-white.svg?no-inline';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useWords } from '../../../words.ts';
import { changeOf } from '../../../lib/change-of.ts';

/** Orders and money of today and of seven days, beside the seven before. */
function Sales({ week }: { week: Week }) {
  const words = useWords('adminToday');
  const change = changeOf(week.week.revenue, week.before.revenue);
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {(['today', 'week', 'before'] as const).map(name => {
        const { orders, paid, revenue } = week[name];
        return (
          <div key={name} className="rounded-control bg-cloth-2 p-3">
            <dt className="text-sm text-ink-2">{words[name]}</dt>
            <dd className="numbers">
              <span className="block text-lg font-semibold">{formatRupees(revenue)}</span>
              <span className="block text-sm text-ink-2">{`${words.orders(orders)}, ${words.paid(paid)}`}</span>
              {name === 'week' && change && <span className="block text-sm font-medium">{words.change(change)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** How many of what was begun was paid. */
function Road({ week }: { week: Week }) {
  const words = useWords('adminToday');
  const counts = { designs: week.designs, orders: week.week.orders, paid: week.week.paid };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.road}</h3>
      <dl className="flex flex-col">
        {(['designs', 'orders', 'paid'] as const).map(step => (
          <div key={step} className="flex justify-between gap-4 border-b border-line py-1">
            <dt className="text-ink-2">{words.steps[step]}</dt>
            <dd className="numbers font-semibold">{counts[step]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the image provider was asked for today, beside what the owner lets a day cost. */
function Pictures({ count, cost, dayLimit }: NonNullable<Week['pictures']>) {
  const words = useWords('adminToday');
  return (
    <p>
      <span className="block text-ink-2">{words.picturesToday}</span>
      <span className="numbers font-semibold">{words.pictures(count, formatRupees(cost))}</span>
      {dayLimit > 0 && <span className="numbers text-ink-2">{` ${words.picturesOf(formatRupees(dayLimit))}`}</span>}
    </p>
  );
}

/** Counted blanks that run out; they are counted anew in the catalogue. */
function Low({ low }: Pick<Week, 'low'>) {
  const words = useWords('adminToday');
  return (
    <p>
      <Link href={paths.admin({ tab: 'catalogue' })} className="font-semibold text-indigo hover:underline">
        {words.low}
      </Link>
      <span className="numbers block text-ink-2">
        {low.map(one => words.left(`${one.product}, ${one.color} ${one.size}`, one.free)).join(' · ')}
      </span>
    </p>
  );
}

function Best({ best }: Pick<Week, 'best'>) {
  const words = useWords('adminToday');
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.best}</h3>
      {best.length === 0 && <p className="text-ink-2">{words.bestNone}</p>}
      <ol className="flex flex-col gap-2">
        {best.map(({ id, name, pieces, mockupUrl }) => (
          <li key={id} className="flex items-center gap-3">
            <Thumb src={mockupUrl} fallback={shirt} alt="" size="small" />
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <span className="numbers shrink-0 text-ink-2">{words.pieces(pieces)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The line 'how am I doing': figures that the shop keeps anyway. */
export function HowAmIDoing() {
  const words = useWords('adminToday');
  const { data, isError, refetch } = useCall('admin.week');
  return (
    <section aria-labelledby="doing" aria-busy={!data && !isError} className="flex flex-col gap-4">
      <h2 id="doing" className="text-xl">
        {words.doing}
      </h2>
      {data && (
        <>
          <Sales week={data} />
          {data.pictures && <Pictures {...data.pictures} />}
          {data.low.length > 0 && <Low low={data.low} />}
          <Road week={data} />
          <Best best={data.best} />
          <Link
            href={paths.admin({ tab: 'analytics' })}
            className="target inline-flex items-center self-start text-indigo hover:underline"
          >
            {words.allFigures}
          </Link>
        </>
      )}
      {!data && isError && (
        <LoadFailed text={words.doingFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-column" />}
    </section>
  );
}
