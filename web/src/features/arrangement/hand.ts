import type { Arrangement, Transform } from '../../../../domain/src/arrangement.ts';
import { follow, type Gesture, type Grip, type Point } from './gesture.ts';
import { boxOf, type Part, type Thing, type View } from './view.ts';

/** A thing in the hand: where it and everything else lies, and the middle lines that it lies on. */
export type InHand = { thing: Thing; arrangement: Arrangement; isCentredAcross: boolean; isCentredDown: boolean };
/** What the hand sees of the stage just now, and whom it tells. */
export type Surroundings = {
  view: View;
  things: Thing[];
  arrangement: Arrangement;
  selected: Part | undefined;
  onSelect: (part: Part | undefined) => void;
  place: (arrangement: Arrangement, thing: Thing, to: Transform) => Arrangement;
  /** The thing moves, at most once a frame. */
  onMoved: (inHand: InHand) => void;
  /** The thing was let go at another place. */
  onPlaced: (inHand: InHand) => void;
};
type Hold = { thing: Thing; gesture: Gesture; base: Arrangement; isMoved: boolean };

/** A press moves nothing until the hand has gone this far, CSS pixels. */
const LEAST_MOVE = 3;

/** Where a thing lies in an arrangement that is newer than the thing. */
function placeIn({ artwork, texts }: Arrangement, { part, place }: Thing): Transform {
  const { x, y, scale, angle } = (part === 'artwork' ? artwork : texts[part]) ?? place;
  return { x, y, scale, angle };
}

/** Mouse, pen and fingers on the stage: press to choose, drag to move, handles and two fingers to scale and turn. */
export class Hand {
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
      if (this.#hold) this.#around.onMoved(this.#inHand(this.#hold));
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

  #inHand({ thing, gesture, base }: Hold): InHand {
    const { thing: to, ...lines } = follow(gesture, this.#where(), this.#around.view.area);
    const arrangement = this.#around.place(base, thing, to);
    return { thing: { ...thing, place: placeIn(arrangement, thing) }, arrangement, ...lines };
  }

  /** Puts down what is held; the arrangement where something was moved. */
  #letGo(): Arrangement | undefined {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const hold = this.#hold;
    this.#hold = undefined;
    if (!hold?.isMoved) return undefined;
    const put = this.#inHand(hold);
    this.#around.onPlaced(put);
    return put.arrangement;
  }
}
