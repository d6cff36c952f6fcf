/**
 * A thing as it may be staged: shapes with roles from back to front, its own colours, and anchors where hands, mouths, seats and
 * other things meet it. It stands upright and looks to our right where it has a front.
 */
import type { Box } from '../draw/path.ts';
import { boxOf, type PaintRole, type Point, type Shape } from '../figures/shape.ts';

/** A level line: its middle and how long it is. */
export interface Span extends Point {
  width: number;
}
export interface ThingGrip extends Point {
  /** Direction of the bar that a hand closes around, the thumb's end first: 180 is up (`HandAnchor.bar`). */
  bar: number;
}
export interface Seat extends Point {
  /** Where the rider's hands and feet go. */
  hands?: Point;
  feet?: Point;
}
export interface ThingAnchors {
  /** Where it touches what it stands on. */
  ground: Point;
  /** What may stand or sit on it does so along this line. */
  top: Span;
  /** Where it is held by one hand, and by the other. */
  grip?: ThingGrip;
  grip2?: ThingGrip;
  /** What lips touch: a rim, a straw, a mouthpiece. */
  mouth?: Point;
  /** The edge over which things look out that are in it. */
  hole?: Span;
  /** For one person each, those in front first. */
  seats?: Seat[];
  /** Where a string is tied. */
  string?: Point;
  /** Where it hangs from. */
  hang?: Point;
  /** For what is worn: the middle of the brow, the eyes or the neck, and the width of the head there. */
  wear?: Span;
  /** Where smoke, steam, light or what comes out of it begins. */
  outlet?: Point;
}
/** Where a worn thing sits. */
export type WornAt = 'brow' | 'eyes' | 'neck' | 'ears' | 'back' | 'mouth';

export interface Thing {
  shapes: Shape[];
  colours: Partial<Record<PaintRole, string>>;
  /** The roles that a colour word changes, the first of them most. */
  tints: PaintRole[];
  anchors: ThingAnchors;
  box: Box;
  /** Units of an adult of 1000 for one of the drawing. */
  scale: number;
  /** Shapes from this one on lie in front of what is in it. */
  front?: number;
  wornAt?: WornAt;
  /** It has no front: it is never mirrored to face anything. */
  isEven?: boolean;
  /** A sign that is read: it is never mirrored. */
  isWriting?: boolean;
}

export interface ThingOptions extends Partial<Omit<ThingAnchors, 'ground' | 'top'>> {
  ground?: Point;
  top?: Span;
  colours?: Partial<Record<PaintRole, string>>;
  tints?: PaintRole[];
  front?: number;
  wornAt?: WornAt;
  isEven?: boolean;
  /** A sign that is read: it is never mirrored. */
  isWriting?: boolean;
}

/** A thing whose longer side is `span` units of an adult. Ground and top are found from its box where they are not said. */
export function thing(span: number, drawn: readonly (Shape | Shape[])[], o: ThingOptions = {}): Thing {
  const shapes = drawn.flat();
  const box = boxOf(shapes);
  const middle = box.x + box.width / 2;
  const { colours = {}, tints, front, wornAt, isEven, isWriting, ...anchors } = o;
  return {
    shapes,
    colours,
    tints: tints ?? firstTint(shapes),
    anchors: {
      ground: { x: middle, y: box.y + box.height },
      top: { x: middle, y: box.y, width: box.width * 0.8 },
      ...anchors,
    },
    box,
    scale: span / Math.max(box.width, box.height),
    ...(front !== undefined && { front: drawn.slice(0, front).flat().length }),
    ...(wornAt && { wornAt }),
    ...(isEven && { isEven }),
    ...(isWriting && { isWriting }),
  };
}

/** The first coloured surface that is cloth, paint or fur. */
function firstTint(shapes: readonly Shape[]): PaintRole[] {
  const found = shapes.find(s => s.fill && /^(cloth|accent|trim|fur|wood|metal)/.test(s.fill));
  return found ? [found.fill!] : [];
}

export const at = (x: number, y: number): Point => ({ x, y });
export const span = (x: number, y: number, width: number): Span => ({ x, y, width });
export const grip = (x: number, y: number, bar: number): ThingGrip => ({ x, y, bar });
