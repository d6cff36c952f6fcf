import { Suspense, useState } from 'react';
import { SIZES, type Size } from '../../../../domain/src/catalog.ts';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';

const SizeChartDialog = lazyWithWords<{ onClose: () => void; oversized: boolean }>(
  ['sizes'],
  async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog,
);

type Props = {
  size: Size;
  onChange: (size: Size) => void;
  /** Which of the two charts opens first. */
  oversized: boolean;
};

/** S, M, L, XL, and the size chart beside them. */
export function SizeChoice({ size, onChange, oversized }: Props) {
  const words = useWords('catalog');
  const [open, setOpen] = useState(false);
  return (
    <div className="relative">
      <RadioCards
        legend={words.sizeLegend}
        shape="chips"
        value={size}
        onChange={onChange}
        options={SIZES.map(one => ({ value: one, label: one }))}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      >
        {words.sizeChart}
      </button>
      {open && (
        <Suspense>
          <SizeChartDialog oversized={oversized} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
