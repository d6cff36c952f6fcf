/** Birds. Bodies are in units as they are drawn; the head in its own. */
import type { BirdModel, BirdTail, BirdWing } from '../birds/model.ts';
import type { PaintRole } from '../../figures/shape.ts';
import type { EyeModel, HeadModel, Horn, Mark, Mass } from '../head/model.ts';
import { blob, type Blob, type Vec } from '../space.ts';
import { coat, type CoatColours } from './row.ts';

export interface BirdRow {
  bird: BirdModel;
  colours: CoatColours;
  scale: number;
}
const EYE: EyeModel = { at: [48, 10], size: 0.18, tall: 1, pupil: 'bead' };

interface Beak {
  /** Middles and radii from the root to the tip. */
  upper: readonly Blob[];
  lower: readonly Blob[];
  fill?: PaintRole;
  lowerFill?: PaintRole;
}
interface BirdHead {
  skull?: Vec;
  fill?: PaintRole;
  beak: Beak;
  eyes?: Partial<EyeModel>;
  marks?: readonly Mark[];
  masses?: readonly Mass[];
  horns?: readonly Horn[];
  shade?: number;
  frontTurn?: number;
}
export function birdHead(o: BirdHead): HeadModel {
  return {
    skull: [blob([0, -0.04, 0.04], o.skull ?? [0.78, 0.76, 0.78])],
    ...(o.fill && { skullFill: o.fill }),
    muzzle: o.beak.upper,
    jaw: o.beak.lower,
    muzzleFill: o.beak.fill ?? 'accent',
    jawFill: o.beak.lowerFill ?? o.beak.fill ?? 'accent',
    isBeak: true,
    mouth: { line: [], hinge: [0, 0.16, 0.4], gape: 0.8, tongue: true },
    eyes: { ...EYE, ...o.eyes },
    marks: o.marks ?? [],
    masses: o.masses ?? [],
    horns: o.horns ?? [],
    shade: o.shade ?? 0.18,
    frontTurn: o.frontTurn ?? 34,
  };
}
/** Straight beaks by length and thickness; hooked ones end below. */
export const straight = (long: number, wide: number, high: number, y = 0.14, drop = 0.06): Beak => ({
  upper: [blob([0, y, 0.6], [wide, high, 0.26]), blob([0, y + drop, 0.72 + long], [wide * 0.16, high * 0.2, 0.06])],
  lower: [blob([0, y + high * 0.8, 0.56], [wide * 0.8, high * 0.56, 0.24]), blob([0, y + drop + high * 0.3, 0.66 + long * 0.86], [wide * 0.14, high * 0.16, 0.06])],
}); // prettier-ignore
export const hooked = (size: number, long = 1, y = 0.06): Beak => ({
  upper: [blob([0, y, 0.64], [size * 0.8, size * 0.84, 0.24]), blob([0, y + size * 0.5, 0.74 + size * long * 0.62], [size * 0.5, size * 0.62, size * 0.4]), blob([0, y + size * 1.44, 0.74 + size * long * 0.72], [size * 0.14, size * 0.2, size * 0.12])],
  lower: [blob([0, y + size * 1.1, 0.56], [size * 0.6, size * 0.44, 0.2]), blob([0, y + size * 1.3, 0.6 + size * long * 0.3], [size * 0.34, size * 0.3, 0.1])],
}); // prettier-ignore

