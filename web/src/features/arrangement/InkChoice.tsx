import { useId } from 'react';
import { INKS } from '../../../../domain/src/arrangement.ts';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words.ts';

type Props = {
  legend: string;
  /** '#rrggbb' or 'none'. */
  value: string;
  /** What no ink at all is called, where that is a choice. */
  none?: string;
  onChange: (value: string) => void;
};

const OPTION =
  'target flex cursor-pointer items-center justify-center rounded-chip border-2 border-transparent has-checked:border-indigo has-focus-visible:focus-ring';
const SWATCH = 'size-icon-lg rounded-chip border border-ink-3';

/** A choice of ink: swatches with names, none where that is possible, and any other colour. */
export function InkChoice({ legend, value, none, onChange }: Props) {
  const words = useWords('arrangement');
  const name = useId();
  const isOther = value !== 'none' && !INKS.some(ink => ink === value);
  const radio = (ink: string) => (
    <input
      type="radio"
      name={name}
      value={ink}
      checked={ink === value}
      onChange={() => onChange(ink)}
      className="sr-only"
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="-mx-2 flex flex-wrap">
        {none !== undefined && (
          <label className={classNames(OPTION, 'px-3 text-sm')}>
            {radio('none')}
            {none}
          </label>
        )}
        {INKS.map((ink, i) => (
          <label key={ink} title={words.inks[i]} className={OPTION}>
            {radio(ink)}
            <span className={SWATCH} style={{ background: ink }} />
            <span className="sr-only">{words.inks[i]}</span>
          </label>
        ))}
        <label
          className={classNames(OPTION, 'relative gap-2 px-2 text-sm', isOther && 'border-indigo')}
          title={words.otherColor}
        >
          <input
            type="color"
            value={value === 'none' ? INKS[0] : value}
            onChange={event => onChange(event.target.value)}
            className="target absolute top-1/2 left-1/2 size-full -translate-1/2 cursor-pointer opacity-0"
          />
          <span className={SWATCH} style={{ background: isOther ? value : undefined }} />
          {words.otherColor}
        </label>
      </div>
    </fieldset>
  );
}
