import { useId } from 'react';
import { INKS, MAX_SIGNS, type TextLayer, TYPEFACES } from '../../../../domain/src/arrangement.ts';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words.ts';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import { Field, Textarea } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { EditedArrangement } from './edited-arrangement.ts';
import { useLetterings, useTextEdit } from './use-text-edit.ts';

/** Letters of the text that a sample of a typeface shows. */
const SAMPLE_LETTERS = 8;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text's first line, for a sample of its lettering: whole letters as a person counts them, never half of 'ब्द'. */
export function sampleOf(text: string): string {
  const line = text.split('\n')[0]!;
  const first = Array.from(letters.segment(line), ({ segment }) => segment).slice(0, SAMPLE_LETTERS);
  return first.join('').trim() || text;
}

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
function InkChoice({ legend, value, none, onChange }: Props) {
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

type TextFieldsProps = {
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
export function TextFields({ edited, part, layer, isNew }: TextFieldsProps) {
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
