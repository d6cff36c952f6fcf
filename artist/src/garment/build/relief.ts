/** A garment's planes: its cloth hung, its sewing laid on it, lit once. Used only by the script that builds the garment pictures. */
import type { Template } from '../../../../domain/src/catalog.ts';
import { FRAME_RATIO, type View } from '../geometry.ts';
import { hashText } from '../../seed.ts';
import { hangingOf } from './drape.ts';
import { hangCloth, sampleGrid } from './hang-cloth.ts';
import { lightOf } from './light.ts';
import { blur, noise, type Planes } from './planes.ts';
import { shapeOf } from '../shapes.ts';
import { sewnPlanes } from './sewing.ts';

/** Planes of one garment seen from one side. */
export interface Relief {
  width: number;
  height: number;
  /** Brightness of the cloth, 1 where it faces the eye. */
  light: Float32Array;
  /** How far the print's place lies from here, in units. */
  shiftX: Float32Array;
  shiftY: Float32Array;
  /** Whole garment, and the cloth that can be printed on, 0..1. */
  mask: Float32Array;
  front: Float32Array;
  /** What is no cloth: the label. */
  detail: Float32Array;
}

/** How far folds that stand out show the cloth behind them higher. */
const TILT = 0.1;
/** Units over which the print's own scale is kept: what folds carry it aside evens out. */
const EVEN = 70;

export function buildRelief(type: Template, view: View, width: number): Relief {
  const p: Planes = { width, height: Math.round(width * FRAME_RATIO), scale: width / 1000 };
  const shape = shapeOf(type, view);
  const hanging = hangingOf(type, view, shape);
  const hung = hangCloth(hanging);
  const flat = sewnPlanes(shape, p);
  const size = p.width * p.height;
  const planes = () => new Float32Array(size);
  const [z, mask, front, detail, dark, hole, moveX, moveY] = [planes(), planes(), planes(), planes(), planes(), planes(), planes(), planes()]; // prettier-ignore
  const grain = noise(hashText(`${type}${view}grain`));
  for (let y = 0; y < p.height; y++)
    for (let x = 0; x < p.width; x++) {
      const i = y * p.width + x;
      const [X, Y] = [(x + 0.5) / p.scale, (y + 0.5) / p.scale];
      let [qx, qy] = [X, Y];
      for (let k = 0; k < 4; k++) {
        const lift = sampleGrid(hung, hung.z, qx, qy) - hanging.form(qx, qy);
        const [mx, my] = [sampleGrid(hung, hung.moveX, qx, qy), sampleGrid(hung, hung.moveY, qx, qy) - TILT * lift];
        [qx, qy] = [X - mx, Y - my];
      }
      moveX[i] = qx - X;
      moveY[i] = qy - Y;
      const take = (plane: Float32Array) => samplePlane(plane, p, qx * p.scale - 0.5, qy * p.scale - 0.5);
      mask[i] = take(flat.mask);
      front[i] = take(flat.front);
      detail[i] = take(flat.detail);
      dark[i] = take(flat.dark);
      hole[i] = take(flat.hole);
      z[i] = sampleGrid(hung, hung.z, qx, qy) + take(flat.rise) + 0.1 * grain(qx / 11, qy / 9) + 0.35 * grain(qx / 30 + 50, qy / 24); // prettier-ignore
    }
  blur(z, p.width, p.height, 1);
  const light = lightOf(z, p.width, p.height, p.scale);
  for (let i = 0; i < size; i++) {
    const inner = hole[i]!;
    light[i] = light[i]! * (1 - dark[i]!) * (1 - inner) + flat.inside(i) * inner;
    detail[i] = inner > 0.5 && detail[i]! > 0.5 ? 1 : 0;
  }
  even(moveX, mask, p);
  even(moveY, mask, p);
  return { width: p.width, height: p.height, light, shiftX: moveX, shiftY: moveY, mask, front, detail };
}

/** Leaves what differs from the moves around: the print keeps its scale and place, and bends with each fold. */
function even(plane: Float32Array, mask: Float32Array, { width, height, scale }: Planes) {
  const own = Float32Array.from(plane, (v, i) => v * mask[i]!);
  const weight = blur(Float32Array.from(mask), width, height, EVEN * scale);
  blur(own, width, height, EVEN * scale);
  for (let i = 0; i < plane.length; i++) plane[i] = mask[i]! > 0 ? plane[i]! - own[i]! / Math.max(0.02, weight[i]!) : 0;
}

function samplePlane(plane: Float32Array, { width, height }: Planes, u: number, v: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u));
  const y = Math.min(height - 1.001, Math.max(0, v));
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - i, y - j];
  const at = j * width + i;
  return (plane[at]! * (1 - fx) + plane[at + 1]! * fx) * (1 - fy) + (plane[at + width]! * (1 - fx) + plane[at + width + 1]! * fx) * fy; // prettier-ignore
}
