/** The cloth of a shirt as a height field, lit once: used only by the script that builds the garment pictures. */
import { Resvg } from '@resvg/resvg-js';
import { dice, hashText } from '../seed.ts';
import { CUTS, cutLines, FRAME_RATIO, type Cut, type CutLines, type GarmentType, type View } from './geometry.ts';

/** Planes of one garment seen from one side, each 0..1 but the slopes, which are in units a pixel. */
export interface Relief {
  width: number;
  height: number;
  /** Brightness of the cloth, about 0..1.4, inner neck and ribs included. */
  light: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Whole garment, and the cloth that can be printed on. */
  mask: Float32Array;
  front: Float32Array;
  /** Darkness of stitches, ribs and label. */
  detail: Float32Array;
}

type Fold = [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, width: number, depth: number];
type Planes = { width: number; height: number; scale: number };

/** Three box blurs, close to a Gaussian. */
function blur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const swap = new Float32Array(plane.length);
  const pass = (from: Float32Array, to: Float32Array, lines: number, length: number, step: number, next: number) => {
    for (let line = 0; line < lines; line++) {
      const start = line * next;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[start + Math.min(length - 1, Math.max(0, i)) * step]!;
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum / (2 * r + 1);
        sum += from[start + Math.min(length - 1, i + r + 1) * step]! - from[start + Math.max(0, i - r) * step]!;
      }
    }
  };
  for (let k = 0; k < 3; k++) {
    pass(plane, swap, height, width, 1, width);
    pass(swap, plane, width, height, width, 1);
  }
  return plane;
}

/** Alpha of shapes, 0..1. */
function coverage(inner: string, { width, height }: Planes): Float32Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${1000 * FRAME_RATIO}" width="${width}" height="${height}">${inner}</svg>`;
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]! / 255);
}

const filled = (d: string) => `<path d="${d}"/>`;
const stroked = (d: string, width: number, dash = '') =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;
const bothSides = (inner: string) => `${inner}<g transform="translate(1000 0) scale(-1 1)">${inner}</g>`;

/** Smooth value noise, quintic. */
function noise(seed: number): (x: number, y: number) => number {
  const random = dice(seed);
  const n = 256;
  const grid = Float32Array.from({ length: n * n }, () => random() * 2 - 1);
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - xi), ease(y - yi)];
    const value = (dx: number, dy: number) => grid[((yi + dy) & 255) * n + ((xi + dx) & 255)]!;
    const [a, b, c, d] = [value(0, 0), value(1, 0), value(0, 1), value(1, 1)];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Hand-placed folds of the left side: armpit, hem, waist, sleeve. */
function sideFolds(cut: Cut): Fold[] {
  const [ax, ay] = cut.armpit;
  const [wx, wy] = cut.waist;
  const [hx, hy] = cut.hem;
  const [ox, oy] = cut.sleeveOuter;
  const [ix, iy] = cut.sleeveInner;
  const [sx, sy] = cut.shoulder;
  const [mx, my] = [(ox + ix) / 2, (oy + iy) / 2];
  return [
    [ax + 14, ay - 6, ax + 70, ay + 70, ax + 128, ay + 190, 13, 6.4], [ax + 10, ay + 8, ax + 44, ay + 110, ax + 62, ay + 270, 15, 6.4],
    [ax + 22, ay - 34, ax + 96, ay - 16, ax + 186, ay + 44, 12, 3.6], [ax + 6, ay + 60, ax + 24, ay + 210, ax + 34, ay + 370, 16, 5],
    [hx + 44, hy - 10, hx + 66, hy - 140, hx + 52, hy - 300, 20, 6.4], [hx + 120, hy + 4, hx + 128, hy - 120, hx + 150, hy - 270, 24, 4.6],
    [wx + 6, wy - 10, wx + 80, wy + 34, wx + 180, wy + 38, 17, 3.4], [wx + 4, wy + 80, wx + 70, wy + 120, wx + 150, wy + 150, 18, 3.2],
    [ax - 4, ay - 20, (ax + ox) / 2 + 30, ay + 10, ox + 44, oy - 70, 13, 5.2], [ax - 2, ay - 70, (ax + ox) / 2 + 30, ay - 60, ox + 40, oy - 150, 13, 4.2],
    [ix - 14, iy - 8, ix - 26, iy - 60, ix - 20, iy - 120, 11, 4.2], [mx, my, mx + 10, my - 90, (ox + sx) / 2 + 40, (oy + sy) / 2 - 10, 16, 4.4],
    [sx + 16, sy + 30, sx - 10, sy + 100, ox + 50, oy - 110, 18, 3.2],
  ]; // prettier-ignore
}

