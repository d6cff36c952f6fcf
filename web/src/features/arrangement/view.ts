import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  fittedTransform,
  type GarmentColor,
  type GarmentType,
  type Placement,
  printArea,
} from '../../../../artist/src/garment/shade.ts';
import type { Ground } from '../../../../domain/src/catalog.ts';
import { type Arrangement, settle, type Transform } from '../../../../domain/src/arrangement.ts';

export type Size = { width: number; height: number };
export type Shirt = {
  type: GarmentType;
  color: GarmentColor;
  ground: Ground;
  placement: Placement;
  /** The photograph that shows it, where it is not drawn; `placement` says where its print is seen. */
  photo?: { url: string; isTinted: boolean };
};
/** The part of the shirt that the stage shows: its corner in units of the shirt's picture, and CSS pixels a unit. */
export type View = { x: number; y: number; scale: number; area: Size & { left: number; top: number } };

/** Room around the print area for handles, in CSS pixels: at the sides, and above and below. */
const MARGIN = { across: 64, down: 40 } as const;
/** A chest print fills no large screen: it is a small one. */
const LARGEST_SCALE = 5;

/** The print area as large as the stage has room for. */
export function viewOf(stage: Size, { type, placement }: Pick<Shirt, 'type' | 'placement'>): View {
  const { x, y, width, height } = printArea(type, placement);
  const across = Math.max(stage.width - MARGIN.across * 2, stage.width / 2);
  const down = Math.max(stage.height - MARGIN.down * 2, stage.height / 2);
  const scale = Math.min(across / width, down / height, LARGEST_SCALE);
  const left = (stage.width - width * scale) / 2;
  const top = (stage.height - height * scale) / 2;
  const area = { left, top, width: width * scale, height: height * scale };
  return { x: x - left / scale, y: y - top / scale, scale, area };
}

/** A thing on the shirt that can be moved: the artwork, or a text by its number. */
export type Part = 'artwork' | number;
export type Thing = { part: Part; ratio: number; place: Transform };

export const ratioOf = ({ width, height }: Size): number => width / height;

/** What lies in the print area and where, the lowest first; a text without outlines yet is left out. */
export function thingsOf(
  { artwork, texts }: Arrangement,
  placement: Placement,
  sizes: { artwork: Size | undefined; texts: readonly (Size | undefined)[] },
): Thing[] {
  const areaRatio = ratioOf(placement);
  const things: Thing[] = [];
  if (sizes.artwork) {
    const { width, height } = sizes.artwork;
    const place = artwork ?? fittedTransform(placement, width, height);
    things.push({ part: 'artwork', ratio: width / height, place: settle(place, width / height, areaRatio) });
  }
  for (const [part, layer] of texts.entries()) {
    const size = sizes.texts[part];
    if (!size) continue;
    const { x, y, scale, angle } = settle(layer, ratioOf(size), areaRatio);
    things.push({ part, ratio: ratioOf(size), place: { x, y, scale, angle } });
  }
  return things;
}

/** An arrangement with one thing placed anew, inside the print area. */
export function placed(arrangement: Arrangement, thing: Thing, place: Transform, placement: Placement): Arrangement {
  const settled = settle(place, thing.ratio, ratioOf(placement));
  if (thing.part === 'artwork') return { ...arrangement, artwork: settled };
  return {
    ...arrangement,
    texts: arrangement.texts.map((layer, i) => (i === thing.part ? { ...layer, ...settled } : layer)),
  };
}

/** The box of a thing on the stage in CSS pixels, before its turn. */
export function boxOf(
  { ratio, place }: Thing,
  { area }: View,
): { x: number; y: number; width: number; height: number } {
  const width = Math.min(area.width, area.height * ratio) * place.scale;
  return { x: area.left + place.x * area.width, y: area.top + place.y * area.height, width, height: width / ratio };
}

/** The room that an element has, in whole CSS pixels. */
export function useRoom(): { ref: RefObject<HTMLDivElement | null>; room: Size } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
