import { COLORS } from '../../../../domain/src/catalog.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { placeOf } from './place.ts';
import { Swatch } from './Swatch.tsx';
import type { Catalog } from './use-catalog.ts';

type Props = {
  catalog: Catalog;
  choice: ShirtChoice;
  onChange: (change: Partial<ShirtChoice>) => void;
};

/** The cut: name, weight and price from the catalogue. */
export function TypeChoice({ catalog, choice, onChange }: Props) {
  const words = useWords('catalog');
  return (
    <RadioCards
      legend={words.typeLegend}
      value={choice.tshirtType}
      onChange={tshirtType => onChange({ tshirtType })}
      options={catalog.products.map(product => ({
        value: product.type,
        label: words.typeName(product.type, product.name, product.nameHi),
        detail: words.gsm(product.gsm, product),
        aside: formatRupees(product.basePrice),
      }))}
    />
  );
}

export function ColorChoice({ choice, onChange }: Omit<Props, 'catalog'>) {
  const words = useWords('catalog');
  return (
    <RadioCards
      legend={words.colorLegend}
      shape="chips"
      value={choice.tshirtColor}
      onChange={tshirtColor => onChange({ tshirtColor })}
      options={COLORS.map(color => ({
        value: color,
        label: words.colors[color],
        mark: <Swatch color={color} />,
      }))}
    />
  );
}

/** Where the design is printed and how large: inches and fee from the catalogue. */
export function PlacementChoice({ catalog, choice, onChange }: Props) {
  const words = useWords('catalog');
  return (
    <RadioCards
      legend={words.placementLegend}
      value={placeOf(choice.position, choice.printSize)}
      onChange={place => {
        const found = catalog.placements.find(one => placeOf(one.position, one.designSize) === place);
        if (found) onChange({ position: found.position, printSize: found.designSize });
      }}
      options={catalog.placements.map(({ position, designSize, name, nameHi, widthInches, heightInches, price }) => ({
        value: placeOf(position, designSize),
        label: words.placementName(placeOf(position, designSize), name, nameHi),
        detail: words.inches(widthInches, heightInches),
        aside: words.fee(formatRupees(price)),
      }))}
    />
  );
}
