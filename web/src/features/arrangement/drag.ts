import { type PointerEvent, useLayoutEffect, useState } from 'react';
import { type Arrangement, snap, type Snapped, type Transform, turnOf } from '../../../../domain/src/arrangement.ts';
import { boxOf, type Part, type Size, type Thing, type View } from './view.ts';

export type Point = { x: number; y: number };
/** The kind of drag: move with one finger, scale or turn by a handle, or all of it with two fingers (pinch). */
type Grip = 'move' | 'scale' | 'turn' | 'pinch';

/** How a drag of a thing began. Points are CSS pixels of the stage. */
export type Gesture = {
  grip: Grip;
  start: Transform;
  from: Point[];
  /** The middle of the thing. */
  middle: Point;
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const direction = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** A thing this close to a middle line snaps to it, in CSS pixels. */
const NEAR_LINE = 7;
/** A pointer closer to the middle than this gives no usable direction, in CSS pixels. */
const LEAST_DISTANCE = 8;
const grown = (from: number, to: number) => Math.max(to, LEAST_DISTANCE) / Math.max(from, LEAST_DISTANCE);

/** Where a thing lies while the pointers are at `to`; it snaps to middle lines and quarter turns. */
export function follow({ grip, start, from, middle }: Gesture, to: Point[], area: Size): Snapped<Transform> {
  const [a, b] = [from[0]!, to[0]!];
  const near = NEAR_LINE / area.width;
  const moved = (p: Point, q: Point): Transform => ({
    ...start,
    x: start.x + (q.x - p.x) / area.width,
    y: start.y + (q.y - p.y) / area.height,
  });
  if (grip === 'move') return snap(moved(a, b), near);
  if (grip === 'scale') return free({ ...start, scale: start.scale * grown(distance(middle, a), distance(middle, b)) });
  if (grip === 'turn') {
    const angle = turnOf(start.angle + direction(middle, b) - direction(middle, a));
    return free({ ...start, angle: snap({ ...start, angle }).thing.angle });
  }
  const [a2, b2] = [from[1]!, to[1]!];
  const pinched = {
    ...moved(between(a, a2), between(b, b2)),
    scale: start.scale * grown(distance(a, a2), distance(b, b2)),
    angle: turnOf(start.angle + direction(b, b2) - direction(a, a2)),
  };
  return snap(pinched, near);
}

const free = (thing: Transform): Snapped<Transform> => ({ thing, isCentredAcross: false, isCentredDown: false });

/** A thing while it is dragged, the arrangement that results, and the middle lines that it lies on. */
export type Dragged = { thing: Thing; arrangement: Arrangement; isCentredAcross: boolean; isCentredDown: boolean };
/** The stage as it is now, and the callbacks of a drag. */
type Surroundings = {
  view: View;
  things: Thing[];
  arrangement: Arrangement;
  selected: Part | undefined;
  onSelect: (part: Part | undefined) => void;
  place: (arrangement: Arrangement, thing: Thing, to: Transform) => Arrangement;
  /** Called while the thing moves, at most once a frame. */
  onMoved: (dragged: Dragged) => void;
  /** Called when the thing is dropped at another place. */
  onPlaced: (dragged: Dragged) => void;
};
type Hold = { thing: Thing; gesture: Gesture; base: Arrangement; isMoved: boolean };

/** The pointer must move this far before the thing moves, in CSS pixels. */
const LEAST_MOVE = 3;

/** Where a thing lies in an arrangement that is newer than the thing. */
function placeIn({ artwork, texts }: Arrangement, { part, place }: Thing): Transform {
  const { x, y, scale, angle } = (part === 'artwork' ? artwork : texts[part]) ?? place;
  return { x, y, scale, angle };
}

/** Mouse, pen and fingers on the stage: press to choose, drag to move, handles and two fingers to scale and turn. */
class Drag {
  #around!: Surroundings;
  readonly #points = new Map<number, Point>();
  #hold: Hold | undefined;
  #frame = 0;

  /** Told on every rendering. */
  see(around: Surroundings): void {
    this.#around = around;
  }

  /** A finger comes down; the target says on what. */
  press(id: number, point: Point, target: { part: Part | undefined; grip: Grip }): void {
    if (this.#points.size === 2) return;
    const isPinch = this.#points.size === 1;
    const arrangement = (isPinch && this.#letGo()) || this.#around.arrangement;
    this.#points.set(id, point);
    const part = isPinch ? this.#around.selected : target.part;
    if (!isPinch) this.#around.onSelect(part);
    const thing = this.#around.things.find(one => one.part === part);
    if (!thing) return;
    const start = placeIn(arrangement, thing);
    const middle = boxOf({ ...thing, place: start }, this.#around.view);
    const gesture: Gesture = { grip: isPinch ? 'pinch' : target.grip, start, from: this.#where(), middle };
    this.#hold = { thing, gesture, base: arrangement, isMoved: false };
  }

  move(id: number, point: Point): void {
    if (!this.#points.has(id)) return;
    this.#points.set(id, point);
    const hold = this.#hold;
    if (!hold) return;
    const start = hold.gesture.from[[...this.#points.keys()].indexOf(id)] ?? point;
    hold.isMoved ||= Math.hypot(point.x - start.x, point.y - start.y) >= LEAST_MOVE;
    if (!hold.isMoved || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#hold) this.#around.onMoved(this.#draggedBy(this.#hold));
    });
  }

  lift(id: number): void {
    if (!this.#points.has(id)) return;
    this.#letGo();
    this.#points.delete(id);
  }

  #where(): Point[] {
    return [...this.#points.values()];
  }

  #draggedBy({ thing, gesture, base }: Hold): Dragged {
    const { thing: to, ...lines } = follow(gesture, this.#where(), this.#around.view.area);
    const arrangement = this.#around.place(base, thing, to);
    return { thing: { ...thing, place: placeIn(arrangement, thing) }, arrangement, ...lines };
  }

  /** Ends the drag. Answers the new arrangement, or undefined if nothing was moved. */
  #letGo(): Arrangement | undefined {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const hold = this.#hold;
    this.#hold = undefined;
    if (!hold?.isMoved) return undefined;
    const put = this.#draggedBy(hold);
    this.#around.onPlaced(put);
    return put.arrangement;
  }
}

/** How the frame of a thing lies on the stage. */
export function frameStyle(thing: Thing, view: View): { transform: string; width: string; height: string } {
  const { x, y, width, height } = boxOf(thing, view);
  return {
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${thing.place.angle}deg)`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** Moves the frames of the dragged thing and shows the middle lines that it lies on, without rendering in React. */
export function moveFrame(stage: HTMLElement, { thing, isCentredAcross, isCentredDown }: Dragged, view: View): void {
  const style = frameStyle(thing, view);
  for (const frame of stage.querySelectorAll<HTMLElement>(`[data-frame="${thing.part}"]`))
    Object.assign(frame.style, style);
  show(stage, 'across', isCentredAcross);
  show(stage, 'down', isCentredDown);
}

/** Shows or hides a middle line. If it does not change, the element is not touched, so the browser recalculates no styles. */
function show(stage: HTMLElement, name: 'across' | 'down', isShown: boolean): void {
  const line = stage.querySelector<HTMLElement>(`[data-line="${name}"]`)!;
  if (line.hidden === isShown) line.hidden = !isShown;
}

const pointOf = (event: PointerEvent<HTMLElement>): Point => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** What the pointer is on: elements of the stage name their part and, if they are handles, their grip. */
function targetOf({ target }: PointerEvent): { part: Part | undefined; grip: Grip } {
  const data = (target as Element).closest<HTMLElement>('[data-part]')?.dataset;
  const part = data?.['part'];
  const grip = (data?.['grip'] as Grip | undefined) ?? 'move';
  return { part: part === undefined || part === 'artwork' ? part : Number(part), grip };
}

/** The stage's handlers for mouse, pen and fingers. React renders nothing during a drag: the callbacks in `around` do the drawing. */
export function useDrag(around: Surroundings) {
  const [drag] = useState(() => new Drag());
  useLayoutEffect(() => drag.see(around));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.press(event.pointerId, pointOf(event), targetOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => drag.move(event.pointerId, pointOf(event));
  const onPointerUp = (event: PointerEvent<HTMLElement>) => drag.lift(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
