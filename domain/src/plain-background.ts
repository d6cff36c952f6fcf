/** Straight (not premultiplied) RGBA, a row after the other. */
export type RgbaPixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };
type Rgb = readonly [red: number, green: number, blue: number];

/** A border pixel that lets more than a trace of the shirt through is no background. */
const OPAQUE = 250;
/** A channel may differ so much from the background: paper grain, the noise of a JPEG. */
const TOLERANCE = 28;
/** So much of the border has one colour where the background is plain; the motif may touch the rest. */
const PLAIN_SHARE = 0.8;
/** With less of the picture left there was no motif. */
const LEAST_LEFT = 0.002;
/** Pixels beside the background that are mixed with it: smoothed edges are not wider. */
const EDGE = 2;

/** Greatest difference of a channel from the background at a pixel. */
function differenceAt({ data }: RgbaPixels, pixel: number, [red, green, blue]: Rgb): number {
  const at = pixel * 4;
  return Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));
}

/** Every pixel of the border once. */
function* borderOf({ width, height }: RgbaPixels): Generator<number> {
  for (let x = 0; x < width; x++) yield x;
  for (let y = 1; y < height - 1; y++) {
    yield y * width;
    if (width > 1) yield y * width + width - 1;
  }
  if (height > 1) for (let x = 0; x < width; x++) yield (height - 1) * width + x;
}

const middleOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * The colour of a plain background: the picture is opaque along its border, and most of the border has one colour. Nothing for a
 * photograph of a place, a pattern that runs out of the picture, or a cut-out motif.
 */
export function plainBackground(pixels: RgbaPixels): Rgb | undefined {
  const border = [...borderOf(pixels)];
  if (border.length === 0 || border.some(pixel => pixels.data[pixel * 4 + 3]! < OPAQUE)) return undefined;
  const channel = (offset: number) => middleOf(border.map(pixel => pixels.data[pixel * 4 + offset]!));
  const colour: Rgb = [channel(0), channel(1), channel(2)];
  const alike = border.filter(pixel => differenceAt(pixels, pixel, colour) <= TOLERANCE).length;
  return alike >= border.length * PLAIN_SHARE ? colour : undefined;
}

/**
 * The picture without its plain background: what of that colour can be reached from the border becomes transparent, and the edge
 * of the motif as soft as it was mixed with it. What the motif encloses stays, also in the same colour. Nothing where there is no plain
 * background, or nothing but that.
 */
export function withoutPlainBackground(pixels: RgbaPixels): RgbaPixels | undefined {
  const colour = plainBackground(pixels);
  if (!colour) return undefined;
  const isGround = floodFromBorder(pixels, colour);
  const ground = isGround.reduce((sum, one) => sum + one, 0);
  if (isGround.length - ground < isGround.length * LEAST_LEFT) return undefined;
  const data = Uint8ClampedArray.from(pixels.data);
  const whole = new Uint32Array(data.buffer);
  const edge = new Set<number>();
  for (let pixel = 0; pixel < isGround.length; pixel++) {
    if (!isGround[pixel]) continue;
    whole[pixel] = 0;
    if (isRim(isGround, pixel, pixels.width))
      for (const near of around(pixel, EDGE, pixels)) if (!isGround[near]) edge.add(near);
  }
  for (const pixel of edge) softenEdge(data, pixels, { pixel, colour, isGround });
  return { data, width: pixels.width, height: pixels.height };
}

/** True for a pixel of the background with one of the motif beside it. */
const isRim = (isGround: Uint8Array, pixel: number, width: number): boolean =>
  isGround[pixel - 1] === 0 ||
  isGround[pixel + 1] === 0 ||
  isGround[pixel - width] === 0 ||
  isGround[pixel + width] === 0;

/** 1 for every pixel of the background's colour that can be reached from the border, row by row. */
function floodFromBorder(pixels: RgbaPixels, colour: Rgb): Uint8Array {
  const { width, height } = pixels;
  const isGround = new Uint8Array(width * height);
  const isOpen = (pixel: number) => isGround[pixel] === 0 && differenceAt(pixels, pixel, colour) <= TOLERANCE;
  const starts = [...borderOf(pixels)];
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    if (!isOpen(start)) continue;
    const row = Math.floor(start / width) * width;
    let from = start;
    while (from > row && isOpen(from - 1)) from--;
    let to = start;
    while (to < row + width - 1 && isOpen(to + 1)) to++;
    isGround.fill(1, from, to + 1);
    // Of each open run above and below one pixel is enough.
    for (const other of [from - width, from + width]) {
      if (other < 0 || other >= isGround.length) continue;
      let isInRun = false;
      for (let pixel = other; pixel <= other + to - from; pixel++) {
        const opens = isOpen(pixel);
        if (opens && !isInRun) starts.push(pixel);
        isInRun = opens;
      }
    }
  }
  return isGround;
}

/** Pixels around one, in a square. */
function* around(pixel: number, reach: number, { width, height }: RgbaPixels): Generator<number> {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++)
      yield row * width + column;
}

/** Takes the background out of a pixel that is mixed with it: the motif's own colour is the nearby one that differs most. */
function softenEdge(
  data: Uint8ClampedArray,
  pixels: RgbaPixels,
  { pixel, colour, isGround }: { pixel: number; colour: Rgb; isGround: Uint8Array },
): void {
  let motif = 0;
  for (const near of around(pixel, EDGE, pixels))
    if (!isGround[near]) motif = Math.max(motif, differenceAt(pixels, near, colour));
  const share = motif === 0 ? 1 : differenceAt(pixels, pixel, colour) / motif;
  if (share >= 1) return;
  const at = pixel * 4;
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = (pixels.data[at + channel]! - (1 - share) * colour[channel]!) / share;
  data[at + 3] = pixels.data[at + 3]! * share;
}
