/** Drawings of the house and icons of the library as things: what we have not drawn as shapes ourselves. */
import { paletteOf } from '../colour/palettes.ts';
import { readPath } from '../draw/read-path.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { hasHouse, houseBody } from '../house/house.ts';
import { library, type Icon } from '../library/library.ts';
import { subDice } from '../seed.ts';
import { readSvg, shapesOf } from './from-svg.ts';
import { flat } from './pen.ts';
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

/** Silhouettes: the dark shape with the lit areas on it. */
function inkThing(icon: Icon, span: number, o: ThingOptions): Thing {
  const dark = icon.drawing.split(/(?=M)/).filter(part => part.trim()).map((part): Shape => ({ segments: readPath(part), fill: 'line', stroke: 'line', part: 'thing', union: 'icon' })); // prettier-ignore
  return thing(span, [...dark, flat('cloth1', icon.drawing)], { tints: ['cloth1'], ...o });
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
