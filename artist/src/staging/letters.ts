/** Lettering of a stage: exactly as it was typed, the main words above or below the picture, names and dates under them in a second face. */
import { mix } from '../colour/colour.ts';
import type { Box, Segment } from '../draw/path.ts';
import { mapPoints } from '../draw/path.ts';
import { boxOf, type PaintRole, type Shape } from '../figures/shape.ts';
import type { Lettering, Scene } from '../reading/scene.ts';
import { arcText, fitText, splitLines, warpText, WARPS } from '../text/lettering.ts';
import { isIndic } from '../text/scripts.ts';
import { drawableText } from '../text/shape.ts';
import { subDice } from '../seed.ts';
import { paletteOfItem, type Look } from './inks.ts';
import type { StageItem } from './stage.ts';

interface Faces {
  head: string;
  sub: string;
  devanagari: string;
}
/** Faces with small letters of their own: what was typed keeps its case. */
const FACES: Record<string, readonly string[]> = {
  plain: ['alfa', 'righteous', 'lobster', 'shrikhand', 'anton', 'montserratBold'],
  love: ['pacifico', 'lobster', 'shrikhand'],
  gothic: ['fraktur', 'abril'],
  vintage: ['alfa', 'rye', 'abril', 'lobster'],
  minimal: ['montserrat', 'playfair'],
  cute: ['pacifico', 'righteous', 'shrikhand'],
  neon: ['orbitron', 'righteous'],
  comic: ['bangers', 'anton'],
};
function facesOf(scene: Scene, seed: number, variant: number): Faces {
  const has = (...styles: string[]) => scene.styles.some(s => styles.includes(s));
  const kind = has('gothic', 'tattoo', 'horror') ? 'gothic' : has('vintage', 'retro', 'steampunk', 'grunge') ? 'vintage' : has('minimal', 'line art') ? 'minimal' : has('neon', 'cyberpunk', 'synthwave') ? 'neon' : has('comic', 'pop art', 'cartoon') ? 'comic' : has('cute', 'chibi') ? 'cute' : scene.occasions.some(o => /wedding|anniversary|love/.test(o)) ? 'love' : 'plain'; // prettier-ignore
  const list = FACES[kind]!;
  const start = subDice(seed, 'stage-faces').whole(0, list.length - 1);
  return { head: list[(start + variant) % list.length]!, sub: kind === 'vintage' ? 'bebas' : 'montserratBold', devanagari: ['yatra', 'baloo', 'rozha', 'modak'][(start + variant) % 4]! }; // prettier-ignore
}

export interface LetterPlan {
  above: Lettering[];
  below: Lettering[];
  isArched: boolean;
  /** What follows the lower half of a badge's ring. */
  lower: Lettering[];
  faces: Faces;
}

/** Which words go above and which below, and whether they follow the frame. */
export function planLetters(scene: Scene, o: { seed: number; variant: number; frame: string }): LetterPlan {
  const words = scene.isWordless
    ? []
    : scene.lettering.map(l => ({ ...l, text: drawableText(l.text) })).filter(l => l.text);
  const main = words.filter(l => l.role === 'main');
  const heads = main.length ? main : words.slice(0, 1);
  const rest = words.filter(l => !heads.includes(l));
  const wish = heads[0]?.looks ?? [];
  const isAbove =
    wish.includes('above') || wish.includes('arc') || (!wish.includes('below') && (o.seed + o.variant) % 2 === 1);
  const faces = facesOf(scene, o.seed, o.variant);
  const ring = o.frame === 'disc' && heads.length === 1 && isRinged(scene) ? onRing(heads[0]!, isAbove) : undefined;
  if (ring) return { above: ring.upper, below: rest, lower: ring.lower, isArched: true, faces };
  const isArched =
    o.frame === 'disc' && isAbove && heads.length === 1 && heads[0]!.text.length >= 6 && heads[0]!.text.length <= 24;
  return { above: isAbove ? heads : [], below: isAbove ? rest : [...heads, ...rest], lower: [], isArched, faces };
}

/** Formats whose words follow their ring. */
const RINGED: ReadonlySet<Scene['formats'][number]> = new Set(['badge', 'emblem', 'crest', 'circle']);
export const isRinged = (scene: Scene): boolean => scene.formats.some(f => RINGED.has(f));
/** So many letters stand on half a ring at their full height. */
const ON_ARC = 26;
/** What stands on the upper and the lower half of a ring, whole words; nothing where it is too long for both. */
function onRing(l: Lettering, isAbove: boolean): Record<'upper' | 'lower', Lettering[]> | undefined {
  const { text } = l;
  if (text.length < 4 || isIndic(text) || text.length > ON_ARC * 2) return undefined;
  if (text.length <= ON_ARC) return isAbove ? { upper: [l], lower: [] } : { upper: [], lower: [l] };
  const words = text.split(' ');
  const upper = (n: number) => words.slice(0, n).join(' ');
  const cuts = words.map((_, n) => n).filter(n => n > 0);
  const cut = cuts.toSorted((a, b) => Math.abs(upper(a).length - text.length / 2) - Math.abs(upper(b).length - text.length / 2))[0]; // prettier-ignore
  if (cut === undefined) return undefined;
  const halves = [upper(cut), words.slice(cut).join(' ')] as const;
  if (halves.some(half => half.length > ON_ARC + 4)) return undefined;
  return { upper: [{ ...l, text: halves[0] }], lower: [{ ...l, text: halves[1] }] };
}

const GAP = 30;

