import { lazy, Suspense, useState } from 'react';
import type { ReportedDesign } from '../../../../../contract/src/admin-moderation.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList, DueClock } from '../AdminList.tsx';
import { DesignCell, LookButton, MakerLink } from './moderation-cells.tsx';

const DesignCase = lazy(async () => ({ default: (await import('./DesignCase.tsx')).DesignCase }));

function useColumns(open: (design: ReportedDesign) => void): Column<ReportedDesign>[] {
  const words = useWords('moderation');
  const language = useLanguage();
  const { columns } = words;
  return [
    { key: 'design', label: columns.design, wide: true, cell: design => <DesignCell design={design} /> },
    {
      key: 'reports',
      label: columns.reports,
      wide: true,
      cell: ({ openReports, reasons }) => (
        <>
          <span className="block font-medium">{words.reportCount(openReports)}</span>
          {reasons.map(({ reason, count }) => (
            <span key={reason} className="block text-sm text-ink-2">
              {words.count(words.reasons[reason], count)}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'due',
      label: columns.due,
      cell: ({ dueAt }) => {
        const moment = dateAndTime(dueAt, language);
        return <DueClock at={dueAt} late={words.overdue(moment)} early={words.until(moment)} />;
      },
    },
    { key: 'maker', label: columns.maker, cell: ({ maker }) => <MakerLink maker={maker} /> },
    {
      key: 'act',
      label: columns.act,
      cell: design => <LookButton design={design} onClick={() => open(design)} />,
    },
  ];
}

/** Designs with open reports, the one that is to be decided first first. */
export function ReportedDesigns() {
  const words = useWords('moderation');
  const list = usePages('admin.reportedDesigns', { limit: 25 });
  const [open, setOpen] = useState<ReportedDesign>();
  const columns = useColumns(setOpen);
  return (
    <section aria-label={words.tabs.reports} className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <AdminList
        list={list}
        columns={columns}
        rowKey={design => design.id}
        texts={{
          caption: words.tabs.reports,
          failed: words.reportsFailed,
          none: words.noReports,
          noneText: words.noReportsText,
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
