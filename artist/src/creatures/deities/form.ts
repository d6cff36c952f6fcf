/** What a god is drawn from: a figure of the rig, more arms behind it, what the hands hold, what lies on the body, a seat or a mount. */
import { drawAnimal, type AnimalSpec } from '../../animals/animals.ts';
import type { Box } from '../../draw/path.ts';
import { drawFigure, type FigureSpec } from '../../figures/figure.ts';
import type { FigurePalette } from '../../figures/flat.ts';
import type { ArmPose } from '../../figures/pose.ts';
import type { PoseName } from '../../figures/poses/poses.ts';
import {
  boxOf,
  placeFigure,
  type Figure,
  type PaintRole,
  type Part,
  type Point,
  type Shape,
} from '../../figures/shape.ts';
import { turned } from '../../things/turn.ts';
import type { Adornment } from './adornments.ts';
import { attribute, lotusSeat, swing, type Attribute } from './attributes.ts';

export interface Held {
  name: Attribute;
  /** Clockwise, from upright. */
  turn?: number;
  scale?: number;
  isFlipped?: boolean;
  /** Away from the palm. */
  x?: number;
  y?: number;
  /** Drawn behind the body, not between hand and body. */
  isBehind?: boolean;
}
/** A pair of arms behind the body's own, with what they hold. */
export interface ArmPair {
  right: ArmPose;
  left: ArmPose;
  holds?: { right?: Held; left?: Held };
}
export interface Form {
  spec: Omit<FigureSpec, 'pose' | 'arms'>;
  pose: PoseName;
  /** The body's own arms, where they are not the pose's. */
  arms?: FigureSpec['arms'];
  /** What the body's own hands hold. */
  holds?: { right?: Held; left?: Held };
  /** From those that lie in front to those behind. */
  more?: readonly ArmPair[];
  behind?: readonly Adornment[];
  before?: readonly Adornment[];
  seat?: 'lotus' | 'swing';
  /** Another beside it, moved and mirrored; its colours are others than ours. */
  partner?: { form: Form; x: number; isFlipped?: boolean; isBehind?: boolean };
  mount?: Mount;
  colours: Partial<FigurePalette>;
}
export interface Mount {
  animal: AnimalSpec;
  scale: number;
  /** From the middle of the figure on the ground; a seat carries the figure. */
  x?: number;
  y?: number;
  isFlipped?: boolean;
  isSeat?: boolean;
  isInFront?: boolean;
  /** Roles of the animal that the figure has no use for. */
  keeps?: readonly PaintRole[];
  /** Its fur in other roles, where the figure has an animal's head. */
  hasOtherFur?: boolean;
}

/** A mount's roles where they are a person's too: gods are barefoot. */
const MOUNTS: Partial<Record<PaintRole, PaintRole>> = { dark: 'fur3', darkShade: 'fur3Shade', accent: 'iris', accentShade: 'irisShade', steel: 'horn', steelShade: 'hornShade', wood: 'horn', woodShade: 'hornShade', metal: 'horn', metalShade: 'hornShade', hair: 'shoe', hairShade: 'shoeShade', skin: 'fur2', skinShade: 'fur2Shade', cloth1: 'shoe', cloth1Shade: 'shoeShade', cloth2: 'fur2', cloth2Shade: 'fur2Shade', cloth3: 'horn', cloth3Shade: 'hornShade' }; // prettier-ignore
/** The partner's own colours. */
const PARTNER: Partial<Record<PaintRole, PaintRole>> = { skin: 'fur', skinShade: 'furShade', cloth1: 'fur2', cloth1Shade: 'fur2Shade', cloth2: 'fur3', cloth2Shade: 'fur3Shade', cloth3: 'iris', cloth3Shade: 'irisShade', white: 'white' }; // prettier-ignore
const renamed = (shapes: readonly Shape[], to: (role: PaintRole) => PaintRole): Shape[] => shapes.map(s => ({ ...s, ...(s.fill && { fill: to(s.fill) }), ...(s.stroke && { stroke: to(s.stroke) }) })); // prettier-ignore
const recoloured = (colours: Partial<FigurePalette>, to: (role: PaintRole) => PaintRole | undefined): Partial<FigurePalette> => Object.fromEntries(Object.entries(colours).flatMap(([role, hex]) => { const own = to(role as PaintRole); return own ? [[own, hex]] : []; })); // prettier-ignore

interface Mounted {
  figure: Figure;
  colours: Partial<FigurePalette>;
}
function mountOf({ animal, scale, x = 0, y = 0, isFlipped = false, keeps = [], hasOtherFur = false }: Mount): Mounted {
  const drawn = drawAnimal(animal);
  const placed = placeFigure(drawn, { x, y, scale, isFlipped });
  const to = (role: PaintRole): PaintRole => (keeps.includes(role) ? role : hasOtherFur && role.startsWith('fur') ? (role.endsWith('Shade') ? 'shoeShade' : 'shoe') : (MOUNTS[role] ?? role)); // prettier-ignore
  const shapes = renamed(placed.shapes, to).map(s => ({ ...s, part: 'thing' as const }));
  return { figure: { ...placed, shapes }, colours: recoloured(drawn.colours, role => (SHARED.test(role) ? undefined : to(role))) }; // prettier-ignore
}
/** What both have alike. */
const SHARED = /^(line|white|lip|blush|eye|glass|trim)/;