/** Folds around the neck, the left ones of pairs. */
function neckFolds(cut: Cut, view: View): Fold[] {
  const { neckX: x, neckY: y } = cut;
  if (view === 'back') return [[x - 40, y + 30, x - 10, 220, x + 26, 420, 20, 2.4]];
  return [[x + 12, y + 60, 440, 250, 470, 330, 14, 1.8], [x - 30, y + 40, x - 20, 220, x + 30, 330, 18, 2]]; // prettier-ignore
}

/** Folds without a twin: across the belly and up from the hem. */
function singleFolds(cut: Cut, view: View): Fold[] {
  const hy = cut.hem[1];
  const folds: Fold[] = [
    [470, hy + 8, 452, hy - 110, 420, hy - 260, 24, 5.2], [566, hy + 8, 572, hy - 90, 600, hy - 230, 22, 5], [395, hy, 410, hy - 70, 408, hy - 170, 20, 3.4],
    [330, 560, 450, 640, 610, 628, 20, 2.8], [690, 480, 570, 570, 420, 566, 22, 2.6], [650, 700, 560, 760, 430, 752, 22, 3.2], [300, 470, 350, 560, 470, 640, 18, 2.6],
  ]; // prettier-ignore
  return view === 'back' ? [...folds, [500, 170, 506, 360, 494, 620, 24, 2]] : folds;
}

/** All folds of a shirt; the right side is a loosened mirror of the left. */
function foldsOf(cut: Cut, view: View, seed: string): Fold[] {
  const random = dice(hashText(seed));
  const loose = random.between.bind(random);
  const twin = ([x0, y0, cx, cy, x1, y1, w, depth]: Fold): Fold => [1000 - x0 + loose(-14, 14), y0 + loose(-22, 22), 1000 - cx + loose(-18, 18), cy + loose(-26, 26), 1000 - x1 + loose(-34, 34), y1 + loose(-34, 34), w * loose(0.8, 1.25), depth * loose(0.6, 1.2)]; // prettier-ignore
  const paired = [...sideFolds(cut), ...neckFolds(cut, view)];
  return [...paired.flatMap(fold => [fold, twin(fold)]), ...singleFolds(cut, view)];
}

const SHARPNESS = 0.62;

/** Adds one fold as Gaussian splats along its spine. */
function splatFold(
  into: Float32Array,
  fold: Fold,
  strength: number,
  { width, height, scale }: Planes,
  wobble: (x: number, y: number) => number,
): void {
  const [x0, y0, cx, cy, x1, y1, w0, depth] = fold;
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 4.5);
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const x = ((1 - u) ** 2 * x0 + 2 * u * (1 - u) * cx + u * u * x1 + wobble(u * 4 + x0, y0) * 5) * scale;
    const y = ((1 - u) ** 2 * y0 + 2 * u * (1 - u) * cy + u * u * y1) * scale;
    const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, 0.08 + u * 0.9))) ** 0.8 * (1 - 0.35 * u);
    const w = w0 * (0.7 + 0.75 * u) * scale * 1.05;
    const amount = (depth * taper * strength * scale) / (w * 2.2);
    const reach = Math.ceil(w * 2.6);
    const fall = -1 / (2 * w * w * SHARPNESS * SHARPNESS);
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, Math.ceil(y + reach)); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, Math.ceil(x + reach)); px++) {
        into[py * width + px]! += amount * Math.exp(((px - x) ** 2 + (py - y) ** 2) * fall);
      }
    }
  }
}

