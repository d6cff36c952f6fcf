import type { ReactNode } from 'react';
import type { AdminStats } from '../../../../../contract/src/admin-figures.ts';
import { PIPELINE_GROUPS, type PipelineGroup } from '../../../../../domain/src/figures.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { SALE_STATUSES } from '../../../../../domain/src/orders.ts';
import { fullDate } from '../../../lib/format.ts';
import { statusTone } from '../../../lib/status-tone.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { ColumnChart, RowBars } from './Charts.tsx';

type Props = { stats: AdminStats };

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-card border border-line bg-white p-4">
      <div>
        <h2 className="text-xl">{title}</h2>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Revenue of the last six months. */
export function MonthsPart({ stats }: Props) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const columns = stats.monthlyRevenue.map(({ month, from, to, orders, revenue }) => ({
    key: month,
    // '1 Nov 2026' without its day.
    label: fullDate(`${from}T00:00:00+05:30`, language).replace(/^1 /, ''),
    value: revenue,
    text: formatRupees(Math.round(revenue)),
    note: String(orders),
    href: paths.admin({ tab: 'orders', from, to }),
  }));
  return (
    <Part title={words.monthly} hint={words.monthlyHint}>
      <ColumnChart heads={[words.month, words.orders, words.revenue]} columns={columns} />
    </Part>
  );
}

/** Where the orders are, by group and status (rulings, Admin). */
export function PipelinePart({ stats, days }: Props & { days: { from?: string; to?: string } }) {
  const words = useWords('adminBoard');
  const { status: names } = useWords('orders');
  const { pipelineMetrics: groups, orderPipeline } = stats;
  const revenue = (group: PipelineGroup) => {
    const sum = groups[group];
    return 'revenue' in sum ? formatRupees(sum.revenue) : '';
  };
  return (
    <Part title={words.pipeline}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
        {(Object.keys(PIPELINE_GROUPS) as PipelineGroup[]).map(group => (
          <div key={group} className="rounded-control bg-cloth-2 p-3">
            <dt className="text-sm text-ink-2">{words.groups[group]}</dt>
            <dd className="numbers">
              <span className="block text-lg font-semibold">{groups[group].count}</span>
              <span className="text-sm text-ink-2">{revenue(group)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <RowBars
        caption={words.pipeline}
        heads={[words.status, words.orders, words.value]}
        rows={SALE_STATUSES.map(status => ({
          key: status,
          label: <Badge tone={statusTone(status)}>{names[status]}</Badge>,
          value: orderPipeline[status].count,
          texts: [String(orderPipeline[status].count), formatRupees(orderPipeline[status].revenue)],
          href: paths.admin({ tab: 'orders', status, ...days }),
        }))}
      />
    </Part>
  );
}

/** How far the orders came, each step within the one before. */
export function FunnelPart({ stats: { funnel } }: Props) {
  const words = useWords('adminBoard');
  const all = funnel[0]?.count ?? 0;
  const share = (count: number): string => (all === 0 ? '–' : `${Math.round((count / all) * 100)}%`);
  return (
    <Part title={words.funnel}>
      <RowBars
        caption={words.funnel}
        heads={[words.step, words.orders, words.share]}
        rows={funnel.map(({ step, count }) => ({
          key: step,
          label: words.steps[step],
          value: count,
          texts: [String(count), share(count)],
        }))}
      />
    </Part>
  );
}
