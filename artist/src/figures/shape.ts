/**
 * What a figure is to whoever stages or restyles it: shapes from back to front, each with a role of paint, a weight of line and the part of
 * the body that it belongs to; and the anchors by which things meet it.
 *
 * Units: an adult is about 1000 units tall, y goes down, the ground is y = 0, x = 0 is below the middle of the hips. `right` and `left` are
 * the figure's own: the right hand of one that faces us is on our left.
 */
import { boundsOf, mapPoints, meanWidth, type Box, type PointMap, type Segment } from '../draw/path.ts';

/** What a surface is, not its colour. `…Shade` is the one shade of it. `line` is the outline; `eye` the dark of an eye, `iris` its ring; `horn` also beaks. */
export const PAINT_ROLES = ['line', 'skin', 'skinShade', 'lip', 'blush', 'eye', 'white', 'whiteShade', 'hair', 'hairShade', 'cloth1', 'cloth1Shade', 'cloth2', 'cloth2Shade', 'cloth3', 'cloth3Shade', 'trim', 'trimShade', 'shoe', 'shoeShade', 'dark', 'darkShade', 'metal', 'metalShade', 'steel', 'steelShade', 'wood', 'woodShade', 'accent', 'accentShade', 'glass', 'fur', 'furShade', 'fur2', 'fur2Shade', 'fur3', 'fur3Shade', 'iris', 'irisShade', 'horn', 'hornShade'] as const; // prettier-ignore
export type PaintRole = (typeof PAINT_ROLES)[number];

/** `contour` runs around a body, `form` within it (a fold, a finger), `detail` is fine and goes first when the picture is small. */
export type Weight = 'contour' | 'form' | 'detail';
/** Widths in units as they are seen. */
export const LINE_WIDTHS: Record<Weight, number> = { contour: 9, form: 6, detail: 4 };

export type Part =
  | 'head'
  | 'face'
  | 'hair'
  | 'headwear'
  | 'neck'
  | 'torso'
  | 'armRight'
  | 'armLeft'
  | 'handRight'
  | 'handLeft'
  | 'legRight'
  | 'legLeft'
  | 'footRight'
  | 'footLeft'
  | 'skirt'
  | 'drape'
  | 'tail'
  | 'wing'
  /** What is held, played or ridden: `thing` says what. */
  | 'thing';

export interface Shape {
  segments: Segment[];
  /** Inside of the outline; none for a line. */
  fill?: PaintRole;
  /** Of the outline, which lies outside of the fill, or of the line itself. */
  stroke?: PaintRole;
  weight?: Weight;
  /** A line of a width of its own, in units. */
  width?: number;
  part: Part;
  /** Shapes that follow one another with the same name here are one body: outlined together, without a line where they overlap. */
  union?: string;
  /** The narrowest measure of a fill, in units: it is left out where that would print too small. */
  least?: number;
  /** Hair that is seen below a hat. */
  isLow?: boolean;
  /** Name of the thing, where `part` is `thing`. */
  thing?: string;
}

/** How a hand is closed; `hold` is around a cup, `pinch` on a thread or a pen, `flat` on the ground, `pocket` unseen. */
export const GRIPS = ['relaxed', 'fist', 'grip', 'hold', 'pinch', 'point', 'palm', 'flat', 'namaste', 'mudra', 'peace', 'thumb', 'horns', 'tray', 'pocket'] as const; // prettier-ignore
export type Grip = (typeof GRIPS)[number];

export interface Point {
  x: number;
  y: number;
}
/** Directions are degrees: 0 down, 90 to our right, 180 up, -90 to our left. */
export interface HandAnchor extends Point {
  /** Where the fingers would point. */
  angle: number;
  /** Direction of a bar that is held, the thumb's end first. */
  bar: number;
  grip: Grip;
  /** Of the closed hand. */
  radius: number;
  /** Drawn before the body (in front of it) or behind it. */
  isInFront: boolean;
}
export interface HeadAnchor extends Point {
  /** Of the skull, without hair. */
  radius: number;
  /** Degrees that the head leans to our right. */
  tilt: number;
  /** -1 looks to our left, 0 at us, 1 to our right. */
  turn: number;
}
export interface Anchors {
  handRight: HandAnchor;
  handLeft: HandAnchor;
  head: HeadAnchor;
  /** Above hair and hats: where a hat, a crown or a halo begins. */
  headTop: Point;
  /** On the skull, where a hat sits. */
  brow: Point;
  mouth: Point;
  eyeRight: Point;
  eyeLeft: Point;
  neck: Point;
  chest: Point;
  /** What the figure sits on touches it here. */
  seat: Point;
  /** Between the shoulder blades, for bags, wings and capes; for a rider behind see `behind`. */
  back: Point;
  /** Where the seat of a rider behind would be. */
  behind: Point;
  shoulderRight: Point;
  shoulderLeft: Point;
  kneeRight: Point;
  kneeLeft: Point;
  /** Below the sole or the bare foot. */
  footRight: Point;
  footLeft: Point;
}

