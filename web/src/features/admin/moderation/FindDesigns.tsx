import { lazy, Suspense, useState } from 'react';
import type { ModeratedDesign } from '../../../../../contract/src/admin-moderation.ts';
import { DECISION_KINDS } from '../../../../../domain/src/moderation.ts';
import { usePages } from '../../../api/use-pages.ts';
import { fullDate } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { ChoiceField } from '../../../ui/Field.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { DesignCell, DesignState, LookButton, MakerLink } from './moderation-cells.tsx';
import { usePageFilter } from '../use-filter.ts';

const DesignCase = lazy(async () => ({ default: (await import('./DesignCase.tsx')).DesignCase }));
const STATES = ['public', ...DECISION_KINDS] as const;

function useColumns(open: (design: ModeratedDesign) => void): Column<ModeratedDesign>[] {
  const words = useWords('moderation');
  const language = useLanguage();
  const { columns } = words;
  return [
    { key: 'design', label: columns.design, wide: true, cell: design => <DesignCell design={design} /> },
    { key: 'maker', label: columns.maker, cell: ({ maker }) => <MakerLink maker={maker} /> },
    { key: 'state', label: columns.state, cell: design => <DesignState design={design} /> },
    { key: 'reports', label: columns.reports, numeric: true, cell: ({ openReports }) => openReports },
    {
      key: 'since',
      label: columns.since,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{fullDate(createdAt, language)}</span>,
    },
    {
      key: 'act',
      label: columns.act,
      cell: design => <LookButton design={design} onClick={() => open(design)} />,
    },
  ];
}

/** Any design of the gallery, and those that were taken out of it: for a decision without a report. */
export function FindDesigns() {
  const words = useWords('moderation');
  const { filter, set } = usePageFilter(['part', 'search', 'state'], paths.adminModeration);
  const state = STATES.find(one => one === filter.state) ?? 'public';
  const list = usePages('admin.moderatedDesigns', { limit: 25, search: filter.search, state }, { keep: true });
  const [open, setOpen] = useState<ModeratedDesign>();
  const columns = useColumns(setOpen);
  return (
    <section aria-label={words.tabs.gallery} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SearchBox
          search={filter.search}
          action=""
          others={{ part: 'gallery', state: filter.state }}
          onFind={(search, o) => set({ search: search || undefined }, o)}
          labels={{ searchLabel: words.searchLabel, searchPlaceholder: words.searchPlaceholder, search: words.search }}
        />
        <ChoiceField
          label={words.state}
          value={state}
          options={STATES.map(one => [one, words.states[one]])}
          onChoose={chosen => set({ state: chosen === 'public' ? undefined : chosen })}
        />
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={design => design.id}
        texts={{
          caption: words.tabs.gallery,
          failed: words.designsFailed,
          none: words.noDesigns,
          noneText: words.noDesignsText,
        }}
      />
      {open && (
        <Suspense>
          <DesignCase design={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
