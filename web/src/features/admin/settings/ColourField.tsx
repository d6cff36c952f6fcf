import type { CSSProperties } from 'react';
import { HOUSE_ACCENT, isAccentReadable, nearAccent, readColour } from '../../../../../domain/src/accent.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';

type Props = {
  label: string;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** How a button looks in a colour: white words on it, on the page's ground. */
function Sample({ colour, text }: { colour: string; text: string }) {
  return (
    <span
      aria-hidden="true"
      className="target inline-flex items-center rounded-control bg-madder px-4 font-semibold text-white"
      style={{ '--color-madder': colour } as CSSProperties}
    >
      {text}
    </span>
  );
}

/** A colour, picked or typed, with how it looks; one that cannot be read says so, and a near one is a press away. */
export function ColourField({ label, hint, value, error, onType }: Props) {
  const { colour: words } = useWords('adminSettings');
  const colour = value === '' ? HOUSE_ACCENT : readColour(value);
  const near = colour !== undefined && !isAccentReadable(colour) ? nearAccent(colour) : undefined;
  const fault = colour === undefined ? words.noColour : near && `${words.tooLight} ${near}`;
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={fault ?? error} {...(hint && { hint })}>
        {props => (
          <div className="flex items-center gap-3">
            <input
              type="color"
              aria-label={words.pick}
              value={colour ?? HOUSE_ACCENT}
              onChange={event => onType(event.target.value)}
              className="size-target shrink-0 rounded-control border border-ink-3 bg-white p-1"
            />
            <Input
              {...props}
              value={value}
              maxLength={7}
              placeholder={HOUSE_ACCENT}
              autoComplete="off"
              spellCheck={false}
              onChange={event => onType(event.target.value)}
            />
          </div>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Sample colour={near ?? colour ?? HOUSE_ACCENT} text={words.sample} />
        {near && (
          <Button type="button" tone="secondary" onClick={() => onType(near)}>
            {words.take(near)}
          </Button>
        )}
      </div>
    </div>
  );
}
