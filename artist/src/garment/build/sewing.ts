/** What is sewn to the cloth: ribs, seams, rows of stitches, pocket, hood, cords; and the inside that the neck shows. */
import { blur, bothSides, coverage, filled, stroked, type Planes } from './planes.ts';
import type { Shape } from '../shapes.ts';

export interface Sewn {
  mask: Float32Array;
  front: Float32Array;
  hole: Float32Array;
  /** Height above the cloth, in units. */
  rise: Float32Array;
  /** What is darker than cloth of its light, 0..1. */
  dark: Float32Array;
  detail: Float32Array;
  /** Brightness of the inside at a place. */
  inside: (i: number) => number;
}

const DASH = '3.4 2';

export function sewnPlanes(shape: Shape, p: Planes): Sewn {
  const draw = (inner: string, soft = 0) => {
    const plane = coverage(inner, p);
    return soft ? blur(plane, p.width, p.height, soft * p.scale) : plane;
  };
  const mask = draw(shape.outline.map(filled).join(''));
  const hole = shape.hole ? draw(filled(shape.hole)) : new Float32Array(mask.length);
  const cords = shape.cords.map(line => stroked(line, 9)).join('');
  const cord = draw(cords);
  const front = Float32Array.from(mask, (v, i) => v * (1 - hole[i]!) * (1 - cord[i]!));
  const rise = new Float32Array(mask.length);
  const dark = new Float32Array(mask.length);
  const add = (to: Float32Array, plane: Float32Array, amount: number) => {
    for (let i = 0; i < to.length; i++) to[i]! += plane[i]! * amount;
  };
  const seams = shape.seams.map(line => stroked(line, 2.4)).join('');
  add(rise, draw(bothSides(seams), 1), -1.6);
  add(rise, draw(bothSides(shape.seams.map(line => stroked(line, 12)).join('')), 4), -1.4);
  add(dark, draw(bothSides(seams)), 0.16);
  const stitched = bothSides(shape.stitches.map(line => stroked(line, 1.5, DASH)).join(''));
  add(rise, draw(bothSides(shape.stitches.map(line => stroked(line, 2)).join('')), 0.8), -0.8);
  add(dark, draw(stitched), 0.15);
  for (const { line, width } of shape.ribs) {
    add(rise, draw(bothSides(stroked(line, width)), 1.2), 2.2);
    add(rise, draw(bothSides(stroked(line, width, '2.2 2.8'))), 1);
    add(dark, draw(bothSides(stroked(line, width, '1.9 3.1'))), width > 40 ? 0.2 : 0.1);
  }
  for (const { area, thick } of shape.patches) add(rise, draw(filled(area), 0.9), thick);
  if (shape.hood) {
    // Thick cloth rolls over at its edge; the blur of its area is that roll.
    const roll = draw(filled(shape.hood), 16);
    const inside = draw(filled(shape.hood), 0.8);
    for (let i = 0; i < rise.length; i++) rise[i]! += 26 * roll[i]! * inside[i]!;
  }
  add(rise, draw(cords, 1), 7);
  add(rise, draw(shape.cords.map(line => stroked(line, 8, '2 1.6')).join('')), 0.6);
  const edge = draw(shape.hole ? stroked(shape.hole, 5) : '', 1);
  add(rise, edge, 1.2);
  const { neck } = shape;
  const label = draw(
    shape.hole && !shape.cords.length
      ? `<rect x="476" y="${neck.back + neck.rib + 3}" width="48" height="22" rx="2"/>`
      : '',
  );
  return { mask, front, hole, rise, dark, detail: label, inside: insideOf(shape, p, draw) };
}

/** The inside of the back seen through the neck: darker the deeper, in the shadow of the front's edge. */
function insideOf(shape: Shape, p: Planes, draw: (inner: string, soft?: number) => Float32Array): Sewn['inside'] {
  if (!shape.hole) return () => 0;
  const { neck } = shape;
  const shadow = draw(stroked(shape.hole, 22), 9);
  const band = `M${neck.x} ${neck.y + 2}C${neck.x + 6} ${neck.back} 452 ${neck.back + neck.rib * 0.5} 500 ${neck.back + neck.rib * 0.5}C548 ${neck.back + neck.rib * 0.5} ${994 - neck.x} ${neck.back} ${1000 - neck.x} ${neck.y + 2}`;
  const rib = draw(stroked(band, neck.rib));
  const lines = draw(stroked(band, neck.rib, '1.7 3.3'));
  const tape = draw(stroked(band.replaceAll(/(?<=M|C| )(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/g, (_, x: string, y: string) => `${x} ${Number(y) + neck.rib * 0.75}`), 7)); // prettier-ignore
  return i => {
    const y = Math.floor(i / p.width) / p.scale;
    const x = (i % p.width) / p.scale;
    const down = (y - neck.y) / Math.max(1, neck.front - neck.y);
    const out = Math.abs(x - 500) / Math.max(1, 500 - neck.x);
    const base = 0.62 - 0.22 * down - 0.16 * out * out;
    return Math.max(0.12, base + rib[i]! * 0.16 - lines[i]! * 0.06 + tape[i]! * 0.07 - shadow[i]! * 0.5);
  };
}
