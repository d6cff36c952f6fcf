import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { useWords } from '../../words.ts';

const SizeChartDialog = lazyWithWords<{ onClose: () => void; type?: string | undefined }>(
  ['sizes'],
  async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog,
);

/** Opens the size chart; it loads when it is first opened. `type`: the product whose chart is shown first. */
export function SizeChartButton({ type, className }: { type?: string | undefined; className: string }) {
  const words = useWords('catalog');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {words.sizeChart}
      </button>
      {open && (
        <Suspense>
          <SizeChartDialog type={type} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
