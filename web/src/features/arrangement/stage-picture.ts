import type { Dragged } from './drag.ts';
import { HeldLayers, showPicture } from './held-layers.ts';
import { LivePrint, type Print } from './live-print.ts';
import { thingsOf, type Part, type Size, type View } from './view.ts';

/** After this many milliseconds without movement the exact picture is drawn. */
const REST_MS = 120;

type Drawn = { print: Print; view: View; room: Size };

/**
 * What the stage shows: the exact picture at rest, layers while a hand moves a thing (docs/decisions/014-layers-under-the-hand.md).
 */
export class StagePicture {
  readonly #print = new LivePrint();
  #canvas!: HTMLCanvasElement;
  #layers!: HeldLayers;
  /** What is to be seen, and drawn unless layers stand for it. */
  #drawn: Drawn | undefined;
  #frame = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** The canvas of the exact picture, and where layers may lie under it. */
  mount(canvas: HTMLCanvasElement, host: HTMLElement): void {
    this.#canvas = canvas;
    this.#layers = new HeldLayers(host);
  }

  /** Shows a picture: at once, or after the frame that shows where a hand let go of the layers. */
  draw(print: Print, view: View, room: Size): void {
    this.#drawn = { print, view, room };
    if (this.#layers.part === undefined) return this.#drawNow();
    this.stop();
    this.#frame = requestAnimationFrame(() => this.#drawIn(0));
  }

  /** Shows a held thing where the hand has it. */
  follow({ thing, arrangement }: Dragged): void {
    if (!this.#drawn) return;
    if (this.#layers.part !== thing.part) this.#lift(this.#drawn, thing.part);
    this.#layers.move(thing);
    this.#drawn = { ...this.#drawn, print: { ...this.#drawn.print, arrangement } };
    this.#drawIn(REST_MS);
  }

  /** Shows where a hand let go of a thing. */
  place({ thing }: Dragged): void {
    if (this.#layers.part === thing.part) this.#layers.move(thing);
  }

  /** The exact picture takes the layers' place. */
  #drawNow(): void {
    this.stop();
    const { print, view, room } = this.#drawn!;
    showPicture(this.#canvas, this.#print.draw(print, view, room));
    this.#layers.hide();
    this.#canvas.style.opacity = '';
  }

  #drawIn(ms: number): void {
    this.stop();
    this.#later = setTimeout(() => this.#drawNow(), ms);
  }

  /** Draws nothing any more by itself. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#later);
  }

  /** Takes the picture apart: what it was made of is still there. */
  #lift({ print, view, room }: Drawn, part: Part): void {
    const { arrangement, shirt, artwork, letterings } = print;
    const thing = thingsOf(arrangement, shirt.placement, { artwork, texts: letterings }).find(one => one.part === part);
    if (!thing) return;
    this.#layers.show(this.#print.lift(print, part, view, room), thing, view, room);
    this.#canvas.style.opacity = '0';
  }
}
