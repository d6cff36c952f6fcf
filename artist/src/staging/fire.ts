/** What burns: tall flames behind it that follow its outline, small ones before its foot. */
import { boxOf, type Shape } from '../figures/shape.ts';
import { body, flat } from '../things/pen.ts';
import { boxOfCluster, type Cluster } from './cluster.ts';
import { footOf, middleOf, type Piece } from './piece.ts';
import { covers, silhouetteOf } from './silhouette.ts';

/** Fire in any word for it. */
export const FIRE = /^(fire|flame|flames|bonfire|campfire)$/;

const COLOURS = { cloth1: '#e4442a', cloth2: '#f7941d', cloth3: '#ffd84d' } as const;

/** The same cluster in flames. `node` is the fire of the scene, or the thing itself. */
export function burning(c: Cluster, node: string): Cluster {
  const box = boxOfCluster(c);
  const tall = 1 + 0.42 * Math.min(1.6, Math.max(0.7, box.width / box.height));
  const ridge = ridgeOf(c);
  const back: Shape[] = [
    body('cloth1', flames(ridge, { box, count: 7, grow: 1.34, rise: tall, spread: 0.2 })),
    flat('cloth2', flames(ridge, { box, count: 6, grow: 1.2, rise: tall * 0.86, spread: 0.13 })),
    flat('cloth3', flames(ridge, { box, count: 5, grow: 1.08, rise: tall * 0.72, spread: 0.07 })),
  ];
  const low = { x: middleOf(box), y: footOf(box), width: box.width, height: box.height };
  const front: Shape[] = [
    body('cloth1', tongues(low, 0.98, 0.3, 6, 0.06)),
    flat('cloth2', tongues(low, 0.86, 0.21, 5, 0.05)),
    flat('cloth3', tongues(low, 0.7, 0.13, 5, 0.04)),
  ];
  const first = c.pieces[0]!;
  const piece = (shapes: Shape[], index: number): Piece => ({ node, index, noun: 'fire', shapes, colours: COLOURS, hue: first.hue, box: boxOf(shapes), faces: [], places: [], scale: 1 }); // prettier-ignore
  const isFaced = c.pieces.some(p => p.faces.some(f => f.y + f.height > footOf(box) - box.height * 0.32));
  return { ...c, pieces: [piece(back, 0), ...c.pieces, ...(isFaced ? [] : [piece(front, 1)])] };
}

/** How high the cluster reaches at shares of its width. */
type Ridge = (share: number) => number;
function ridgeOf(c: Cluster): Ridge {
  const box = boxOfCluster(c);
  const outlines = c.pieces.map(p => silhouetteOf(p));
  const heights = Array.from({ length: 13 }, (_, i) => {
    const x = box.x + box.width * (0.02 + (0.96 * i) / 12);
    for (let k = 0; k < 24; k++) {
      const y = box.y + (box.height * (k + 0.5)) / 24;
      if (outlines.some(o => covers(o, x, y))) return y;
    }
    return footOf(box);
  });
  return share => {
    const at = Math.min(11.999, Math.max(0, share * 12));
    const i = Math.floor(at);
    return heights[i]! + (heights[i + 1]! - heights[i]!) * (at - i);
  };
}

interface Blaze {
  box: { x: number; y: number; width: number; height: number };
  count: number;
  /** Of the width. */
  grow: number;
  /** How far the highest tongue reaches, in heights. */
  rise: number;
  /** How far the flames stand beside and below, in widths. */
  spread: number;
}
const short = (n: number) => Math.round(n * 10) / 10;

/** Tongues over a ridge, leaning by turns; the middle ones highest; round below. */
function flames(ridge: Ridge, { box, count, grow, rise, spread }: Blaze): string {
  const [cx, foot, w] = [box.x + box.width / 2, box.y + box.height, box.width * grow];
  const at = (t: number) => cx + (t - 0.5) * w;
  const top = (t: number) => Math.min(foot - box.height * 0.2, ridge(t));
  const left = at(0);
  let d = `M${short(cx)} ${short(foot + box.width * spread * 0.3)}C${short(cx - w * 0.3)} ${short(foot + box.width * spread * 0.3)} ${short(left - w * 0.02)} ${short(foot - box.height * 0.1)} ${short(left)} ${short(foot - box.height * 0.36)}`;
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [i / count, (i + 1) / count];
    const middle = (t0 + t1) / 2;
    const dome = Math.sin(Math.PI * middle) ** 0.7;
    const lean = ((i % 2 ? 0.34 : -0.22) * w) / count;
    const peak = top(middle) - box.height * (rise - 1) * (0.34 + 0.66 * dome) * (i % 2 ? 0.72 : 1);
    const [x0, x1, xp] = [at(t0), at(t1), at(middle) + lean];
    const y0 = i === 0 ? foot - box.height * 0.36 : valley(top, t0, box, dome, rise);
    const y1 = i === count - 1 ? foot - box.height * 0.36 : valley(top, t1, box, dome, rise);
    d += `C${short(x0 - w * 0.012)} ${short(y0 - (y0 - peak) * 0.5)} ${short(xp + w * 0.03)} ${short(peak + (y0 - peak) * 0.34)} ${short(xp)} ${short(peak)}C${short(xp + w * 0.065)} ${short(peak + (y1 - peak) * 0.4)} ${short(x1 + w * 0.014)} ${short(y1 - (y1 - peak) * 0.42)} ${short(x1)} ${short(y1)}`;
  }
  return `${d}C${short(at(1) + w * 0.02)} ${short(foot - box.height * 0.1)} ${short(cx + w * 0.3)} ${short(foot + box.width * spread * 0.3)} ${short(cx)} ${short(foot + box.width * spread * 0.3)}Z`;
}
const valley = (top: Ridge, t: number, box: Blaze['box'], dome: number, rise: number): number => top(t) - box.height * (rise - 1) * 0.16 * dome; // prettier-ignore

/** A low row of tongues before a foot. */
function tongues(low: Blaze['box'], wide: number, high: number, count: number, sink: number): string {
  const [w, h] = [low.width * wide, Math.min(low.height, low.width * 1.2) * high];
  const [left, foot] = [low.x - w / 2, low.y + low.height * sink];
  let d = `M${short(left)} ${short(foot - h * 0.3)}`;
  for (let i = 0; i < count; i++) {
    const [x0, x1] = [left + (w * i) / count, left + (w * (i + 1)) / count];
    const peak = foot - h * (i % 2 ? 0.66 : 1) * (0.7 + 0.3 * Math.sin((Math.PI * (i + 0.5)) / count));
    const xp = (x0 + x1) / 2 + ((i % 2 ? 0.26 : -0.18) * w) / count;
    const base = foot - h * 0.3;
    d += `C${short(x0)} ${short(base - h * 0.3)} ${short(xp)} ${short(peak + h * 0.24)} ${short(xp)} ${short(peak)}C${short(xp + (w / count) * 0.5)} ${short(peak + h * 0.3)} ${short(x1)} ${short(base - h * 0.2)} ${short(x1)} ${short(base)}`;
  }
  return `${d}C${short(left + w)} ${short(foot + h * 0.16)} ${short(left)} ${short(foot + h * 0.16)} ${short(left)} ${short(foot - h * 0.3)}Z`;
}
