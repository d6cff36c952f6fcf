/** What winds around something: a snake around a sword, roses' vines, lights, a ribbon, a rope. Every second half turn lies behind. */
import { boxOf, type PaintRole, type Shape } from '../figures/shape.ts';
import { body, chip, disc, flat, oval, plate, rod, stroke } from '../things/pen.ts';
import { turned } from '../things/turn.ts';
import { cluster } from './cluster.ts';
import { heroes, type RelationRule } from './pair.ts';
import { moved, type Colours, type Piece } from './piece.ts';
import { silhouetteOf, spanAt } from './silhouette.ts';

interface Winder {
  role: PaintRole;
  colours: Colours;
  /** Of the height of what it winds around. */
  thick: number;
  isSnake?: boolean;
  /** What sits on the tube at each step. */
  bead?: (x: number, y: number, r: number, i: number) => Shape[];
}
const leaf = (x: number, y: number, r: number, i: number): Shape[] => turned([plate('cloth3', 'M0 0C30 -34 74 -34 100 0C74 34 30 34 0 0Z')], { x, y, scale: (r * 2.2) / 100, turn: i % 2 ? 30 : 205 }); // prettier-ignore
const bloom = (x: number, y: number, r: number, i: number): Shape[] => i % 2 ? leaf(x, y, r, i) : [...[0, 72, 144, 216, 288].map(a => plate('cloth1', disc(x + r * Math.cos((a * Math.PI) / 180), y + r * Math.sin((a * Math.PI) / 180), r * 0.72), `b${i}`)), chip('trim', disc(x, y, r * 0.5))]; // prettier-ignore
const WINDERS: [RegExp, Winder][] = [
  [/snake|cobra|python|serpent|viper|naga|dragon|eel/, { role: 'cloth2', colours: { cloth2: '#3f9a4f', cloth3: '#f2e2a8', accent: '#2f7a45' }, thick: 0.05, isSnake: true }],
  [/light|fairy|bulb|diwali/, { role: 'dark', colours: { dark: '#3a3340', trim: '#ffd54a', accent: '#f0574a' }, thick: 0.012, bead: (x, y, r, i) => [plate(i % 2 ? 'trim' : 'accent', oval(x, y + r, r * 0.8, r * 1.2))] }],
  [/rope|thread|string|wire|chain|cable|dhaga|rassi|bandage|tape/, { role: 'wood', colours: { wood: '#c79a5f' }, thick: 0.026 }],
  [/ribbon|scarf|cloth|flag/, { role: 'cloth1', colours: {}, thick: 0.04 }],
  [/rose|flower|garland|marigold|jasmine|mala/, { role: 'cloth2', colours: { cloth2: '#3f8a4a', cloth3: '#58a85a', cloth1: '#e0364c', trim: '#f9c22e' }, thick: 0.016, bead: bloom }],
  [/vine|plant|ivy|leaf|creeper|money plant|thorn|root|tentacle/, { role: 'cloth2', colours: { cloth2: '#3f8a4a', cloth3: '#58a85a' }, thick: 0.018, bead: leaf }],
]; // prettier-ignore
const winderOf = (noun: string): Winder | undefined => WINDERS.find(([rule]) => rule.test(noun))?.[1];
export const isWinder = (noun: string): boolean => winderOf(noun) !== undefined;

