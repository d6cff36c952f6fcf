/** Path data as it is written by hand or stands in icons: every command, absolute or relative, becomes segments in absolute coordinates. */
import type { Segment } from './path.ts';

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const COMMAND = /([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi;
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The control point before, for smooth curves. */
  controlX: number;
  controlY: number;
  last: string;
  out: Segment[];
}

/** Reads path data. What is no path data gives what could be read of it. */
export function readPath(d: string): Segment[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: '', out: [] };
  for (const [, letter = '', rest = ''] of d.matchAll(COMMAND)) {
    const name = letter.toUpperCase();
    const count = COUNTS[name];
    if (count === undefined) continue;
    const numbers = name === 'A' ? arcNumbers(rest) : (rest.match(NUMBER) ?? []).map(Number);
    if (count === 0) step(pen, 'Z', [], false);
    for (let i = 0; count && i + count <= numbers.length; i += count)
      step(pen, name === 'M' && i ? 'L' : name, numbers.slice(i, i + count), letter !== name);
  }
  return pen.out;
}

/** The two flags of an arc may stand together without a blank. */
function arcNumbers(rest: string): number[] {
  const out: number[] = [];
  let text = rest;
  for (;;) {
    const isFlag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(text);
    if (!found) return out;
    out.push(Number(found[1]));
    text = text.slice(found[0].length);
  }
}

function step(pen: Pen, name: string, numbers: number[], isRelative: boolean): void {
  const n = isRelative && name !== 'A' ? numbers.map((v, i) => v + (name === 'V' || i % 2 ? pen.y : pen.x)) : numbers;
  if (name === 'Z') {
    pen.out.push(['Z']);
    [pen.x, pen.y] = [pen.startX, pen.startY];
  } else if (name === 'A') arcStep(pen, n, isRelative);
  else if (name === 'C' || name === 'S') cubicStep(pen, name, n);
  else if (name === 'Q' || name === 'T') quadraticStep(pen, name, n);
  else {
    [pen.x, pen.y] = name === 'H' ? [n[0]!, pen.y] : name === 'V' ? [pen.x, n[0]!] : [n[0]!, n[1]!];
    if (name === 'M') [pen.startX, pen.startY] = [pen.x, pen.y];
    pen.out.push([name === 'M' ? 'M' : 'L', pen.x, pen.y]);
  }
  pen.last = name;
}

function cubicStep(pen: Pen, name: string, n: number[]): void {
  const isSmooth = pen.last === 'C' || pen.last === 'S';
  const mirrored = isSmooth ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] : [pen.x, pen.y];
  const c = (name === 'S' ? [...mirrored, ...n] : n) as [number, number, number, number, number, number];
  pen.out.push(['C', ...c]);
  [, , pen.controlX, pen.controlY, pen.x, pen.y] = c;
}

function quadraticStep(pen: Pen, name: string, n: number[]): void {
  const isSmooth = pen.last === 'Q' || pen.last === 'T';
  const mirrored = isSmooth ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] : [pen.x, pen.y];
  const c = (name === 'T' ? [...mirrored, ...n] : n) as [number, number, number, number];
  pen.out.push(['Q', ...c]);
  [pen.controlX, pen.controlY, pen.x, pen.y] = c;
}

/** An elliptical arc as cubic curves of at most a quarter each (SVG 1.1, appendix F.6). */
function arcStep(pen: Pen, n: number[], isRelative: boolean): void {
  const [x1, y1] = [pen.x, pen.y];
  const [x2, y2] = isRelative ? [n[5]! + x1, n[6]! + y1] : [n[5]!, n[6]!];
  let [rx, ry] = [Math.abs(n[0]!), Math.abs(n[1]!)];
  [pen.x, pen.y] = [x2, y2];
  if (rx === 0 || ry === 0) {
    pen.out.push(['L', x2, y2]);
    return;
  }
  const turn = (n[2]! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [ux, uy] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.sqrt(Math.max(1, (ux / rx) ** 2 + (uy / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * uy) ** 2 + (ry * ux) ** 2;
  const far = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / (under || 1))) * (n[3] === n[4] ? -1 : 1);
  const [mx, my] = [(far * rx * uy) / ry, (-far * ry * ux) / rx];
  const [cx, cy] = [cos * mx - sin * my + (x1 + x2) / 2, sin * mx + cos * my + (y1 + y2) / 2];
  const from = Math.atan2((uy - my) / ry, (ux - mx) / rx);
  let sweep = Math.atan2((-uy - my) / ry, (-ux - mx) / rx) - from;
  if (n[4] && sweep < 0) sweep += Math.PI * 2;
  if (!n[4] && sweep > 0) sweep -= Math.PI * 2;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const k = (4 / 3) * Math.tan(sweep / parts / 4);
  const at = (px: number, py: number): [number, number] => [
    cx + cos * rx * px - sin * ry * py,
    cy + sin * rx * px + cos * ry * py,
  ];
  for (let i = 0; i < parts; i++) {
    const [a, b] = [from + (sweep * i) / parts, from + (sweep * (i + 1)) / parts];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    pen.out.push(['C', ...at(ca - k * sa, sa + k * ca), ...at(cb + k * sb, sb - k * cb), ...at(cb, sb)]);
  }
}
