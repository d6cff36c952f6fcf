import type { AuditLine } from '../../../../contract/src/admin-figures.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  value === undefined || value === null || value === ''
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number);

/** What differs between before and after, a line a field; all of it where there was nothing, or is nothing more. */
function Change({ line }: { line: AuditLine }) {
  const before = isRecord(line.before) ? line.before : {};
  const after = isRecord(line.after) ? line.after : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter(name => textOf(before[name]) !== textOf(after[name]));
  return (
    <ul className="flex flex-col gap-1 text-left text-sm">
      {changed.map(name => (
        <li key={name} className="break-all">
          <span className="text-ink-2">{name}: </span>
          {name in before && <>{textOf(before[name])} → </>}
          {textOf(after[name])}
        </li>
      ))}
    </ul>
  );
}

/** The owner's log: who changed what, when, before and after, and who was refused (rulings, Admin). */
export function AdminLog() {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { filter, set } = useFilter('log', ['search', 'from', 'to']);
  const list = usePages('admin.audit', { limit: 25, ...filter }, { keep: true });
  const { logColumns } = words;
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
          <span className="block">{words.actions[action]}</span>
          <span className="text-sm break-all text-ink-2">{action}</span>
        </>
      ),
    },
    { key: 'subject', label: logColumns.subject, cell: ({ subject }) => <span className="break-all">{subject}</span> },
    { key: 'change', label: logColumns.change, wide: true, cell: line => <Change line={line} /> },
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
