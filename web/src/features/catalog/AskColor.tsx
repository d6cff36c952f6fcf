import type { Color } from '../../../../domain/src/catalog.ts';
import { useColorName } from '../../api/color-name.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { colorsOf } from './colors.ts';
import type { Catalog } from './use-catalog.ts';

type Props = {
  label: string;
  /** Nothing until it has arrived. */
  catalog: Catalog | undefined;
  value: Color;
  onChange: (color: Color) => void;
};

/** The cloth that a picture is to be drawn for, asked before it is drawn: its inks are chosen by it. */
export function AskColor({ label, catalog, value, onChange }: Props) {
  const colorName = useColorName();
  if (!catalog) return null;
  return (
    <RadioCards
      legend={label}
      shape="chips"
      value={value}
      onChange={onChange}
      options={colorsOf(catalog).map(color => ({
        value: color.key,
        label: colorName(color),
        mark: <Swatch hex={color.hex} isSmall />,
      }))}
    />
  );
}
