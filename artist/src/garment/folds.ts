/** The folds of a shirt: where they lie by hand, and how they rise from the cloth. */
import { dice, hashText } from '../seed.ts';
import type { Cut, View } from './geometry.ts';
import type { Planes } from './planes.ts';

type Fold = [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, width: number, depth: number];

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
export function foldsOf(cut: Cut, view: View, seed: string): Fold[] {
  const random = dice(hashText(seed));
  const loose = random.between.bind(random);
  const twin = ([x0, y0, cx, cy, x1, y1, w, depth]: Fold): Fold => [1000 - x0 + loose(-14, 14), y0 + loose(-22, 22), 1000 - cx + loose(-18, 18), cy + loose(-26, 26), 1000 - x1 + loose(-34, 34), y1 + loose(-34, 34), w * loose(0.8, 1.25), depth * loose(0.6, 1.2)]; // prettier-ignore
  const paired = [...sideFolds(cut), ...neckFolds(cut, view)];
  return [...paired.flatMap(fold => [fold, twin(fold)]), ...singleFolds(cut, view)];
}

const SHARPNESS = 0.62;

/** Adds one fold as Gaussian splats along its spine. */
export function splatFold(
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
