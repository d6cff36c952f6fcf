import { useState } from 'react';
import { Link } from 'wouter';
import type { BookPaper } from '../../../../../contract/src/books.ts';
import type { PaperKind } from '../../../../../contract/src/invoices.ts';
import { BOOK_PERIOD, bookPeriods } from '../../../../../domain/src/book-periods.ts';
import { dayOf } from '../../../../../domain/src/india-days.ts';
import { formatRupeesAndPaise } from '../../../../../domain/src/money.ts';
import { usePages } from '../../../api/use-pages.ts';
import { fullDate } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { ChoiceField } from '../../../ui/Field.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { useFilter } from '../use-filter.ts';
import { Closing } from './Closing.tsx';
import { SaveButton } from './SaveButton.tsx';
import { usePeriodName } from './use-period-name.ts';

/** Books are kept for six years after the yearly return (CGST Act, section 36). */
const MONTHS = 84;
const PAGE_SIZE = 25;
const KINDS: readonly PaperKind[] = ['tax_invoice', 'bill', 'credit_note', 'refund_note'];
const isPeriod = (text: string | undefined): text is string => text !== undefined && BOOK_PERIOD.test(text);

function usePaperColumns(): Column<BookPaper>[] {
  const words = useWords('adminBooks');
  const language = useLanguage();
  const { columns } = words;
  return [
    {
      key: 'number',
      label: columns.number,
      cell: ({ number, kind }) => (
        <>
          <span className="block font-semibold whitespace-nowrap">{number}</span>
          <span className="text-sm text-ink-2">{words.kinds[kind]}</span>
        </>
      ),
    },
    {
      key: 'date',
      label: columns.date,
      cell: ({ issuedAt }) => <span className="whitespace-nowrap">{fullDate(issuedAt, language)}</span>,
    },
    { key: 'buyer', label: columns.buyer, cell: ({ buyer }) => <span className="wrap-anywhere">{buyer}</span> },
    {
      key: 'order',
      label: columns.order,
      cell: ({ orderId, isOfCredits }) => (
        <Link
          href={paths.adminOrder(orderId)}
          className="target inline-flex items-center text-indigo hover:underline"
          aria-label={`${isOfCredits ? words.credits : words.order} ${orderId}`}
        >
          {isOfCredits ? words.credits : words.order} …{orderId.slice(-6)}
        </Link>
      ),
    },
    { key: 'total', label: columns.total, numeric: true, cell: ({ total }) => formatRupeesAndPaise(total) },
    {
      key: 'act',
      label: columns.act,
      acts: true,
      cell: ({ number }) => (
        <SaveButton name="invoices.paper" params={{ number }} label={words.pdfOf(number)}>
          {words.pdf}
        </SaveButton>
      ),
    },
  ];
}

/** The owner's books: all papers of the shop, found by words, kind, month and quarter. */
export function AdminBooks() {
  const words = useWords('adminBooks');
  const { tabs } = useWords('adminBoard');
  const { filter, set } = useFilter('books', ['search', 'kind', 'period']);
  const kind = KINDS.find(one => one === filter.kind);
  const period = isPeriod(filter.period) ? filter.period : undefined;
  const list = usePages('books.papers', { limit: PAGE_SIZE, search: filter.search, kind, period }, { keep: true });
  const nameOf = usePeriodName();
  const [known] = useState(() => bookPeriods(dayOf(new Date()), MONTHS));
  const periods = period === undefined || known.includes(period) ? known : [period, ...known];
  return (
    <section aria-label={tabs.books} className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-4">
        <ChoiceField
          label={words.period}
          value={period ?? ''}
          options={[['', words.allTime], ...periods.map(one => [one, nameOf(one)] as const)]}
          onChoose={next => set({ period: next })}
        />
        <ChoiceField
          label={words.kind}
          value={kind ?? ''}
          options={[['', words.allKinds], ...KINDS.map(one => [one, words.kinds[one]] as const)]}
          onChoose={next => set({ kind: next })}
        />
        <SearchBox
          search={filter.search}
          action=""
          others={{ tab: 'books', kind, period }}
          onFind={(search, o) => set({ search }, o)}
          labels={{ searchLabel: words.search, searchPlaceholder: words.placeholder, search: words.find }}
        />
      </div>
      {period === undefined ? (
        <p className="max-w-text text-ink-2">{words.choose}</p>
      ) : (
        <Closing period={period} title={nameOf(period)} />
      )}
      <AdminList
        list={list}
        columns={usePaperColumns()}
        rowKey={paper => paper.number}
        texts={{ caption: words.caption, failed: words.failed, none: words.none, noneText: words.noneText }}
      />
    </section>
  );
}
