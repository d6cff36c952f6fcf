/**
 * A product on a photograph: dyed where it is tinted, and the cloth that a print on it lies on. The print is laid between four corners
 * and takes the photograph's own light: shade is multiplied, what shines is screened.
 */
import { offQuad, ontoQuad, type Quad } from '../../../domain/src/warp.ts';
import type { ShirtOptions } from './cloth.ts';
import { dyed, toneAt } from './colour.ts';
import { FRAME_RATIO, printArea, type Placement } from './geometry.ts';
import { clamp } from './maps.ts';
import { CLOTH, type Cloth, type ClothOptions } from './print.ts';
import type { Picture } from './shrink.ts';

/** A photograph with where its print is seen; `product` says of each of its pixels whether dye takes it (0..255), nothing where it is not tinted. */
export interface PhotoMaps {
  photo: Picture;
  /** Luminance of the bare product where it is well lit, 0..255. */
  reference: number;
  product: Uint8Array | undefined;
}

/** Light on a product is compared after this much is added to both, so that the noise of a black one is no light. */
const STEADY = 40;
/** Light beyond the reference that ink still takes; beyond that it shines. */
const MOST_LIT = 1.05;
const SHINE = { strength: 1.6, most: 0.5 } as const;
/** Luminances are looked at on so many places each way; this share of them lies below the reference. */
const PLACES = 48;
const WELL_LIT = 0.75;

const luminanceAt = ({ data }: Picture, i: number): number =>
  0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!;

/** Reads a photograph, whose width is 1000 units. Throws RangeError where nobody said where its print is seen. */
export function readPhoto(photo: Picture, placement: Placement, isTinted: boolean): PhotoMaps {
  const { quad, width, height } = placement;
  if (!quad) throw new RangeError(`Nobody said where ${placement.key} is seen on the photograph.`);
  const seen = seenPlaces(photo, quad, width / height);
  const reference = luminanceOf(photo, seen);
  return { photo, reference, product: isTinted ? productOn(photo, seen, reference) : undefined };
}

/** Pixels of the photograph all over the print area. */
function seenPlaces(photo: Picture, quad: Quad, ratio: number): number[] {
  const at = ontoQuad(quad, ratio);
  const places: number[] = [];
  for (let v = 0; v < PLACES; v++)
    for (let u = 0; u < PLACES; u++) {
      const [x, y] = at((u + 0.5) / PLACES, (v + 0.5) / PLACES);
      const column = clamp(Math.round((x * photo.width) / 1000 - 0.5), 0, photo.width - 1);
      const row = clamp(Math.round((y * photo.width) / 1000 - 0.5), 0, photo.height - 1);
      places.push(row * photo.width + column);
    }
  return places;
}

function luminanceOf(photo: Picture, places: number[]): number {
  const lights = places.map(place => luminanceAt(photo, place * 4)).toSorted((a, b) => a - b);
  return Math.max(1, lights[Math.floor(lights.length * WELL_LIT)]!);
}

/**
 * A pixel belongs to the product where it is not too dark, as grey as the print area, and on no edge: an edge is a step of light over
 * `reach` pixels each way.
 */
const ALIKE = { least: 0.35, chroma: 12, step: 22, reach: 2 } as const;

/** All that hangs together with the print area and is of one stuff with it. */
function productOn(photo: Picture, seen: number[], reference: number): Uint8Array {
  const { width, height } = photo;
  const isCloth = clothTest(photo, seen, reference);
  const product = new Uint8Array(width * height);
  const open = new Int32Array(width * height);
  let count = 0;
  const take = (place: number) => {
    product[place] = 255;
    open[count++] = place;
  };
  for (const place of seen) if (product[place] === 0) take(place);
  while (count > 0) {
    const place = open[--count]!;
    for (const next of [place - 1, place + 1, place - width, place + width])
      if (next >= 0 && next < product.length && product[next] === 0 && isCloth(next)) take(next);
  }
  return rimmed(product, width);
}

/** Whether a pixel may belong to the product. */
function clothTest({ data, width, height }: Picture, seen: number[], reference: number): (place: number) => boolean {
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.2126 * data[i * 4]! + 0.7152 * data[i * 4 + 1]! + 0.0722 * data[i * 4 + 2]!;
  const mean = (of: (place: number) => number) => seen.reduce((sum, place) => sum + of(place), 0) / seen.length;
  const [red, blue] = [0, 2].map(channel => mean(place => data[place * 4 + channel]! - light[place]!)) as [number, number]; // prettier-ignore
  const { least, chroma, step, reach } = ALIKE;
  const down = reach * width;
  return place => {
    const lit = light[place]!;
    const x = place % width;
    if (lit < reference * least || x < reach || x >= width - reach || place < down || place >= light.length - down)
      return false;
    if (Math.abs(data[place * 4]! - lit - red) > chroma || Math.abs(data[place * 4 + 2]! - lit - blue) > chroma)
      return false;
    return (
      Math.abs(light[place - reach]! - light[place + reach]!) <= step &&
      Math.abs(light[place - down]! - light[place + down]!) <= step
    );
  };
}

/** With the rim that its edge kept from it, specks and seams filled, and its border soft. */
function rimmed(product: Uint8Array, width: number): Uint8Array {
  const most = (own: number, a: number, b: number, c: number, d: number) => Math.max(own, a, b, c, d);
  const grown = around(around(around(product, width, most), width, most), width, most);
  const shrunk = around(grown, width, (own, a, b, c, d) => Math.min(own, a, b, c, d));
  const soft = (own: number, a: number, b: number, c: number, d: number) => (2 * own + a + b + c + d) / 6;
  return around(around(shrunk, width, soft), width, soft);
}

