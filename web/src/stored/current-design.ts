import type { Design } from '../../../contract/src/designs.ts';
import { DRAWERS, type Drawer } from '../../../domain/src/drawn-by.ts';
import {
  type Color,
  COLOR_KEY,
  DEFAULTS,
  PLACE_KEY,
  PRODUCT_WORD,
  SIZE_WORD,
  type DesignSize,
  type Position,
  POSITIONS,
  type Size,
  type TshirtType,
} from '../../../domain/src/catalog.ts';
import { isText, oneOf, storedEntry, textLike, textOrNull } from './entry.ts';

/** The design that the shopper is working on, shared by home, studio and preview (S1 §3 and S2 §3, Current design). */
export type CurrentDesign = {
  id: string;
  name: string;
  prompt: string;
  style: string;
  /** Who drew it; null where an older page stored it, which did not know. */
  drawnBy: Drawer | null;
  designImage: string | null;
  imageUrl: string | null;
  /** 1 describe, 2 choose the shirt. */
  currentStep: 1 | 2;
  /** True until the studio has read `currentStep` (S1 §4). */
  fromHomePage: boolean;
  tshirtType: TshirtType;
  tshirtColor: Color;
  position: Position;
  printSize: DesignSize;
  size: Size;
};

/** Reads S2's names too (color, type, tshirtSize, printPosition), so that designs stored under them still work. */
function check(value: Record<string, unknown>): CurrentDesign | undefined {
  const { id, name, prompt } = value;
  if (!isText(id) || id === '' || !isText(prompt)) return undefined;
  return {
    id,
    name: isText(name) ? name : prompt.slice(0, 200),
    prompt,
    style: isText(value.style) ? value.style : '',
    drawnBy: oneOf<Drawer | null>(DRAWERS, value.drawnBy, null),
    designImage: textOrNull(value.designImage),
    imageUrl: textOrNull(value.imageUrl),
    currentStep: value.currentStep === 2 ? 2 : 1,
    fromHomePage: value.fromHomePage === true,
    tshirtType: textLike(PRODUCT_WORD, value.tshirtType ?? value.type, DEFAULTS.tshirtType),
    tshirtColor: textLike(COLOR_KEY, value.tshirtColor ?? value.color, DEFAULTS.color),
    position: oneOf(POSITIONS, value.position ?? value.printPosition, DEFAULTS.position),
    printSize: textLike(PLACE_KEY, value.printSize, DEFAULTS.designSize),
    size: textLike(SIZE_WORD, value.size ?? value.tshirtSize, DEFAULTS.size),
  };
}

export const currentDesignEntry = storedEntry<CurrentDesign>({ key: 'currentDesign', version: 1, check });

/**
 * Makes a drawn design the current one. If it is the current one already (it was changed), only its pictures are replaced: the shirt
 * that the shopper chose stays.
 */
export function keepDrawn(design: Design, from: { fromHomePage: boolean }): CurrentDesign {
  const before = currentDesignEntry.read();
  const { imageUrl, designImage, style, drawnBy } = design;
  const kept =
    before?.id === design.id ? { ...before, imageUrl, designImage, style, drawnBy } : currentDesignOf(design, from);
  currentDesignEntry.write(kept);
  return kept;
}

/** A finished design as the current design: at step 2, with the design's own shirt. */
export function currentDesignOf(design: Design, from: { fromHomePage: boolean }): CurrentDesign {
  const { id, name, prompt, style, drawnBy, designImage, imageUrl, color, type, printPosition, printSize } = design;
  const known = { id, name, prompt, style, drawnBy, designImage, imageUrl, color, type, printPosition, printSize };
  return check({ ...known, currentStep: 2, ...from })!;
}
