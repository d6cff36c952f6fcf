import type { Answer } from '../../../../../contract/src/api.ts';
import type { PromptRefusal } from '../../../../../contract/src/admin-moderation.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime, fullDate } from '../../../lib/format.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';

type Count = Answer<'admin.refusalCounts'>[number];

function Counts() {
  const words = useWords('moderation');
  const language = useLanguage();
  const { data } = useCall('admin.refusalCounts', { days: 30 });
  if (!data || data.length === 0) return null;
  const columns: Column<Count>[] = [
    { key: 'day', label: words.day, cell: ({ day }) => fullDate(`${day}T00:00:00+05:30`, language) },
    {
      key: 'word',
      label: words.word,
      cell: ({ word }) => <span className="wrap-anywhere">{word || words.noWord}</span>,
    },
    { key: 'by', label: words.source, cell: ({ byRule }) => (byRule ? words.byRule : words.byProvider) },
    { key: 'times', label: words.times, numeric: true, cell: ({ count }) => count },
  ];
  return (
    <section aria-label={words.perDay} className="flex flex-col gap-3">
      <h2 className="text-lg">{words.perDay}</h2>
      <DataTable
        caption={words.perDay}
        columns={columns}
        rows={data}
        rowKey={one => `${one.day} ${one.word} ${one.byRule}`}
      />
    </section>
  );
}

/** What was not drawn: counts by day and word, and the latest, without whose they were. */
export function RefusedWords() {
  const words = useWords('moderation');
  const language = useLanguage();
  const list = usePages('admin.promptRefusals', { limit: 25 });
  const columns: Column<PromptRefusal>[] = [
    { key: 'at', label: words.at, cell: one => dateAndTime(one.createdAt, language) },
    { key: 'text', label: words.written, wide: true, cell: one => <span className="wrap-anywhere">{one.text}</span> },
    { key: 'word', label: words.word, cell: one => <span className="wrap-anywhere">{one.word || words.noWord}</span> },
    { key: 'by', label: words.source, cell: one => (one.byRule ? words.byRule : words.byProvider) },
  ];
  return (
    <section aria-label={words.tabs.refused} className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.refusedLead}</p>
      <Counts />
      <h2 className="text-lg">{words.latest}</h2>
      <AdminList
        list={list}
        columns={columns}
        rowKey={one => one.id}
        texts={{
          caption: words.latest,
          failed: words.refusedFailed,
          none: words.noRefused,
          noneText: words.noRefusedText,
        }}
      />
    </section>
  );
}
