import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../api/use-endpoint.ts';
import { hasPass, withoutPass } from '../../ui/Picture.tsx';
import { type CurrentDesign, currentDesignEntry, keepDrawn } from '../../stored/current-design.ts';
import { useStored } from '../../stored/use-stored.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import { DEFAULT_CHOICE, saveCurrentDesign, type ShirtChoice, shirtChoiceOf } from '../../stored/shirt-choice.ts';
import { shirtOf, shirtWishEntry, takeWish, wishColor } from '../../stored/shirt-wish.ts';

type Pictured = { id: string; imageUrl: string | null };

/**
 * The address of the artwork of a design that this browser has stored. Where it has a pass, which ends, it is asked for once more; of
 * another picture than the stored one nothing is taken.
 */
export function useFreshPicture(design: Pictured | undefined): string | null {
  const stored = design?.imageUrl ?? null;
  const isPassing = stored !== null && hasPass(stored);
  const { data } = useCall('designs.one', { id: design?.id ?? '' }, { enabled: isPassing });
  const isSame = data?.imageUrl != null && stored !== null && withoutPass(data.imageUrl) === withoutPass(stored);
  return isSame ? data.imageUrl : stored;
}

/** The design in work, with an address of its artwork that opens today. */
export function useCurrentDesign(): CurrentDesign | undefined {
  const stored = useStored(currentDesignEntry);
  const imageUrl = useFreshPicture(stored);
  return useMemo(() => stored && { ...stored, imageUrl, designImage: imageUrl }, [stored, imageUrl]);
}

/** 1 describe, 2 choose the shirt. */
type StudioStep = CurrentDesign['currentStep'];

export type Studio = {
  step: StudioStep;
  goTo: (step: StudioStep) => void;
  /** The design in work; nothing on the server and before the first. */
  design: CurrentDesign | undefined;
  choice: ShirtChoice;
  /** The colour that the next design is drawn for: the one of the shirt in work until another is asked for. */
  askedColor: Color;
  askColor: (color: Color) => void;
  choose: (change: Partial<ShirtChoice>) => void;
  /** True while the design was drawn on this visit: its picture is shown by itself first. */
  isNew: boolean;
  /** A finished piece becomes the design in work: step 2, in the size that was chosen before. */
  take: (design: Design) => void;
};

/** A design that came from the home page brings its own step (S1 §4); who comes back from the preview goes on with the shirt. */
const arrivalStep = (stored: CurrentDesign, cameBack: () => boolean): StudioStep =>
  stored.fromHomePage ? stored.currentStep : cameBack() ? 2 : 1;

/** What a link chose is taken over once and leaves the address, so that a reload does not choose it again. */
function useLinkedWish(): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!takeWish(url.searchParams)) return;
    ['type', 'placement', 'color', 'size', 'code'].forEach(name => url.searchParams.delete(name));
    history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  }, []);
}

/**
 * The studio's state: it starts at step 1, or where the stored design says, once. Every choice is stored with the design, so that
 * it survives sign-in and reload.
 */
export function useStudio(cameBack: () => boolean): Studio {
  useLinkedWish();
  const stored = useCurrentDesign();
  const [step, goTo] = useState<StudioStep>();
  const [newId, setNewId] = useState<string>();
  if (step === undefined && stored) {
    goTo(arrivalStep(stored, cameBack));
    if (stored.fromHomePage) setNewId(stored.id);
  }
  useEffect(() => {
    if (stored?.fromHomePage) saveCurrentDesign({ ...stored, fromHomePage: false });
  }, [stored]);

  const wish = useStored(shirtWishEntry);
  const choice = stored ? shirtChoiceOf(stored) : { ...DEFAULT_CHOICE, ...shirtOf(wish) };
  return {
    step: step ?? 1,
    goTo,
    design: stored,
    choice,
    askedColor: shirtOf(wish).tshirtColor ?? choice.tshirtColor,
    askColor: wishColor,
    choose: change => {
      if (stored) saveCurrentDesign({ ...stored, ...change });
      // The last word on a colour counts for the next design too.
      if (wish && change.tshirtColor) wishColor(change.tshirtColor);
    },
    isNew: stored !== undefined && stored.id === newId,
    take: made => {
      if (made.id !== stored?.id) setNewId(made.id);
      saveCurrentDesign({ ...keepDrawn(made, { fromHomePage: false }), size: choice.size });
      shirtWishEntry.clear();
      goTo(2);
    },
  };
}
