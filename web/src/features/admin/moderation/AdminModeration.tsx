import { lazy, Suspense } from 'react';
import { paths } from '../../../paths.ts';
import { useWords } from '../../../words.ts';
import { TabRow } from '../../../ui/Tabs.tsx';
import { usePageFilter } from '../use-filter.ts';

/** What a part shows; each is a script of its own. */
const PARTS = {
  reports: lazy(async () => ({ default: (await import('./ReportedDesigns.tsx')).ReportedDesigns })),
  gallery: lazy(async () => ({ default: (await import('./FindDesigns.tsx')).FindDesigns })),
  words: lazy(async () => ({ default: (await import('./BlockedWords.tsx')).BlockedWords })),
  refused: lazy(async () => ({ default: (await import('./RefusedWords.tsx')).RefusedWords })),
};
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

/** Reported designs, all designs of the gallery, and the words that the shop does not draw. */
export function AdminModeration() {
  const words = useWords('moderation');
  const { filter } = usePageFilter(['part'], paths.adminModeration);
  const part = PART_NAMES.find(name => name === filter.part) ?? 'reports';
  const Shown = PARTS[part];
  const tabs = PART_NAMES.map(name => ({
    ...{ key: name, label: words.tabs[name] },
    href: paths.adminModeration(name === 'reports' ? {} : { part: name }),
  }));
  return (
    <div className="flex flex-col gap-6">
      <TabRow label={words.parts} tabs={tabs} current={part} />
      <Suspense fallback={<div aria-busy="true" className="min-h-stage" />}>
        <Shown />
      </Suspense>
    </div>
  );
}
