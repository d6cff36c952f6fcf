import { useId } from 'react';
import { DESIGN_STYLES, OCCASIONS, type Look } from '../../../../domain/src/looks.ts';
import { useWords } from '../../words.ts';

type ChipsProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  names: Record<Value, string>;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** A row of toggles of which one at most is pressed; it scrolls on a phone. */
function Chips<Value extends string>({ label, options, names, chosen, onChoose }: ChipsProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-start gap-3">
      <span id={id} className="mt-1 flex min-h-target shrink-0 basis-18 items-center text-sm font-medium text-ink-2">
        {label}
      </span>
      <div className="-mr-4 flex w-0 flex-1 gap-2 overflow-x-auto p-1 pr-4 md:mr-0 md:flex-wrap md:pr-1">
        {options.map(option => (
          <button
            key={option}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option === chosen ? undefined : option)}
            className="target shrink-0 rounded-chip border border-line bg-cloth px-4 text-sm text-ink-2 transition-colors hover:border-ink-3 hover:text-ink aria-pressed:border-indigo aria-pressed:bg-indigo aria-pressed:text-white"
          >
            {names[option]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Style and occasion, beside the words: toggles, none of them pressed before the shopper does. */
export function LookChips({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const { look: words } = useWords('studio');
  return (
    <div className="flex flex-col gap-1">
      <Chips
        label={words.style}
        options={DESIGN_STYLES}
        names={words.styles}
        chosen={look.style}
        onChoose={style => onChange({ ...look, style })}
      />
      <Chips
        label={words.occasion}
        options={OCCASIONS}
        names={words.occasions}
        chosen={look.occasion}
        onChoose={occasion => onChange({ ...look, occasion })}
      />
    </div>
  );
}
