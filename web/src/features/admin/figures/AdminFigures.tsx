import { Link } from 'wouter';
import type { AdminStats } from '../../../../../contract/src/admin-figures.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { fullDate } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { useLanguage, useWords } from '../../../words.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import { changeOf } from '../../../lib/change-of.ts';
import { FunnelPart, MonthsPart, PipelinePart } from './FigureCharts.tsx';
import { PeriodForm } from '../PeriodForm.tsx';
import { useFilter } from '../use-filter.ts';

type Compared = keyof NonNullable<AdminStats['previous']> & keyof AdminStats;
type Name = Compared | 'recentOrders' | 'topDesigns' | 'totalLikes' | 'cartItems';
type Props = { stats: AdminStats; days: { from?: string; to?: string } };

const NAMES: readonly Name[] = [
  ...(['totalRevenue', 'totalOrders', 'averageOrderValue', 'conversionRate', 'totalUsers'] as const),
  ...(['recentOrders', 'topDesigns', 'totalLikes', 'cartItems'] as const),
];
const COMPARED: readonly Name[] = NAMES.slice(0, 5);
const COUNT = new Intl.NumberFormat('en-IN');

function textOf(name: Name, value: number): string {
  if (name === 'totalRevenue' || name === 'averageOrderValue') return formatRupees(value);
  return name === 'conversionRate' ? `${value}%` : COUNT.format(value);
}

/** The rows behind a figure. */
function hrefOf(name: Name, days: Props['days']): string | undefined {
  if (name === 'totalUsers') return paths.admin({ tab: 'users' });
  const isOfOrders = ['totalRevenue', 'totalOrders', 'averageOrderValue', 'conversionRate'].includes(name);
  if (isOfOrders) return paths.admin({ tab: 'orders', ...days });
  if (name !== 'recentOrders') return undefined;
  const WEEK_MS = 7 * 86_400_000;
  return paths.admin({ tab: 'orders', from: new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10) });
}

function Before({ name, stats }: { name: Name; stats: AdminStats }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { previous } = stats;
  if (!previous || !COMPARED.includes(name)) return null;
  const before = previous[name as Compared];
  const change = changeOf(stats[name], before);
  const dates = [previous.from, previous.to].map(day => fullDate(`${day}T00:00:00+05:30`, language));
  return (
    <span className="text-sm text-ink-2">
      {change && <span className="block font-medium">{words.change(change)}</span>}
      {words.before(textOf(name, before), dates[0]!, dates[1]!)}
    </span>
  );
}

/** The figures as cards, each with the days before where some were chosen. */
function FigureCards({ stats, days }: Props) {
  const words = useWords('adminBoard');
  const hints: Partial<Record<Name, string>> = words.hints;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {NAMES.map(name => {
        const href = hrefOf(name, days);
        const text = textOf(name, stats[name]);
        return (
          <div key={name} className="flex flex-col rounded-card border border-line bg-white p-4">
            <dt className="text-sm text-ink-2">
              {words.figures[name]}
              {hints[name] && <span className="block text-ink-3">{hints[name]}</span>}
            </dt>
            <dd className="numbers mt-auto flex flex-col text-xl font-semibold">
              {href ? (
                <Link href={href} className="target inline-flex items-center self-start text-indigo hover:underline">
                  {text}
                </Link>
              ) : (
                <span className="py-2">{text}</span>
              )}
              <span className="font-normal">
                <Before name={name} stats={stats} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Figures({ stats, days }: { stats: AdminStats; days: { from?: string; to?: string } }) {
  return (
    <>
      <FigureCards stats={stats} days={days} />
      <MonthsPart stats={stats} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PipelinePart stats={stats} days={days} />
        <FunnelPart stats={stats} />
      </div>
    </>
  );
}

/** Analytics (S2 §2 and §3): figures of all time or of some days, beside the days before; each leads to what it counts. */
export function AdminFigures() {
  const words = useWords('adminBoard');
  const { filter: days, set } = useFilter('analytics', ['from', 'to']);
  const { data, error, refetch } = useCall('admin.stats', days);
  return (
    <section aria-label={words.tabs.analytics} className="flex flex-col gap-8">
      <PeriodForm key={`${days.from} ${days.to}`} {...days} onChange={set} />
      {data && <Figures stats={data} days={days} />}
      {!data && error && (
        <LoadFailed text={words.figuresFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {[1, 2, 3, 4, 5, 6].map(one => (
            <Skeleton key={one} className="h-24" />
          ))}
        </div>
      )}
    </section>
  );
}
