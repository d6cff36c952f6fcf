import type { AdminStats } from '../../../../contract/src/admin-figures.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { FigureCards } from './FigureCards.tsx';
import { FunnelPart, MonthsPart, PipelinePart } from './FigureCharts.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { useFilter } from './use-filter.ts';

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
  const { filter: days, set } = useFilter(undefined, ['from', 'to']);
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
