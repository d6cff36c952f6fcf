/** Colours and patterns of parts of a body: golden horns, blue eyes, a rainbow mane, a striped tail. */
import { boxOf, type PaintRole, type Shape } from '../figures/shape.ts';
import type { Part, Thing } from '../reading/scene.ts';
import { turned } from '../things/turn.ts';
import type { Colours, Piece } from './piece.ts';
import { COLOUR_HEX } from './tints.ts';
import { dim } from '../figures/colours.ts';

type Body = NonNullable<Piece['body']>;
const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
/** Roles that a body may have free for a colour of its own. */
const SPARE: readonly PaintRole[] = [
  'cloth1',
  'cloth2',
  'cloth3',
  'trim',
  'shoe',
  'glass',
  'steel',
  'wood',
  'metal',
  'fur3',
  'iris',
  'blush',
  'horn',
];

const isFilled = (s: Shape) => s.fill !== undefined && s.fill !== 'line' && !s.fill.endsWith('Shade');
const isNear = (s: Shape, { eyeLeft, eyeRight, head }: Body): boolean => {
  const box = boxOf([s]);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.width < head.radius && [eyeLeft, eyeRight].some(e => Math.hypot(e.x - x, e.y - y) < head.radius * 0.34);
};
const unionHas = (word: string) => (s: Shape) => s.union?.includes(word) === true;

/** Which shapes are a part, by its noun. */
const PARTS: Record<string, (s: Shape, body: Body) => boolean> = {
  eye: (s, body) => s.part === 'face' && /^(accent|iris|eye|metal|glass)$/.test(s.fill ?? '') && isNear(s, body),
  mane: s => s.part === 'hair' || unionHas('mane')(s) || (s.part === 'head' && s.fill === 'hair'),
  hair: s => s.part === 'hair',
  horn: s => s.part === 'head' && unionHas('horn')(s) && /^(steel|metal|wood|white|horn)$/.test(s.fill ?? ''),
  tail: s => s.part === 'tail',
  hoof: s => /^(foot|hand)/.test(s.part) && s.fill?.startsWith('dark') === true,
  beak: s => unionHas('beak')(s) || unionHas('jaw')(s),
  wing: s => s.part === 'wing' && isFilled(s),
};
const SAME: Record<string, string> = {
  eyes: 'eye',
  antler: 'horn',
  tusk: 'horn',
  hooves: 'hoof',
  feather: 'wing',
  wings: 'wing',
  horns: 'horn',
};
const nounOf = ({ noun }: Part): string => SAME[noun] ?? noun;

/** Whether a colour of that part is drawn on that body. */
export const takesPart = (thing: Thing, part: Part): boolean => (part.colours?.length || part.looks?.includes('striped')) && /^(animal|creature)$/.test(thing.kind) ? nounOf(part) in PARTS : thing.kind === 'person' && Boolean(part.colours?.length) && /^(hair|beard|moustache|eyes?)$/.test(part.noun); // prettier-ignore

/** A body whose parts have the colours that were said. */
export function withPartColours(piece: Piece, parts: readonly Part[]): Piece {
  const { body } = piece;
  if (!body) return piece;
  return parts.reduce((made, part) => {
    const rule = PARTS[nounOf(part)];
    const colours = (part.colours ?? []).flatMap(c => (c === 'rainbow' ? RAINBOW : [c]));
    if (!rule) return made;
    const striped = part.looks?.includes('striped') ? bands(made, s => rule(s, body) && isFilled(s)) : made;
    return colours.length
      ? painted(
          striped,
          s => rule(s, body),
          colours.map(c => COLOUR_HEX[c]),
        )
      : striped;
  }, piece);
}

/** One colour over all of a part; of several each a narrower copy within the last. */
function painted(piece: Piece, isPart: (s: Shape) => boolean, list: readonly string[]): Piece {
  const used = new Set(piece.shapes.flatMap(s => [s.fill, s.stroke]));
  const free = SPARE.filter(role => !used.has(role) && !used.has(`${role}Shade` as PaintRole));
  const roles = list.slice(0, free.length).map((_, i) => free[i]!);
  if (!roles.length) return piece;
  const colours: Colours = Object.fromEntries(roles.flatMap((role, i) => [[role, list[i]!], [`${role}Shade`, dim(list[i]!)]])); // prettier-ignore
  const shapes = piece.shapes.flatMap((s): Shape[] => {
    if (!s.fill || s.fill === 'line' || s.fill === 'white' || !isPart(s)) return [s];
    const isShade = s.fill.endsWith('Shade');
    const own = { ...s, fill: (isShade ? `${roles[0]}Shade` : roles[0]) as PaintRole };
    return isShade || roles.length === 1 ? [own] : [own, ...inner(s, roles.slice(1))];
  });
  return { ...piece, shapes, colours: { ...piece.colours, ...colours } };
}
function inner(s: Shape, roles: readonly PaintRole[]): Shape[] {
  const box = boxOf([s]);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return roles.flatMap((role, i) => {
    const scale = 1 - (i + 1) / (roles.length + 1.6);
    const { stroke: _, union: __, ...plain } = s;
    return turned([{ ...plain, fill: role }], { scale, x: x * (1 - scale), y: y * (1 - scale) });
  });
}

/** Dark rings around a tail: short lines across the way from its root to its tip. */
function bands(piece: Piece, isPart: (s: Shape) => boolean): Piece {
  const at = piece.shapes.findIndex(isPart);
  const tail = piece.shapes[at];
  if (!tail) return piece;
  const points = tail.segments.flatMap(seg => (seg.length > 2 ? [[seg.at(-2) as number, seg.at(-1) as number] as const] : [])); // prettier-ignore
  const half = Math.floor(points.length / 2);
  const rings = Array.from({ length: Math.max(0, half - 1) }, (_, i): Shape => {
    const [a, b] = [points[i + 1]!, points[points.length - 1 - i]!];
    const t = 0.12;
    const mix = (p: readonly [number, number], q: readonly [number, number], k: number) => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k] as const; // prettier-ignore
    const [from, to] = [mix(a, b, t), mix(a, b, 1 - t)];
    return { segments: [['M', ...from], ['L', ...to]], stroke: 'darkShade', width: 16, part: 'tail' };
  }).filter((_, i) => i % 2 === 0); // prettier-ignore
  return { ...piece, shapes: [...piece.shapes.slice(0, at + 1), ...rings, ...piece.shapes.slice(at + 1)], colours: { darkShade: '#3a2a22', ...piece.colours } }; // prettier-ignore
}
