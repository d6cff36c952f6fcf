/** Treatments with light in them: neon, watercolour, the Japanese woodblock. */
import { fromLch, lchOf, mix } from '../colour/colour.ts';
import { boundsOf, mapPoints, meanWidth, pathData, short, type Box } from '../draw/path.ts';
import { isInside, polylines } from '../draw/polyline.ts';
import { circle, path, rect } from '../draw/svg.ts';
import type { Shape } from '../figures/shape.ts';
import { subDice, type Dice } from '../seed.ts';
import { FLAT, hasScenery, inFewInks, isFace, isMark, isShade, layerOf, lightOf, paintItem, paintItems, rimOf, type Brush, type Stroke } from './brush.ts'; // prettier-ignore
import { around, upright, washPath } from './grounds.ts';
import { reliefOf } from './shading.ts';
import type { Treatment } from './treatment.ts';

const NIGHT = '#130a26';
/** The colour of a tube: what was dark or grey is lit by its neighbours. */
function tube(hex: string): string {
  const { l, c, h } = lchOf(hex);
  if (c < 0.035) return l > 0.7 ? '#f2f6ff' : l > 0.4 ? '#8fe9ff' : '#ff4fd8';
  return fromLch(0.8, Math.max(0.17, c * 1.3), h);
}
/** Letters of light throw no block of shadow. */
const isShadow = (s: Stroke): boolean => s.item.layer === 'lettering' && s.shape.fill === 'cloth1Shade';
const surfaceOf = (s: Stroke): string => {
  const { fill: role, segments } = s.shape;
  if (isMark(s)) return mix(NIGHT, tube(/^(fur|cloth|skin)/.test(role!) ? s.item.colours.fur : s.fill!), 0.62);
  if (isFace(s.shape) && meanWidth(segments) < 26) return lightOf(s.fill!) > 0.6 ? '#f2f6ff' : mix(NIGHT, tube(s.fill!), 0.6); // prettier-ignore
  return mix(NIGHT, s.fill!, 0.08);
};
/** Tubes of light on the night: every outline shines in the colour of its surface. */
export const neon: Treatment = (stage, { ground }) => {
  const glow = (d: string, hex: string, width: number) =>
    path(d, { stroke: mix(NIGHT, hex, 0.16), width: width + 44, round: true }) +
    path(d, { stroke: mix(NIGHT, hex, 0.34), width: width + 26, round: true }) +
    path(d, { stroke: mix(NIGHT, hex, 0.6), width: width + 13, round: true }) +
    path(d, { stroke: hex, width: width + 4, round: true }) +
    path(d, { stroke: mix(hex, '#ffffff', 0.72), width: Math.max(3, width * 0.5), round: true });
  const brush: Brush = {
    contour: s => (isShadow(s) ? '' : glow(s.d, tube(s.fill!), Math.max(9, s.width))),
    surface: s => (isShadow(s) || isShade(s.shape) ? '' : s.item.layer === 'lettering' ? path(s.d, { fill: mix(tube(s.fill!), '#ffffff', 0.8) }) : path(s.d, { fill: surfaceOf(s) })), // prettier-ignore
    line: s => (s.shape.weight === 'detail' && !isFace(s.shape) ? '' : path(s.d, { stroke: tube(s.line!), width: Math.max(3, s.width * 0.7), round: true })), // prettier-ignore
  };
  const scenery: Brush = { contour: s => path(s.d, { stroke: tube(s.fill!), width: 6, round: true }), surface: s => path(s.d, { fill: mix(NIGHT, s.fill!, 0.12) }), line: s => path(s.d, { stroke: tube(s.line!), width: 4, round: true }) }; // prettier-ignore
  const { items } = stage;
  const lit = items.filter(i => i.layer !== 'backdrop' && (hasScenery(stage) || i.layer !== 'frame'));
  const tubes: Brush = { contour: () => '', surface: s => path(s.d, { fill: NIGHT }) + glow(s.d, tube(s.fill!), 12), line: () => '' }; // prettier-ignore
  const box = around(stage.box, 44);
  const sign =
    ground === 'light' ? rect(box.x, box.y, box.width, box.height, { fill: NIGHT }, 46) : rimOf(lit, NIGHT, 24);
  return { svg: sign + items.map(i => paintItem(i, i.layer === 'frame' && !hasScenery(stage) ? tubes : i.layer === 'backdrop' || i.layer === 'frame' ? scenery : brush)).join(''), box }; // prettier-ignore
};

