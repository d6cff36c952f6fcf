/** Treatments of India's walls and cloths: Madhubani, Warli, block print. */
import { circle, path } from '../draw/svg.ts';
import { short, type Box } from '../draw/path.ts';
import type { Stage, StageItem } from '../staging/stage.ts';
import {
  FLAT,
  hasScenery,
  inFewInks,
  isFace,
  isMark,
  isShade,
  layerOf,
  lightOf,
  paintItem,
  rimOf,
  type Brush,
} from './brush.ts';
import { around, petalPanel, upright, wallPanel } from './grounds.ts';
import { dotsIn, hatchIn } from './marks.ts';
import type { Treated, Treatment, TreatmentOptions } from './treatment.ts';
import { hasWarliBody, warliBody, warliHead, type WarliInks } from './warli-body.ts';

/** Scenery without its rim and without spots: the panel is the frame. */
const unframed = (stage: Stage): Stage => ({ ...stage, items: stage.items.filter(i => i.layer !== 'frame') });
const panelOf = (stage: Stage): Box => upright(stage.box, 0.82);
interface Panel {
  svg: string;
  box: Box;
  /** What stands for the panel around an emblem, which has none. */
  rim: string;
}
/** What is drawn on a panel; `filling` lies on it below everything. */
const onPanel = (
  stage: Stage,
  draw: (item: StageItem) => string,
  panel: Panel,
  { grain }: TreatmentOptions,
  filling = '',
): Treated => {
  const svg = stage.items.map(draw).join('');
  if (grain === 1) return { svg: panel.svg + filling + svg, box: panel.box };
  return { svg: rimOf(stage.items, panel.rim, 16) + svg, box: around(stage.box, 30) };
};