interface Bird {
  head: HeadModel;
  headUnit?: number;
  nod?: number;
  body: readonly Blob[];
  fill?: PaintRole;
  breast?: BirdModel['breast'];
  neck: readonly Vec[];
  radii: readonly number[];
  neckFill?: PaintRole;
  collar?: PaintRole;
  wing: Partial<BirdWing>;
  shoulder: Vec;
  tail: Partial<BirdTail>;
  tailRoot: Vec;
  legs: Partial<BirdModel['legs']> & { length: number; at: number };
  fan?: boolean;
  isUpright?: boolean;
}
/** Rows are written small; they are drawn larger, so that lines of a body's weight are not too bold. */
const LARGER = 1.34;
const larger = (v: Vec): Vec => [v[0] * LARGER, v[1] * LARGER, v[2] * LARGER];
const largerBlobs = (list: readonly Blob[]): Blob[] => list.map(b => ({ at: larger(b.at), r: larger(b.r) }));
function enlarged(b: BirdModel): BirdModel {
  const k = LARGER;
  const { wing, tail, legs } = b;
  return {
    ...b,
    body: largerBlobs(b.body),
    ...(b.breast && { breast: { ...b.breast, blobs: largerBlobs(b.breast.blobs) } }),
    neck: b.neck.map(larger),
    neckRadii: b.neckRadii.map(r => r * k),
    headUnit: b.headUnit * k,
    wing: { ...wing, length: wing.length * k, depth: wing.depth * k, span: wing.span * k },
    shoulder: larger(b.shoulder),
    tail: { ...tail, length: tail.length * k, width: tail.width * k },
    tailRoot: larger(b.tailRoot),
    legs: { ...legs, length: legs.length * k, radius: legs.radius * 1.1, spread: legs.spread * k, at: legs.at * k, toe: legs.toe * k, ...(legs.thigh && { thigh: legs.thigh * k }) },
  };
} // prettier-ignore
export const bird = (o: Bird, colours: CoatColours, scale: number): BirdRow => ({
  bird: enlarged({
    body: o.body, fill: o.fill ?? 'fur', neck: o.neck, neckRadii: o.radii, head: o.head, headUnit: o.headUnit ?? 88,
    wing: { length: 190, depth: 100, span: 330, fill: 'fur', feathers: 'fur2', ...o.wing },
    shoulder: o.shoulder,
    tail: { count: 5, length: 150, width: 26, spread: 26, droop: 20, fill: 'fur', ...o.tail },
    tailRoot: o.tailRoot,
    legs: { radius: 7, spread: 34, fill: 'accent', toe: 48, ...o.legs },
    ...(o.breast && { breast: o.breast }), ...(o.neckFill && { neckFill: o.neckFill }), ...(o.collar && { collar: o.collar }),
    ...(o.nod !== undefined && { nod: o.nod }), ...(o.fan && { fan: true }), ...(o.isUpright && { isUpright: true }),
  }),
  colours: coat(colours),
  scale: scale / LARGER,
}); // prettier-ignore

const PARROT = (o: Partial<Bird> = {}): Bird => ({
  head: birdHead({ skull: [0.8, 0.78, 0.78], beak: { ...hooked(0.36), lowerFill: 'dark' }, eyes: { at: [46, 14], size: 0.17, ring: 'white' } }),
  body: [blob([0, -10, 20], [76, 92, 78]), blob([0, 70, -6], [64, 80, 64]), blob([0, 138, -46], [30, 34, 30])],
  neck: [[0, -50, 22], [0, -110, 30], [0, -164, 42]], radii: [70, 66, 60],
  wing: { length: 210, depth: 110, span: 300 }, shoulder: [58, -54, 14],
  tail: { count: 3, length: 250, width: 22, spread: 12, droop: 62, isPointed: true }, tailRoot: [0, 128, -52],
  legs: { length: 26, at: 150, radius: 10, fill: 'steel', toe: 36, thigh: 30 }, ...o,
}); // prettier-ignore
const SONGBIRD = (head: HeadModel, o: Partial<Bird> = {}): Bird => ({
  head,
  body: [blob([0, 0, 26], [84, 86, 90]), blob([0, 30, -40], [62, 60, 70]), blob([0, 12, -110], [26, 26, 30])],
  neck: [[0, -30, 40], [0, -70, 48], [0, -104, 60]], radii: [76, 70, 62],
  wing: { length: 150, depth: 92, span: 260 }, shoulder: [66, -34, 26],
  tail: { count: 3, length: 130, width: 22, spread: 16, droop: 12 }, tailRoot: [0, 10, -110],
  legs: { length: 66, at: 84, radius: 5.5, toe: 44, spread: 28 }, headUnit: 90, ...o,
}); // prettier-ignore
export const RAPTOR = (o: Partial<Bird> = {}): Bird => ({
  head: birdHead({ skull: [0.74, 0.72, 0.8], beak: hooked(0.3, 1.5, 0.02), eyes: { at: [46, 12], size: 0.15, tall: 0.8, slant: 12, iris: 'accent', pupil: 'round', pupilSize: 0.56 }, marks: [{ kind: 'stripe', fill: 'furShade', side: 'both', points: [[22, 22], [44, 30], [70, 24]], width: 0.075 }] }),
  body: [blob([0, -20, 20], [92, 110, 92]), blob([0, 70, -20], [74, 84, 76]), blob([0, 130, -80], [34, 34, 36])],
  neck: [[0, -70, 26], [0, -130, 34], [0, -184, 50]], radii: [82, 70, 58],
  wing: { length: 240, depth: 130, span: 430, tip: 'dark', feathers: 'furShade' }, shoulder: [70, -66, 16],
  tail: { count: 5, length: 150, width: 30, spread: 30, droop: 56 }, tailRoot: [0, 120, -80],
  legs: { length: 56, at: 150, radius: 14, toe: 52, thigh: 42, spread: 40 }, headUnit: 86, ...o,
}); // prettier-ignore

