import { Suspense, useState } from 'react';
import { MoveIcon, ShirtIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { Ground } from '../../../domain/src/catalog.ts';
import { useWords } from '../words.ts';
import { DrawingShirt } from '../features/designs/GenerationProgress.tsx';
import { LiveShirt, type Mockup } from '../features/designs/LiveShirt.tsx';
import type { Generation } from '../features/designs/use-generation.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { showPlacePanel } from './StudioPlace.tsx';
import type { Placing } from './use-placing.ts';

type Props = {
  imageUrl: string;
  /** undefined until the catalogue has loaded. */
  cloth: { hex: string } | undefined;
  isLarge: boolean;
  onClick: () => void;
};

/** The artwork without the shirt, since a print on the shirt may be small: a thumbnail in the corner, large after a click. */
function StudioArtwork({ imageUrl, cloth, isLarge, onClick }: Props) {
  const words = useWords('studio');
  const ground = cloth && { backgroundColor: cloth.hex };
  const picture = (
    <Picture
      key={imageUrl}
      src={imageUrl}
      fallback={imageUrl}
      alt=""
      width={1000}
      height={1000}
      room={isLarge ? 'stage' : 'card'}
      sizes={isLarge ? '(min-width: 64em) 36em, 100vw' : '10em'}
      className="h-full object-contain"
    />
  );
  if (!isLarge)
    return (
      <button
        type="button"
        aria-label={words.seePicture}
        title={words.seePicture}
        onClick={onClick}
        style={ground}
        className="absolute bottom-3 left-3 size-thumb animate-rise overflow-hidden rounded-card border-2 border-cloth bg-ink p-1 shadow-raised lg:size-column lg:p-2"
      >
        {picture}
      </button>
    );
  return (
    <button type="button" onClick={onClick} style={ground} className="absolute inset-0 animate-rise bg-ink">
      <span className="absolute inset-x-4 top-4 bottom-18">{picture}</span>
      <span className="target absolute bottom-3 left-3 flex items-center gap-2 rounded-chip border border-line bg-cloth px-4 text-sm font-medium text-ink shadow-raised">
        <ShirtIcon /> {words.backToShirt}
      </span>
    </button>
  );
}

const ArrangeStage = lazyWithWords(
  ['arrangement'],
  async () => (await import('../features/arrangement/ArrangeStage.tsx')).ArrangeStage,
);

type StudioStageProps = {
  state: Generation['state'];
  mockup: Mockup;
  /** undefined until the catalogue has loaded. */
  cloth: { hex: string; ground: Ground } | undefined;
  alt: string;
  /** True while there is no design: the shirt is empty. */
  isEmpty: boolean;
  /** The artwork while the shopper may move it; undefined before the shirt step. One that `isNew` is shown large by itself first. */
  placed: { placing: Placing; imageUrl: string | null; isNew: boolean } | undefined;
};

/** The large shirt of the studio: with the finished design, or with the drawing in progress. */
export function StudioStage({ state, mockup, cloth, alt, isEmpty, placed }: StudioStageProps) {
  const words = useWords('studio');
  // A new choice (its `alt` differs) shows the shirt again: the artwork stays large only for the choice at which it was opened.
  const [largeAt, setLargeAt] = useState<string>();
  const [revealed, setRevealed] = useState<string>();
  const fresh = cloth && placed?.isNew ? placed.imageUrl : null;
  if (fresh !== null && revealed === undefined) {
    setRevealed(fresh);
    setLargeAt(alt);
  }
  const isLarge = largeAt === alt;
  if (state.kind !== 'idle') {
    return (
      <div className="mx-auto flex aspect-square h-full max-w-full items-center">
        <DrawingShirt job={state.job} cloth={cloth} />
      </div>
    );
  }
  const shirt = <LiveShirt mockup={mockup} cloth={cloth} alt={alt} />;
  if (placed?.placing.isOpen && placed.placing.edited) {
    const { edited, shirt: kind, selected, select } = placed.placing;
    return (
      <Suspense fallback={shirt}>
        <ArrangeStage
          edited={edited}
          imageUrl={placed.imageUrl}
          shirt={kind}
          selected={selected}
          onSelect={select}
          alt={alt}
        >
          {shirt}
        </ArrangeStage>
      </Suspense>
    );
  }
  return (
    <figure className="relative size-full">
      {shirt}
      {placed && !isLarge && (
        <button
          type="button"
          onClick={() => {
            placed.placing.setOpen(true);
            showPlacePanel();
          }}
          className="target absolute right-3 bottom-3 flex items-center gap-2 rounded-chip border border-line bg-cloth px-4 text-sm font-medium shadow-raised hover:border-ink-3"
        >
          <MoveIcon /> {words.placeByHand}
        </button>
      )}
      {placed?.imageUrl && (
        <StudioArtwork
          imageUrl={placed.imageUrl}
          cloth={cloth}
          isLarge={isLarge}
          onClick={() => setLargeAt(isLarge ? undefined : alt)}
        />
      )}
      {isEmpty && (
        <figcaption className="absolute inset-x-0 bottom-6 text-center text-ink-2">{words.emptyStage}</figcaption>
      )}
    </figure>
  );
}