/** Each pixel with its four neighbours, by a rule. */
function around(
  from: Uint8Array,
  width: number,
  rule: (own: number, a: number, b: number, c: number, d: number) => number,
): Uint8Array {
  const out = Uint8Array.from(from);
  for (let i = width + 1; i < from.length - width - 1; i++)
    out[i] = rule(from[i]!, from[i - 1]!, from[i + 1]!, from[i - width]!, from[i + width]!);
  return out;
}

/** The four pixels around a place and their shares. */
function sampler({ photo, product }: PhotoMaps) {
  const { data, width, height } = photo;
  const out = { red: 0, green: 0, blue: 0, dye: 0 };
  return (u: number, v: number) => {
    const [x, y] = [clamp(u, 0, width - 1.001), clamp(v, 0, height - 1.001)];
    const [x0, y0] = [x | 0, y | 0];
    const [fx, fy] = [x - x0, y - y0];
    const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    const place = y0 * width + x0;
    const [i, j] = [place * 4, (place + width) * 4];
    out.red = data[i]! * a + data[i + 4]! * b + data[j]! * c + data[j + 4]! * d;
    out.green = data[i + 1]! * a + data[i + 5]! * b + data[j + 1]! * c + data[j + 5]! * d;
    out.blue = data[i + 2]! * a + data[i + 6]! * b + data[j + 2]! * c + data[j + 6]! * d;
    if (product)
      out.dye =
        (product[place]! * a +
          product[place + 1]! * b +
          product[place + width]! * c +
          product[place + width + 1]! * d) /
        255;
    return out;
  };
}

/** Draws the bare product as its photograph shows it, dyed where it is tinted. RGBA. */
export function shadePhoto(maps: PhotoMaps, o: ShirtOptions): Picture {
  const { width } = o;
  const part = o.window ?? { x: 0, y: 0, width, height: Math.round(width * FRAME_RATIO) };
  const data = new Uint8ClampedArray(part.width * part.height * 4);
  const at = sampler(maps);
  const { tones } = dyed(o.color);
  const step = maps.photo.width / width;
  for (let i = 0, y = part.y; y < part.y + part.height; y++)
    for (let x = part.x; x < part.x + part.width; x++, i += 4) {
      const { red, green, blue, dye } = at((x + 0.5) * step - 0.5, (y + 0.5) * step - 0.5);
      const tone = dye > 0 ? toneAt((0.2126 * red + 0.7152 * green + 0.0722 * blue) / maps.reference) : 0;
      data[i] = red + (tones[tone]! - red) * dye;
      data[i + 1] = green + (tones[tone + 1]! - green) * dye;
      data[i + 2] = blue + (tones[tone + 2]! - blue) * dye;
      data[i + 3] = 255;
    }
  return { data, width: part.width, height: part.height };
}

/** Where an area may be seen, in pixels of the whole picture. */
function boundsOf(quad: Quad, ratio: number, unit: number) {
  const at = ontoQuad(quad, ratio);
  const edge = Array.from({ length: 33 }, (_, i) => i / 32).flatMap(share => [at(share, 0), at(share, 1)]);
  const [xs, ys] = [edge.map(([x]) => x * unit), edge.map(([, y]) => y * unit)];
  return {
    left: Math.floor(Math.min(...xs)),
    right: Math.ceil(Math.max(...xs)),
    top: Math.floor(Math.min(...ys)),
    foot: Math.ceil(Math.max(...ys)),
  };
}

/** The cloth of a print area on a photograph: each pixel knows its place of the flat area, its light and its shine. */
export function readPhotoCloth(maps: PhotoMaps, size: { width: number; height: number }, o: ClothOptions): Cloth {
  const { quad } = o.placement;
  if (!quad) throw new RangeError(`Nobody said where ${o.placement.key} is seen on the photograph.`);
  const width = o.part?.width ?? size.width;
  const window = o.part?.window ?? { x: 0, y: 0, width, height: size.height };
  const unit = width / 1000;
  const ratio = o.placement.width / o.placement.height;
  const bounds = boundsOf(quad, ratio, unit);
  const left = Math.max(window.x, bounds.left);
  const right = Math.max(left, Math.min(window.x + window.width, bounds.right));
  const top = Math.max(window.y, bounds.top);
  const foot = Math.max(top, Math.min(window.y + window.height, bounds.foot));
  const values = new Float64Array((right - left) * (foot - top) * CLOTH);
  const shine = new Float32Array((right - left) * (foot - top));
  const [from, at] = [offQuad(quad, ratio), sampler(maps)];
  const area = printArea(o.type, o.placement);
  const step = maps.photo.width / width;
  for (let i = 0, y = top; y < foot; y++)
    for (let x = left; x < right; x++, i++) {
      const [u, v] = from((x + 0.5) / unit, (y + 0.5) / unit);
      values[i * CLOTH] = -1;
      if (!(u >= 0 && u <= 1 && v >= 0 && v <= 1)) continue;
      const { red, green, blue } = at((x + 0.5) * step - 0.5, (y + 0.5) * step - 0.5);
      const lit = (0.2126 * red + 0.7152 * green + 0.0722 * blue + STEADY) / (maps.reference + STEADY);
      values[i * CLOTH] = lightFor(Math.min(lit, MOST_LIT));
      values[i * CLOTH + 1] = (area.x + u * area.width) * unit;
      values[i * CLOTH + 2] = (area.y + v * area.height) * unit;
      shine[i] = clamp((lit - MOST_LIT) * SHINE.strength, 0, SHINE.most);
    }
  return { left: left - window.x, top: top - window.y, width: right - left, height: foot - top, values, shine };
}

/** The light of a place that darkens ink by a factor (print.ts, `litBy`). */
const lightFor = (factor: number): number => Math.max(0, (factor - 0.34) / 0.66);