const PEACOCK: Bird = {
  head: birdHead({ skull: [0.68, 0.66, 0.72], beak: { ...straight(0.5, 0.2, 0.17, 0.1, 0.06), fill: 'steel' }, eyes: { at: [46, 8], size: 0.15 }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[26, 26], [52, 30], [78, 22], [66, 14], [40, 16]] }, { kind: 'patch', fill: 'white', side: 'both', points: [[26, -12], [50, -10], [76, -12], [60, -24], [36, -24]] }], horns: [-0.34, -0.12, 0.12, 0.34].map(x => ({ points: [[x * 0.4, -0.6, -0.1], [x, -1.0, -0.2], [x * 1.6, -1.36, -0.24]] as const, radii: [0.035, 0.035, 0.035], tips: [1, 1] as [number, number], fill: 'dark' as const, layer: 'behind' as const })).concat([-0.34, -0.12, 0.12, 0.34].map(x => ({ points: [[x * 1.6, -1.36, -0.24], [x * 1.7, -1.46, -0.25]] as const as never, radii: [0.1, 0.1], tips: [1, 1] as [number, number], fill: 'fur' as never, layer: 'behind' as const }))) }),
  body: [blob([0, 0, 30], [80, 84, 86]), blob([0, 20, -50], [66, 62, 76]), blob([0, 4, -120], [36, 36, 36])],
  neck: [[0, -20, 60], [0, -90, 104], [0, -170, 100], [0, -250, 96], [0, -300, 112]], radii: [70, 52, 38, 32, 30],
  wing: { length: 170, depth: 96, span: 320, fill: 'metal', feathers: 'wood' }, shoulder: [62, -34, 20],
  tail: { count: 9, length: 480, width: 30, spread: 40, droop: 14, fill: 'fur2', hasEyes: true }, tailRoot: [0, 0, -110],
  legs: { length: 110, at: 80, radius: 9, fill: 'steel', toe: 44, thigh: 34, spread: 30 }, headUnit: 64,
}; // prettier-ignore
const PEACOCK_COLOURS: CoatColours = {
  fur: '#1c5fc0',
  fur2: '#2f9a62',
  fur2Shade: '#1f7a4c',
  accent: '#e6b33a',
  dark: '#15245c',
  metal: '#d9b98a',
  wood: '#a5703f',
  steel: '#8a7f77',
};

