import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type RadioOption<Value extends string | number> = {
  value: Value;
  label: string;
  /** Second line: measures, weight. */
  detail?: string;
  /** On the right: a price. */
  aside?: ReactNode;
  /** Before the label: a swatch or a small picture. */
  mark?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string | number> = {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** 'cards' one a row, 'chips' beside each other (sizes, colours), 'tiles' four a row, alike. */
  shape?: 'cards' | 'chips' | 'tiles';
  error?: string | undefined;
};

const SHAPES = {
  cards: { list: 'flex flex-col gap-2', option: 'rounded-card px-4 py-3' },
  chips: { list: 'flex flex-wrap items-center gap-2', option: 'justify-center rounded-chip px-4 py-2' },
  tiles: { list: 'grid grid-cols-4 gap-2', option: 'justify-center rounded-control px-1 py-2 text-center' },
};

/** A choice of one, as cards or chips: real radio buttons, so arrow keys and screen readers know them. */
export function RadioCards<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange, shape = 'cards', error } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className={SHAPES[shape].list}>
        {options.map(option => (
          <label
            key={option.value}
            className={classNames(
              'target flex items-center gap-3 border border-line bg-white transition-colors',
              'has-checked:border-indigo has-checked:ring-1 has-checked:ring-indigo has-focus-visible:focus-ring has-disabled:border-dashed has-disabled:bg-cloth-2 has-disabled:text-ink-3',
              !option.disabled && 'hover:border-ink-3',
              SHAPES[shape].option,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.mark}
            <span className={shape === 'cards' ? 'flex-1' : undefined}>
              <span className="block font-medium">{option.label}</span>
              {option.detail && <span className="block text-sm text-ink-3">{option.detail}</span>}
            </span>
            {option.aside && <span className="numbers text-ink-2">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-sm text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
