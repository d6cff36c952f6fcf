import { lazy, Suspense } from 'react';
import type { ListedTicket } from '../../../../../contract/src/admin-tickets.ts';
import { TICKET_CLOCKS, TICKET_STATUSES } from '../../../../../domain/src/tickets.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/Field.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList, DueClock } from '../AdminList.tsx';
import { usePageFilter } from '../use-filter.ts';

const TicketDialog = lazy(async () => ({ default: (await import('./TicketDialog.tsx')).TicketDialog }));

/** The clock that runs: until the first look, or until the ticket is settled. */
export function TicketClock({ ticket }: { ticket: ListedTicket }) {
  const words = useWords('tickets');
  const language = useLanguage();
  if (ticket.closedAt)
    return <span className="text-ink-2">{words.closedAt(dateAndTime(ticket.closedAt, language))}</span>;
  const due = dateAndTime(ticket.dueAt, language);
  const isSeen = ticket.acknowledgedAt !== null;
  return (
    <DueClock
      at={ticket.dueAt}
      late={isSeen ? words.solveLate(due) : words.lookLate(due)}
      early={isSeen ? words.solveBy(due) : words.lookBy(due)}
    />
  );
}

function TicketBadge({ status }: Pick<ListedTicket, 'status'>) {
  const { statuses } = useWords('tickets');
  return (
    <Badge tone={status === 'open' ? 'offer' : 'quiet'} className="whitespace-nowrap">
      {statuses[status]}
    </Badge>
  );
}

function useColumns(open: (id: string) => void): Column<ListedTicket>[] {
  const words = useWords('tickets');
  const language = useLanguage();
  const { columns } = words;
  return [
    { key: 'number', label: columns.number, cell: ({ id }) => <span className="numbers whitespace-nowrap">{id}</span> },
    {
      key: 'about',
      label: columns.about,
      wide: true,
      cell: ({ subject }) => <span className="font-medium wrap-anywhere">{subject}</span>,
    },
    { key: 'from', label: columns.from, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    {
      key: 'came',
      label: columns.came,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{dateAndTime(createdAt, language)}</span>,
    },
    { key: 'due', label: columns.due, cell: ticket => <TicketClock ticket={ticket} /> },
    {
      key: 'status',
      label: columns.status,
      cell: ({ status }) => <TicketBadge status={status} />,
    },
    {
      key: 'act',
      label: columns.act,
      cell: ({ id }) => (
        <Button
          tone="secondary"
          onClick={() => open(id)}
          aria-label={words.openTicket(id)}
          className="px-3! whitespace-nowrap"
        >
          {words.open}
        </Button>
      ),
    },
  ];
}

/** What people write to the shop: what is due first first, and late ones in red. The open ticket stands in the address. */
export function AdminTickets() {
  const words = useWords('tickets');
  const { filter, set } = usePageFilter(['status', 'search', 'ticket'], paths.adminTickets);
  const status = TICKET_STATUSES.find(one => one === filter.status);
  const list = usePages('admin.tickets', { limit: 25, search: filter.search, status }, { keep: true });
  const columns = useColumns(ticket => set({ ticket }));
  return (
    <section aria-label={words.title} className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead(TICKET_CLOCKS.acknowledgeHours, TICKET_CLOCKS.solveDays)}</p>
      <div className="flex flex-wrap items-end gap-4">
        <SearchBox
          search={filter.search}
          action=""
          others={{ status }}
          onFind={(search, o) => set({ search: search || undefined }, o)}
          labels={{ searchLabel: words.searchLabel, searchPlaceholder: words.searchPlaceholder, search: words.search }}
        />
        <ChoiceField
          label={words.filter}
          value={status ?? ''}
          options={[['', words.filters.all], ...TICKET_STATUSES.map(one => [one, words.filters[one]] as const)]}
          onChoose={chosen => set({ status: chosen || undefined })}
        />
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={ticket => ticket.id}
        brief={ticket => [
          [ticket.subject, <TicketBadge key="status" status={ticket.status} />],
          [ticket.name, <TicketClock key="due" ticket={ticket} />],
        ]}
        texts={{ caption: words.title, failed: words.failed, none: words.none, noneText: words.noneText }}
      />
      {filter.ticket && (
        <Suspense>
          <TicketDialog id={filter.ticket} onClose={() => set({ ticket: undefined }, { replace: true })} />
        </Suspense>
      )}
    </section>
  );
}
