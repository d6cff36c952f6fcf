/** Treatments in one ink, through which the shirt shows: line art, sketch, linocut. */
import { mapPoints, meanWidth, pathData } from '../draw/path.ts';
import { path } from '../draw/svg.ts';
import type { Stage, StageItem } from '../staging/stage.ts';
import { hasScenery, isFace, isMark, isShade, lightOf, paintItem, type Brush, type Stroke } from './brush.ts'; // prettier-ignore
import { around } from './grounds.ts';
import { hatchIn } from './marks.ts';
import type { Knock, Treated, Treatment, TreatmentOptions } from './treatment.ts';

/** What a film print holds at chest size: nothing thinner is drawn. */
const LEAST = 6;
const inksOf = ({ ground }: TreatmentOptions): Knock => (ground === 'dark' ? { ink: '#f7f2e6', paper: '#17161b' } : { ink: '#1f1b26', paper: '#fbfaf6' }); // prettier-ignore

const inOneInk = (stage: Stage, brush: Brush, knock: Knock, without: readonly StageItem['layer'][] = []): Treated => ({ svg: stage.items.filter(i => !without.includes(i.layer)).map(i => paintItem(i, brush)).join(''), box: around(stage.box, 10), knock }); // prettier-ignore

/** Small dark parts (pupils, hair, noses) stay dark on a light shirt; on a dark one the ink is light, and they stay the shirt's. */
const isDark = (s: Stroke): boolean => s.fill !== undefined && lightOf(s.fill) < 0.4;

export const lines: Treatment = (stage, o) => {
  const { ink, paper } = inksOf(o);
  const brush: Brush = {
    contour: s => path(s.d, { stroke: ink, width: Math.max(LEAST, s.width) * 2, round: true }),
    surface: s => edged(s, { ink, paper }) ?? path(s.d, { fill: isShade(s.shape) ? 'none' : isMark(s) || (isFace(s.shape) && isDark(s)) || /^(eye|line)$/.test(s.shape.fill!) ? ink : paper }), // prettier-ignore
    line: s => path(s.d, { stroke: ink, width: Math.max(LEAST, s.width), round: true }),
  };
  return inOneInk(stage, brush, { ink, paper }, hasScenery(stage) ? [] : ['frame']);
};
/** Letters are read as they are, scenery by its edges alone; a sky has none. */
function edged(s: Stroke, { ink, paper }: Knock): string | undefined {
  const { fill, stroke } = s.shape;
  if (s.item.layer === 'lettering') return path(s.d, { fill: fill === 'cloth1' ? paper : ink });
  // A spot is a disc of strokes.
  if (s.item.layer === 'frame') return path(hatchIn(s.shape, 26, -38), { stroke: ink, width: LEAST, round: true });
  if (s.item.layer !== 'backdrop' && s.item.layer !== 'front') return undefined;
  if (/^cloth[123]$/.test(fill!)) return '';
  return (stroke ? '' : path(s.d, { stroke: ink, width: LEAST * 2, round: true })) + path(s.d, { fill: paper });
}

/** Drawn by hand: lines that wander, drawn twice, shades of hatching. */
export const sketch: Treatment = (stage, o) => {
  const { ink, paper } = inksOf(o);
  const wander = (s: Stroke, by: number, phase: number) => pathData(mapPoints(s.shape.segments, (x, y) => [x + by * (Math.sin(x * 0.031 + y * 0.017 + phase) + Math.sin(y * 0.053 - phase)), y + by * (Math.sin(y * 0.029 - x * 0.019 + phase) + Math.sin(x * 0.047 + phase))])); // prettier-ignore
  const brush: Brush = {
    contour: s => s.item.layer === 'lettering' ? path(s.d, { stroke: ink, width: LEAST * 2, round: true }) : path(wander(s, 2.2, 0.4), { stroke: ink, width: LEAST * 1.9, round: true }) + path(wander(s, 4.6, 2.9), { stroke: ink, width: LEAST, round: true }), // prettier-ignore
    surface: s => {
      const scenery = edged(s, { ink, paper });
      if (scenery !== undefined) return scenery;
      if (isShade(s.shape)) return path(hatchIn(s.shape, 14 * o.grain, 52), { stroke: ink, width: LEAST, round: true });
      const body = path(s.d, { fill: isMark(s) || (isFace(s.shape) && isDark(s)) ? ink : paper });
      if (isFace(s.shape)) return body;
      return (
        body + (isDark(s) ? path(hatchIn(s.shape, 11 * o.grain, 52), { stroke: ink, width: LEAST, round: true }) : '')
      );
    },
    line: s => path(wander(s, 2.2, 0.4), { stroke: ink, width: LEAST, round: true }),
  };
  return inOneInk(stage, brush, { ink, paper });
};

