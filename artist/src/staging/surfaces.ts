/** What a thing is of and in what state: gold, wood, stone; striped, spotted; cracked; dripping. Its form stays. */
import { cutToConvex } from '../draw/cut.ts';
import { lchOf, mix } from '../colour/colour.ts';
import type { XY } from '../draw/svg.ts';
import { polylines, segmentsOf } from '../draw/polyline.ts';
import { boxOf, PAINT_ROLES, type PaintRole, type Shape } from '../figures/shape.ts';
import { body, disc, flat, line, plate } from '../things/pen.ts';
import type { Colours, Piece } from './piece.ts';
import { covers, silhouetteOf, spanAt } from './silhouette.ts';

/** From its darkest to its lightest tone. */
const MATERIALS: Record<string, readonly string[]> = {
  gold: ['#8a5a12', '#c98a1f', '#efb93a', '#ffe28a'],
  silver: ['#5f6872', '#98a2ab', '#c9d0d5', '#f3f6f7'],
  metal: ['#4c545e', '#7f8993', '#aeb7be', '#e3e8eb'],
  brass: ['#6f4a14', '#a8762a', '#d0a24a', '#f2d68c'],
  copper: ['#6e3118', '#a6522c', '#cf7c4d', '#f2b58c'],
  wooden: ['#5b3418', '#8a5529', '#b47a42', '#d9a76a'],
  stone: ['#565a5f', '#83888d', '#aab0b2', '#d3d6d4'],
  glass: ['#4f9bb5', '#8cc9da', '#bfe4ec', '#eefafa'],
  paper: ['#b9a98c', '#dccdb0', '#efe4cc', '#fffaf0'],
  marble: ['#8b8f96', '#c3c6ca', '#e4e5e4', '#fbfaf7'],
  clay: ['#7a3a20', '#a8552f', '#c97446', '#e5a277'],
};
export const isMaterial = (look: string): boolean => look in MATERIALS;
/** Everything that a thing's looks do to its surface. */
export const SURFACE_LOOKS = /^(gold|silver|metal|brass|copper|wooden|stone|glass|paper|marble|clay|striped|spotted|broken|melting)$/; // prettier-ignore

const KEPT = new Set<PaintRole>(['line', 'eye', 'lip', 'blush']);

/** All of a piece in one material, each tone by how light it was. */
export function inMaterial(p: Piece, looks: readonly string[]): Piece {
  const name = looks.find(isMaterial);
  const tones = name === undefined ? undefined : MATERIALS[name]!;
  if (!tones) return p;
  const used = new Set(p.shapes.flatMap(s => [s.fill, s.stroke]).filter((r): r is PaintRole => r !== undefined && !KEPT.has(r))); // prettier-ignore
  const lights = [...used].map(role => ({ role, l: lightOf(role, p.colours) })).toSorted((a, b) => a.l - b.l);
  const colours: Colours = { ...p.colours };
  lights.forEach(({ role }, i) => (colours[role] = tone(tones, lights.length > 1 ? i / (lights.length - 1) : 0.66)));
  for (const role of PAINT_ROLES) if (role.endsWith('Shade') && !used.has(role)) delete colours[role];
  return { ...p, colours };
}
const lightOf = (role: PaintRole, colours: Colours): number => {
  const hex = colours[role] ?? colours[role.replace('Shade', '') as PaintRole];
  const own = hex === undefined ? (/white|trim|glass|metal/.test(role) ? 0.86 : /dark/.test(role) ? 0.2 : 0.6) : lchOf(hex).l;
  return own - (role.endsWith('Shade') ? 0.12 : 0);
}; // prettier-ignore
function tone(tones: readonly string[], t: number): string {
  const at = t * (tones.length - 1);
  const i = Math.min(tones.length - 2, Math.floor(at));
  return mix(tones[i]!, tones[i + 1]!, at - i);
}

/** Marks on its largest surface, and what its state adds. */
export function withMarks(p: Piece, looks: readonly string[]): Piece {
  let shapes = p.shapes;
  let { colours } = p;
  const largest = widest(p);
  if (largest && looks.includes('striped')) shapes = after(shapes, largest, stripes(largest));
  if (largest && looks.includes('spotted')) shapes = after(shapes, largest, spots(largest));
  if (looks.includes('broken')) shapes = [...shapes, ...cracks(p)];
  if (largest && looks.includes('melting')) {
    shapes = [...shapes, ...drips(p, largest)];
    colours = { ...colours };
  }
  return shapes === p.shapes ? p : { ...p, shapes, colours, box: boxOf(shapes) };
}
const after = (shapes: readonly Shape[], one: Shape, added: readonly Shape[]): Shape[] => shapes.flatMap(s => (s === one ? [s, ...added] : [s])); // prettier-ignore

/** The body with the largest box. */
function widest(p: Piece): Shape | undefined {
  const area = (s: Shape) => {
    const b = boxOf([s]);
    return b.width * b.height;
  };
  const bodies = p.shapes.filter(s => s.fill && s.stroke);
  return bodies.length ? bodies.reduce((a, b) => (area(b) > area(a) ? b : a)) : undefined;
}

