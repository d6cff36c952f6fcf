import type { ReactNode } from 'react';
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
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table on wide screens; below 1024 px each row is a card with its labels (roles keep it a table for screen readers). */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
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
      <tbody role="rowgroup" className="max-lg:flex max-lg:flex-col max-lg:gap-3">
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-b border-line max-lg:block max-lg:rounded-card max-lg:border max-lg:bg-white max-lg:p-3"
          >
            {columns.map(({ key, label, numeric, wide, acts, cell }) => (
              <td
                key={key}
                role="cell"
                className={classNames(
                  'px-3 py-2 align-top max-lg:flex max-lg:px-1 max-lg:py-1',
                  wide ? 'max-lg:flex-col max-lg:gap-1' : 'max-lg:justify-between max-lg:gap-4',
                  numeric && 'numbers text-right wrap-normal',
                  acts && 'wrap-normal max-lg:justify-end max-lg:not-has-[button,a]:hidden',
                )}
              >
                {!acts && (
                  <span aria-hidden="true" className="shrink-0 text-sm text-ink-3 lg:hidden">
                    {label}
                  </span>
                )}
                <div className={classNames('min-w-0', !wide && 'max-lg:text-right')}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
