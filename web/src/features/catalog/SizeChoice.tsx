import { SIZES, type Size } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { SizeChartButton } from './SizeChartButton.tsx';

type Props = {
  size: Size;
  onChange: (size: Size) => void;
  /** Which of the two charts opens first. */
  oversized: boolean;
};

/** S, M, L, XL, and the size chart beside them. */
export function SizeChoice({ size, onChange, oversized }: Props) {
  const words = useWords('catalog');
  return (
    <div className="relative">
      <RadioCards
        legend={words.sizeLegend}
        shape="chips"
        value={size}
        onChange={onChange}
        options={SIZES.map(one => ({ value: one, label: one }))}
      />
      <SizeChartButton
        oversized={oversized}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      />
    </div>
  );
}