const short = (n: number) => Math.round(n * 10) / 10;
const pathOf = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`; // prettier-ignore

/** a winds around b, from its foot to its top; what lies down is wound along its length. */
export const wound: RelationRule = pair => {
  const { b, base, from } = pair;
  const winder = winderOf(from.noun)!;
  const lies = base.box.width > base.box.height * 1.5;
  const upright = lies ? moved(base, { turn: -90 }) : base;
  const { behind, before } = coils(upright, winder);
  const own = pair.a.pieces.find(p => p.node === from.id) ?? pair.a.pieces[0]!;
  const tint = own.colours[own.shapes.find(s => s.fill)?.fill ?? 'line'];
  const colours = { ...winder.colours, ...(from.colours.length && tint && { [winder.role === 'cloth2' && winder.bead ? 'cloth1' : winder.role]: tint }) }; // prettier-ignore
  const piece = (shapes: Shape[]): Piece => {
    const made: Piece = { node: from.id, index: 0, noun: from.noun, shapes, colours, hue: own.hue, box: boxOf(shapes), faces: [], places: [], scale: 1 }; // prettier-ignore
    return lies ? moved(made, { turn: 90 }) : made;
  };
  const at = b.pieces.indexOf(base);
  return cluster([...b.pieces.slice(0, at), piece(behind), base, piece(before), ...b.pieces.slice(at + 1)], heroes(pair), { threads: [...b.threads, ...pair.a.threads] }); // prettier-ignore
};

/** Half turns in front of and behind an upright piece. */
function coils(base: Piece, winder: Winder): { behind: Shape[]; before: Shape[] } {
  const { box } = base;
  const of = silhouetteOf(base);
  const thick = Math.max(10, winder.thick * Math.max(box.height, box.width * 2));
  const turns = Math.max(2, Math.min(4, Math.round(box.height / (thick * 5.4 + box.width * 0.5))));
  const [top, foot] = [box.y + box.height * (winder.isSnake ? 0.2 : 0.08), box.y + box.height * 0.94];
  const halves = turns * 2 + 1;
  const reach = (y: number) => {
    const span = spanAt(of, y);
    return { x: span?.x ?? box.x + box.width / 2, r: Math.max((span?.width ?? 0) / 2, box.width * 0.12) + thick * 0.9 };
  };
  const behind: Shape[] = [];
  const before: Shape[] = [];
  const at = (t: number): [number, number] => {
    const y = foot - (foot - top) * t;
    const { x, r } = reach(y);
    return [x + r * Math.cos(t * halves * Math.PI), y + thick * 0.5 * Math.sin(t * halves * Math.PI * 2)];
  };
  for (let half = 0; half < halves; half++) {
    const points = Array.from({ length: 15 }, (_, i) => at((half + i / 14) / halves));
    const list = half % 2 ? behind : before;
    list.push(rod(winder.role, pathOf(points), thick));
    if (half % 2 === 0) {
      if (winder.isSnake) list.push(...points.slice(2, -2).filter((_, i) => i % 3 === 0).map(([x, y]) => flat('accent', oval(x, y - thick * 0.12, thick * 0.26, thick * 0.2)))); // prettier-ignore
      if (winder.bead) points.slice(1, -1).filter((_, i) => i % 4 === 0).forEach(([x, y], i) => list.push(...winder.bead!(x, y, thick * (winder.thick < 0.015 ? 1.5 : 1.3), i + half))); // prettier-ignore
    }
  }
  if (winder.isSnake) {
    before.push(...headOf(at(1), at(0.985), thick));
    before.unshift(...tailOf(at(0), thick, winder.role));
  }
  return { behind, before };
}

/** Above the last turn it lifts its head and looks at us sideways. */
function headOf([x, y]: [number, number], [bx]: [number, number], thick: number): Shape[] {
  const side = Math.sign(x - bx) || 1;
  const neck = `M${short(x)} ${short(y)}C${short(x + side * thick * 1.6)} ${short(y - thick * 0.4)} ${short(x + side * thick * 1.9)} ${short(y - thick * 2.2)} ${short(x + side * thick * 0.7)} ${short(y - thick * 2.6)}`;
  const head = [
    stroke('accent', 'M86 12C110 14 118 22 132 16M118 18C128 24 130 30 140 34', 7),
    body('cloth2', 'M-60 -26C-40 -60 30 -58 74 -24C96 -6 92 18 66 26C20 40 -40 40 -60 26C-76 12 -74 -10 -60 -26Z'),
    flat('cloth3', 'M86 4C84 20 76 24 66 26C20 40 -40 40 -60 26C-20 22 40 24 86 4Z'),
    chip('white', disc(14, -22, 15)),
    flat('eye', oval(17, -22, 5, 11)),
    flat('line', disc(70, -14, 4)),
  ];
  return [rod('cloth2', neck, thick), ...turned(head, { scale: (thick * 2.1) / 120, x: x + side * thick * 0.4, y: y - thick * 2.7, isFlipped: side > 0 })]; // prettier-ignore
}
function tailOf([x, y]: [number, number], thick: number, role: PaintRole): Shape[] {
  return [body(role, `M${short(x - thick * 0.1)} ${short(y - thick * 0.5)}C${short(x + thick * 1.2)} ${short(y - thick * 0.2)} ${short(x + thick * 1.8)} ${short(y + thick * 0.7)} ${short(x + thick * 3)} ${short(y + thick * 0.4)}C${short(x + thick * 1.9)} ${short(y + thick * 1.5)} ${short(x + thick * 0.7)} ${short(y + thick * 0.9)} ${short(x - thick * 0.1)} ${short(y + thick * 0.5)}Z`)]; // prettier-ignore
}
