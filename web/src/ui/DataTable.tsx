import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  numeric?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table on wide screens; below 768 px each row is a card with its labels (roles keep it a table for screen readers). */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table role="table" className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line text-sm text-ink-3">
          {columns.map(({ key, label, numeric }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classNames('px-3 py-2 font-medium', numeric && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-b border-line max-md:block max-md:rounded-card max-md:border max-md:bg-white max-md:p-3"
          >
            {columns.map(({ key, label, numeric, cell }) => (
              <td
                key={key}
                role="cell"
                className={classNames(
                  'px-3 py-2 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:px-1 max-md:py-1',
                  numeric && 'numbers text-right',
                )}
              >
                <span aria-hidden="true" className="shrink-0 text-sm text-ink-3 md:hidden">
                  {label}
                </span>
                <div className="min-w-0 max-md:text-right">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
