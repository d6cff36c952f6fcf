import { type PointerEvent, useId, useState } from 'react';
import type { Design, DesignVersion } from '../../../../contract/src/designs.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Pictures in the strip; older ones are in the profile. */
const SHOWN = 24;

export type Versions = {
  /** The newest first; nothing until they are here. */
  list: DesignVersion[] | undefined;
  /** The number that is being put on the shirt. */
  choosing: number | undefined;
  choose: (version: DesignVersion) => void;
};

/** The pictures that a design had, and going back to one of them, which costs nothing. */
export function useVersions(
  designId: string,
  { beforeChange, onChosen }: { beforeChange: () => Promise<void>; onChosen: (design: Design) => void },
): Versions {
  const { notChosen } = useWords('studio');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [choosing, setChoosing] = useState<number>();
  const { data } = useCall('designs.versions', { id: designId, limit: SHOWN });
  const choose = async ({ number, isCurrent }: DesignVersion) => {
    if (isCurrent || choosing !== undefined) return;
    setChoosing(number);
    try {
      await beforeChange();
      onChosen(await send('designs.chooseVersion', { params: { id: designId }, body: { number } }));
      await invalidate('designs.versions', 'designs.mine');
    } catch (error) {
      toast({ title: notChosen, description: errorText(error), tone: 'bad' });
    } finally {
      setChoosing(undefined);
    }
  };
  return { list: data, choosing, choose: version => void choose(version) };
}

type Props = {
  /** The newest first, two at least. */
  list: readonly DesignVersion[];
  nameOf: (version: DesignVersion) => string;
};

/** A whole picture on the ground that light and dark ink stand out from. */
const Layer = ({ version, name, cut }: { version: DesignVersion; name: string; cut?: string }) => (
  <div className="absolute inset-0 bg-ink-3 p-4" style={cut === undefined ? undefined : { clipPath: cut }}>
    <img src={version.imageUrl} alt={name} draggable={false} className="size-full object-contain" />
  </div>
);

/** Two pictures of a design in one frame: a hand on it, or the slider that keys move too, shows more of one and less of the other. */
function Comparison({ list, nameOf }: Props) {
  const { compare: words } = useWords('studio');
  const current = list.find(one => one.isCurrent) ?? list[0]!;
  const before = list.find(one => one.number === current.parent) ?? list.find(one => one !== current)!;
  const [numbers, setNumbers] = useState({ left: before.number, right: current.number });
  const [share, setShare] = useState(50);
  const slider = useId();
  const versionOf = (number: number) => list.find(one => one.number === number) ?? current;
  const [left, right] = [versionOf(numbers.left), versionOf(numbers.right)];
  const follow = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (buttons === 0) return;
    const { left: start, width } = currentTarget.getBoundingClientRect();
    setShare(Math.round(100 * Math.min(1, Math.max(0, (clientX - start) / width))));
  };
  const choice = (place: 'left' | 'right') => (
    <Field label={words[place]}>
      {props => (
        <Select
          {...props}
          value={numbers[place]}
          onChange={event => setNumbers({ ...numbers, [place]: Number(event.target.value) })}
        >
          {list.map(version => (
            <option key={version.number} value={version.number}>
              {nameOf(version)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        {choice('left')}
        {choice('right')}
      </div>
      <div
        data-frame
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
        className="relative mx-auto aspect-square w-full max-w-form cursor-ew-resize touch-pan-y overflow-hidden rounded-card border border-line select-none"
      >
        <Layer version={left} name={nameOf(left)} />
        <Layer version={right} name={nameOf(right)} cut={`inset(0 0 0 ${share}%)`} />
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-1 -translate-x-1/2 bg-cloth"
          style={{ left: `${share}%` }}
        />
      </div>
      <div>
        <label htmlFor={slider} className="font-medium">
          {words.slider}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={words.share(left.number, share, right.number)}
          onChange={event => setShare(Number(event.target.value))}
          className="target block w-full accent-indigo"
        />
      </div>
    </div>
  );
}

/** The way to lay two pictures of a design over each other. */
export function CompareVersions(props: Props) {
  const { compare: words } = useWords('studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)} className="self-start px-4">
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <Comparison {...props} />
        </Dialog>
      )}
    </>
  );
}
