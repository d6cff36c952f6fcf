/** The picture on a grid of squares: it is looked at once, small. */
import { lchOf } from '../colour/colour.ts';
import { short, type Box } from '../draw/path.ts';
import { path } from '../draw/svg.ts';
import { render, type Pixels } from '../pixels/raster.ts';
import { around } from './grounds.ts';
import { flat } from './flats.ts';
import { nearestOf } from './brush.ts';
import type { Stage } from '../staging/stage.ts';
import type { Treatment, TreatmentOptions } from './treatment.ts';

interface Seen {
  pixels: Pixels;
  box: Box;
  /** Units of a pixel. */
  unit: number;
}
/** The flat picture in pixels, a margin around it. */
function seen(stage: Stage, o: TreatmentOptions, width: number): Seen {
  const { svg, box: ink } = flat(stage, { ...o, ground: 'light' });
  const box = around(ink, 12);
  const view = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${short(box.x)} ${short(box.y)} ${short(box.width)} ${short(box.height)}">${svg}</svg>`;
  return { pixels: render(view, width), box, unit: box.width / width };
}
const hexAt = ({ data, width }: Pixels, x: number, y: number): string => { const i = (y * width + x) * 4; return '#' + [data[i]!, data[i + 1]!, data[i + 2]!].map(v => v.toString(16).padStart(2, '0')).join(''); }; // prettier-ignore
const isOpaque = ({ data, width, height }: Pixels, x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 128; // prettier-ignore

/** The most frequent colours of a picture, each apart from the others. */
function inksOf({ data }: Pixels, most: number): string[] {
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 200) continue;
    const key = [0, 1, 2].map(k => Math.min(255, Math.round(data[i + k]! / 12) * 12).toString(16).padStart(2, '0')).join(''); // prettier-ignore
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const out: string[] = [];
  for (const [key] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    const hex = `#${key}`;
    const { l, c, h } = lchOf(hex);
    if (out.every(other => { const o = lchOf(other); return Math.hypot(l - o.l, c * Math.cos(h / 57.3) - o.c * Math.cos(o.h / 57.3), c * Math.sin(h / 57.3) - o.c * Math.sin(o.h / 57.3)) > 0.085; })) out.push(hex); // prettier-ignore
    if (out.length >= most) break;
  }
  return out;
}

/** So few squares across that each is seen from a distance. */
const COLUMNS = 84;

/** Squares on a grid in at most sixteen colours, a dark row around all; lettering keeps its own small squares. */
export const pixel: Treatment = (stage, o) => {
  const { pixels, box, unit } = seen(stage, o, COLUMNS);
  const inks = inksOf(pixels, 16);
  const to = nearestOf(inks.length ? inks : ['#241a2e']);
  const rows = new Map<string, string>();
  const add = (hex: string, x: number, y: number, n: number) => rows.set(hex, `${rows.get(hex) ?? ''}M${short(box.x + x * unit)} ${short(box.y + y * unit)}h${short(n * unit)}v${short(unit)}h${short(-n * unit)}z`); // prettier-ignore
  const rim = o.ground === 'dark' ? '#fff6e6' : '#1c1526';
  for (let y = -1; y <= pixels.height; y++)
    for (let x = -1; x <= pixels.width;) {
      const at = (px: number): string | undefined => isOpaque(pixels, px, y) ? to(hexAt(pixels, px, y)) : isOpaque(pixels, px - 1, y) || isOpaque(pixels, px + 1, y) || isOpaque(pixels, px, y - 1) || isOpaque(pixels, px, y + 1) ? rim : undefined; // prettier-ignore
      const hex = at(x);
      let n = 1;
      while (x + n <= pixels.width && at(x + n) === hex) n++;
      if (hex) add(hex, x, y, n);
      x += n;
    }
  const svg = [...rows].map(([hex, d]) => path(d, { fill: hex, stroke: hex, width: 0.6 })).join('');
  return { svg, box: around(box, unit) };
};
