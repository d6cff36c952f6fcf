/** Paints shapes body by body with a brush: how a treatment draws a contour, a surface and a line. */
import { lchOf, mix } from '../colour/colour.ts';
import { pathData, short } from '../draw/path.ts';
import { path } from '../draw/svg.ts';
import { widthOf, type Shape } from '../figures/shape.ts';
import type { Stage, StageItem } from '../staging/stage.ts';

/** One shape as a brush meets it. */
export interface Stroke {
  shape: Shape;
  item: StageItem;
  /** The shapes that are outlined as one body with it. */
  body: readonly Shape[];
  d: string;
  /** Colour of the surface, where there is one, and of the line. */
  fill: string | undefined;
  line: string | undefined;
  width: number;
}
export interface Brush {
  /** Around a surface; its outer half is seen. */
  contour(s: Stroke): string;
  surface(s: Stroke): string;
  /** A line that bounds nothing. */
  line(s: Stroke): string;
}

export const FLAT: Brush = {
  contour: s => path(s.d, { stroke: s.line!, width: s.width * 2, round: true }),
  surface: s => path(s.d, { fill: s.fill! }),
  line: s => path(s.d, { stroke: s.line!, width: s.width, round: true }),
};

/** Shapes of one item from back to front; bodies in one outline have no line where they overlap. */
export function paintItem(item: StageItem, brush: Brush): string {
  let svg = '';
  for (let i = 0; i < item.shapes.length;) {
    let end = i + 1;
    const { union } = item.shapes[i]!;
    while (union !== undefined && end < item.shapes.length && item.shapes[end]!.union === union) end++;
    let [lines, fills] = ['', ''];
    const body = item.shapes.slice(i, end);
    for (const shape of body) {
      const stroke: Stroke = { shape, item, body, d: pathData(shape.segments), fill: shape.fill && item.colours[shape.fill], line: shape.stroke && item.colours[shape.stroke], width: widthOf(shape) }; // prettier-ignore
      const { least = 0 } = item;
      if (shape.fill) fills += sturdy(brush.surface(stroke), least);
      if (shape.stroke) [lines, fills] = shape.fill ? [lines + sturdy(brush.contour(stroke), least * 2), fills] : [lines, fills + sturdy(brush.line(stroke), least)]; // prettier-ignore
    }
    svg += lines + fills;
    i = end;
  }
  return svg;
}

/** No line narrower than `least`: what a brush draws by its own measure holds on a chest too. */
const sturdy = (svg: string, least: number): string => (least ? svg.replaceAll(/fill="none" (stroke="[^"]+") stroke-width="([\d.]+)"/g, (all, colour: string, width: string) => (Number(width) < least ? `fill="none" ${colour} stroke-width="${short(least)}"` : all)) : svg); // prettier-ignore

export const paintItems = (items: readonly StageItem[], brush: Brush): string => items.map(i => paintItem(i, brush)).join(''); // prettier-ignore

/** The outlines of the group, grown: a rim that keeps it off what lies behind. */
export function rimOf(items: readonly StageItem[], colour: string, width: number): string {
  return items
    .flatMap(i => i.shapes)
    .map(s => path(pathData(s.segments), { ...(s.fill && { fill: colour }), stroke: colour, width: (s.fill ? (s.stroke ? widthOf(s) * 2 : 0) : widthOf(s)) + width * 2, round: true }))
    .join('');
} // prettier-ignore

/** The stage with every colour changed. */
export function recolouredStage(stage: Stage, to: (hex: string) => string): Stage {
  const known = new Map<string, string>();
  const once = (hex: string) => known.get(hex) ?? (known.set(hex, to(hex)), known.get(hex)!);
  const coloured = (item: StageItem): StageItem => ({ ...item, colours: Object.fromEntries(Object.entries(item.colours).map(([role, hex]) => [role, once(hex)])) as StageItem['colours'] }); // prettier-ignore
  return { ...stage, items: stage.items.map(coloured), halo: once(stage.halo) };
}

/** The stage in a few inks, each colour by the ink that comes nearest; a shade is a darker print of its own surface. */
export function inFewInks(stage: Stage, inks: readonly string[], dark: string): Stage {
  const to = nearestOf(inks);
  const near = recolouredStage(stage, to);
  const items = near.items.map(item => {
    const colours = { ...item.colours };
    for (const role of Object.keys(colours) as (keyof typeof colours)[]) {
      const base = colours[role.replace(/Shade$/, '') as keyof typeof colours];
      if (role.endsWith('Shade') && base && item.layer !== 'backdrop' && item.layer !== 'lettering') colours[role] = mix(base, dark, 0.22); // prettier-ignore
    }
    return { ...item, colours };
  });
  return { ...near, items };
}

/** The ink that comes nearest: hue first where there is one, so that a fox stays orange and a leaf green. */
export function nearestOf(inks: readonly string[]): (hex: string) => string {
  const own = inks.map(hex => ({ hex, ...lchOf(hex) }));
  return hex => {
    const { l, c, h } = lchOf(hex);
    const far = (i: (typeof own)[number]) => {
      const [da, db] = [c * Math.cos((h * Math.PI) / 180) - i.c * Math.cos((i.h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180) - i.c * Math.sin((i.h * Math.PI) / 180)]; // prettier-ignore
      return (l - i.l) ** 2 + 2.6 * (da * da + db * db);
    };
    return own.toSorted((a, b) => far(a) - far(b))[0]!.hex;
  };
}

export const isShade = ({ fill, stroke, part }: Shape): boolean => Boolean(fill?.endsWith('Shade') && !stroke) && part !== 'face'; // prettier-ignore
/** Stripes, spots and patches: surfaces within another, without a line of their own. */
export const isMark = (s: Stroke): boolean => s.shape.stroke === undefined && s.fill !== undefined && lchOf(s.fill).l < 0.42 && !isShade(s.shape); // prettier-ignore
export const isFace = ({ part }: Shape): boolean => part === 'face';
export const lightOf = (hex: string): number => lchOf(hex).l;
export const towards = mix;
export const layerOf = (stage: Stage, ...layers: StageItem['layer'][]): StageItem[] => stage.items.filter(i => layers.includes(i.layer)); // prettier-ignore
/** Whether the group stands in scenery; else a spot or nothing is behind it. */
export const hasScenery = (stage: Stage): boolean => stage.items.some(i => i.layer === 'backdrop');
