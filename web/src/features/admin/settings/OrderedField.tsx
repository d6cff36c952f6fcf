import { useId } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words.ts';

type Props = {
  label: string;
  hint: string;
  /** What can be chosen, and what is on where nobody chose. */
  options: readonly string[];
  byDefault: readonly string[];
  /** Names with commas between; empty where nobody chose. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** What is on of some things, and in which order: a box each, and buttons that move it. The last one stays on. */
export function OrderedField({ label, hint, options, byDefault, value, error, onType }: Props) {
  const words = useWords('adminSettings');
  const id = useId();
  const on = value === '' ? byDefault : value.split(',').map(one => one.trim()).filter(one => options.includes(one)); // prettier-ignore
  const off = options.filter(one => !on.includes(one));
  const nameOf = (one: string): string => words.options[one] ?? one;
  const choose = (one: string, isOn: boolean) => {
    const next = isOn ? [...on, one] : on.filter(other => other !== one);
    if (next.length > 0) onType(next.join());
  };
  const swap = (place: number) => {
    const next = [...on];
    [next[place], next[place + 1]] = [next[place + 1]!, next[place]!];
    onType(next.join());
  };
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={`${id}-hint`}>
      <legend className="font-medium">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
      {error && <p className="text-sm text-brick">{error}</p>}
      <ul>
        {[...on, ...off].map((one, place) => {
          const isOn = on.includes(one);
          return (
            <li key={one} className="flex min-h-11 items-center gap-2">
              <span className="flex-1">
                <Checkbox checked={isOn} onChange={next => choose(one, next)}>
                  {nameOf(one)}
                </Checkbox>
              </span>
              {isOn && place > 0 && (
                <IconButton type="button" label={words.earlier(nameOf(one))} onClick={() => swap(place - 1)}>
                  <ChevronIcon className="size-icon rotate-180" />
                </IconButton>
              )}
              {isOn && place < on.length - 1 && (
                <IconButton type="button" label={words.later(nameOf(one))} onClick={() => swap(place)}>
                  <ChevronIcon className="size-icon" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