/** The role that marks it: light on dark, dark on light. */
const markRole = (s: Shape): PaintRole => (/white|metal|glass|trim/.test(s.fill!) ? 'cloth2' : 'white');

function stripes(one: Shape): Shape[] {
  const box = boxOf([one]);
  const step = Math.max(box.width, box.height) / 7;
  const out: Shape[] = [];
  for (let k = -9; k < 16; k += 2) {
    const x = box.x + k * step * 0.72;
    const lean = box.height * 0.4;
    const band: XY[] = [[x + lean, box.y - 5], [x + lean + step * 0.72, box.y - 5], [x + step * 0.72, box.y + box.height + 5], [x, box.y + box.height + 5]]; // prettier-ignore
    const cut = polylines(one.segments, 10).filter(l => l.isClosed).map(l => cutToConvex(l.points, band)).filter(l => l.length > 2); // prettier-ignore
    if (cut.length) out.push({ segments: cut.flatMap(l => segmentsOf(l)), fill: markRole(one), part: 'thing' });
  }
  return out;
}
function spots(one: Shape): Shape[] {
  const box = boxOf([one]);
  const r = Math.max(box.width, box.height) / 17;
  const of = silhouetteOf({ shapes: [one] });
  const out: Shape[] = [];
  for (let row = 0, y = box.y + r; y < box.y + box.height; row++, y += r * 2.9)
    for (let x = box.x + r + (row % 2) * r * 1.7; x < box.x + box.width; x += r * 3.4)
      if ([[0, 0], [-r, 0], [r, 0], [0, -r], [0, r]].every(([dx, dy]) => covers(of, x + dx! * 1.25, y + dy! * 1.25))) out.push(flat(markRole(one), disc(x, y, r))); // prettier-ignore
  return out;
}

/** Cracks from its upper edge inward, and a smaller one from the side. */
function cracks(p: Piece): Shape[] {
  const of = silhouetteOf(p);
  const { box } = p;
  const walk = (x: number, y: number, dx: number, dy: number, n: number): XY[] => {
    const points: XY[] = [];
    for (let i = 0; i < n; i++) {
      const px = x + dx * i + (i % 2 ? 1 : -1) * box.width * 0.045;
      const py = y + dy * i;
      if (covers(of, px, py)) points.push([px, py]);
    }
    return points;
  };
  const top = spanAt(of, box.y + box.height * 0.06);
  const start = (top?.x ?? box.x + box.width / 2) + box.width * 0.06;
  const main = walk(start, box.y + box.height * 0.015, box.width * 0.012, box.height * 0.082, 8);
  const branch = main.length > 4 ? walk(main[3]![0], main[3]![1], box.width * 0.06, box.height * 0.035, 4) : [];
  const path = (points: XY[]) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return [main, branch].filter(l => l.length > 2).map(l => line(path(l), 'contour'));
}

/** Drops that run down from its lower half, of its own colour, and a puddle below. */
function drips(p: Piece, one: Shape): Shape[] {
  const of = silhouetteOf({ shapes: [one] });
  const box = boxOf([one]);
  const role = one.fill!;
  const out: Shape[] = [];
  const long = [0.3, 0.52, 0.2, 0.42, 0.26];
  const w = box.width;
  for (let i = 0; i < 5; i++) {
    const x = box.x + w * (0.14 + i * 0.18);
    // The lowest point of the surface above this place.
    let y = box.y + box.height;
    while (y > box.y && !covers(of, x, y)) y -= box.height * 0.02;
    if (y <= box.y) continue;
    const l = Math.min(w, box.height) * long[i]!;
    const r = w * 0.042;
    out.push(body(role, `M${x - r * 1.9} ${y - r * 1.5}C${x - r} ${y - r * 0.4} ${x - r} ${y + l * 0.5} ${x - r} ${y + l}A${r * 1.05} ${r * 1.15} 0 0 0 ${x + r} ${y + l}C${x + r} ${y + l * 0.5} ${x + r} ${y - r * 0.4} ${x + r * 1.9} ${y - r * 1.5}Z`), flat(role, `M${x - r * 2.2} ${y - r * 3.2}H${x + r * 2.2}V${y - r * 1.1}H${x - r * 2.2}Z`), flat('white', disc(x - r * 0.25, y + l * 0.86, r * 0.28))); // prettier-ignore
  }
  const [cx, foot] = [p.box.x + p.box.width / 2, p.box.y + p.box.height];
  const pool = plate(role, `M${cx - w * 0.52} ${foot}C${cx - w * 0.6} ${foot - w * 0.1} ${cx - w * 0.2} ${foot - w * 0.12} ${cx} ${foot - w * 0.07}C${cx + w * 0.3} ${foot - w * 0.14} ${cx + w * 0.66} ${foot - w * 0.08} ${cx + w * 0.54} ${foot + w * 0.01}C${cx + w * 0.3} ${foot + w * 0.08} ${cx - w * 0.4} ${foot + w * 0.09} ${cx - w * 0.52} ${foot}Z`); // prettier-ignore
  return [pool, ...out];
}
