/** Treatments of India's walls and cloths: Madhubani, Warli, block print. */
import { path } from '../draw/svg.ts';
import type { Box } from '../draw/path.ts';
import type { Stage } from '../staging/stage.ts';
import { FLAT, inFewInks, isFace, isMark, isShade, lightOf, paintItem, rimOf, type Brush } from './brush.ts';
import { around, petalPanel, upright, wallPanel } from './grounds.ts';
import { dotsIn, hatchIn } from './marks.ts';
import type { Treated, Treatment, TreatmentOptions } from './treatment.ts';

/** Scenery without its rim and without spots: the panel is the frame. */
const unframed = (stage: Stage): Stage => ({ ...stage, items: stage.items.filter(i => i.layer !== 'frame') });
const panelOf = (stage: Stage): Box => upright(stage.box, 0.82);
interface Panel {
  svg: string;
  box: Box;
  /** What stands for the panel around an emblem, which has none. */
  rim: string;
}
const onPanel = (stage: Stage, brush: Brush, panel: Panel, { grain }: TreatmentOptions): Treated => {
  const svg = stage.items.map(i => paintItem(i, brush)).join('');
  if (grain === 1) return { svg: panel.svg + svg, box: panel.box };
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
  return onPanel(
    set,
    brush,
    { ...petalPanel(panelOf(set), { paper: [RICE, '#f0b98a', '#cfd9b4'][o.variant % 3]!, line: LAMP, a: '#d8232a', b: o.variant % 2 ? '#2f8f3f' : '#f29a1c' }), rim: RICE }, // prettier-ignore
    o,
  );
};

const CHALK = '#fbf3e4';
const EARTHS = ['#8f3d22', '#54301f', '#7a6a2c'];
/** White on a wall of mud: bodies of rice paste, their lines are the wall. */
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
  return onPanel(set, brush, { ...wallPanel(panelOf(set), earth, CHALK), rim: earth }, o);
};

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
    brush,
    { ...petalPanel(panelOf(set), { paper: o.variant % 2 ? '#d9b48a' : cloth, line: o.variant % 2 ? '#8f2a23' : '#1f3560', a: o.variant % 2 ? '#1f3560' : '#8f2a23', b: '#c98a2c' }), rim: cloth }, // prettier-ignore
    o,
  );
};
