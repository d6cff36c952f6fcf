import type { Away } from '../../../../contract/src/catalog.ts';
import type { Size, SizeRow } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { useAwayText } from '../../api/away-text.ts';
import { isCharted } from './size-chart.ts';
import { SizeChartButton } from './SizeChartButton.tsx';

type Props = {
  /** Those of the product, with their measures. */
  sizes: readonly SizeRow[];
  size: Size;
  onChange: (size: Size) => void;
  /** The product whose chart is shown. */
  type: string;
  /** Those that cannot be had in the chosen colour. */
  away: ReadonlyMap<string, Away>;
};

/** A size in a picker; one that cannot be had says why, and cannot be chosen. */
export function sizeOption<One extends string>(
  size: One,
  away: ReadonlyMap<string, Away>,
  text: (away: Away) => string,
  label: string = size,
): { value: One; label: string; detail?: string; disabled?: boolean } {
  const gone = away.get(size);
  return gone ? { value: size, label, detail: text(gone), disabled: true } : { value: size, label };
}

/** The sizes of a product, and its size chart beside them. */
export function SizeChoice({ sizes, size, onChange, type, away }: Props) {
  const words = useWords('catalog');
  const awayText = useAwayText();
  const chosenAway = away.get(size);
  return (
    <div className="relative">
      <RadioCards
        legend={words.sizeLegend}
        shape="chips"
        value={size}
        onChange={onChange}
        options={sizes.map(one => sizeOption(one.size, away, awayText, words.sizeName(one.size)))}
      />
      {chosenAway && (
        <p role="status" className="mt-2 font-medium text-brick">
          {words.chooseAnother(words.sizeName(size), awayText(chosenAway))}
        </p>
      )}
      {sizes.some(isCharted) && (
        <SizeChartButton
          type={type}
          className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
        />
      )}
    </div>
  );
}
