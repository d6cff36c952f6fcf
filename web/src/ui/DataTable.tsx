import { type ReactNode, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  numeric?: boolean;
  /** In a card its label stands above it, and it has the whole width: for texts and buttons. */
  wide?: boolean;
  /** Buttons that say themselves what they do: a card shows no label beside them, and no line where there are none. */
  acts?: boolean;
  /** In a folded row it stays in sight, before the two lines: the box that chooses it. */
  stays?: boolean;
};

/** What stands of a row on a phone while it is folded: two lines, each with its start and its end. They are short and hold no links. */
type Line = readonly [start: ReactNode, end: ReactNode];
export type Brief<Row> = (row: Row) => readonly [Line, Line];

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone each row is folded to this, and opens. */
  brief?: Brief<Row> | undefined;
};

const CARD = 'border-b border-line max-lg:rounded-card max-lg:border max-lg:bg-white';

function Cell<Row>({ column, row, isFolded }: { column: Column<Row>; row: Row; isFolded: boolean }) {
  const { label, numeric, wide, acts, stays, cell } = column;
  return (
    <td
      role="cell"
      className={classNames(
        'px-3 py-2 align-top max-lg:px-1 max-lg:py-1',
        isFolded ? 'max-lg:hidden' : 'max-lg:flex',
        wide ? 'max-lg:flex-col max-lg:gap-1' : 'max-lg:justify-between max-lg:gap-4',
        numeric && 'numbers text-right wrap-normal',
        acts && 'wrap-normal max-lg:justify-end max-lg:not-has-[button,a]:hidden',
        stays ? 'max-lg:items-center max-lg:p-0' : 'max-lg:col-span-2',
      )}
    >
      {!acts && !stays && (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-3 lg:hidden">
          {label}
        </span>
      )}
      <div className={classNames('min-w-0', !wide && 'max-lg:text-right')}>{cell(row)}</div>
    </td>
  );
}

/** A row that a phone shows in two lines; its cells come when it is pressed. */
function FoldedRow<Row>({ columns, row, brief }: { columns: readonly Column<Row>[]; row: Row; brief: Brief<Row> }) {
  const [isOpen, setOpen] = useState(false);
  const line = ([start, end]: Line, n: number) => (
    <span key={n} className={classNames('flex items-center justify-between gap-3', n > 0 && 'text-sm')}>
      <span className={classNames('truncate', n === 0 ? 'font-medium' : 'text-ink-2')}>{start}</span>
      <span className="numbers shrink-0">{end}</span>
    </span>
  );
  return (
    <tr role="row" className={`${CARD} max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:p-1`}>
      {columns
        .filter(column => column.stays)
        .map(column => (
          <Cell key={column.key} column={column} row={row} isFolded={false} />
        ))}
      <td role="cell" className="min-w-0 max-lg:col-start-2 lg:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="target flex w-full items-center gap-2 rounded-control px-2 py-1 text-left"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-1">{brief(row).map(line)}</span>
          <ChevronIcon className={classNames('size-icon shrink-0 text-ink-3', isOpen && 'rotate-180')} />
        </button>
      </td>
      {columns
        .filter(column => !column.stays)
        .map(column => (
          <Cell key={column.key} column={column} row={row} isFolded={!isOpen} />
        ))}
    </tr>
  );
}

/**
 * A table on wide screens; below 1024 px each row is a card with its labels (roles keep it a table for screen readers), folded to two
 * lines where the list says which.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, brief }: Props<Row>) {
  return (
    <table role="table" className="w-full text-left max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b border-line text-sm text-ink-3">
          {columns.map(({ key, label, numeric }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classNames('px-3 py-2 font-medium wrap-normal', numeric && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={classNames('max-lg:flex max-lg:flex-col', brief ? 'max-lg:gap-2' : 'max-lg:gap-3')}
      >
        {rows.map(row =>
          brief ? (
            <FoldedRow key={rowKey(row)} columns={columns} row={row} brief={brief} />
          ) : (
            <tr key={rowKey(row)} role="row" className={`${CARD} max-lg:block max-lg:p-3`}>
              {columns.map(column => (
                <Cell key={column.key} column={column} row={row} isFolded={false} />
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
