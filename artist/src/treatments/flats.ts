/** Treatments in flat inks with contours: as it is, worn as of the seventies, cut from paper, cute, gothic, comic. */
import { fromLch, lchOf, mix } from '../colour/colour.ts';
import { mapPoints, pathData } from '../draw/path.ts';
import { circle, path } from '../draw/svg.ts';
import { heart } from '../draw/shapes.ts';
import type { Stage, StageItem } from '../staging/stage.ts';
import { subDice } from '../seed.ts';
import { FLAT, hasScenery, inFewInks, isShade, layerOf, lightOf, paintItem, paintItems, recolouredStage, rimOf, type Brush, type Stroke } from './brush.ts'; // prettier-ignore
import { around, burst } from './grounds.ts';
import { dotsIn } from './marks.ts';
import { reliefOf } from './shading.ts';
import { sun } from './suns.ts';
import type { Treated, Treatment, TreatmentOptions } from './treatment.ts';

/** How much heavier the outline of the group is than the lines within, in the picture's units. */
const HEAVIER = 4;
/** As it is: bodies in relief, lines that swell on the side of the shade, a heavy outline around the whole group, and a light rim on a dark shirt. */
export const flat: Treatment = (stage, o) => {
  const { ground, grain } = o;
  const relieved = relief(grain);
  const group = layerOf(stage, 'group');
  const { line } = group[0]?.colours ?? {};
  const around_ = (ground === 'dark' ? rimOf(group, stage.halo, HEAVIER + (hasScenery(stage) ? 4 : 6)) : '') + (line ? rimOf(group, line, HEAVIER) : ''); // prettier-ignore
  const drawn = (i: StageItem): string => (isSpot(i) ? sun(i.box, i.colours.cloth1, o) : isRim(i) ? rings(i) : paintItem(i, i.layer === 'group' ? relieved : FLAT)); // prettier-ignore
  const svg = stage.items.map(i => (i === group[0] ? around_ : '') + drawn(i)).join('');
  return { svg, box: around(stage.box, hasScenery(stage) ? 18 : 10) };
};
/** The rim of a window, three rings of it: a badge's edge. */
const isRim = ({ layer, shapes }: StageItem): boolean => layer === 'frame' && shapes.length === 1 && shapes[0]!.fill === undefined; // prettier-ignore
function rings({ shapes: [rim], colours }: StageItem): string {
  const d = pathData(rim!.segments);
  const ring = (stroke: string, width: number) => path(d, { stroke, width, round: true });
  return ring(colours.line, 44) + ring(colours.lip, 31) + ring(colours.line, 13);
}
/** A bare ground behind the group. */
const isSpot = ({ layer, name, shapes }: StageItem): boolean => layer === 'frame' && (name === 'disc' || name === 'hexagon') && shapes.length === 1 && shapes[0]!.fill !== undefined; // prettier-ignore

const relief = (grain: number): Brush => ({
  contour: s => path(s.d, { stroke: s.line!, width: s.width * 1.9, round: true }) + path(pathData(mapPoints(s.shape.segments, (x, y) => [x + s.width * 0.22, y + s.width * 0.34])), { stroke: s.line!, width: s.width * 1.9, round: true }), // prettier-ignore
  surface: s => {
    const plain = FLAT.surface(s);
    if (grain > 1 || !hasRelief(s)) return plain;
    const { shade, sheen } = reliefOf(s.shape, s.body);
    return (
      plain + path(shade, { fill: shadeOf(s.fill!, s.item.colours.line) }) + path(sheen, { fill: sheenOf(s.fill!) })
    );
  },
  line: FLAT.line,
});
/** What has a body: no features of faces, no stripes, spots or shades. */
const hasRelief = ({ shape, fill }: Stroke): boolean => Boolean(shape.stroke) && shape.part !== 'face' && !/^(line|eye|iris)$/.test(shape.fill!) && lightOf(fill!) > 0.24; // prettier-ignore
/** A darker tone of the same ink, a little towards the line's: never grey. */
function shadeOf(hex: string, line: string): string {
  const { l, c, h } = lchOf(hex);
  return c < 0.03 ? mix(hex, line, 0.24) : mix(fromLch(l * 0.8, c * 1.02, h), line, 0.08);
}
function sheenOf(hex: string): string {
  const { l, c, h } = lchOf(hex);
  return fromLch(Math.min(0.985, l + 0.09 + (1 - l) * 0.16), c * 0.82, h);
}

