import { DrawingShirt } from '../features/designs/DrawingShirt.tsx';
import { LiveShirt } from '../features/designs/LiveShirt.tsx';
import type { Generation } from '../features/designs/use-generation.ts';
import type { Mockup } from '../features/designs/use-mockup.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { useWords } from '../words.ts';

type Props = {
  state: Generation['state'];
  mockup: Mockup;
  color: ShirtChoice['tshirtColor'];
  alt: string;
  /** No design yet: the shirt waits for one. */
  isEmpty: boolean;
};

/** The large shirt: the design on it, or the drawing as it builds up where it will stand. */
export function StudioStage({ state, mockup, color, alt, isEmpty }: Props) {
  const words = useWords('studio');
  if (state.kind !== 'idle') {
    return (
      <div className="mx-auto flex aspect-square h-full max-w-full items-center">
        <DrawingShirt step={state.job?.step ?? null} />
      </div>
    );
  }
  return (
    <figure className="relative size-full">
      <LiveShirt mockup={mockup} color={color} alt={alt} />
      {isEmpty && (
        <figcaption className="absolute inset-x-0 bottom-6 text-center text-ink-2">{words.emptyStage}</figcaption>
      )}
    </figure>
  );
}
