import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import type { BareMaps } from '../../../../artist/src/garment/shade.ts';
import { type Arrangement, nudge } from '../../../../domain/src/arrangement.ts';
import { StagePicture } from './stage-picture.ts';
import { type Part, placed, type Shirt, type Size, type Thing, useRoom, type View, viewOf } from './view.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { moveFrame, useDrag } from './drag.ts';
import { PartBox, PartHandles } from './PartBox.tsx';
import type { Edited } from './use-edited-arrangement.ts';
import { useArtwork, useGarment, usePartName, useThings } from './use-things.ts';

type Props = {
  picture: StagePicture;
  shirt: Shirt;
  maps: BareMaps;
  artwork: ImageData;
  arrangement: Arrangement;
  letterings: readonly (Lettering | undefined)[];
  view: View;
  room: Size;
  alt: string;
};

/** The part of the shirt that the stage shows, with its print, drawn before the browser paints. */
function LiveCanvas({ picture, maps, artwork, arrangement, letterings, view, room, alt, shirt }: Props) {
  const { type, color, ground, placement, photo } = shirt;
  const canvas = useRef<HTMLCanvasElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    picture.mount(canvas.current!, layers.current!);
    return () => picture.stop();
  }, [picture]);
  useLayoutEffect(() => {
    const drawn = { type, color, ground, placement, ...(photo && { photo }) };
    picture.draw({ shirt: drawn, maps, artwork, arrangement, letterings }, view, room);
  }, [picture, type, color, ground, placement, photo, maps, artwork, arrangement, letterings, view, room]);
  return (
    <>
      <div ref={layers} aria-hidden="true" hidden className="pointer-events-none absolute inset-0 isolate" />
      <canvas ref={canvas} role="img" aria-label={alt} className="pointer-events-none absolute inset-0 size-full" />
    </>
  );
}

type StageAwayProps = { isFailed: boolean; onRetry: () => void };

/** What is said over the stage while the shirt cannot be drawn: that it comes, or that it did not. */
function StageAway({ isFailed, onRetry }: StageAwayProps) {
  const words = useWords('arrangement');
  if (!isFailed)
    return (
      <p role="status" className="absolute inset-x-0 bottom-3 flex justify-center">
        <span className="animate-breathe rounded-chip bg-ink px-4 py-1 text-sm font-medium text-white">
          {words.loading}
        </span>
      </p>
    );
  return (
    <div
      role="alert"
      className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-2 rounded-card bg-cloth p-3 shadow-raised"
    >
      <p className="min-w-column flex-1 text-sm">{words.notLoaded}</p>
      <Button tone="secondary" onClick={onRetry} className="px-4">
        {words.tryAgain}
      </Button>
    </div>
  );
}

type ArrangeStageProps = {
  edited: Edited;
  imageUrl: string | null;
  shirt: Shirt;
  selected: Part | undefined;
  onSelect: (part: Part | undefined) => void;
  /** 'Black Regular Fit T-Shirt with …'. */
  alt: string;
  /** Stands until the shirt can be drawn here. */
  children: ReactNode;
};

/** The edge of the print, and the middle lines that the dragged thing lies on. */
function PrintEdge({ view: { area }, ground }: { view: View; ground: Shirt['ground'] }) {
  const { left, top, width, height } = area;
  return (
    <div
      aria-hidden="true"
      style={{ left, top, width, height }}
      className={`pointer-events-none absolute border border-dashed ${ground === 'dark' ? 'border-cloth' : 'border-ink-3'}`}
    >
      <span data-line="across" hidden className="absolute inset-y-0 left-1/2 w-px bg-madder" />
      <span data-line="down" hidden className="absolute inset-x-0 top-1/2 h-px bg-madder" />
    </div>
  );
}

/** What keys do to a thing: arrows, size, turn, Delete for a text, undo and redo. */
function useKeys({ edited: { edited, state }, shirt, onSelect }: ArrangeStageProps) {
  const { arrangement } = state;
  return (thing: Thing) => (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    const isStep = command && event.key.toLowerCase() === 'z';
    const isRemoval = event.key === 'Delete' && thing.part !== 'artwork';
    const moved = command || event.altKey ? undefined : nudge(thing.place, event.key, event.shiftKey);
    if (!isStep && !isRemoval && !moved) return;
    event.preventDefault();
    if (isStep) return void (event.shiftKey ? edited.redo() : edited.undo());
    if (moved) return edited.change(placed(arrangement, thing, moved, shirt.placement), `keys ${thing.part}`);
    onSelect(undefined);
    edited.change({ ...arrangement, texts: arrangement.texts.filter((_, i) => i !== thing.part) });
  };
}

/** The print area of the shirt, large, drawn as it will be printed; the artwork and each text can be dragged. */
export function ArrangeStage(props: ArrangeStageProps) {
  const words = useWords('arrangement');
  const { edited: both, imageUrl, shirt, selected, onSelect, alt, children } = props;
  const { edited, state } = both;
  const keysId = useId();
  const { ref, room } = useRoom();
  const { type, ground, placement } = shirt;
  const view = useMemo(() => viewOf(room, { type, placement }), [room, type, placement]);
  const artwork = useArtwork(imageUrl);
  const garment = useGarment(shirt);
  const { arrangement } = state;
  const { things, letterings } = useThings(arrangement, shirt, artwork.data);
  const [picture] = useState(() => new StagePicture());
  const handlers = useDrag({
    ...{ view, things, arrangement, selected, onSelect },
    place: (from, thing, to) => placed(from, thing, to, placement),
    onMoved: dragged => {
      picture.follow(dragged);
      moveFrame(ref.current!, dragged, view);
    },
    onPlaced: dragged => {
      picture.place(dragged);
      moveFrame(ref.current!, { ...dragged, isCentredAcross: false, isCentredDown: false }, view);
      edited.change(dragged.arrangement);
    },
  });
  const nameOf = usePartName(arrangement);
  const onKey = useKeys(props);
  const chosen = things.find(thing => thing.part === selected);
  const isReady = artwork.data && garment.data && room.width > 0 && room.height > 0 && state.save !== 'loading';
  const retry = () => {
    if (artwork.error) void artwork.refetch();
    if (garment.error) void garment.refetch();
    if (state.error) void edited.load();
  };
  return (
    <div
      ref={ref}
      role="group"
      aria-label={words.stageLabel}
      className="relative size-full touch-none overflow-hidden select-none"
      {...(isReady ? handlers : {})}
    >
      {isReady ? (
        <>
          <LiveCanvas
            {...{ picture, shirt, view, room, arrangement, letterings, alt }}
            maps={garment.data}
            artwork={artwork.data}
          />
          <PrintEdge view={view} ground={ground} />
          {things.map(thing => (
            <PartBox
              key={thing.part}
              {...{ thing, view }}
              name={nameOf(thing)}
              describedBy={keysId}
              isSelected={thing.part === selected}
              onFocus={() => onSelect(thing.part)}
              onKeyDown={onKey(thing)}
            />
          ))}
          {chosen && <PartHandles thing={chosen} view={view} />}
          <p id={keysId} hidden>
            {words.keys}
          </p>
        </>
      ) : (
        <>
          {children}
          <StageAway isFailed={artwork.isError || garment.isError || state.error !== undefined} onRetry={retry} />
        </>
      )}
    </div>
  );
}
