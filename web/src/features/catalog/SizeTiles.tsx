import { SIZES, type Size } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { sizeChart } from './size-chart.ts';

type Props = {
  /** Nothing until one is chosen. */
  size: Size | undefined;
  onChange: (size: Size) => void;
  cut: 'regular' | 'oversized';
};

/** S, M, L, XL with the chest that each fits: a choice that needs no chart beside it. */
export function SizeTiles({ size, onChange, cut }: Props) {
  const words = useWords('catalog');
  const chest = new Map(sizeChart(cut).map(row => [row.size, row.chest.join('-')]));
  return (
    <RadioCards
      legend={words.sizeWithChest}
      shape="tiles"
      value={size}
      onChange={onChange}
      options={SIZES.map(one => ({ value: one, label: one, detail: chest.get(one) ?? '' }))}
    />
  );
}
