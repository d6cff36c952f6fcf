import type { AuditLine } from '../../../../contract/src/admin-figures.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
import { LogChange } from './LogChange.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { useFilter } from './use-filter.ts';

function Who({ actor }: { actor: AuditLine['actor'] }) {
  const words = useWords('adminBoard');
  if (!actor) return words.somebody;
  return (
    <>
      <span className="block">{actor.name || words.deletedAccount}</span>
      <span className="text-sm break-all text-ink-2">{actor.email || actor.id}</span>
    </>
  );
}

/** The owner's log: who changed what, when, before and after, and who was refused (rulings, Admin). */
export function AdminLog() {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { filter, set } = useFilter('log', ['search', 'from', 'to']);
  const list = usePages('admin.audit', { limit: 25, ...filter }, { keep: true });
  const { logColumns } = words;
  const actions: Readonly<Record<string, string>> = useWords('adminLog').actions;
  const columns: Column<AuditLine>[] = [
    {
      key: 'at',
      label: logColumns.at,
      cell: ({ at }) => <span className="whitespace-nowrap">{dateAndTime(at, language)}</span>,
    },
    { key: 'who', label: logColumns.who, cell: ({ actor }) => <Who actor={actor} /> },
    {
      key: 'action',
      label: logColumns.action,
      cell: ({ action }) => (
        <>
          <span className="block">{actions[action]}</span>
          <span className="text-sm break-all text-ink-2">{action}</span>
        </>
      ),
    },
    { key: 'subject', label: logColumns.subject, cell: ({ subject }) => <span className="break-all">{subject}</span> },
    { key: 'change', label: logColumns.change, wide: true, cell: line => <LogChange line={line} /> },
  ];
  return (
    <section aria-label={words.tabs.log} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SearchBox
          search={filter.search}
          action=""
          others={{ tab: 'log' }}
          onFind={(search, o) => set({ search }, o)}
          labels={{ searchLabel: words.logLabel, searchPlaceholder: words.logPlaceholder, search: words.search }}
        />
        <PeriodForm key={`${filter.from} ${filter.to}`} {...filter} onChange={set} />
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={line => line.id}
        texts={{ caption: words.tabs.log, failed: words.logFailed, none: words.noLines, noneText: words.noLinesText }}
      />
    </section>
  );
}