/** Washes of thin paint, one over the other: each lets the paper through, is darker where it dried at its edge, and bleeds beyond the loose line of ink. */
export const watercolour: Treatment = (stage, { ground, seed, grain }) => {
  const paper = '#fffaf0';
  const dice = subDice(seed, 'washes');
  const run = (s: Stroke, by: number, phase = 0) => pathData(mapPoints(s.shape.segments, (x, y) => [x + by * (Math.sin(y * 0.043 + phase) + Math.sin(y * 0.11 + x * 0.03)) + by * 0.6, y + by * (Math.sin(x * 0.039 + phase) + Math.sin(x * 0.097 - y * 0.02)) + by * 0.5])); // prettier-ignore
  const ink = (s: Stroke) => mix(s.fill ?? s.line!, '#2b2140', 0.68);
  const wet = (hex: string): string => { const { l, c, h } = lchOf(hex); return fromLch(Math.max(0.42, l), c * 1.12, h); }; // prettier-ignore
  const wash = (s: Stroke): string => {
    const hex = wet(s.fill!);
    if (meanWidth(s.shape.segments) < 12) return path(s.d, { fill: mix(hex, paper, 0.15) });
    // A chest is too small for edges within a wash.
    if (grain > 1) return path(s.d, { fill: mix(hex, paper, 0.24) });
    const base = path(run(s, 2.4), { fill: mix(hex, paper, 0.4) });
    const dried = path(run(s, 2.4), { stroke: mix(hex, '#2a2038', 0.1), width: 4, opacity: 0.5 });
    const { shade } = s.shape.stroke ? reliefOf(s.shape, s.body, { deep: 2.1 }) : { shade: '' };
    return base + path(shade, { fill: hex, opacity: 0.62 }) + bloomsIn(s.shape, hex, paper, dice) + dried;
  };
  const brush: Brush = {
    contour: s => path(s.d, { stroke: paper, width: s.width * 2.3, round: true }) + path(run(s, -1.6), { stroke: ink(s), width: Math.max(4.4, s.width * 0.8), dash: grain > 1 ? undefined : '210 9 90 13', round: true }), // prettier-ignore
    surface: s => (isFace(s.shape) || s.item.layer === 'lettering' ? FLAT.surface(s) : isShade(s.shape) ? path(run(s, 1.6), { fill: wet(s.fill!), opacity: 0.5 }) : wash(s)), // prettier-ignore
    line: s => path(run(s, -1), { stroke: ink(s), width: Math.max(3, s.width * 0.7), round: true }),
  };
  const group = layerOf(stage, 'behind', 'group');
  const hues = [...new Set(group.flatMap(g => [g.colours.cloth1, g.colours.fur, g.colours.accent]))].filter(hex => lchOf(hex).c > 0.085).slice(0, 4).map(wet); // prettier-ignore
  const back = layerOf(stage, 'backdrop');
  const scenic: Brush = { contour: () => '', surface: s => path(run(s, 4, 1.3), { fill: mix(wet(s.fill!), paper, 0.42) }) + path(run(s, 4, 1.3), { stroke: wet(s.fill!), width: 4, opacity: 0.45 }), line: s => path(s.d, { stroke: mix(s.line!, paper, 0.35), width: Math.max(3, s.width * 0.7), round: true }) }; // prettier-ignore
  const { x, y, width, height } = stage.box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const under = back.length ? '' : grain > 1 ? path(washPath(cx, cy, width * 0.56, height * 0.53, seed), { fill: mix(hues[0] ?? '#9bc3d8', paper, 0.72) }) : puddle(stage.box, hues.length ? hues : ['#9bc3d8'], paper, seed); // prettier-ignore
  const rim = back.length || ground === 'dark' ? rimOf(group, paper, back.length ? 7 : 12) : '';
  const body = paintItems(back, scenic) + rim + paintItems(group, brush) + paintItems(layerOf(stage, 'front'), scenic) + paintItems(layerOf(stage, 'lettering'), brush); // prettier-ignore
  return { svg: under + body, box: around(stage.box, back.length ? 20 : 90) };
};
/** Light spots with a dark rim, where water ran back into paint that was drying. */
function bloomsIn(shape: Shape, hex: string, paper: string, dice: Dice): string {
  const width = meanWidth(shape.segments);
  if (width < 46) return '';
  const lines = polylines(shape.segments, 8);
  const { x, y, width: w, height: h } = boundsOf(shape.segments);
  let svg = '';
  for (let i = 0; i < 3; i++) {
    const [cx, cy, r] = [x + w * dice.between(0.2, 0.8), y + h * dice.between(0.15, 0.7), Math.min(46, width * dice.between(0.16, 0.28))]; // prettier-ignore
    if (![[0, 0], [r, 0], [-r, 0], [0, r], [0, -r]].every(([dx, dy]) => isInside([cx + dx! * 1.2, cy + dy! * 1.2], lines))) continue; // prettier-ignore
    const d = washPath(cx, cy, r, r * 0.86, Math.round(cx * 7 + cy), 0.13);
    svg += path(d, { fill: mix(hex, paper, 0.74) }) + path(d, { stroke: hex, width: 4, opacity: 0.4 });
  }
  return svg;
}
/** The wet paper behind who has no place: washes that flow into each other, their edges dried dark, drops and a few runs down. */
function puddle({ x, y, width, height }: Box, hues: readonly string[], paper: string, seed: number): string {
  const dice = subDice(seed, 'puddle');
  const [cx, cy] = [x + width / 2, y + height / 2];
  const blot = (bx: number, by: number, rx: number, ry: number, hex: string, n: number) => {
    const d = washPath(bx, by, rx, ry, seed + n, 0.12);
    return path(d, { fill: mix(hex, paper, 0.62) }) + path(d, { stroke: mix(hex, paper, 0.2), width: 6, opacity: 0.55 }) + path(washPath(bx + rx * 0.1, by + ry * 0.14, rx * 0.62, ry * 0.6, seed + n + 9, 0.16), { fill: mix(hex, paper, 0.46), opacity: 0.7 }); // prettier-ignore
  };
  let svg = '';
  for (let i = 0; i < 5; i++) svg += blot(cx + [0, -0.3, 0.3, -0.2, 0.26][i]! * width, cy + [-0.04, -0.24, -0.16, 0.26, 0.24][i]! * height, width * [0.42, 0.28, 0.27, 0.26, 0.29][i]!, height * [0.42, 0.26, 0.28, 0.25, 0.24][i]!, hues[i % hues.length]!, i); // prettier-ignore
  for (let i = 0; i < 3; i++) {
    const [rx, ry, long] = [x + width * dice.between(0.2, 0.8), y + height * dice.between(0.86, 0.96), height * dice.between(0.08, 0.16)]; // prettier-ignore
    svg += path(`M${short(rx - 7)} ${short(ry)}Q${short(rx - 5)} ${short(ry + long * 0.7)} ${short(rx - 8)} ${short(ry + long)}a8 9 0 0 0 16 0Q${short(rx + 5)} ${short(ry + long * 0.7)} ${short(rx + 7)} ${short(ry)}Z`, { fill: mix(hues[i % hues.length]!, paper, 0.5) }); // prettier-ignore
  }
  for (let i = 0; i < 22; i++) {
    const [a, far] = [dice() * 6.28, dice.between(0.5, 0.62)];
    svg += circle(cx + Math.cos(a) * width * far, cy + Math.sin(a) * height * far, 4 + dice() ** 3 * 19, { fill: mix(hues[i % hues.length]!, paper, 0.4) }); // prettier-ignore
  }
  return svg;
}

