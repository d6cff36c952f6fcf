import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { BookClosing } from '../../../../../contract/src/books.ts';
import { formatRupeesAndPaise } from '../../../../../domain/src/money.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import { useWords } from '../../../words.ts';
import { SaveButton } from './SaveButton.tsx';

type Rate = BookClosing['rates'][number];
type Open = BookClosing['open'][number];

const money = formatRupeesAndPaise;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Papers({ closing: { papers, total } }: { closing: BookClosing }) {
  const words = useWords('adminBooks');
  const rows = papers.map(one => ({ ...one, label: words.count(words.kinds[one.kind], one.count) }));
  return (
    <dl className="grid max-w-form grid-cols-2 gap-x-6 gap-y-1">
      {rows.map(({ kind, label, total: amount }) => (
        <div key={kind} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="numbers text-right">
            {kind === 'credit_note' || kind === 'refund_note' ? '−' : ''}
            {money(amount)}
          </dd>
        </div>
      ))}
      <dt className="border-t border-line pt-1 font-semibold">
        {words.total}
        <span className="block text-sm font-normal text-ink-2">{words.totalHint}</span>
      </dt>
      <dd className="numbers border-t border-line pt-1 text-right font-semibold">{money(total)}</dd>
    </dl>
  );
}

function Rates({ rates }: { rates: readonly Rate[] }) {
  const words = useWords('adminBooks');
  const labels = words.rateColumns;
  const amount = (key: Exclude<keyof Rate, 'rate'>): Column<Rate> => ({
    ...{ key, label: labels[key], numeric: true },
    cell: row => money(row[key]),
  });
  const columns: Column<Rate>[] = [
    { key: 'rate', label: labels.rate, cell: ({ rate }) => `${rate}%` },
    ...[amount('taxable'), amount('cgst'), amount('sgst'), amount('igst'), amount('total')],
  ];
  return <DataTable caption={words.rates} columns={columns} rows={rates} rowKey={({ rate }) => String(rate)} />;
}

function OpenLine({ open: { kind, count, orders } }: { open: Open }) {
  const words = useWords('adminBooks');
  const named = orders.filter(({ orderId }) => orderId !== null);
  return (
    <li className="flex flex-col gap-1">
      <span className="font-semibold text-brick">{words.open[kind](count)}</span>
      <span className="flex flex-wrap gap-x-4">
        {kind === 'exception' && (
          <Link href={paths.adminExceptions()} className="target inline-flex items-center text-indigo hover:underline">
            {words.toExceptions}
          </Link>
        )}
        {named.map(({ orderId, amount }, index) => (
          <Link
            key={index}
            href={paths.adminOrder(orderId!)}
            aria-label={`${words.order} ${orderId}`}
            className="target inline-flex items-center text-indigo hover:underline"
          >
            …{orderId!.slice(-6)}
            {amount !== null && ` ${money(amount)}`}
          </Link>
        ))}
      </span>
    </li>
  );
}

function Files({ closing: { period, tables } }: { closing: BookClosing }) {
  const words = useWords('adminBooks');
  return (
    <Part title={words.files}>
      {tables.includes('b2cs') && <p className="max-w-text text-sm text-ink-2">{words.filesHint}</p>}
      <div className="flex flex-wrap gap-2">
        <SaveButton name="books.archive" params={{ period }}>
          {words.archive}
        </SaveButton>
        {tables.map(table => (
          <SaveButton key={table} name="books.table" params={{ period, table }}>
            {words.tables[table]}
          </SaveButton>
        ))}
      </div>
    </Part>
  );
}

/** What a month or quarter comes to, what is open of it, and its files. */
export function Closing({ period, title }: { period: string; title: string }) {
  const words = useWords('adminBooks');
  const { data, error, refetch } = useCall('books.closing', { period });
  if (!data)
    return error ? (
      <LoadFailed text={words.closingFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24" />
    );
  return (
    <section
      aria-labelledby="closing"
      className="flex flex-col gap-6 rounded-card border border-line bg-white p-4 md:p-6"
    >
      <h2 id="closing" className="text-xl">
        {words.closing}, {title}
      </h2>
      <Papers closing={data} />
      {data.rates.length > 0 && (
        <Part title={words.rates}>
          <Rates rates={data.rates} />
        </Part>
      )}
      <Part title={words.openTitle}>
        {data.open.length === 0 && <p className="text-ink-2">{words.allClear}</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {data.open.map(open => (
            <OpenLine key={open.kind} open={open} />
          ))}
        </ul>
      </Part>
      {data.tables.length > 0 && <Files closing={data} />}
    </section>
  );
}