/** Carved: dark surfaces are ink with the lines cut out of them, middle ones are cut into stripes, light ones are bare. */
export const linocut: Treatment = (stage, o) => carved(stage, o);
function carved(stage: Stage, o: TreatmentOptions): Treated {
  const { ink, paper } = inksOf(o);
  const isOnDark = o.ground === 'dark';
  /** 0 bare, 1 cut, 2 inked. */
  const tone = (hex: string): 0 | 1 | 2 => {
    const l = isOnDark ? 1.22 - lightOf(hex) : lightOf(hex);
    return l < 0.5 ? 2 : l < 0.8 ? 1 : 0;
  };
  const isBare = ({ shape }: Stroke) => shape.part === 'head' || shape.part.startsWith('hand') || isFace(shape) || meanWidth(shape.segments) < 26; // prettier-ignore
  const brush: Brush = {
    contour: s => path(s.d, { stroke: paper, width: (s.width + 9) * 2, round: true }) + path(s.d, { stroke: tone(s.fill!) === 2 ? paper : ink, width: Math.max(LEAST + 1, s.width) * 2, round: true }), // prettier-ignore
    surface: s => {
      if (s.item.layer === 'frame') return path(s.d, { fill: ink });
      if (isMark(s)) return path(s.d, { fill: ink });
      if (isShade(s.shape)) return isBare(s) ? '' : path(hatchIn(s.shape, 15 * o.grain, 20), { stroke: tone(s.item.colours[baseOf(s)]) === 2 ? paper : ink, width: 7, round: true }); // prettier-ignore
      const t = tone(s.fill!);
      const body = path(s.d, { fill: t === 2 ? ink : paper });
      return t === 1 && !isBare(s)
        ? body + path(hatchIn(s.shape, 17 * o.grain, -28), { stroke: ink, width: 6.5, round: true })
        : body;
    },
    line: s => path(s.d, { stroke: tone(s.line!) === 2 ? ink : paper, width: Math.max(LEAST, s.width), round: true }),
  };
  return inOneInk(stage, brush, { ink, paper });
}
const baseOf = (s: Stroke) => s.shape.fill!.replace(/Shade$/, '') as keyof StageItem['colours'];

/** Sprayed through card: one ink, gaps around every part as the bridges that hold the card together, outlines broken. */
export const stencil: Treatment = (stage, o) => {
  const { ink, paper } = inksOf(o);
  const bridge = 8 * Math.min(1.6, o.grain);
  const isInked = (hex: string) => (o.ground === 'dark' ? lightOf(hex) > 0.58 : lightOf(hex) < 0.7);
  const brush: Brush = {
    contour: s => {
      if (s.item.layer === 'lettering') return '';
      const gap = (s.width + bridge) * 2;
      return path(s.d, { stroke: paper, width: gap, round: true }) + (isInked(s.fill!) ? '' : path(s.d, { stroke: ink, width: Math.max(LEAST + 3, s.width + 2) * 2, dash: '150 19' })); // prettier-ignore
    },
    surface: s => {
      if (s.item.layer === 'lettering') return path(s.d, { fill: s.shape.fill === 'cloth1Shade' ? 'none' : ink });
      if (isShade(s.shape)) return isFace(s.shape) || meanWidth(s.shape.segments) < 16 || isInked(s.item.colours[baseOf(s)]) ? '' : path(s.d, { fill: ink }); // prettier-ignore
      return path(s.d, { fill: isInked(s.fill!) ? ink : paper });
    },
    line: s => (s.shape.weight === 'detail' && !isFace(s.shape) ? '' : path(s.d, { stroke: isInked(s.line!) ? ink : paper, width: Math.max(LEAST + 2, s.width), round: true })), // prettier-ignore
  };
  return inOneInk(stage, brush, { ink, paper }, ['frame']);
};