/** Cloth between the folds: drape along the fall, broad waves, small wrinkles, and the roundness of the edges. */
function addDrape(
  into: Float32Array,
  mask: Float32Array,
  front: Float32Array,
  drape: number,
  seed: number,
  p: Planes,
): void {
  const { width, height, scale } = p;
  const near = blur(Float32Array.from(front), width, height, 13 * scale);
  const wide = blur(Float32Array.from(front), width, height, 38 * scale);
  const [n1, n2, n3] = [noise(11 + seed), noise(23 + seed), noise(37)];
  const unit = (v: number) => Math.max(0, Math.min(1, v));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const [X, Y] = [x / scale, y / scale];
      const side = (X - 500) / 330;
      const along =
        X - (Y - 300) * 0.16 * Math.sign(side) * Math.min(1, Math.abs(side)) + 22 * n2(X * 0.004 + 3, Y * 0.003);
      const low = Math.min(1, Math.max(0.25, (Y - 220) / 620));
      // exp(-9n²) rather than 1-|n|: ridged noise gives knife creases.
      const ridge = Math.exp(-(n1(along * 0.0088, Y * 0.0023 + 9) ** 2) * 9);
      const folds =
        drape * (low * (8.5 * ridge + 3.6 * n2(along * 0.021 + 5, Y * 0.0048)) + 6.5 * n3(X * 0.006, Y * 0.009));
      const fine = 0.16 * n3(X * 0.085, Y * 0.062) + 0.55 * n2(X * 0.022, Y * 0.02);
      const rounding =
        27 * (1 - (1 - unit((wide[i]! - 0.3) / 0.7)) ** 2) + 6.5 * (1 - (1 - unit((near[i]! - 0.35) / 0.65)) ** 2);
      into[i]! += scale * (folds + fine + rounding);
    }
  }
}

function addSeams(into: Float32Array, cut: Cut, lines: CutLines, view: View, p: Planes): void {
  const groove = (inner: string, depth: number, soft: number) => {
    const plane = blur(coverage(inner, p), p.width, p.height, soft * p.scale);
    for (let i = 0; i < plane.length; i++) into[i]! -= plane[i]! * depth * p.scale;
  };
  groove(bothSides(stroked(lines.armhole, 3.2)), 3.6, 1.2);
  groove(bothSides(stroked(lines.armhole, 16)), 2.4, 5);
  groove(bothSides(stroked(lines.sleeveHem, 2.2)), 1.5, 1);
  groove(stroked(lines.hem, 2.2), 1.6, 1);
  groove(
    stroked(lines.neckLine((view === 'back' ? cut.neckBack : cut.neckFront) + cut.rib, cut.neckX - cut.rib * 0.72), 3),
    3.4,
    1,
  );
}

const LIGHT = { x: -0.42, y: -0.5, z: 0.76 };
const STEEPNESS = 0.7;

/** Key light on the normals, darkness in the creases, the roundness of the body. */
function shadeHeights(
  heights: Float32Array,
  mask: Float32Array,
  cut: Cut,
  p: Planes,
): Pick<Relief, 'light' | 'slopeX' | 'slopeY'> {
  const { width, height, scale } = p;
  const wide = blur(Float32Array.from(heights), width, height, 16 * scale);
  const [light, slopeX, slopeY] = [
    new Float32Array(heights.length),
    new Float32Array(heights.length),
    new Float32Array(heights.length),
  ];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const gx = (heights[i + 1]! - heights[i - 1]!) * 0.5;
      const gy = (heights[i + width]! - heights[i - width]!) * 0.5;
      slopeX[i] = gx;
      slopeY[i] = gy;
      const [nx, ny] = [-gx * STEEPNESS, -gy * STEEPNESS];
      const diffuse = (nx * LIGHT.x + ny * LIGHT.y + LIGHT.z) / Math.sqrt(nx * nx + ny * ny + 1) / LIGHT.z;
      const crease = Math.max(-1, Math.min(0.5, (heights[i]! - wide[i]!) / (9 * scale)));
      const [X, Y] = [x / scale, y / scale];
      const across = (X - 500) / (500 - cut.armpit[0]);
      const onBody = Math.abs(X - 500) < 520 - cut.armpit[0];
      const turn = onBody ? across * 0.075 + Math.abs(across) ** 3 * 0.07 : 0.05 + (X > 500 ? 0.09 : -0.02);
      light[i] = diffuse + crease * 0.2 - turn - Math.max(0, (Y - 700) / 900) * 0.2;
    }
  }
  return { light, slopeX, slopeY };
}

