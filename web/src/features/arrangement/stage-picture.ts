import type { InHand } from './hand.ts';
import { HeldLayers, showPicture } from './held-layers.ts';
import { LivePrint, type Print } from './live-print.ts';
import type { Size, View } from './view.ts';

/** A hand that has not moved for so long rests: the exact picture is drawn, ms. */
const REST_MS = 120;

type Drawn = { print: Print; view: View; room: Size };

/**
 * What the stage shows: the exact picture at rest, layers while a hand moves a thing (docs/decisions/014-layers-under-the-hand.md).
 */
export class StagePicture {
  readonly #print = new LivePrint();
  #canvas!: HTMLCanvasElement;
  #layers!: HeldLayers;
  #drawn: Drawn | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The canvas of the exact picture, and where layers may lie under it. */
  mount(canvas: HTMLCanvasElement, host: HTMLElement): void {
    this.#canvas = canvas;
    this.#layers = new HeldLayers(host);
  }

  /** Draws the exact picture, and puts down what is held. */
  draw(print: Print, view: View, room: Size): void {
    this.putDown();
    this.#drawn = { print, view, room };
    showPicture(this.#canvas, this.#print.draw(print, view, room));
  }

  /** Shows a held thing where the hand has it. */
  follow({ thing, arrangement }: InHand): void {
    if (!this.#drawn) return;
    clearTimeout(this.#rest);
    const { view, room } = this.#drawn;
    const print = { ...this.#drawn.print, arrangement };
    if (!this.#layers.isShown) {
      this.#layers.show(this.#print.lift(print, thing.part, view, room), thing, view, room);
      this.#canvas.style.opacity = '0';
    }
    this.#layers.move(thing);
    this.#rest = setTimeout(() => this.#drawAtRest(print, view, room), REST_MS);
  }

  /** The exact picture takes the layers' place. */
  putDown(): void {
    clearTimeout(this.#rest);
    if (!this.#layers.isShown) return;
    this.#layers.hide();
    this.#canvas.style.opacity = '';
  }

  #drawAtRest(print: Print, view: View, room: Size): void {
    showPicture(this.#canvas, this.#print.draw(print, view, room));
    this.putDown();
  }
}
