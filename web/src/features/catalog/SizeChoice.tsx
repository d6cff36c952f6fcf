import { SIZES, type CartSize, type Size } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { SizeChartButton } from './SizeChartButton.tsx';

type Props<One extends CartSize> = {
  size: One;
  onChange: (size: One) => void;
  /** Which of the two charts opens first. */
  oversized: boolean;
};

/** S, M, L, XL, and the size chart beside them. */
export const SizeChoice = (props: Props<Size>) => <SizePicker sizes={SIZES} {...props} />;

/** One of these sizes, and the size chart beside them. */
export function SizePicker<One extends CartSize>(props: Props<One> & { sizes: readonly One[] }) {
  const { sizes, size, onChange, oversized } = props;
  const words = useWords('catalog');
  return (
    <div className="relative">
      <RadioCards
        legend={words.sizeLegend}
        shape="chips"
        value={size}
        onChange={onChange}
        options={sizes.map(one => ({ value: one, label: one }))}
      />
      <SizeChartButton
        oversized={oversized}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      />
    </div>
  );
}
