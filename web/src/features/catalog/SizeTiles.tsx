import type { Away } from '../../../../contract/src/catalog.ts';
import { SIZES, type Size } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { sizeChart } from './size-chart.ts';
import { sizeOption } from './SizeChoice.tsx';
import { useAwayText } from '../../api/away-text.ts';

type Props = {
  /** Nothing until one is chosen. */
  size: Size | undefined;
  onChange: (size: Size) => void;
  cut: 'regular' | 'oversized';
  /** Those that cannot be had in the shirt's colour. */
  away: ReadonlyMap<string, Away>;
};

/** S, M, L, XL with the chest that each fits: a choice that needs no chart beside it. */
export function SizeTiles({ size, onChange, cut, away }: Props) {
  const words = useWords('catalog');
  const awayText = useAwayText();
  const chest = new Map(sizeChart(cut).map(row => [row.size, row.chest.join('-')]));
  return (
    <RadioCards
      legend={words.sizeWithChest}
      shape="tiles"
      value={size}
      onChange={onChange}
      options={SIZES.map(one => ({ detail: chest.get(one) ?? '', ...sizeOption(one, away, awayText) }))}
    />
  );
}