const WOODBLOCK = ['#1c2a4a', '#2c5a84', '#8fb5bf', '#c8402f', '#e2a85a', '#f4e7ca', '#7f9a72', '#a8683f', '#5b5560'];
/** Indigo lines, flat washed inks, a sky that fades, a red sun and a seal. */
export const woodblock: Treatment = (stage, o) => {
  const set = o.isColoured ? stage : inFewInks(stage, WOODBLOCK, '#1c2a4a');
  const paper = '#f4e7ca';
  const indigo = '#1c2a4a';
  const brush: Brush = {
    contour: s =>
      path(s.d, { stroke: indigo, width: Math.max(5 * Math.min(1.5, o.grain), s.width * 0.85) * 2, round: true }),
    surface: s => (isShade(s.shape) ? path(s.d, { fill: mix(s.item.colours[s.shape.fill!.replace(/Shade$/, '') as 'fur'], indigo, 0.14) }) : FLAT.surface(s)), // prettier-ignore
    line: s => path(s.d, { stroke: lightOf(s.line!) < 0.55 ? indigo : s.line!, width: Math.max(3, s.width * 0.9), round: true }), // prettier-ignore
  };
  const box = hasScenery(set) ? set.box : upright(around(set.box, 36), 1.12);
  const seal = { x: box.x + box.width - 70, y: box.y + box.height - 96 };
  const sign = rect(seal.x, seal.y, 44, 66, { fill: '#c8402f', stroke: paper, width: 4 }, 6) + path(`M${short(seal.x + 12)} ${short(seal.y + 18)}h20M${short(seal.x + 22)} ${short(seal.y + 12)}v42M${short(seal.x + 12)} ${short(seal.y + 36)}h20`, { stroke: paper, width: 5, round: true }); // prettier-ignore
  if (hasScenery(set)) return { svg: set.items.map(i => paintItem(i, brush)).join(''), box };
  const bokashi = `<defs><linearGradient id="b0" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c5a84"/><stop offset="0.3" stop-color="#8fb5bf"/><stop offset="0.55" stop-color="${paper}"/></linearGradient></defs>`; // prettier-ignore
  const r = Math.min(box.width, box.height) * 0.34;
  const [cx, cy] = [box.x + box.width * [0.5, 0.68, 0.32][o.variant % 3]!, box.y + box.height * 0.4];
  const sun = circle(cx, cy, r, { fill: '#c8402f' });
  const isEmblem = o.grain > 1;
  const isRound = isEmblem || o.variant % 2 === 1;
  const [mx, my, size] = [box.x + box.width / 2, box.y + box.height / 2, Math.max(box.width, box.height) / 2];
  const sheet = isRound ? circle(mx, my, size, { fill: '#2c5a84', stroke: indigo, width: 9 }) + circle(mx, my, size * 0.72, { fill: '#c8402f' }) : rect(box.x, box.y, box.width, box.height, { fill: 'url(#b0)', stroke: indigo, width: 9 }, 4) + sun + swells(box, indigo); // prettier-ignore
  const group = layerOf(set, 'behind', 'group', 'front');
  return { svg: bokashi + sheet + (isEmblem ? '' : sign) + rimOf(group, paper, 6) + paintItems(group, brush) + paintItems(layerOf(set, 'lettering'), brush), box: around(isRound ? { x: mx - size, y: my - size, width: size * 2, height: size * 2 } : box, 5) }; // prettier-ignore
};
/** Rows of scales at the foot of a sheet: the sea of cloth prints. */
function swells(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  line: string,
): string {
  const n = 8;
  const r = width / n / 2;
  let svg = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < n + (row % 2 ? -1 : 0); i++) {
      const [cx, cy] = [x + r * (1 + 2 * i) + (row % 2 ? r : 0), y + height - r * 0.9 + row * r * 0.5 - r * 0.6];
      const arc = (k: number) => `M${short(cx - r * k)} ${short(cy)}A${short(r * k)} ${short(r * k)} 0 0 1 ${short(cx + r * k)} ${short(cy)}`; // prettier-ignore
      svg += path(`${arc(1)}V${short(y + height - 5)}H${short(cx - r)}Z`, { fill: row === 1 ? '#8fb5bf' : '#2c5a84', stroke: '#f4e7ca', width: 4 }) + path(arc(0.66) + arc(0.34), { stroke: row === 1 ? line : '#f4e7ca', width: 4 }); // prettier-ignore
    }
  return svg;
}
