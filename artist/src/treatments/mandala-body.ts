/** A mandala within a body: where a mandala and one animal were asked for, and nothing says where it lies, the animal's body is filled with it. */
import type { Box, Segment } from '../draw/path.ts';
import { isInside, polylines, segmentsOf } from '../draw/polyline.ts';
import { TAU, type XY } from '../draw/svg.ts';
import { boxOf, type Shape } from '../figures/shape.ts';
import type { Scene } from '../reading/scene.ts';
import { boxAround } from '../staging/piece.ts';
import type { Stage, StageItem } from '../staging/stage.ts';

/** The stage with the mandala in the animal, or the same stage. */
export function withMandalaBody(stage: Stage, { things, relations }: Scene): Stage {
  const mandala = things.find(t => t.noun === 'mandala');
  const animals = things.filter(t => t.kind === 'animal' && t.count === 1);
  const isPlaced = relations.some(r => r.kind !== 'with' && r.kind !== 'beside');
  if (!mandala || animals.length !== 1 || things.length !== 2 || isPlaced) return stage;
  const animal = stage.items.find(i => i.node === animals[0]!.id);
  if (!animal) return stage;
  const large = grown(filled(animal), stage.box);
  const items = stage.items.flatMap(i => (i.node === mandala.id ? [] : i === animal ? [large] : [i]));
  return { ...stage, items, box: boxAround(items.map(i => i.box)) };
}

/** As large as the picture that was for two. */
function grown(item: StageItem, to: StageItem['box']): StageItem {
  const { box } = item;
  const scale = Math.min(940 / box.width, 940 / box.height);
  const [dx, dy] = [to.x + to.width / 2 - (box.x + box.width / 2) * scale, to.y + to.height - (box.y + box.height) * scale]; // prettier-ignore
  const shapes = item.shapes.map(s => ({ ...s, segments: s.segments.map(([c, ...n]) => [c, ...(n as number[]).map((v, i) => v * scale + (i % 2 ? dy : dx))] as Segment) })); // prettier-ignore
  return { ...item, shapes, box: boxOf(shapes), faces: item.faces.map(f => ({ x: f.x * scale + dx, y: f.y * scale + dy, width: f.width * scale, height: f.height * scale })) }; // prettier-ignore
}

/** The item with one mandala over its body, head apart: after the shapes that are outlined together, what of it lies in them. */
function filled(item: StageItem): StageItem {
  const bodies = item.shapes.filter(isBody);
  if (!bodies.length) return item;
  const curves = petals(boxOf(bodies));
  const shapes: Shape[] = [];
  let together: Shape[] = [];
  item.shapes.forEach((shape, i) => {
    shapes.push(shape);
    if (isBody(shape)) together.push(shape);
    const next = item.shapes[i + 1];
    if (!together.length || (next && next.union !== undefined && next.union === shape.union)) return;
    const region = together.map(t => ({ lines: polylines(t.segments, 8), box: boxOf([t]) }));
    const isIn = (p: XY) => region.some(({ lines, box }) => p[0] > box.x && p[0] < box.x + box.width && p[1] > box.y && p[1] < box.y + box.height && isInside(p, lines)); // prettier-ignore
    const seen = ([x, y]: XY) => [[0, 0], [8, 0], [-8, 0], [0, 8], [0, -8]].every(([dx, dy]) => isIn([x + dx!, y + dy!])); // prettier-ignore
    shapes.push(...curves.flatMap(c => partsOf(c, seen)).map((points): Shape => ({ segments: segmentsOf(points, false), stroke: 'line', weight: 'form', width: 4.6, part: shape.part }))); // prettier-ignore
    together = [];
  });
  return { ...item, shapes };
}
const isBody = ({ fill, stroke, part }: Shape): boolean => fill !== undefined && stroke !== undefined && !/^(face|head|hair|headwear|neck|footRight|footLeft|tail)$/.test(part); // prettier-ignore

/** Rings of petals from the middle of a box to its corners, each ring larger. */
function petals({ x, y, width, height }: Box): XY[][] {
  const [cx, cy, far] = [x + width / 2, y + height * 0.42, Math.hypot(width, height) / 1.7];
  const curves: XY[][] = [circleAt(cx, cy, 16)];
  for (let r = 24, k = 0; r < far; k++) {
    const step = 34 + k * 7;
    const n = 12 + 4 * Math.floor(k / 2) * (k > 3 ? 2 : 1);
    curves.push(circleAt(cx, cy, r));
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2) / 2) / n) * TAU;
      curves.push(petal(cx, cy, r, r + step * 0.88, a, (TAU / n) * 0.46));
      if (step > 44) curves.push(petal(cx, cy, r, r + step * 0.5, a, (TAU / n) * 0.24));
    }
    r += step;
  }
  return curves;
}
const circleAt = (x: number, y: number, r: number): XY[] => Array.from({ length: 65 }, (_, i) => [x + r * Math.cos((i / 64) * TAU), y + r * Math.sin((i / 64) * TAU)]); // prettier-ignore
function petal(x: number, y: number, inner: number, outer: number, angle: number, half: number): XY[] {
  return Array.from({ length: 17 }, (_, i): XY => {
    const t = i / 16;
    const [a, r] = [angle - half + 2 * half * t, inner + (outer - inner) * Math.sin(Math.PI * t) ** 0.7];
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}
function partsOf(points: readonly XY[], isSeen: (p: XY) => boolean): XY[][] {
  const runs: XY[][] = [[]];
  for (const p of points)
    if (isSeen(p)) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length) runs.push([]);
  return runs.filter(run => run.length > 3);
}