const FADED = ['#2b211d', '#f2e3c4', '#c4552f', '#e0a03c', '#6d8a6a', '#4c7480', '#8c3a34', '#b98a5e', '#d9c29a', '#7c6350']; // prettier-ignore
/** A few faded inks, thick lines; the wear of the print comes with the pixels. */
export const vintage: Treatment = (stage, o) => {
  const set = o.isColoured ? stage : inFewInks(stage, FADED, '#2b211d');
  return flat({ ...set, halo: o.isColoured ? set.halo : '#f2e3c4' }, o);
};

/** Cut paper: four inks, no lines but thin gaps between one sheet and the next. */
export const minimal: Treatment = (stage, o) => {
  const paper = '#f5eee2';
  const inks = ['#22253d', paper, '#e2674a', '#f0b35c', '#4f8a8b', '#b9cbc2'];
  const set = o.isColoured ? stage : inFewInks(stage, inks, '#22253d');
  const cut: Brush = {
    contour: s => path(s.d, { stroke: lightOf(s.fill!) > 0.86 ? (o.isColoured ? s.line! : '#22253d') : paper, width: lightOf(s.fill!) > 0.86 ? 4 : 7, round: true }), // prettier-ignore
    surface: s => (isShade(s.shape) ? '' : FLAT.surface(s)),
    line: s => (s.shape.weight === 'detail' && s.shape.part !== 'face' ? '' : path(s.d, { stroke: s.line!, width: Math.max(4, s.width * 0.8), round: true })), // prettier-ignore
  };
  const plain: Brush = { ...cut, contour: () => '' };
  const group = layerOf(set, 'group');
  const svg = set.items.map(i => (i.layer === 'backdrop' ? paintItem(i, { ...plain, line: () => '' }) : i.layer === 'frame' ? (hasScenery(set) ? '' : paintItem(i, plain)) : i === group[0] && o.ground === 'dark' ? rimOf(group, paper, 5) + paintItem(i, cut) : paintItem(i, i.layer === 'lettering' ? plain : cut))).join(''); // prettier-ignore
  return { svg, box: around(set.box, 6) };
};

const soften = (hex: string): string => {
  const { l, c, h } = lchOf(hex);
  if (l < 0.34) return mix('#5a4368', hex, 0.25);
  return fromLch(Math.min(0.96, l * 0.66 + 0.34), c * 0.72, h);
};
/** Pastel, round soft lines of plum, a white rim as of a sticker, a few hearts and sparks around. */
export const cute: Treatment = (stage, o) => {
  const set = recolouredStage(stage, soften);
  const soft: Brush = {
    contour: s => path(s.d, { stroke: '#6a4a77', width: s.width * 2.7, round: true }),
    surface: FLAT.surface,
    line: s => path(s.d, { stroke: lightOf(s.line!) < 0.5 ? '#6a4a77' : s.line!, width: s.width * 1.2, round: true }),
  };
  const group = layerOf(set, 'behind', 'group');
  const back = layerOf(set, 'backdrop', 'frame');
  const rim = rimOf(group, '#6a4a77', 21) + rimOf(group, '#ffffff', 15);
  const rest = layerOf(set, 'front', 'lettering');
  const signs = hasScenery(set) ? '' : sparks(set, o.seed);
  return { svg: paintItems(back, soft) + signs + rim + paintItems(group, soft) + paintItems(rest, soft), box: around(set.box, 46) }; // prettier-ignore
};
function sparks(stage: Stage, seed: number): string {
  const dice = subDice(seed, 'sparks');
  const group = layerOf(stage, 'group');
  const { x, y, width, height } = stage.box;
  let svg = '';
  for (let i = 0, tries = 0; i < 7 && tries < 60; tries++) {
    const [px, py, r] = [dice.between(x - 10, x + width + 10), dice.between(y, y + height * 0.8), dice.between(13, 24)];
    if (group.some(g => px > g.box.x - 50 && px < g.box.x + g.box.width + 50 && py > g.box.y - 50 && py < g.box.y + g.box.height + 50)) continue; // prettier-ignore
    svg += i % 2 ? path(heart(px, py, r), { fill: '#ff9fbf', stroke: '#6a4a77', width: 5 }) : circle(px, py, r * 0.55, { fill: '#ffd48a', stroke: '#6a4a77', width: 5 }); // prettier-ignore
    i++;
  }
  return svg;
}