export const BIRDS: Record<string, BirdRow> = {
  peacock: bird(PEACOCK, PEACOCK_COLOURS, 0.62),
  'dancing peacock': bird({ ...PEACOCK, fan: true, tail: { ...PEACOCK.tail, length: 420 } }, PEACOCK_COLOURS, 0.62),
  parrot: bird(PARROT({ collar: 'dark' }), { fur: '#5cb543', fur2: '#3f9636', accent: '#e2382f', dark: '#2f2a36', steel: '#a59a90' }, 0.36),
  macaw: bird(PARROT({ head: birdHead({ skull: [0.82, 0.8, 0.78], beak: { ...hooked(0.42), fill: 'dark' }, eyes: { at: [44, 14], size: 0.16, iris: 'accent', pupil: 'round', pupilSize: 0.6 }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[20, 26], [48, 36], [70, 18], [66, -14], [44, -30], [20, -20]] }] }), wing: { length: 210, depth: 110, span: 320, fill: 'metal', feathers: 'fur2' }, tail: { count: 3, length: 290, width: 22, spread: 12, droop: 62, isPointed: true, tip: 'fur2' } }), { fur: '#dd3a2c', fur2: '#2468c4', metal: '#f2b632', dark: '#33303a', accent: '#e8c93a', steel: '#8a8490' }, 0.42),
  crow: bird(SONGBIRD(birdHead({ beak: { ...straight(0.76, 0.26, 0.24, 0.12, 0.08), fill: 'dark' }, eyes: { at: [46, 10], iris: 'steel', pupil: 'round', pupilSize: 0.7 } }), { legs: { length: 70, at: 84, radius: 6.5, toe: 50, fill: 'dark' }, neckFill: 'steel', tail: { count: 3, length: 150, width: 30, spread: 16, droop: 16 } }), { fur: '#3b3846', furShade: '#272530', fur2: '#2e2b38', steel: '#7d7a86', dark: '#26222c', accent: '#26222c' }, 0.36),
  raven: bird(SONGBIRD(birdHead({ beak: { ...straight(0.8, 0.28, 0.26, 0.12, 0.1), fill: 'dark' }, eyes: { at: [46, 10], iris: 'steel', pupil: 'round', pupilSize: 0.6 } }), { legs: { length: 70, at: 84, radius: 6.5, toe: 50, fill: 'dark' }, tail: { count: 5, length: 150, width: 28, spread: 22, droop: 16 } }), { fur: '#35324a', furShade: '#242233', fur2: '#2a2739', steel: '#c9c3d6', dark: '#211e29', accent: '#26222c' }, 0.42),
  owl: bird(
    { head: birdHead({ frontTurn: 0, skull: [0.98, 0.84, 0.78], beak: hooked(0.17, 0.8, 0.16), eyes: { at: [25, 10], size: 0.3, tall: 1, iris: 'accent', pupil: 'round', pupilSize: 0.6 }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[2, 34], [20, 46], [48, 34], [60, 4], [48, -26], [20, -36], [2, -20]] }], horns: [{ points: [[0.5, -0.56, 0.1], [0.66, -0.9, 0.08], [0.86, -1.2, 0.02]], radii: [0.24, 0.16, 0.02], fill: 'fur', layer: 'united', isMirrored: true }] }), headUnit: 108, body: [blob([0, -20, 10], [104, 110, 92]), blob([0, 84, -4], [86, 84, 78])], breast: { blobs: [blob([0, -10, 56], [62, 70, 50]), blob([0, 80, 44], [56, 70, 44])], fill: 'fur2' }, neck: [[0, -70, 12], [0, -110, 16], [0, -150, 22]], radii: [96, 92, 84], wing: { length: 190, depth: 130, span: 340 }, shoulder: [84, -70, 6], tail: { count: 3, length: 80, width: 30, spread: 20, droop: 70 }, tailRoot: [0, 130, -40], legs: { length: 18, at: 158, radius: 12, toe: 40, spread: 40 }, isUpright: true },
    { fur: '#98683c', fur2: '#f0dcb4', accent: '#f3b42e', dark: '#4a3324' }, 0.36,
  ),
  'barn owl': bird(
    { head: birdHead({ frontTurn: 0, skull: [0.96, 0.88, 0.76], beak: { ...hooked(0.15, 0.8, 0.12), fill: 'blush' }, eyes: { at: [24, 8], size: 0.17, tall: 1 }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[0, 26], [14, 48], [40, 44], [58, 10], [44, -40], [14, -70], [0, -80]] }] }), headUnit: 104, body: [blob([0, -20, 10], [94, 106, 86]), blob([0, 90, -6], [72, 86, 70])], breast: { blobs: [blob([0, -10, 50], [64, 80, 50]), blob([0, 86, 40], [52, 70, 40])], fill: 'white' }, neck: [[0, -70, 12], [0, -110, 16], [0, -150, 22]], radii: [88, 84, 80], wing: { length: 210, depth: 120, span: 360 }, shoulder: [78, -66, 6], tail: { count: 3, length: 70, width: 28, spread: 18, droop: 70 }, tailRoot: [0, 140, -40], legs: { length: 26, at: 168, radius: 11, toe: 40, spread: 34, fill: 'blush' }, isUpright: true },
    { fur: '#d9a458', fur2: '#c08a40', accent: '#e8b48a' }, 0.34,
  ),
  eagle: bird(RAPTOR(), { fur: '#7a4a28', fur2: '#5a3520', accent: '#f2b62e', dark: '#43291c' }, 0.6),
  'bald eagle': bird(RAPTOR({ head: { ...RAPTOR().head, skullFill: 'white', marks: [{ kind: 'stripe', fill: 'whiteShade', side: 'both', points: [[22, 22], [44, 30], [70, 24]], width: 0.075 }] }, neckFill: 'white', tail: { count: 5, length: 150, width: 30, spread: 30, droop: 56, fill: 'white' } }), { fur: '#5f3c28', fur2: '#4a2e20', accent: '#f2b62e', dark: '#38241a' }, 0.6),
  sparrow: bird(SONGBIRD(birdHead({ skull: [0.82, 0.76, 0.78], beak: { ...straight(0.32, 0.24, 0.2, 0.14, 0.06), fill: 'dark' }, eyes: { size: 0.17 }, marks: [{ kind: 'patch', fill: 'hair', side: 'middle', points: [[-60, 34], [0, 22], [60, 34], [120, 30], [180, 60], [-120, 30]] }, { kind: 'patch', fill: 'white', side: 'both', points: [[34, 0], [60, 6], [86, -10], [60, -30], [38, -22]] }, { kind: 'patch', fill: 'dark', side: 'middle', points: [[-26, -10], [26, -10], [30, -50], [-30, -50]] }] }), { wing: { length: 150, depth: 92, span: 250, fill: 'hair', feathers: 'dark', bar: 'white' }, breast: { blobs: [blob([0, 10, 60], [66, 66, 54]), blob([0, 44, 0], [60, 40, 70])], fill: 'fur2' }, tail: { count: 3, length: 110, width: 20, spread: 14, droop: 8, fill: 'dark' }, legs: { length: 52, at: 84, radius: 5, toe: 40 } }), { fur: '#b08763', fur2: '#ead9bd', hair: '#8a4f2b', dark: '#46362f', accent: '#c98f66' }, 0.26),
  'blue bird': bird(SONGBIRD(birdHead({ skull: [0.84, 0.78, 0.78], beak: { ...straight(0.34, 0.2, 0.16, 0.14, 0.04), fill: 'dark' }, eyes: { size: 0.18 } }), { breast: { blobs: [blob([0, 8, 56], [66, 62, 54]), blob([0, 44, 4], [62, 40, 66])], fill: 'fur2' } }), { fur: '#3a8fd6', fur2: '#f4c79a', accent: '#5a4a44', dark: '#39333a' }, 0.28),
  kingfisher: bird(SONGBIRD(birdHead({ skull: [0.8, 0.74, 0.8], beak: { ...straight(1.15, 0.22, 0.19, 0.12, 0.04), fill: 'dark' }, eyes: { size: 0.17 }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[24, 4], [50, 0], [86, -4], [80, -26], [46, -22], [26, -14]] }, { kind: 'patch', fill: 'white', side: 'both', points: [[84, 4], [110, 0], [110, -30], [86, -26]] }], horns: [{ points: [[0, -0.6, -0.3], [0.02, -0.8, -0.6], [0.02, -0.78, -0.86]], radii: [0.2, 0.14, 0.02], fill: 'fur', layer: 'united' }] }), { breast: { blobs: [blob([0, 10, 60], [66, 66, 54]), blob([0, 44, 0], [60, 40, 70])], fill: 'fur2' }, tail: { count: 3, length: 80, width: 22, spread: 14, droop: 10 }, legs: { length: 34, at: 84, radius: 8, toe: 34, fill: 'lip' }, wing: { length: 150, depth: 92, span: 250, feathers: 'furShade' } }), { fur: '#1f8fc6', furShade: '#156fa6', fur2: '#f08a3a', dark: '#2f2a36' }, 0.28),
  flamingo: bird(
    { head: birdHead({ skull: [0.66, 0.62, 0.7], beak: { upper: [blob([0, 0.1, 0.6], [0.22, 0.2, 0.2]), blob([0, 0.24, 1.06], [0.18, 0.16, 0.18]), blob([0, 0.66, 1.2], [0.08, 0.1, 0.08])], lower: [blob([0, 0.28, 0.56], [0.16, 0.14, 0.16]), blob([0, 0.5, 0.98], [0.14, 0.14, 0.14])], fill: 'white', lowerFill: 'dark' }, eyes: { at: [46, 12], size: 0.14, iris: 'accent', pupil: 'round', pupilSize: 0.5 }, masses: [{ blobs: [blob([0, 0.6, 1.18], [0.11, 0.16, 0.12])], fill: 'dark', layer: 'over', weight: 'form' }] }), headUnit: 62, body: [blob([0, 0, 20], [70, 74, 84]), blob([0, 10, -60], [56, 52, 70]), blob([0, 6, -130], [24, 24, 30])], neck: [[0, -10, 70], [0, -60, 130], [0, -140, 120], [0, -210, 70], [0, -290, 80], [0, -330, 120]], radii: [50, 32, 25, 23, 23, 26], wing: { length: 170, depth: 94, span: 300, feathers: 'fur2', tip: 'dark' }, shoulder: [52, -34, 20], tail: { count: 3, length: 60, width: 20, spread: 20, droop: 16, fill: 'fur2' }, tailRoot: [0, 6, -126], legs: { length: 300, at: 70, radius: 8, fill: 'fur2', toe: 46, spread: 24 } },
    { fur: '#f5859c', fur2: '#ee5f80', accent: '#f2c23a', dark: '#2f2a36' }, 0.6,
  ),
  hen: bird(
    { head: birdHead({ skull: [0.72, 0.7, 0.74], beak: straight(0.3, 0.2, 0.18, 0.1, 0.06), eyes: { at: [46, 10], size: 0.16, iris: 'accent', pupil: 'round', pupilSize: 0.6 }, masses: [{ blobs: [blob([0, 0.54, 0.62], [0.12, 0.22, 0.12])], fill: 'lip', layer: 'last', weight: 'form' }, { blobs: [blob([0, -0.7, 0.4], [0.1, 0.2, 0.18]), blob([0, -0.74, 0.1], [0.1, 0.22, 0.18])], fill: 'lip', layer: 'behind', weight: 'contour' }] }), headUnit: 74, body: [blob([0, 0, 30], [88, 90, 92]), blob([0, 14, -50], [84, 80, 86]), blob([0, -40, -120], [40, 50, 40])], neck: [[0, -30, 60], [0, -90, 84], [0, -150, 92], [0, -186, 100]], radii: [76, 60, 48, 42], wing: { length: 150, depth: 104, span: 240 }, shoulder: [74, -20, 24], tail: { count: 5, length: 110, width: 34, spread: 44, droop: -44, fill: 'furShade' }, tailRoot: [0, -40, -110], legs: { length: 70, at: 86, radius: 9, toe: 48, thigh: 40, spread: 36 } },
    { fur: '#c0713a', fur2: '#a35a2b', accent: '#f0ae34', lip: '#dc3b36', dark: '#4a2d20' }, 0.4,
  ),
  rooster: bird(
    { head: birdHead({ skull: [0.7, 0.7, 0.74], fill: 'metal', beak: straight(0.34, 0.2, 0.18, 0.1, 0.08), eyes: { at: [46, 10], size: 0.16, iris: 'accent', pupil: 'round', pupilSize: 0.6 }, masses: [{ blobs: [blob([0, 0.7, 0.6], [0.13, 0.34, 0.14])], fill: 'lip', layer: 'last', weight: 'form' }, { blobs: [blob([0, -0.74, 0.5], [0.1, 0.26, 0.16])], fill: 'lip', layer: 'behind' }, { blobs: [blob([0, -0.9, 0.22], [0.1, 0.34, 0.18])], fill: 'lip', layer: 'behind' }, { blobs: [blob([0, -0.8, -0.12], [0.1, 0.3, 0.18])], fill: 'lip', layer: 'behind' }] }), headUnit: 72, body: [blob([0, 0, 34], [84, 92, 90]), blob([0, 10, -40], [74, 72, 82]), blob([0, -36, -110], [36, 44, 36])], neck: [[0, -40, 64], [0, -110, 92], [0, -180, 96], [0, -224, 104]], radii: [80, 66, 52, 44], neckFill: 'metal', wing: { length: 170, depth: 108, span: 270, fill: 'fur', feathers: 'fur2' }, shoulder: [72, -20, 24], tail: { count: 7, length: 240, width: 26, spread: 80, droop: -50, fill: 'fur2', isPointed: false }, tailRoot: [0, -36, -104], legs: { length: 92, at: 88, radius: 10, toe: 52, thigh: 40, spread: 36 } },
    { fur: '#b5392a', fur2: '#1f5a4e', metal: '#eba634', accent: '#f0ae34', lip: '#e2322f', dark: '#2f2a36' }, 0.44,
  ),
  chick: bird(
    { head: birdHead({ frontTurn: 14, skull: [0.9, 0.86, 0.82], beak: straight(0.16, 0.22, 0.16, 0.14, 0.02), eyes: { at: [42, 8], size: 0.15 }, horns: [{ points: [[0, -0.76, 0], [0.06, -1.02, -0.02], [0.2, -1.14, -0.02]], radii: [0.07, 0.05, 0.02], fill: 'fur', layer: 'united' }] }), headUnit: 84, body: [blob([0, 0, 6], [88, 82, 84]), blob([0, 14, -40], [60, 54, 60])], neck: [[0, -30, 16], [0, -70, 24], [0, -104, 30]], radii: [80, 76, 70], wing: { length: 84, depth: 64, span: 150, feathers: 'furShade' }, shoulder: [72, -14, 10], tail: { count: 3, length: 40, width: 18, spread: 30, droop: -20 }, tailRoot: [0, 0, -84], legs: { length: 40, at: 78, radius: 8, toe: 38, spread: 30 } },
    { fur: '#f9d44a', fur2: '#f2be32', accent: '#f08a2c' }, 0.22,
  ),
  duckling: bird(
    { head: birdHead({ frontTurn: 14, skull: [0.9, 0.86, 0.82], beak: { upper: [blob([0, 0.14, 0.66], [0.26, 0.18, 0.2]), blob([0, 0.22, 1.04], [0.26, 0.09, 0.14])], lower: [blob([0, 0.3, 0.66], [0.2, 0.1, 0.18]), blob([0, 0.32, 0.98], [0.2, 0.06, 0.1])] }, eyes: { at: [42, 8], size: 0.15 }, horns: [{ points: [[0, -0.76, 0], [0.06, -1.02, -0.02], [0.2, -1.14, -0.02]], radii: [0.07, 0.05, 0.02], fill: 'fur', layer: 'united' }] }), headUnit: 80, body: [blob([0, 0, 24], [80, 76, 84]), blob([0, 6, -50], [68, 60, 72])], neck: [[0, -30, 46], [0, -76, 62], [0, -112, 68]], radii: [66, 58, 54], wing: { length: 96, depth: 64, span: 150, feathers: 'furShade' }, shoulder: [70, -14, 10], tail: { count: 3, length: 44, width: 20, spread: 26, droop: -26 }, tailRoot: [0, -16, -104], legs: { length: 36, at: 72, radius: 9, toe: 44, isWebbed: true, spread: 30 } },
    { fur: '#f9d44a', fur2: '#f2be32', accent: '#f08a2c' }, 0.2,
  ),
  duck: bird(
    { head: birdHead({ skull: [0.78, 0.74, 0.78], fill: 'fur2', beak: { upper: [blob([0, 0.12, 0.6], [0.26, 0.22, 0.2]), blob([0, 0.24, 1.26], [0.3, 0.09, 0.14])], lower: [blob([0, 0.3, 0.6], [0.22, 0.12, 0.2]), blob([0, 0.32, 1.18], [0.25, 0.06, 0.12])] }, eyes: { at: [46, 14], size: 0.16 } }), headUnit: 82, body: [blob([0, 0, 40], [82, 80, 92]), blob([0, 6, -60], [80, 74, 96]), blob([0, -26, -150], [34, 30, 36])], breast: { blobs: [blob([0, 0, 70], [74, 74, 62])], fill: 'wood' }, neck: [[0, -20, 84], [0, -80, 106], [0, -140, 106], [0, -172, 112]], radii: [62, 46, 42, 42], neckFill: 'fur2', collar: 'white', wing: { length: 170, depth: 100, span: 290, fill: 'fur', feathers: 'furShade', bar: 'metal' }, shoulder: [70, -24, 20], tail: { count: 3, length: 60, width: 24, spread: 26, droop: -24, fill: 'dark' }, tailRoot: [0, -26, -146], legs: { length: 40, at: 76, radius: 10, toe: 52, isWebbed: true, spread: 34 } },
    { fur: '#a9a29b', fur2: '#1f7a54', wood: '#8a4f30', metal: '#3468c4', accent: '#f2b02e', dark: '#3a3338' }, 0.4,
  ),
  'white duck': bird(
    { head: birdHead({ skull: [0.8, 0.76, 0.78], fill: 'white', beak: { upper: [blob([0, 0.12, 0.6], [0.26, 0.22, 0.2]), blob([0, 0.24, 1.26], [0.3, 0.09, 0.14])], lower: [blob([0, 0.3, 0.6], [0.22, 0.12, 0.2]), blob([0, 0.32, 1.18], [0.25, 0.06, 0.12])] }, eyes: { at: [46, 14], size: 0.17 } }), headUnit: 86, fill: 'white', body: [blob([0, 0, 40], [82, 80, 92]), blob([0, 6, -60], [80, 74, 96]), blob([0, -26, -150], [34, 30, 36])], neck: [[0, -20, 84], [0, -80, 106], [0, -140, 106], [0, -172, 112]], radii: [62, 46, 42, 42], wing: { length: 170, depth: 100, span: 290, fill: 'white', feathers: 'whiteShade' }, shoulder: [70, -24, 20], tail: { count: 3, length: 60, width: 24, spread: 26, droop: -24, fill: 'white' }, tailRoot: [0, -26, -146], legs: { length: 40, at: 76, radius: 10, toe: 52, isWebbed: true, spread: 34 } },
    { fur: '#fbf6ea', accent: '#f59a2a' }, 0.4,
  ),
  swan: bird(
    { head: birdHead({ skull: [0.66, 0.62, 0.76], fill: 'white', beak: { upper: [blob([0, 0.1, 0.62], [0.2, 0.2, 0.2]), blob([0, 0.22, 1.2], [0.16, 0.09, 0.12])], lower: [blob([0, 0.26, 0.6], [0.16, 0.1, 0.16]), blob([0, 0.3, 1.1], [0.13, 0.06, 0.1])] }, eyes: { at: [48, 8], size: 0.14 }, masses: [{ blobs: [blob([0, -0.06, 0.72], [0.14, 0.13, 0.12])], fill: 'dark', layer: 'over', weight: 'form' }] }), headUnit: 66, fill: 'white', body: [blob([0, 0, 50], [92, 84, 100]), blob([0, 0, -70], [86, 76, 110]), blob([0, -40, -180], [30, 28, 40])], neck: [[0, -10, 110], [0, -80, 160], [0, -170, 130], [0, -260, 96], [0, -340, 110], [0, -366, 150]], radii: [62, 42, 33, 30, 30, 32], wing: { length: 250, depth: 136, span: 400, fill: 'white', feathers: 'whiteShade' }, shoulder: [80, -50, 40], tail: { count: 3, length: 70, width: 26, spread: 26, droop: -16, fill: 'white' }, tailRoot: [0, -36, -170], legs: { length: 36, at: 80, radius: 11, toe: 52, isWebbed: true, spread: 34, fill: 'dark' } },
    { fur: '#fbf6ea', accent: '#f2872a', dark: '#302a33' }, 0.62,
  ),
  pigeon: bird(SONGBIRD(birdHead({ skull: [0.7, 0.68, 0.74], beak: { ...straight(0.34, 0.16, 0.14, 0.12, 0.08), fill: 'dark' }, eyes: { size: 0.15, iris: 'accent', pupil: 'round', pupilSize: 0.5 }, masses: [{ blobs: [blob([0, 0.0, 0.78], [0.12, 0.08, 0.08])], fill: 'white', layer: 'over', weight: 'form' }] }), { headUnit: 74, neckFill: 'fur2', neck: [[0, -30, 46], [0, -80, 62], [0, -124, 68]], radii: [74, 56, 46], wing: { length: 180, depth: 96, span: 290, feathers: 'furShade', bar: 'dark' }, tail: { count: 3, length: 120, width: 32, spread: 16, droop: 10, tip: 'dark' }, legs: { length: 48, at: 84, radius: 8, toe: 40, fill: 'blush' } }), { fur: '#9aa3b2', fur2: '#4f8a7a', accent: '#f08a2c', dark: '#4a4e5c', blush: '#e8807c' }, 0.34),
  dove: bird(SONGBIRD(birdHead({ skull: [0.7, 0.68, 0.74], fill: 'white', beak: { ...straight(0.3, 0.16, 0.14, 0.12, 0.06), fill: 'blush' }, eyes: { size: 0.15 } }), { headUnit: 76, fill: 'white', neck: [[0, -30, 46], [0, -80, 62], [0, -120, 68]], radii: [74, 56, 48], wing: { length: 180, depth: 96, span: 300, fill: 'white', feathers: 'whiteShade' }, tail: { count: 5, length: 130, width: 28, spread: 40, droop: 6, fill: 'white' }, legs: { length: 42, at: 84, radius: 8, toe: 36, fill: 'blush' } }), { fur: '#fdf8ec', blush: '#f09a94' }, 0.32),
  penguin: bird(
    { head: birdHead({ frontTurn: 14, skull: [0.84, 0.8, 0.8], beak: { ...straight(0.4, 0.2, 0.16, 0.16, 0.06), fill: 'accent' }, eyes: { at: [36, 10], size: 0.15 }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[6, 0], [16, 20], [40, 26], [58, 6], [56, -30], [30, -60], [6, -60]] }] }), headUnit: 92, body: [blob([0, -10, 0], [96, 110, 84]), blob([0, 110, -4], [104, 104, 92])], breast: { blobs: [blob([0, 0, 46], [70, 90, 52]), blob([0, 112, 44], [78, 88, 58])], fill: 'white' }, neck: [[0, -80, 4], [0, -120, 8], [0, -164, 14]], radii: [82, 78, 72], wing: { length: 180, depth: 76, span: 210, fill: 'fur', feathers: 'furShade' }, shoulder: [90, -70, -10], tail: { count: 3, length: 60, width: 26, spread: 24, droop: 50 }, tailRoot: [0, 170, -60], legs: { length: 14, at: 206, radius: 16, toe: 58, isWebbed: true, spread: 46 }, isUpright: true },
    { fur: '#3a3f52', furShade: '#282c3b', fur2: '#2f3444', accent: '#f2a32c' }, 0.5,
  ),
  hornbill: bird(PARROT({ head: birdHead({ skull: [0.72, 0.7, 0.78], beak: { upper: [blob([0, 0.04, 0.6], [0.26, 0.26, 0.26]), blob([0, 0.2, 1.3], [0.2, 0.2, 0.26]), blob([0, 0.56, 1.96], [0.06, 0.08, 0.08])], lower: [blob([0, 0.32, 0.56], [0.2, 0.14, 0.2]), blob([0, 0.6, 1.6], [0.08, 0.08, 0.1])], fill: 'metal' }, eyes: { at: [46, 12], size: 0.16, iris: 'lip', pupil: 'round', pupilSize: 0.6 }, masses: [{ blobs: [blob([0, -0.42, 0.5], [0.24, 0.2, 0.26]), blob([0, -0.26, 1.16], [0.18, 0.14, 0.2])], fill: 'accent', layer: 'last', weight: 'contour' }] }), headUnit: 84, fill: 'fur', neckFill: 'white', neck: [[0, -60, 26], [0, -130, 44], [0, -196, 60]], radii: [66, 50, 48], wing: { length: 230, depth: 116, span: 340, feathers: 'fur2', bar: 'white' }, tail: { count: 3, length: 240, width: 34, spread: 14, droop: 60, fill: 'white', tip: 'dark' } }), { fur: '#34313d', furShade: '#232129', fur2: '#2b2833', metal: '#f4d27a', accent: '#f2a52c', dark: '#34313d', steel: '#6a6470', lip: '#d8382e' }, 0.5),
}; // prettier-ignore