function partnerOf({ form, x, isFlipped = false }: NonNullable<Form['partner']>): Mounted {
  const drawn = drawForm(form);
  const placed = placeFigure(drawn.figure, { x, isFlipped });
  const to = (role: PaintRole): PaintRole => PARTNER[role] ?? role;
  const shapes = renamed(placed.shapes, to).map(s => ({ ...s, ...(s.union !== undefined && { union: `${s.union}-partner` }) })); // prettier-ignore
  return { figure: { ...placed, shapes }, colours: recoloured(drawn.colours, role => PARTNER[role]) };
}

const ARM = { right: new Set<Part>(['armRight', 'handRight']), left: new Set<Part>(['armLeft', 'handLeft']) };
const sides = ['left', 'right'] as const;

function heldShapes(f: Figure, side: 'right' | 'left', held: Held): Shape[] {
  const { x, y } = side === 'right' ? f.anchors.handRight : f.anchors.handLeft;
  return turned(attribute(held.name), { x: x + (held.x ?? 0), y: y + (held.y ?? 0), turn: held.turn ?? 0, scale: held.scale ?? 1, isFlipped: held.isFlipped ?? false }).map(s => ({ ...s, thing: held.name })); // prettier-ignore
}
/** Puts what a hand holds under its fingers. */
function inHands(f: Figure, shapes: readonly Shape[], holds: Form['holds']): Shape[] {
  let out = [...shapes];
  for (const side of sides) {
    const held = holds?.[side];
    if (!held) continue;
    const part: Part = side === 'right' ? 'handRight' : 'handLeft';
    const arm: Part = side === 'right' ? 'armRight' : 'armLeft';
    const at = held.isBehind ? 0 : out.findIndex(s => s.part === part || s.part === arm);
    out = [...out.slice(0, at), ...heldShapes(f, side, held), ...out.slice(at)];
  }
  return out;
}

function pairOfArms(form: Form, pair: ArmPair): Shape[] {
  const f = drawFigure({ ...form.spec, pose: form.pose, arms: { right: pair.right, left: pair.left } });
  const own = sides.flatMap(side => f.shapes.filter(s => ARM[side].has(s.part)));
  return inHands(f, own, pair.holds).map(s => ({ ...s, ...(s.union !== undefined && { union: `${s.union}-${pair.right.bones?.join()}` }) })); // prettier-ignore
}

export function drawForm(form: Form): { figure: Figure; colours: Partial<FigurePalette> } {
  const plain = drawFigure({ ...form.spec, pose: form.pose, ...(form.arms && { arms: form.arms }) });
  const mounted = form.mount && mountOf(form.mount);
  const partner = form.partner && partnerOf(form.partner);
  const own = [
    ...(form.behind ?? []).flatMap(add => add(plain)),
    ...(form.more ?? []).toReversed().flatMap(pair => pairOfArms(form, pair)),
    ...inHands(plain, plain.shapes, form.holds),
    ...(form.before ?? []).flatMap(add => add(plain)),
  ];
  const beside = partner?.figure.shapes ?? [];
  const shapes = form.partner?.isBehind ? [...beside, ...own] : [...own, ...beside];
  const up = form.mount?.isSeat ? seatHeight(plain, mounted!.figure) : { x: 0, y: 0 };
  const risen = placeFigure({ ...plain, shapes, things: [] }, up);
  const around = mounted?.figure.shapes ?? [];
  const seat = seatOf(form, plain, boxOf(shapes));
  const all = form.mount?.isInFront ? [...seat, ...risen.shapes, ...around] : [...around, ...seat, ...risen.shapes];
  const low = boxOf(all);
  const done = placeFigure({ ...risen, shapes: all, box: low }, { y: -(low.y + low.height) });
  const kept = Object.fromEntries((form.mount?.keeps ?? []).map(role => [role, mounted!.colours[role]]));
  return {
    figure: { ...done, box: boxOf(done.shapes) },
    colours: { ...mounted?.colours, ...form.colours, ...partner?.colours, ...(mounted && ofMount(mounted.colours)), ...kept },
  };
} // prettier-ignore
/** The animal's colours stand above those that every palette has for fur. */
const ofMount = (colours: Partial<FigurePalette>): Partial<FigurePalette> =>
  Object.fromEntries(Object.entries(colours).filter(([role]) => /^(fur|iris|horn|shoe)/.test(role)));

function seatOf(form: Form, f: Figure, box: Box): Shape[] {
  const { x, y } = f.anchors.seat;
  if (form.seat === 'lotus') return turned(lotusSeat(Math.max(190, Math.min(f.box.width * 0.56, 320))), { x, y: -26 });
  if (form.seat !== 'swing') return [];
  const half = box.width * 0.56;
  return turned(swing(half, y - box.y + 150), { x: box.x + box.width / 2, y: y + 6 });
}
/** Sits where a rider would. */
function seatHeight(f: Figure, mount: Figure): Point {
  const saddle = (mount.anchors as { saddle?: Point }).saddle ?? mount.anchors.back;
  return { x: saddle.x - f.anchors.seat.x, y: saddle.y - f.anchors.seat.y };
}