/** Black, bone and blood, heavy lines, shades of dots. */
export const gothic: Treatment = (stage, o) => {
  const [black, bone, blood] = ['#15121a', '#ece2cf', '#9c1c24'];
  const set = o.isColoured ? stage : inFewInks(stage, [black, '#2c262f', '#4a434c', '#8d8379', bone, blood, '#c9b38a'], black); // prettier-ignore
  const dark: Brush = {
    contour: s => path(s.d, { stroke: black, width: s.width * 2.9, round: true }),
    surface: s =>
      isShade(s.shape) ? path(dotsIn(s.shape, 9 * o.grain, 2.6 * o.grain), { fill: black }) : FLAT.surface(s),
    line: s => path(s.d, { stroke: lightOf(s.line!) < 0.4 ? black : s.line!, width: s.width * 1.3, round: true }),
  };
  return rimmed(
    hasScenery(set) || o.variant % 2 ? set : { ...set, items: set.items.filter(i => i.layer !== 'frame') },
    dark,
    o,
    bone,
  );
};

/** Loud inks, thick lines, shades of coloured dots, a burst behind who has no place. */
export const pop: Treatment = (stage, o) => {
  const loud = (hex: string): string => {
    const { l, c, h } = lchOf(hex);
    return c < 0.03
      ? l < 0.4
        ? '#141118'
        : hex
      : fromLch(Math.min(0.88, l * 0.96 + 0.06), Math.min(0.25, c * 1.45), h);
  };
  const set = o.isColoured ? stage : recolouredStage(stage, loud);
  const comic: Brush = {
    contour: s => path(s.d, { stroke: '#141118', width: s.width * 2.8, round: true }),
    surface: s =>
      isShade(s.shape)
        ? path(dotsIn(s.shape, 13 * o.grain, 4.4 * o.grain), { fill: '#141118', opacity: 1 })
        : FLAT.surface(s),
    line: s => path(s.d, { stroke: s.line!, width: s.width * 1.25, round: true }),
  };
  if (hasScenery(set)) return rimmed(set, comic, o, '#ffffff');
  const bare = { ...set, items: set.items.filter(i => i.layer !== 'frame') };
  const group = layerOf(bare, 'group');
  const [x, y] = [Math.min(...group.map(g => g.box.x)), Math.min(...group.map(g => g.box.y))];
  const [right, foot] = [Math.max(...group.map(g => g.box.x + g.box.width)), Math.max(...group.map(g => g.box.y + g.box.height))]; // prettier-ignore
  const size = Math.max(right - x, foot - y) * 1.12;
  const star = { x: (x + right) / 2 - size / 2, y: (y + foot) / 2 - size * 0.46, width: size, height: size * 0.92 };
  const done = rimmed(bare, comic, o, '#ffffff');
  return {
    svg:
      burst(star, 15 - (o.variant % 3) * 3, ['#ffd400', '#12b8ec', '#ff7ab8'][o.variant % 3]!, '#141118') +
      dotted(star) +
      done.svg,
    box: joined(around(star, 22), done.box),
  };
};
const dotted = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  path(dotsIn({ segments: [['M', x + width * 0.3, y + height * 0.5], ['Q', x + width * 0.3, y + height * 0.78, x + width * 0.5, y + height * 0.8], ['Q', x + width * 0.72, y + height * 0.78, x + width * 0.7, y + height * 0.5], ['Z']], part: 'thing' }, 24, 7), { fill: '#ff3b5c' }); // prettier-ignore
export function joined(a: Treated['box'], b: Treated['box']): Treated['box'] {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
} // prettier-ignore

/** Painted by a brush, the group with a rim on a dark shirt or over scenery. */
function rimmed(stage: Stage, brush: Brush, { ground }: TreatmentOptions, rim: string): Treated {
  const group = layerOf(stage, 'group');
  const svg = stage.items.map(i => (i === group[0] && (ground === 'dark' || hasScenery(stage)) ? rimOf(group, rim, 9) : '') + paintItem(i, brush)).join(''); // prettier-ignore
  return { svg, box: around(stage.box, 14) };
}
