import { useState } from 'react';
import { inksOn, MAX_TEXTS, type TextLayer } from '../../../../domain/src/arrangement.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { PlaceTools } from './PlaceTools.tsx';
import { TextFields } from './TextFields.tsx';
import type { Edited } from './use-edited-arrangement.ts';
import { useFetchLettering } from './use-text-edit.ts';
import { inOneLine, positionOf, useArtwork, useThings } from './use-things.ts';
import type { Part, Shirt } from './view.ts';

type Props = {
  edited: Edited;
  imageUrl: string | null;
  shirt: Shirt;
  selected: Part | undefined;
  onSelect: (part: Part | undefined) => void;
};

/** A new text: in the lower part, in the ink that is seen on the shirt. */
const newLayer = (text: string, { ground }: Shirt): TextLayer => ({
  text,
  typeface: 'bold',
  ...inksOn(ground),
  curve: 0,
  x: 0.5,
  y: 0.85,
  scale: 0.6,
  angle: 0,
});

/** Adds a text once its letters are here. */
function useAddText({ edited: { edited }, shirt, onSelect }: Props) {
  const words = useWords('arrangement');
  const errorText = useErrorText();
  const fetchLettering = useFetchLettering();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<number>();
  const add = async () => {
    const layer = newLayer(words.newText, shirt);
    setAdding(true);
    try {
      await fetchLettering(layer);
      const { arrangement } = edited.state();
      edited.change({ ...arrangement, texts: [...arrangement.texts, layer] });
      onSelect(arrangement.texts.length);
      setAdded(arrangement.texts.length);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: errorText(error), tone: 'bad' });
    } finally {
      setAdding(false);
    }
  };
  return { isAdding, added, add: () => void add() };
}

/** What lies on the shirt, the tools to place it, and the chosen text. */
export function ArrangePanel(props: Props) {
  const words = useWords('arrangement');
  const errorText = useErrorText();
  const { edited: both, imageUrl, shirt, selected, onSelect } = props;
  const { edited, state } = both;
  const { texts } = state.arrangement;
  const { things } = useThings(state.arrangement, shirt, useArtwork(imageUrl).data);
  const thing = things.find(one => one.part === selected);
  const { isAdding, added, add } = useAddText(props);
  const parts: { part: Part; name: string }[] = [
    { part: 'artwork', name: words.artwork },
    ...texts.map(({ text }, part) => ({ part, name: words.textNamed(inOneLine(text)) })),
  ];
  const remove = (part: number) => {
    onSelect(undefined);
    edited.change({ ...state.arrangement, texts: texts.filter((_, i) => i !== part) });
  };
  const layer = typeof selected === 'number' ? texts[selected] : undefined;
  return (
    <>
      <p className="text-sm text-ink-2">{words.hint}</p>
      <div role="group" aria-label={words.partsLabel} className="flex flex-wrap gap-2">
        {parts.map(({ part, name }) => (
          <button
            key={part}
            type="button"
            aria-pressed={part === selected}
            onClick={() => onSelect(part)}
            className={classNames(
              'target max-w-full truncate rounded-chip border bg-white px-4 text-sm',
              part === selected ? 'border-indigo ring-1 ring-indigo' : 'border-line hover:border-ink-3',
            )}
          >
            {name}
          </button>
        ))}
        <Button
          tone="secondary"
          busy={isAdding}
          disabledReason={texts.length >= MAX_TEXTS ? words.mostTexts(MAX_TEXTS) : undefined}
          onClick={add}
          className="flex items-center gap-2 px-4 text-sm"
        >
          <PlusIcon /> {words.addText}
        </Button>
      </div>
      <PlaceTools {...both} shirt={shirt} thing={thing} onReset={() => onSelect(undefined)} />
      {thing && <p className="numbers text-sm text-ink-3">{words.position(...positionOf(thing.place))}</p>}
      {layer && typeof selected === 'number' && (
        <>
          <TextFields
            key={selected}
            edited={edited}
            part={selected}
            layer={layer}
            isNew={selected === added && layer.text === words.newText}
          />
          <Button
            tone="quiet"
            onClick={() => remove(selected)}
            className="flex items-center gap-2 self-start px-3 text-sm"
          >
            <TrashIcon /> {words.remove}
          </Button>
        </>
      )}
      <p role="status" className={classNames('text-sm', state.save === 'refused' ? 'text-brick' : 'text-ink-3')}>
        {words.save[state.save]}{' '}
        {state.save === 'refused' &&
          (state.error?.code === 'prompt_refused' ? words.notPrinted : errorText(state.error))}
      </p>
    </>
  );
}
