/** Grounds that treatments lay below a picture: panels with borders, washes, bursts. */
import { mix } from '../colour/colour.ts';
import { short, type Box } from '../draw/path.ts';
import { path, rect, TAU } from '../draw/svg.ts';
import { subDice } from '../seed.ts';

export const around = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }); // prettier-ignore

/** At least as high as it is wide: what hangs on a wall. */
export function upright(box: Box, ratio = 1): Box {
  const height = Math.max(box.height, box.width * ratio);
  return { ...box, y: box.y - (height - box.height) * 0.62, height };
}

/** Places along the four sides of a box, evenly, with the direction inwards in degrees. */
export function alongSides({ x, y, width, height }: Box, step: number): { x: number; y: number; turn: number }[] {
  const out: { x: number; y: number; turn: number }[] = [];
  const [across, down] = [Math.round(width / step), Math.round(height / step)];
  for (let i = 0; i < across; i++) {
    const at = x + ((i + 0.5) * width) / across;
    out.push({ x: at, y, turn: 0 }, { x: at, y: y + height, turn: 180 });
  }
  for (let i = 0; i < down; i++) {
    const at = y + ((i + 0.5) * height) / down;
    out.push({ x: x + width, y: at, turn: 90 }, { x, y: at, turn: 270 });
  }
  return out;
}

export interface PanelInks {
  paper: string;
  line: string;
  a: string;
  b: string;
}
/** Cloth or paper with a double rule and petals between. */
export function petalPanel(box: Box, { paper, line, a, b }: PanelInks): { svg: string; box: Box } {
  const outer = around(box, 74);
  const middle = around(box, 42);
  const petals = alongSides(middle, 46).map(({ x, y, turn }, i) => {
    const r = (turn * Math.PI) / 180;
    const at = (px: number, py: number) => `${short(x + px * Math.cos(r) - py * Math.sin(r))} ${short(y + px * Math.sin(r) + py * Math.cos(r))}`; // prettier-ignore
    const petal = `M${at(0, -17)}Q${at(17, 0)} ${at(0, 17)}Q${at(-17, 0)} ${at(0, -17)}Z`;
    return path(petal, { fill: i % 4 < 2 ? a : b, stroke: line, width: 3 });
  });
  const svg =
    rect(outer.x, outer.y, outer.width, outer.height, { fill: line }) +
    rect(outer.x + 7, outer.y + 7, outer.width - 14, outer.height - 14, { fill: paper }) +
    frame(around(box, 62), line, 4) +
    petals.join('') +
    frame(around(box, 20), line, 5) +
    frame(around(box, 12), line, 3);
  return { svg, box: outer };
}
const frame = ({ x, y, width, height }: Box, stroke: string, thick: number): string => rect(x, y, width, height, { stroke, width: thick }); // prettier-ignore

/** Earth with white triangles and dots along its rim, as on a wall of mud. */
export function wallPanel(box: Box, earth: string, chalk: string): { svg: string; box: Box } {
  const outer = around(box, 66);
  let teeth = '';
  for (const { x, y, turn } of alongSides(around(box, 44), 40)) {
    const r = (turn * Math.PI) / 180;
    const at = (px: number, py: number) => `${short(x + px * Math.cos(r) - py * Math.sin(r))} ${short(y + px * Math.sin(r) + py * Math.cos(r))}`; // prettier-ignore
    teeth += `M${at(-17, -11)}L${at(17, -11)}L${at(0, 13)}Z`;
  }
  const dots = alongSides(around(box, 18), 26).map(({ x, y }) => `M${short(x - 4)} ${short(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`); // prettier-ignore
  const svg =
    rect(outer.x, outer.y, outer.width, outer.height, { fill: earth }, 10) +
    frame(around(box, 58), chalk, 4) +
    path(teeth + dots.join(''), { fill: chalk });
  return { svg, box: outer };
}

/** The edge of a wash of paint: a disc that ran. */
export function washPath(cx: number, cy: number, rx: number, ry: number, seed: number, rough = 0.09): string {
  const dice = subDice(seed, 'wash');
  const waves = [2, 3, 5, 7, 11, 17].map(n => ({ n, phase: dice() * TAU, share: (rough * 2.2) / Math.sqrt(n) }));
  const points = Array.from({ length: 140 }, (_, i) => {
    const a = (i / 140) * TAU;
    const r = waves.reduce((sum, w) => sum + (Math.sin(a * w.n + w.phase) * w.share) / 1.6, 1);
    return `${short(cx + Math.cos(a) * rx * r)} ${short(cy + Math.sin(a) * ry * r)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A star of many points behind a comic's hero. */
export function burst({ x, y, width, height }: Box, points: number, hex: string, line: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / (points * 2)) * TAU - Math.PI / 2;
    const r = i % 2 ? 0.74 : 0.98 + ((i * 7) % 5) * 0.03;
    return `${short(cx + (Math.cos(a) * r * width) / 2)} ${short(cy + (Math.sin(a) * r * height) / 2)}`;
  });
  return path(`M${d.join('L')}Z`, { fill: hex, stroke: line, width: 12 });
}
export const pale = (hex: string, paper: string, share: number): string => mix(hex, paper, share);