const [LAMP, RICE] = ['#1c1420', '#ebd39c'];
const COLOURS = ['#d8232a', '#f29a1c', '#f6cf2d', '#2f8f3f', '#1f5fae', '#c72c7d', '#8b4a2b', '#7fb9a6', RICE, LAMP];
/** Double contours with strokes between, natural colours, every surface filled with lines or dots. */
export const madhubani: Treatment = (stage, o) => {
  const set = unframed(o.isColoured ? stage : inFewInks(stage, COLOURS, LAMP));
  const filled = (s: Parameters<Brush['surface']>[0]) => {
    const body = FLAT.surface(s);
    if (isFace(s.shape) || s.item.layer === 'lettering' || s.shape.part === 'head') return body;
    const mark = lightOf(s.fill!) < 0.36 ? RICE : LAMP;
    const kind = (s.shape.fill!.length + s.shape.part.length) % 3;
    if (s.item.layer === 'backdrop')
      return body + path(dotsIn(s.shape, 44 * o.grain, 4 * o.grain), { fill: mark, opacity: 0.55 });
    return body + (kind === 0 ? path(dotsIn(s.shape, 17 * o.grain, 3 * o.grain), { fill: mark }) : path(hatchIn(s.shape, 13 * o.grain, kind === 1 ? 60 : -35), { stroke: mark, width: 2.4 })); // prettier-ignore
  };
  const brush: Brush = {
    contour: s => (s.item.layer === 'backdrop' || s.item.layer === 'lettering' || s.width < 4 ? FLAT.contour(s) : path(s.d, { stroke: LAMP, width: 34, round: true }) + path(s.d, { stroke: RICE, width: 27, round: true }) + path(s.d, { stroke: LAMP, width: 27, dash: '2.6 8' }) + path(s.d, { stroke: LAMP, width: 11, round: true })), // prettier-ignore
    surface: s => (isShade(s.shape) ? '' : filled(s)),
    line: s => path(s.d, { stroke: s.line!, width: Math.max(3, s.width * 0.8), round: true }),
  };
  const paper = [RICE, '#f0b98a', '#cfd9b4'][o.variant % 3]!;
  const group = layerOf(set, 'behind', 'group', 'lettering');
  const filling = flowersIn(panelOf(set)) + (hasScenery(set) ? '' : rimOf(group, paper, 24));
  const panel = petalPanel(panelOf(set), { paper, line: LAMP, a: '#d8232a', b: o.variant % 2 ? '#2f8f3f' : '#f29a1c' });
  return onPanel(set, i => paintItem(i, brush), { ...panel, rim: RICE }, o, filling);
};
/** No part of the wall stays bare: flowers and sprays of leaves in rows, every other row between those before. */
function flowersIn({ x, y, width, height }: Box): string {
  const step = 86;
  const [across, down] = [Math.max(3, Math.round(width / step)), Math.max(3, Math.round(height / step))];
  let svg = '';
  for (let row = 0; row < down; row++)
    for (let col = 0; col < across - (row % 2); col++) {
      const [cx, cy] = [x + ((col + 0.5 + (row % 2) / 2) * width) / across, y + ((row + 0.5) * height) / down];
      svg += (row + col) % 2 ? flower(cx, cy, 27, COLOURS[(row * 2 + col) % 3 === 0 ? 1 : (row + col) % 4 === 1 ? 0 : 5]!) : spray(cx, cy, row % 2 ? 24 : -24); // prettier-ignore
    }
  return svg;
}
function flower(x: number, y: number, r: number, hex: string): string {
  const petal = (i: number) => { const a = (i / 8) * Math.PI * 2; return circle(x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66, r * 0.36, { fill: hex, stroke: LAMP, width: 3 }); }; // prettier-ignore
  return Array.from({ length: 8 }, (_, i) => petal(i)).join('') + circle(x, y, r * 0.42, { fill: '#f6cf2d', stroke: LAMP, width: 3 }) + circle(x, y, r * 0.16, { fill: LAMP }); // prettier-ignore
}
function spray(x: number, y: number, lean: number): string {
  const leaf = (dy: number, side: 1 | -1) => { const ly = y + dy; return path(`M${short(x)} ${short(ly)}C${short(x + side * 10)} ${short(ly - 20)} ${short(x + side * 26)} ${short(ly - 20)} ${short(x + side * 32)} ${short(ly - 12)}C${short(x + side * 24)} ${short(ly + 4)} ${short(x + side * 10)} ${short(ly + 6)} ${short(x)} ${short(ly)}Z`, { fill: '#2f8f3f', stroke: LAMP, width: 3 }); }; // prettier-ignore
  return `<g transform="rotate(${lean} ${short(x)} ${short(y)})">${path(`M${short(x)} ${short(y + 34)}V${short(y - 30)}`, { stroke: LAMP, width: 4 })}${leaf(22, 1)}${leaf(22, -1)}${leaf(0, 1)}${leaf(0, -1)}${leaf(-20, 1)}${leaf(-20, -1)}</g>`;
}

