import { Suspense } from 'react';
import { lazyWithWords } from '../lazy-with-words.ts';
import { Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { StudioPanel } from './StudioEdit.tsx';
import type { Placing } from './use-placing.ts';

const ArrangePanel = lazyWithWords(
  ['arrangement'],
  async () => (await import('../features/arrangement/ArrangePanel.tsx')).ArrangePanel,
);

const PANEL = 'place';
/** Brings the panel, once it is there, to the top of what can be read. */
export const showPlacePanel = (): void =>
  void requestAnimationFrame(() => document.getElementById(PANEL)?.scrollIntoView({ block: 'start' }));

/** The panel for placing the design by hand and for texts; the shirt beside it shows the print area while it is open. */
export function StudioPlace({ placing, imageUrl }: { placing: Placing; imageUrl: string | null }) {
  const words = useWords('studio');
  const { edited, shirt, isOpen, setOpen, selected, select } = placing;
  return (
    <StudioPanel id={PANEL} title={words.place} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Suspense fallback={<Skeleton className="h-thumb" />}>
        {edited && (
          <ArrangePanel edited={edited} imageUrl={imageUrl} shirt={shirt} selected={selected} onSelect={select} />
        )}
      </Suspense>
    </StudioPanel>
  );
}
