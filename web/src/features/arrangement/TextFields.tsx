import { useId } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import { MAX_SIGNS, TYPEFACES, type TextLayer } from '../../../../domain/src/arrangement.ts';
import { Textarea } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import type { EditedArrangement } from './edited-arrangement.ts';
import { InkChoice } from './InkChoice.tsx';
import { sampleOf } from './sample.ts';
import { useLetterings } from './use-letterings.ts';
import { useTextEdit } from './use-text-edit.ts';

type Props = {
  edited: EditedArrangement;
  part: number;
  layer: TextLayer;
  /** It was added just now: its words are there to be written over. */
  isNew: boolean;
};

/** Steps of the curve's slider. */
const CURVE_STEP = 5;

function Sample({ lettering }: { lettering: Lettering | undefined }) {
  if (!lettering) return <span className="h-6 w-18" />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lettering.width} ${lettering.height}`}
      className="h-6 w-18 fill-ink"
      preserveAspectRatio="xMidYMid meet"
    >
      <path d={lettering.d} />
    </svg>
  );
}

/** The chosen text: its words, lettering, colours and curve. */
export function TextFields({ edited, part, layer, isNew }: Props) {
  const words = useWords('arrangement');
  const curveId = useId();
  const { typed, type, problem, apply } = useTextEdit(edited, part, layer);
  const sample = sampleOf(layer.text);
  const samples = useLetterings(TYPEFACES.map(typeface => ({ text: sample, typeface, curve: 0 })));
  const percent = Math.round(layer.curve * 100);
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.textLabel} hint={words.textHint} error={problem}>
        {props => (
          <Textarea
            {...props}
            rows={2}
            autoFocus={isNew}
            onFocus={event => event.target.value === words.newText && event.target.select()}
            maxLength={MAX_SIGNS}
            value={typed}
            onChange={event => type(event.target.value)}
          />
        )}
      </Field>
      <RadioCards
        legend={words.typefaceLabel}
        shape="chips"
        value={layer.typeface}
        onChange={typeface => apply({ typeface })}
        options={TYPEFACES.map((typeface, i) => ({
          value: typeface,
          label: words.typefaces[typeface],
          mark: <Sample lettering={samples[i]} />,
        }))}
      />
      <InkChoice legend={words.colorLabel} value={layer.color} onChange={color => apply({ color })} />
      <InkChoice
        legend={words.outlineLabel}
        value={layer.outline}
        none={words.noOutline}
        onChange={outline => apply({ outline })}
      />
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={curveId} className="font-medium">
            {words.curveLabel}
          </label>
          <output htmlFor={curveId} className="numbers text-sm text-ink-3">
            {words.curved(percent)}
          </output>
        </div>
        <input
          id={curveId}
          type="range"
          min={-100}
          max={100}
          step={CURVE_STEP}
          value={percent}
          aria-valuetext={words.curved(percent)}
          onChange={event => apply({ curve: Number(event.target.value) / 100 })}
          className="min-h-target w-full accent-indigo"
        />
      </div>
    </div>
  );
}
