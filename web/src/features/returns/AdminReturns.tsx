import { Link } from 'wouter';
import type { ListedReturn } from '../../../../contract/src/returns.ts';
import { isReturnLive } from '../../../../domain/src/returns.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/Tabs.tsx';
import { useLanguage, useWords } from '../../words.ts';

const PAGE_SIZE = 25;
export type ReturnsShown = 'open' | 'all';

function Table({ rows }: { rows: readonly ListedReturn[] }) {
  const { admin: words, what } = useWords('returns');
  const language = useLanguage();
  const columns: Column<ListedReturn>[] = [
    { key: 'reported', label: words.reported, cell: one => dateAndTime(one.createdAt, language) },
    {
      key: 'order',
      label: words.order,
      cell: one => (
        <Link
          href={paths.adminOrder(one.orderId)}
          className="target inline-flex items-center break-all text-indigo hover:underline"
        >
          {one.orderId}
        </Link>
      ),
    },
    { key: 'customer', label: words.customer, cell: one => one.customer },
    {
      key: 'about',
      label: what,
      cell: one => (
        <>
          <span className="block font-medium">{words.reasons[one.reason]}</span>
          <span className="line-clamp-2 max-w-form text-sm wrap-anywhere text-ink-2">{one.description}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: words.state,
      cell: one => <Badge tone={isReturnLive(one.state) ? 'offer' : 'quiet'}>{words.states[one.state]}</Badge>,
    },
  ];
  return <DataTable caption={words.title} columns={columns} rows={rows} rowKey={one => one.id} />;
}

function List({ shown }: { shown: ReturnsShown }) {
  const { admin: words } = useWords('returns');
  const admin = useWords('admin');
  const list = usePages('admin.returns', { limit: PAGE_SIZE, ...(shown === 'open' ? { state: 'open' } : {}) });
  if (list.items === undefined)
    return list.error ? (
      <LoadFailed text={words.failed} retryLabel={admin.retry} onRetry={list.retry} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[1, 2, 3].map(one => (
          <Skeleton key={one} className="h-24" />
        ))}
      </div>
    );
  if (list.items.length === 0) return <EmptyState title={words.none} text={words.noneText} picture={shirt} />;
  return (
    <div className="flex flex-col gap-6">
      <Table rows={list.items} />
      <MorePages list={list} labels={admin} />
    </div>
  );
}

/** Returns: those that wait for something first, all of them on a press. */
export function AdminReturns({ shown, onShow }: { shown: ReturnsShown; onShow: (shown: ReturnsShown) => void }) {
  const { admin: words } = useWords('returns');
  const options = (['open', 'all'] as const).map(value => ({ value, label: words[value] }));
  return (
    <div className="flex flex-col gap-6">
      <div className="self-start">
        <Segments label={words.filter} options={options} value={shown} onChange={onShow} />
      </div>
      <List key={shown} shown={shown} />
    </div>
  );
}
