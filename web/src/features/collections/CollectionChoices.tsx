import type { ReactNode } from 'react';
import type { Collection } from '../../../../contract/src/collections.ts';
import { MAX_COLLECTION_QUANTITY } from '../../../../domain/src/cart.ts';
import { formatRupeesAndPaise } from '../../../../domain/src/money.ts';
import { useAwayText } from '../../api/away-text.ts';
import { useColorName } from '../../api/color-name.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useWords } from '../../words.ts';
import type { CollectionChoice } from './choice.ts';

type Props = {
  collection: Pick<Collection, 'prices' | 'colors' | 'sizes' | 'away'>;
  choice: CollectionChoice;
  onChoose: (change: Partial<CollectionChoice>) => void;
  /** A link to the size chart, shown beside the sizes. */
  sizeChart?: ReactNode;
};

function Quantity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const words = useWords('collectionOrder');
  const most = MAX_COLLECTION_QUANTITY;
  const ends = { least: words.least, most: words.most(most) };
  return (
    <div>
      <p aria-hidden="true" className="mb-2 font-medium">
        {words.quantity}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <QuantityStepper
          value={value}
          max={most}
          onChange={onChange}
          labels={{ quantity: words.quantity, less: words.less, more: words.more }}
          ends={ends}
        />
        <p role="status" className="text-sm text-ink-3">
          {value >= most ? ends.most : words.range(most)}
        </p>
      </div>
    </div>
  );
}

/** The choice of colour (with its price), size and quantity (S1 §2, Add-to-cart dialogs). */
export function CollectionChoices({ collection: { prices, colors, sizes, away }, choice, onChoose, sizeChart }: Props) {
  const words = useWords('catalog');
  const colorName = useColorName();
  const awayText = useAwayText();
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        legend={words.colorLegend}
        shape="chips"
        value={choice.color}
        onChange={color => onChoose({ color })}
        options={colors.map(color => ({
          value: color.key,
          label: colorName(color),
          mark: <Swatch hex={color.hex} />,
          aside: formatRupeesAndPaise(prices[color.key] ?? 0),
        }))}
      />
      <div className="relative">
        <RadioCards
          legend={words.sizeLegend}
          shape="chips"
          value={choice.size}
          onChange={size => onChoose({ size })}
          options={sizes.map(({ size }) => {
            const gone = away.find(one => one.color === choice.color && one.size === size);
            return {
              value: size,
              label: words.sizeName(size),
              ...(gone && { detail: awayText(gone), disabled: true }),
            };
          })}
        />
        {sizeChart}
      </div>
      <Quantity value={choice.quantity} onChange={quantity => onChoose({ quantity })} />
    </div>
  );
}