/** Ribs, inner neck and stitches painted into light and detail. */
function addTrim(relief: Relief, cut: Cut, lines: CutLines, view: View, p: Planes): void {
  const { light, detail } = relief;
  const neck = view === 'back' ? cut.neckBack : cut.neckFront;
  const band = lines.neckLine(neck + cut.rib * 0.5, cut.neckX - cut.rib * 0.36);
  const rib = coverage(stroked(band, cut.rib), p);
  const ribLines = coverage(stroked(band, cut.rib, '1.6 2.6'), p);
  const dash = '3.4 2';
  const stitches = coverage(
    stroked(lines.hem, 1.3, dash) + `<g transform="translate(0 -8)">${stroked(lines.hem, 1.3, dash)}</g>` +
      bothSides(stroked(lines.sleeveHem, 1.3, dash) + `<g transform="translate(2 -8)">${stroked(lines.sleeveHem, 1.3, dash)}</g>` + stroked(lines.armhole, 1.6)) +
      stroked(lines.neckLine(neck + cut.rib + 5, cut.neckX - cut.rib * 0.8), 1.2, dash) + stroked(lines.neckLine(neck + cut.rib, cut.neckX - cut.rib * 0.72), 2),
    p,
  ); // prettier-ignore
  const edge = coverage(stroked(lines.neckLine(neck + 1, cut.neckX), 2.2), p);
  for (let i = 0; i < light.length; i++) {
    light[i] =
      light[i]! * (1 - rib[i]!) + (light[i]! * 0.35 + 0.62) * rib[i]! - ribLines[i]! * 0.07 * rib[i]! - edge[i]! * 0.1;
    detail[i] = stitches[i]! * 0.8;
  }
  if (view === 'front') addInnerNeck(relief, cut, lines, p);
}

function addInnerNeck({ light, detail }: Relief, cut: Cut, lines: CutLines, p: Planes): void {
  const hole = coverage(filled(lines.neckHole), p);
  const inBand = lines.neckLine(cut.neckBack + cut.rib * 0.5, cut.neckX - 2);
  const inner = coverage(stroked(inBand, cut.rib * 0.95), p);
  const innerLines = coverage(stroked(inBand, cut.rib, '1.6 2.6'), p);
  const shadow = blur(coverage(stroked(lines.neckLine(cut.neckFront), 16), p), p.width, p.height, 7 * p.scale);
  const label = coverage(`<rect x="478" y="${cut.neckBack + cut.rib + 2}" width="44" height="20" rx="2"/>`, p);
  for (let i = 0; i < light.length; i++) {
    const h = hole[i]!;
    if (h === 0) continue;
    const [X, Y] = [(i % p.width) / p.scale, Math.floor(i / p.width) / p.scale];
    const down = (Y - cut.neckY) / (cut.neckFront - cut.neckY);
    const out = Math.abs(X - 500) / (500 - cut.neckX);
    let value = 0.74 - 0.34 * down - 0.12 * out * out;
    value = value * (1 - inner[i]!) + inner[i]! * (0.86 - 0.1 * out * out - innerLines[i]! * 0.09) - shadow[i]! * 0.34;
    light[i] = light[i]! * (1 - h) + h * value;
    if (label[i]! > 0.5 && h > 0.5) detail[i] = 1;
  }
}

/** Builds the planes of a garment seen from one side at a width in pixels. */
export function buildRelief(type: GarmentType, view: View, width: number): Relief {
  const cut = CUTS[type];
  const lines = cutLines(cut);
  const p: Planes = { width, height: Math.round(width * FRAME_RATIO), scale: width / 1000 };
  const mask = coverage(filled(lines.back), p);
  const front = view === 'back' ? mask : coverage(filled(lines.front), p);
  const heights = new Float32Array(mask.length);
  const wobble = noise(11 + type.length);
  // Slopes are heights a pixel: the strength follows the scale so that every width is lit alike.
  for (const fold of foldsOf(cut, view, `${type}${view}folds`))
    splatFold(heights, fold, cut.drape * (view === 'back' ? 6.6 : 7.2), p, wobble);
  addDrape(heights, mask, front, cut.drape, type.length, p);
  addSeams(heights, cut, lines, view, p);
  blur(heights, p.width, p.height, 1.1 * p.scale);
  const relief: Relief = {
    width: p.width,
    height: p.height,
    mask,
    front,
    detail: new Float32Array(mask.length),
    ...shadeHeights(heights, mask, cut, p),
  };
  addTrim(relief, cut, lines, view, p);
  return relief;
}