const CHALK = '#fbf3e4';
const EARTHS = ['#8f3d22', '#54301f', '#7a6a2c'];
/** White on a wall of mud: bodies of two triangles with limbs that are lines, all else of rice paste, its lines the wall. */
export const warli: Treatment = (stage, o) => {
  const earth = EARTHS[o.variant % EARTHS.length]!;
  const set = unframed(stage);
  const brush: Brush = {
    contour: s => (s.item.layer === 'backdrop' ? path(s.d, { stroke: CHALK, width: 8, round: true }) : path(s.d, { stroke: earth, width: 12, round: true })), // prettier-ignore
    surface: s => {
      if (s.item.layer === 'backdrop') return path(s.d, { fill: earth }) + (lightOf(s.fill!) > 0.7 && s.shape.stroke === undefined ? path(hatchIn(s.shape, 34 * o.grain, 0), { stroke: CHALK, width: 3 }) : ''); // prettier-ignore
      if (isShade(s.shape)) return s.shape.part === 'thing' ? path(hatchIn(s.shape, 16 * o.grain, 45), { stroke: earth, width: 4 }) : ''; // prettier-ignore
      return path(s.d, { fill: isMark(s) || (isFace(s.shape) && lightOf(s.fill!) < 0.5) ? earth : CHALK });
    },
    line: s => path(s.d, { stroke: s.item.layer === 'backdrop' || s.item.layer === 'behind' || lightOf(s.line!) > 0.7 ? CHALK : earth, width: Math.max(4, s.width), round: true }), // prettier-ignore
  };
  const drawn = (i: StageItem): string => (i.layer === 'group' && hasWarliBody(i) ? warliFigure(i, brush, { chalk: CHALK, earth, limb: Math.max(13, i.least ?? 0) }) : paintItem(i, brush)); // prettier-ignore
  return onPanel(set, drawn, { ...wallPanel(panelOf(set), earth, CHALK), rim: earth }, o, groundOf(set));
};
/** Parts of a body that are drawn as they are, before it and after it. */
const BEHIND_BODY = /^(tail|wing|hair)$/;
const BEFORE_BODY = /^(head|headwear|face|thing|neck)$/;
function warliFigure(item: StageItem, brush: Brush, inks: WarliInks): string {
  const isPerson = item.shapes.some(s => s.part === 'head' && s.fill === 'skin');
  const some = (parts: RegExp) => paintItem({ ...item, shapes: item.shapes.filter(s => parts.test(s.part)) }, brush);
  if (isPerson) return some(/^(tail|wing)$/) + warliBody(item, inks) + warliHead(item, inks) + some(/^(headwear|thing)$/); // prettier-ignore
  return some(BEHIND_BODY) + warliBody(item, inks) + some(BEFORE_BODY);
}
/** A line of dots below who stands without a land, and grass of short strokes on it. */
function groundOf(stage: Stage): string {
  if (hasScenery(stage) || !layerOf(stage, 'group').length) return '';
  const { x, width } = panelOf(stage);
  const y = Math.max(...layerOf(stage, 'group').map(g => g.box.y + g.box.height)) - 4;
  const n = Math.floor(width / 17);
  const dots = Array.from({ length: n }, (_, i) => circle(x + ((i + 0.5) * width) / n, y, 4.4, { fill: CHALK })).join(''); // prettier-ignore
  const grass = Array.from({ length: 7 }, (_, i) => { const gx = short(x + width * (0.05 + i * 0.15)); return `M${gx} ${short(y - 9)}v-24M${gx} ${short(y - 9)}l-11 -18M${gx} ${short(y - 9)}l11 -18`; }).join(''); // prettier-ignore
  return dots + path(grass, { stroke: CHALK, width: 5, round: true });
}

/** Madder, indigo and ochre blocks on undyed cloth: no lines but the gaps where the blocks do not meet. */
export const blockPrint: Treatment = (stage, o) => {
  const cloth = '#ebd5a4';
  const inks = ['#8f2a23', '#1f3560', '#c98a2c', '#5d6b3a', cloth];
  const set = unframed(o.isColoured ? stage : inFewInks(stage, inks, '#1f3560'));
  const brush: Brush = {
    contour: s => path(s.d, { stroke: lightOf(s.fill!) > 0.84 ? '#1f3560' : cloth, width: s.width * 1.9, round: true }), // prettier-ignore
    surface: s => {
      if (isShade(s.shape)) return path(dotsIn(s.shape, 14 * o.grain, 3.6 * o.grain), { fill: cloth });
      if (s.item.layer === 'backdrop') return path(s.d, { fill: cloth }) + path(dotsIn(s.shape, 30 * o.grain, (lightOf(s.fill!) < 0.5 ? 9 : 5) * o.grain), { fill: s.fill! }); // prettier-ignore
      return FLAT.surface(s);
    },
    line: s => path(s.d, { stroke: lightOf(s.line!) > 0.84 || s.shape.part === 'face' ? s.line! : cloth, width: Math.max(4, s.width), round: true }), // prettier-ignore
  };
  return onPanel(
    set,
    i => paintItem(i, brush),
    { ...petalPanel(panelOf(set), { paper: o.variant % 2 ? '#d9b48a' : cloth, line: o.variant % 2 ? '#8f2a23' : '#1f3560', a: o.variant % 2 ? '#1f3560' : '#8f2a23', b: '#c98a2c' }), rim: cloth }, // prettier-ignore
    o,
  );
};
