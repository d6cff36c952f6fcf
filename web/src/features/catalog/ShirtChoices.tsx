import { formatRupees } from '../../../../domain/src/money.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { useColorName } from '../../api/color-name.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useWords } from '../../words.ts';
import { placeOf } from './place.ts';
import { placementsOf } from './priced-shirt.ts';
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
      legend={catalog.products.some(one => one.blank) ? words.productLegend : words.typeLegend}
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

/** The colours of the chosen product: a swatch with its name, and what it costs more. */
export function ColorPicker({ catalog, choice, onChange }: Props) {
  const words = useWords('catalog');
  const colorName = useColorName();
  const product = catalog.products.find(one => one.type === choice.tshirtType);
  return (
    <RadioCards
      legend={words.colorLegend}
      shape="chips"
      value={choice.tshirtColor}
      onChange={tshirtColor => onChange({ tshirtColor })}
      options={(product?.colors ?? []).map(color => ({
        value: color.key,
        label: colorName(color),
        mark: <Swatch hex={color.hex} />,
        ...(color.surcharge > 0 && { aside: words.fee(formatRupees(color.surcharge)) }),
      }))}
    />
  );
}

/** Where the design is printed and how large: inches and fee from the catalogue. */
export function PlacementChoice({ catalog, choice, onChange }: Props) {
  const words = useWords('catalog');
  const product = catalog.products.find(one => one.type === choice.tshirtType);
  const placements = product ? placementsOf(catalog, product) : catalog.placements;
  return (
    <RadioCards
      legend={words.placementLegend}
      value={placeOf(choice.position, choice.printSize)}
      onChange={place => {
        const found = placements.find(one => placeOf(one.position, one.designSize) === place);
        if (found) onChange({ position: found.position, printSize: found.designSize });
      }}
      options={placements.map(({ position, designSize, name, nameHi, widthInches, heightInches, price }) => ({
        value: placeOf(position, designSize),
        label: words.placementName(placeOf(position, designSize), name, nameHi),
        detail: words.inches(widthInches, heightInches),
        ...(price > 0 && { aside: words.fee(formatRupees(price)) }),
      }))}
    />
  );
}
