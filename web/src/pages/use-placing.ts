import { useMemo, useState } from 'react';
import { photoOf, quadOf } from '../../../domain/src/blanks.ts';
import { areaOf, FIRST_AREAS } from '../../../domain/src/print-areas.ts';
import { useEditedArrangement, type Edited } from '../features/arrangement/use-edited-arrangement.ts';
import type { Part, Shirt } from '../features/arrangement/view.ts';
import type { PricedShirt } from '../features/catalog/priced-shirt.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';

/** Placing the design by hand: whether it is open, what is chosen, and the arrangement itself. */
export type Placing = {
  edited: Edited | undefined;
  shirt: Shirt;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  selected: Part | undefined;
  select: (part: Part | undefined) => void;
  /** Saves what is not saved, as far as that is possible in a moment. */
  finish: () => Promise<void>;
  /** Fetches it again: another version of the design lies otherwise. */
  reload: () => void;
};

/** Before the catalogue has arrived nothing can be placed yet: any cloth will do. */
const UNKNOWN = { ground: 'dark', hex: 'black' } as const;

/** Who goes on waits no longer than this for what is being saved; it is kept on this device all the same. */
const FINISH_MS = 4000;

/** The arrangement is fetched with step 2, so that what could not be saved before is saved then. */
export function usePlacing(
  designId: string | undefined,
  { choice, shirt }: { choice: ShirtChoice; shirt: PricedShirt | undefined },
  isShirtStep: boolean,
): Placing {
  const [isOpen, setOpen] = useState(false);
  const [selected, select] = useState<Part>();
  const edited = useEditedArrangement(designId, choice, isShirtStep);
  const { ground, hex } = shirt?.cloth ?? UNKNOWN;
  const place = shirt?.placement;
  const blank = shirt?.product.blank;
  const color = shirt?.cloth.key;
  const seen = useMemo(() => {
    const area = place ? areaOf(place) : FIRST_AREAS.a4;
    const photo = blank && color && photoOf(blank, area.view, color);
    if (!photo) return { placement: area };
    const { isTinted } = blank;
    return { placement: { ...area, quad: quadOf(blank, photo) }, photo: { url: photo.url, isTinted } };
  }, [place, blank, color]);
  return {
    edited,
    shirt: {
      type: shirt?.product.template ?? 'regular',
      color: hex as `#${string}`,
      ground,
      ...seen,
    },
    isOpen,
    setOpen: next => {
      setOpen(next);
      select(next ? 'artwork' : undefined);
    },
    selected,
    select,
    finish: async () => {
      const limit = new Promise<void>(done => setTimeout(done, FINISH_MS));
      await Promise.race([edited?.edited.flush(), limit]);
    },
    reload: () => void edited?.edited.load(),
  };
}
