import type { Away } from '../../../../contract/src/catalog.ts';
import type { Size, SizeRow } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { sizeOption } from './SizeChoice.tsx';
import { useAwayText } from '../../api/away-text.ts';

type Props = {
  /** Nothing until one is chosen. */
  size: Size | undefined;
  onChange: (size: Size) => void;
  /** Those of the product, with the chest that each fits. */
  sizes: readonly SizeRow[];
  /** Those that cannot be had in the shirt's colour. */
  away: ReadonlyMap<string, Away>;
};

/** The sizes of a product with the chest that each fits: a choice that needs no chart beside it. */
export function SizeTiles({ size, onChange, sizes, away }: Props) {
  const words = useWords('catalog');
  const hasChests = sizes.some(one => one.chest[1] > 0);
  const awayText = useAwayText();
  return (
    <RadioCards
      legend={hasChests ? words.sizeWithChest : words.sizeLegend}
      shape="tiles"
      value={size}
      onChange={onChange}
      options={sizes.map(one => ({
        ...(hasChests && { detail: one.chest.join('-') }),
        ...sizeOption(one.size, away, awayText, words.sizeName(one.size)),
      }))}
    />
  );
}