/** Where a thing belongs that the pose is about: its own drawing may be put in the place of ours. */
export interface ThingPlace {
  name: string;
  /** It goes before the shape of this number: 0 is behind all. */
  before: number;
  x: number;
  y: number;
  /** Turned clockwise, degrees. */
  turn: number;
  /** Units of the figure for one of the thing. */
  scale: number;
  isFlipped: boolean;
  /** Where hands, feet and seat touch it, in the figure's units. */
  touches: Point[];
}

export interface Figure {
  /** From back to front. */
  shapes: Shape[];
  anchors: Anchors;
  things: ThingPlace[];
  /** Around all ink, lines included. */
  box: Box;
  /** Around the face alone: nothing that is staged may cover it. */
  faceBox: Box;
}

/** Bounds of all ink, half a line more than the points. */
export function boxOf(shapes: readonly Shape[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    const { x, y, width, height } = boundsOf(shape.segments);
    const grow = shape.stroke ? widthOf(shape) / (shape.fill ? 1 : 2) : 0;
    left = Math.min(left, x - grow);
    top = Math.min(top, y - grow);
    right = Math.max(right, x + width + grow);
    bottom = Math.max(bottom, y + height + grow);
  }
  return left <= right
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width: 0, height: 0 };
}

/** The width of the line that is seen, in units. */
export const widthOf = (shape: Shape): number => shape.width ?? LINE_WIDTHS[shape.weight ?? 'contour'];

/** Lids, brows and lips are drawn thicker for a small print, by those who draw them. */
const isTooNarrow = (shape: Shape, least: number): boolean => {
  if (!shape.fill) return false;
  if (shape.least !== undefined && shape.least < least) return true;
  const isFeature = shape.part === 'face' && (shape.fill === 'line' || shape.fill === 'hair');
  return !shape.stroke && !isFeature && meanWidth(shape.segments) < least * 0.85;
};

/**
 * The same figure for a small print: marks narrower than `least` units are left out, lines are at least that wide.
 * `least` is what 0.4 mm is in units of the figure at that size.
 */
export function forSize(figure: Figure, least: number): Figure {
  const kept: Shape[] = [];
  const newIndex: number[] = [];
  for (const shape of figure.shapes) {
    newIndex.push(kept.length);
    if (isTooNarrow(shape, least)) continue;
    if (!shape.stroke) kept.push(shape);
    else if (shape.weight === 'detail' && LINE_WIDTHS.detail < least) {
      if (shape.fill) kept.push({ ...shape, width: least });
    } else kept.push({ ...shape, width: Math.max(widthOf(shape), least) });
  }
  newIndex.push(kept.length);
  return {
    ...figure,
    shapes: kept,
    things: figure.things.map(thing => ({ ...thing, before: newIndex[thing.before]! })),
    box: boxOf(kept),
  };
}

/** Scales (about the origin), mirrors and moves a figure with its anchors. Line widths stay relative to the figure. */
export function placeFigure(
  figure: Figure,
  { x = 0, y = 0, scale = 1, isFlipped = false }: { x?: number; y?: number; scale?: number; isFlipped?: boolean },
): Figure {
  const side = isFlipped ? -1 : 1;
  const map: PointMap = (px, py) => [x + px * scale * side, y + py * scale];
  const shapes = figure.shapes.map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, map),
    ...(shape.stroke && { width: widthOf(shape) * scale }),
    ...(shape.least !== undefined && { least: shape.least * scale }),
  }));
  const box = (b: Box): Box => {
    const [left, top] = map(isFlipped ? b.x + b.width : b.x, b.y);
    return { x: left, y: top, width: b.width * scale, height: b.height * scale };
  };
  return {
    shapes,
    anchors: placeAnchors(figure.anchors, map, scale, side),
    things: figure.things.map(thing => placeThing(thing, map, scale, isFlipped)),
    box: box(figure.box),
    faceBox: box(figure.faceBox),
  };
}

function placeAnchors(anchors: Anchors, map: PointMap, scale: number, side: 1 | -1): Anchors {
  const entries = Object.entries(anchors).map(([name, anchor]: [string, Point & Partial<HandAnchor & HeadAnchor>]) => {
    const [x, y] = map(anchor.x, anchor.y);
    const moved: Record<string, unknown> = { ...anchor, x, y };
    if (anchor.radius !== undefined) moved['radius'] = anchor.radius * scale;
    for (const key of ['angle', 'bar', 'tilt', 'turn'] as const)
      if (anchor[key] !== undefined) moved[key] = anchor[key] * side;
    return [name, moved];
  });
  return Object.fromEntries(entries) as Anchors;
}

function placeThing(thing: ThingPlace, map: PointMap, scale: number, isFlipped: boolean): ThingPlace {
  const [x, y] = map(thing.x, thing.y);
  return {
    ...thing,
    x,
    y,
    turn: isFlipped ? -thing.turn : thing.turn,
    scale: thing.scale * scale,
    isFlipped: thing.isFlipped !== isFlipped,
    touches: thing.touches.map(p => {
      const [px, py] = map(p.x, p.y);
      return { x: px, y: py };
    }),
  };
}
