import type { ReactNode } from 'react';
import type { Pages } from '../../api/use-pages.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { type Brief, type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';

const isPast = (at: string): boolean => Date.parse(at) < Date.now();

/** A clock that runs: red once it has run out. */
export const DueClock = ({ at, late, early }: { at: string; late: string; early: string }) =>
  isPast(at) ? <span className="font-semibold text-brick">{late}</span> : <span className="text-ink-2">{early}</span>;

/** A part of a dialog under a heading of its own. */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

type Props<Row> = {
  list: Pages<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  texts: { caption: string; failed: string; none: string; noneText: string };
  action?: ReactNode;
  /** On a phone its rows are folded to this. */
  brief?: Brief<Row>;
};

/** A list of the admin in each of its states: on its way, not arrived, empty, and in pages. */
export function AdminList<Row>({ list, columns, rowKey, texts, action, brief }: Props<Row>) {
  const words = useWords('adminBoard');
  if (list.items === undefined)
    return list.error ? (
      <LoadFailed text={texts.failed} retryLabel={words.retry} onRetry={list.retry} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map(one => (
          <Skeleton key={one} className="h-18" />
        ))}
      </div>
    );
  if (list.items.length === 0)
    return <EmptyState title={texts.none} text={texts.noneText} picture={shirt} action={action} />;
  return (
    <div aria-busy={list.isOld} className="flex flex-col gap-6">
      <DataTable caption={texts.caption} columns={columns} rows={list.items} rowKey={rowKey} brief={brief} />
      <MorePages list={list} labels={words} />
    </div>
  );
}
