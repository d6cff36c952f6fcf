import { useState } from 'react';
import { positionOf, viewOf } from '../../../domain/src/catalog.ts';
import type { Catalog } from '../features/catalog/use-catalog.ts';
import { useFreshPicture } from '../features/designs/use-studio.ts';
import { type SecondPrint, secondPrintEntry } from '../stored/previews.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { useStored } from '../stored/use-stored.ts';

type Placement = Catalog['placements'][number];
/** The side that the first print leaves free, with the places that the shop prints there. */
export type FreeSide = { view: 'front' | 'back'; placements: readonly Placement[] };

/** The places of the other side of the shirt. */
export function freeSideOf(catalog: Catalog, choice: Pick<ShirtChoice, 'position'>): FreeSide {
  const view = viewOf(choice.position) === 'front' ? 'back' : 'front';
  return { view, placements: catalog.placements.filter(one => viewOf(one.position) === view) };
}

export type SecondPrintState = {
  print: SecondPrint | undefined;
  /** Puts a design on the free side; without a place the shop's first one there, or the one that was chosen. */
  put: (design: SecondPrint['design'], placement?: Placement) => void;
  remove: () => void;
};

/** The print on the other side of the shirt of the design `of`: none until it is put there. */
export function useSecondPrint(of: string, side: FreeSide | undefined): SecondPrintState {
  const stored = useStored(secondPrintEntry);
  const [print, setPrint] = useState<SecondPrint | null>();
  const known = print === undefined && stored?.of === of ? stored : (print ?? undefined);
  // A first print that moved to this side, or a place that is sold no more, leaves it no room.
  const current = known && side?.placements.some(one => isAt(one, known)) ? known : undefined;
  const imageUrl = useFreshPicture(current?.design);
  const put: SecondPrintState['put'] = (design, placement) => {
    const place = placement ?? side?.placements.find(one => current && isAt(one, current)) ?? side?.placements[0];
    if (!place) return;
    const { id, name, imageUrl } = design;
    const next = { design: { id, name, imageUrl }, position: positionOf(place.position), printSize: place.designSize };
    secondPrintEntry.write({ ...next, of });
    setPrint(next);
  };
  const remove = () => {
    secondPrintEntry.clear();
    setPrint(null);
  };
  return { print: current && { ...current, design: { ...current.design, imageUrl } }, put, remove };
}

const isAt = (placement: Placement, { position, printSize }: SecondPrint): boolean =>
  placement.position === position && placement.designSize === printSize;
