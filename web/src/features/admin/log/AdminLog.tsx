import { carrierName, CARRIERS } from '../../../../../domain/src/carriers.ts';
import { formatRupees, paiseOf, toRupees } from '../../../../../domain/src/money.ts';
import { dateAndTime, fullDate } from '../../../lib/format.ts';
import { useLanguage, useWords } from '../../../words.ts';
import type { AuditLine } from '../../../../../contract/src/admin-figures.ts';
import { SILENT_AUDIT_FIELDS } from '../../../../../domain/src/audit-log.ts';
import { usePages } from '../../../api/use-pages.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { AdminList } from '../AdminList.tsx';
import { PeriodForm } from '../PeriodForm.tsx';
import { useFilter } from '../use-filter.ts';

type Table = Readonly<Record<string, string>>;

const RUPEES = ['price', 'priceNow', 'compareAtPrice', 'surcharge', 'maxDiscount', 'minOrderValue'];
/** Money that goes back is kept in paise; an amount of credits is a number of them. */
const PAISE_ACTIONS = ['order.refunded', 'return.decided'];

/** What the values of a field are called, where they are words of the code. */
function useValueNames(): Readonly<Record<string, Table>> {
  const [log, board, order] = [useWords('adminLog'), useWords('adminBoard'), useWords('adminOrder')];
  const [moderation, production, tickets] = [useWords('moderation'), useWords('production'), useWords('tickets')];
  const returns = useWords('returns').admin;
  const exceptions = Object.fromEntries(Object.entries(order.kinds).map(([kind, { title }]) => [kind, title]));
  return {
    status: { ...useWords('orders').status, ...tickets.statuses },
    state: { ...production.states, ...returns.states },
    reason: { ...moderation.takedownReasons, ...production.reasons, ...board.catalogue.reasons },
    kind: { ...moderation.outcomes, ...moderation.wordKinds, ...exceptions },
    carrier: Object.fromEntries(CARRIERS.map(carrier => [carrier, carrierName(carrier)])),
    ...{ act: returns.acts, outcome: log.outcomes, resolution: log.resolutions, code: log.refusals },
    ...{ role: board.roles, template: { ...board.templates, ...board.catalogue.templates }, type: log.goods },
    discountType: { flat: board.fields.flat, percentage: board.fields.percentage },
  };
}

/** A value of the log as a person reads it: money, moments, yes and no, and words of the code in the page's language. */
function useLogValue(action: string): (name: string, value: unknown) => string {
  const names = useValueNames();
  const { yes, no } = useWords('adminLog');
  const language = useLanguage();
  return (name, value) => {
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') {
      if (RUPEES.includes(name)) return formatRupees(value);
      const isPaise = name === 'amount' && PAISE_ACTIONS.includes(action);
      return isPaise ? formatRupees(toRupees(paiseOf(value))) : String(value);
    }
    const text = String(value as string);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateAndTime(text, language);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return fullDate(text, language);
    return names[name]?.[text] ?? text;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSaid = (name: string): boolean => !SILENT_AUDIT_FIELDS.some(silent => silent === name);

/** A field and its value in words; what stands inside a value is said the same way. */
function useSay(action: string) {
  const fields: Readonly<Record<string, string>> = useWords('adminLog').fields;
  const { facts } = useWords('adminOrder');
  const valueOf = useLogValue(action);
  const labelOf = (name: string): string => fields[name] ?? facts[name] ?? name;
  const say = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (Array.isArray(value)) return value.map(one => say(name, one)).join('; ') || '–';
    if (!isRecord(value)) return valueOf(name, value);
    const parts = Object.entries(value).filter(([part, inner]) => isSaid(part) && inner !== null && inner !== '');
    return parts.map(([part, inner]) => `${labelOf(part)}: ${say(part, inner)}`).join(', ') || '–';
  };
  return { labelOf, say };
}

/** What differs between before and after, a line a field; all of it where there was nothing, or is nothing more. */
function LogChange({ line }: { line: AuditLine }) {
  const { labelOf, say } = useSay(line.action);
  const before = isRecord(line.before) ? line.before : {};
  const after = isRecord(line.after) ? line.after : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isSaid);
  const changed = names.filter(name => say(name, before[name]) !== say(name, after[name]));
  return (
    <ul className="flex flex-col gap-1 text-left text-sm">
      {changed.map(name => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-2">{labelOf(name)}: </span>
          {name in before && <>{say(name, before[name])} → </>}
          {say(name, after[name])}
        </li>
      ))}
    </ul>
  );
}

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
        brief={({ at, actor, action }) => [
          [actions[action], dateAndTime(at, language)],
          [actor ? actor.name || words.deletedAccount : words.somebody, ''],
        ]}
        texts={{ caption: words.tabs.log, failed: words.logFailed, none: words.noLines, noneText: words.noLinesText }}
      />
    </section>
  );
}
