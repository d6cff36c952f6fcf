import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { useWords } from '../../words.ts';

const SizeChartDialog = lazyWithWords<{ onClose: () => void; oversized: boolean }>(
  ['sizes'],
  async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog,
);

/** Opens the size chart; it loads when it is first opened. `oversized`: which of the two charts is shown first. */
export function SizeChartButton({ oversized, className }: { oversized: boolean; className: string }) {
  const words = useWords('catalog');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {words.sizeChart}
      </button>
      {open && (
        <Suspense>
          <SizeChartDialog oversized={oversized} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
