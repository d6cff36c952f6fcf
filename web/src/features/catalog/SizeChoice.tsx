import type { Away } from '../../../../contract/src/catalog.ts';
import { SIZES, type CartSize, type Size } from '../../../../domain/src/catalog.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { useAwayText } from '../../api/away-text.ts';
import { SizeChartButton } from './SizeChartButton.tsx';

type Props<One extends CartSize> = {
  size: One;
  onChange: (size: One) => void;
  /** Which of the two charts opens first. */
  oversized: boolean;
  /** Those that cannot be had in the chosen colour. */
  away: ReadonlyMap<string, Away>;
};

/** A size in a picker; one that cannot be had says why, and cannot be chosen. */
export function sizeOption<One extends string>(
  size: One,
  away: ReadonlyMap<string, Away>,
  text: (away: Away) => string,
): { value: One; label: string; detail?: string; disabled?: boolean } {
  const gone = away.get(size);
  return gone ? { value: size, label: size, detail: text(gone), disabled: true } : { value: size, label: size };
}

/** S, M, L, XL, and the size chart beside them. */
export const SizeChoice = (props: Props<Size>) => <SizePicker sizes={SIZES} {...props} />;

/** One of these sizes, and the size chart beside them. */
export function SizePicker<One extends CartSize>(props: Props<One> & { sizes: readonly One[] }) {
  const { sizes, size, onChange, oversized, away } = props;
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
        options={sizes.map(one => sizeOption(one, away, awayText))}
      />
      {chosenAway && (
        <p role="status" className="mt-2 font-medium text-brick">
          {words.chooseAnother(size, awayText(chosenAway))}
        </p>
      )}
      <SizeChartButton
        oversized={oversized}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      />
    </div>
  );
}
