import type { Layer, Picture } from '../../../../artist/src/garment/shade.ts';
import type { Lifted } from './live-print.ts';
import { boxOf, type Part, type Size, type Thing, type View } from './view.ts';

const canvasOf = (className: string): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { className: `absolute ${className}` });

/** Puts pixels on a canvas of their size, or of another. */
export function showPicture(
  canvas: HTMLCanvasElement,
  picture: Picture,
  at = { x: 0, y: 0 },
  size: Size = picture,
): void {
  const { data, width, height } = picture;
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
  const context = canvas.getContext('2d')!;
  if (size !== picture) context.clearRect(0, 0, size.width, size.height);
  context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), at.x, at.y);
}

/**
 * A print taken apart on canvases over each other, of which the dragged one follows the pointer: the compositor moves it, nothing is drawn
 * anew. The light lies over all of them, multiplied, so that the print moves under the folds.
 */
export class HeldLayers {
  readonly #host: HTMLElement;
  readonly #below = canvasOf('inset-0 size-full');
  readonly #area = Object.assign(document.createElement('div'), { className: 'absolute overflow-hidden' });
  readonly #held = canvasOf('will-change-transform');
  readonly #above = canvasOf('');
  readonly #light = canvasOf('mix-blend-multiply');
  #start: { thing: Thing; view: View } | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#held.dataset['held'] = '';
    this.#area.append(this.#held);
    host.replaceChildren(this.#below, this.#area, this.#above, this.#light);
  }

  /** What is held, while layers are shown. */
  get part(): Part | undefined {
    return this.#start?.thing.part;
  }

  /** Shows a thing that was lifted where it lies; `room` is the stage. */
  show({ below, held, above, light }: Lifted, thing: Thing, view: View, room: Size): void {
    const unit = room.width / below.width;
    const [left, top] = [Math.floor(view.area.left), Math.floor(view.area.top)];
    const right = Math.ceil(view.area.left + view.area.width);
    const foot = Math.ceil(view.area.top + view.area.height);
    placeBox(this.#area, { left, top, width: right - left, height: foot - top });
    showPicture(this.#below, below);
    const corner = showLayer(this.#held, held, unit, { left, top });
    showLayer(this.#light, light, unit);
    this.#above.hidden = above === undefined;
    if (above) showLayer(this.#above, above, unit);
    const middle = boxOf(thing, view);
    this.#held.style.transformOrigin = `${middle.x - corner.left}px ${middle.y - corner.top}px`;
    this.#host.hidden = false;
    this.#start = { thing, view };
  }

  /** Moves the held layer to where its thing lies now. */
  move({ ratio, part, place }: Thing): void {
    if (!this.#start) return;
    const { thing, view } = this.#start;
    const [from, to] = [boxOf(thing, view), boxOf({ ratio, part, place }, view)];
    const [turn, growth] = [place.angle - thing.place.angle, to.width / from.width];
    // A layer that is only moved stays sharp on whole pixels.
    const onPixel = (value: number) =>
      turn === 0 && growth === 1 ? Math.round(value * devicePixelRatio) / devicePixelRatio : value;
    const [x, y] = [onPixel(to.x - from.x), onPixel(to.y - from.y)];
    this.#held.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${growth})`;
  }

  hide(): void {
    this.#host.hidden = true;
    this.#start = undefined;
  }
}

const placeBox = ({ style }: HTMLElement, box: { left: number; top: number } & Size): void =>
  void Object.assign(style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });

/** Its corner in CSS pixels of the stage. It lies on whole ones, for the compositor would put it there anyway. */
function showLayer(canvas: HTMLCanvasElement, { left, top, picture }: Layer, unit: number, from = { left: 0, top: 0 }) {
  const across = wholePixels(left, picture.width, unit);
  const down = wholePixels(top, picture.height, unit);
  const size = { width: across.pixels, height: down.pixels };
  showPicture(canvas, picture, { x: across.before, y: down.before }, size);
  const corner = { left: across.start, top: down.start };
  const { width, height } = { width: size.width * unit, height: size.height * unit };
  placeBox(canvas, { left: corner.left - from.left, top: corner.top - from.top, width, height });
  return corner;
}

/** The whole CSS pixels around so many pixels of a picture: where they start, how many pixels they are, how many lie before. */
function wholePixels(from: number, length: number, unit: number): { start: number; pixels: number; before: number } {
  const start = Math.floor(from * unit);
  const before = Math.round(from - start / unit);
  const end = Math.ceil((from + length) * unit);
  return { start, before, pixels: Math.max(before + length, Math.round((end - start) / unit)) };
}
