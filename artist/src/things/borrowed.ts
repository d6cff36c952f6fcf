/** Drawings of the house and icons of the library as things: what we have not drawn as shapes ourselves. */
import { paletteOf } from '../colour/palettes.ts';
import type { Segment } from '../draw/path.ts';
import { isInside, polylines } from '../draw/polyline.ts';
import { readPath } from '../draw/read-path.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { hasHouse, houseBody } from '../house/house.ts';
import { library, type Icon } from '../library/library.ts';
import { subDice } from '../seed.ts';
import { readSvg, shapesOf } from './from-svg.ts';
import { NATURAL } from './natural.ts';
import { thing, type Thing, type ThingOptions } from './thing.ts';

/** The roles that a house drawing takes from the stage's palette; all else of it keeps its own colours. */
const FREE: readonly (readonly ['a' | 'b' | 'c' | 'd', PaintRole])[] = [['a', 'cloth1'], ['b', 'trim'], ['c', 'cloth2'], ['d', 'cloth3']]; // prettier-ignore

/** A house drawing, `span` units of an adult on its longer side; undefined where there is none of the name. */
export function houseThing(name: string, span: number, o: ThingOptions = {}): Thing | undefined {
  if (!hasHouse(name)) return undefined;
  const palette = paletteOf('retro', 'light');
  const line = `stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`;
  const svg = houseBody(name, { ...palette, tint: hex => hex, dice: subDice(1, `house:${name}`), line });
  const { shapes, colours } = shapesOf(readSvg(svg), { line: palette.ink, isOutlined: false });
  return thing(span, shapes, { tints: firstOf(shapes), ...o, colours: { ...freed(colours, palette), ...o.colours } });
}

/** Leaves out what was painted with the palette, so that the stage's own takes its place. Roles keep their shapes. */
function freed(colours: Thing['colours'], palette: Record<'a' | 'b' | 'c' | 'd', string>): Thing['colours'] {
  const own = new Set<string>(FREE.map(([key]) => palette[key]));
  const kept = Object.entries(colours).filter(([role, hex]) => !(own.has(hex) && /^(cloth|trim|accent)/.test(role)));
  return Object.fromEntries(kept);
}

const firstOf = (shapes: readonly Shape[]): PaintRole[] => {
  const found = shapes.find(s => s.fill && s.fill !== 'line' && s.fill !== 'white' && s.fill !== 'dark');
  return found ? [found.fill!] : [];
};

/** A library icon, `span` units of an adult on its longer side; undefined where the library lacks it. */
export function iconThing(id: string, span: number, o: ThingOptions = {}): Thing | undefined {
  const icon = library().icon(id);
  if (!icon || id.startsWith('line:')) return undefined;
  if (icon.kind === 'ink') return inkThing(icon, span, o);
  const { shapes, colours } = shapesOf(readSvg(icon.drawing), { isOutlined: true });
  if (!shapes.length) return undefined;
  return thing(span, shapes, { tints: largest(shapes, colours), ...o, colours: { ...colours, ...o.colours } });
}

/** So wide is the dark around the parts of a silhouette, in its units of 512: parts that lie close are one thing. */
const CLOSING = 8;
/** Silhouettes: the dark shape with the lit areas on it, each a body of its own, so that light falls on it as on our own drawings. */
function inkThing(icon: Icon, span: number, o: ThingOptions): Thing {
  const parts = icon.drawing.split(/(?=M)/).filter(part => part.trim()).map(part => readPath(part)); // prettier-ignore
  const base = { stroke: 'line', part: 'thing', union: 'icon' } as const;
  const dark = parts.map((segments): Shape => ({ ...base, segments, fill: 'line', width: CLOSING }));
  const lit = withHoles(parts).map((segments): Shape => ({ ...base, segments, fill: 'cloth1', weight: 'detail' }));
  const own = NATURAL[icon.id.split(':').at(-1)!];
  return thing(span, [...dark, ...lit], { tints: ['cloth1'], ...o, colours: { ...(own && { cloth1: own }), ...o.colours } }); // prettier-ignore
}

/** Outlines, each with those that lie in it as its holes; what lies in a hole is an outline again. */
function withHoles(parts: readonly Segment[][]): Segment[][] {
  const lines = parts.map(p => polylines(p, 8));
  const inside = (i: number, k: number): boolean => i !== k && lines[i]!.length > 0 && isInside(lines[i]![0]!.points[0]!, lines[k]!); // prettier-ignore
  const around = parts.map((_, i) => parts.map((_p, k) => k).filter(k => inside(i, k)));
  const outer = parts.map((_, i) => i).filter(i => around[i]!.length % 2 === 0);
  return outer.map(i => [parts[i]!, ...parts.filter((_, k) => around[k]!.includes(i) && around[k]!.length === around[i]!.length + 1)].flat()); // prettier-ignore
}

/** The role that covers most of the picture: what a colour word changes. */
function largest(shapes: readonly Shape[], colours: Thing['colours']): PaintRole[] {
  const area = new Map<PaintRole, number>();
  for (const { segments, fill } of shapes) {
    if (!fill || fill === 'line' || !colours[fill]) continue;
    const xs = segments.flatMap(s => s.slice(1).filter((_, i) => i % 2 === 0) as number[]);
    const ys = segments.flatMap(s => s.slice(1).filter((_, i) => i % 2 === 1) as number[]);
    if (!xs.length) continue;
    const size = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
    area.set(fill, (area.get(fill) ?? 0) + size);
  }
  const best = [...area].toSorted((a, b) => b[1] - a[1])[0];
  return best ? [best[0]] : [];
}