/** The words around a picture that covers `box`. */
export function letterItems(
  plan: LetterPlan,
  box: Box,
  look: Look,
  heads: ReadonlySet<Lettering>,
  ring = ringOf(box),
): StageItem[] {
  // prettier-ignore
  const out: StageItem[] = [];
  let top = box.y - GAP;
  for (const l of plan.above.toReversed()) {
    const shapes = plan.isArched ? arched(l, plan, ring) : block(l, plan, box, heads.has(l));
    const own = boxOf(shapes);
    const up = plan.isArched ? 0 : top - own.y - own.height;
    out.push(item(l, raised(shapes, up), look, heads.has(l)));
    top += plan.isArched ? 0 : -own.height - GAP * 0.6;
  }
  let foot = box.y + box.height + GAP;
  for (const l of plan.lower) {
    const shapes = arched(l, plan, ring, true);
    const own = boxOf(shapes);
    out.push(item(l, shapes, look, true));
    foot = Math.max(foot, own.y + own.height + GAP);
  }
  for (const l of plan.below) {
    const shapes = block(l, plan, box, heads.has(l));
    const own = boxOf(shapes);
    out.push(item(l, raised(shapes, foot - own.y), look, heads.has(l)));
    foot += own.height + GAP * 0.66;
  }
  return out;
}
const raised = (shapes: Shape[], y: number): Shape[] =>
  shapes.map(s => ({ ...s, segments: mapPoints(s.segments, (px, py) => [px, py + y]) }));

const WIDTH = 880;
/** Lines of one text, each as wide as its length allows, centred below one another. */
function block(l: Lettering, { faces }: LetterPlan, box: Box, isHead: boolean): Shape[] {
  const font = isHead ? faces.head : faces.sub;
  const isNumber = l.role === 'number';
  const lines = splitLines(l.text, isHead ? (isIndic(l.text) ? 16 : 17) : 30);
  const middle = box.x + box.width / 2;
  const tallest = isNumber ? 150 : isHead ? (lines.length > 2 ? 96 : lines.length > 1 ? 116 : 138) : lines.length > 1 ? 44 : 52;
  const out: Shape[] = [];
  let y = 0;
  for (const text of lines) {
    const width = Math.min(WIDTH, Math.max(isHead ? 560 : 300, text.length * tallest * (isHead ? 0.58 : 0.7)));
    const fitted = fitText(text, font, { x: middle - width / 2, y, width, height: tallest, stretch: 1.12, tracking: isHead ? 10 : 60, devanagari: faces.devanagari });
    const bent = isHead && lines.length === 1 && text.length > 7 && text.length < 22 && !isIndic(text) ? warpText(fitted, WARPS.smile(18)) : fitted;
    out.push(...letters(bent.segments, isHead));
    y += bent.height + (isHead ? 24 : 16);
  }
  return out;
} // prettier-ignore

/** The circle that words follow. */
export interface Ring {
  cx: number;
  cy: number;
  r: number;
}
const ringOf = (box: Box): Ring => {
  const r = Math.max(box.width, 900) / 2;
  return { cx: box.x + box.width / 2, cy: box.y + r, r };
};
/** Around the middle of a disc, and outside of all that stands on it. */
export function ringAround(disc: Box, items: readonly StageItem[]): Ring {
  const [cx, cy] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
  let r = disc.width / 2;
  for (const { shapes } of items)
    for (const { segments } of shapes) mapPoints(segments, (x, y) => ((r = Math.max(r, Math.hypot(x - cx, y - cy))), [x, y]));
  return { cx, cy, r: Math.min(r, disc.width * 0.66) };
} // prettier-ignore

/** Around the upper or the lower rim of the picture. */
function arched(l: Lettering, { faces }: LetterPlan, { cx, cy, r }: Ring, bottom = false): Shape[] {
  const radius = r + (bottom ? 134 : 42);
  const text = arcText(l.text, faces.head, { bottom, cx, cy, radius, size: 104, maxAngle: 2.5, devanagari: faces.devanagari, tracking: 30 }); // prettier-ignore
  return letters(text.segments, true);
}

/** Letters with a block shadow and a line around both; small words plain. */
function letters(segments: Segment[], isHead: boolean): Shape[] {
  if (!isHead) return [{ segments, fill: 'cloth2', part: 'thing' }];
  const low = (by: number): Segment[] => mapPoints(segments, (x, y) => [x + by * 0.8, y + by]);
  const rim: PaintRole = 'line';
  return [
    { segments: low(9), fill: 'cloth1Shade', stroke: rim, width: 6, part: 'thing', union: 'letters' },
    { segments: low(4.5), fill: 'cloth1Shade', stroke: rim, width: 6, part: 'thing', union: 'letters' },
    { segments, fill: 'cloth1', stroke: rim, width: 6, part: 'thing', union: 'letters' },
  ];
}

function item(l: Lettering, shapes: Shape[], look: Look, isHead: boolean): StageItem {
  const { inks, ground } = look;
  const isDark = ground === 'dark';
  const colours = paletteOfItem(look, isHead
    ? { cloth1: isDark ? mix(inks.warm, inks.paper, 0.3) : inks.hot, cloth1Shade: isDark ? inks.hot : mix(inks.line, inks.deep, 0.3) }
    : { cloth2: isDark ? inks.paper : mix(inks.line, inks.deep, 0.3) }, 0); // prettier-ignore
  return { layer: 'lettering', name: l.text, shapes, colours, box: boxOf(shapes), faces: [] };
}
