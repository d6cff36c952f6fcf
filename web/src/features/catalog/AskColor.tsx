import { type Color, COLORS } from '../../../../domain/src/catalog.ts';
import { Segments } from '../../ui/Tabs.tsx';
import { useWords } from '../../words.ts';
import { Swatch } from './Swatch.tsx';

/** The cloth that a picture is to be drawn for, asked before it is drawn: its inks are chosen by it. */
export function AskColor({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
}) {
  const words = useWords('catalog');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-hidden="true" className="text-lg font-semibold">
        {label}
      </p>
      <Segments
        label={label}
        value={value}
        onChange={onChange}
        options={COLORS.map(color => ({
          value: color,
          label: words.colors[color],
          mark: <Swatch color={color} isSmall />,
        }))}
      />
    </div>
  );
}
