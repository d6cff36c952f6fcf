/** Hands of animals on a person's arms: paws, hooves, claws, wings. The wrist at the origin, fingers along y, the thumb at x > 0; one unit is a palm. */
import { curve, frame, oval, placed } from '../figures/geometry.ts';
import { drawHand, type HandMaker } from '../figures/hands.ts';
import type { Grip, PaintRole, Shape } from '../figures/shape.ts';
import { shadeOf } from './shade.ts';
import type { FootKind } from './body/model.ts';

type Rows = readonly (readonly [number, number, 1?])[];
export interface PawLook {
  kind: FootKind | 'wing';
  fill: PaintRole;
  /** Pads, claws or hooves. */
  pad: PaintRole;
}

const shape = (rows: Rows, fill: PaintRole, union = 'hand'): Shape => ({ segments: curve(rows), fill, stroke: 'line', part: 'handRight', union, ...(union !== 'hand' && { weight: 'form' as const }) }); // prettier-ignore
const crease = (rows: Rows): Shape => ({ segments: curve(rows, false), stroke: 'line', weight: 'form', width: 0.1, part: 'handRight' }); // prettier-ignore
const dot = (x: number, y: number, rx: number, ry: number, fill: PaintRole): Shape => ({ segments: oval({ x, y }, rx, ry), fill, part: 'handRight', least: 0.2 }); // prettier-ignore
const bump = (x: number, y: number, r: number, fill: PaintRole): Shape => ({ segments: oval({ x, y }, r, r * 1.12), fill, stroke: 'line', part: 'handRight', union: 'hand' }); // prettier-ignore

const FIST: Rows = [[-0.42, -0.2], [-0.6, 0.2], [-0.66, 0.7], [-0.48, 1.1], [-0.16, 1.22], [0.18, 1.22], [0.5, 1.1], [0.66, 0.7], [0.58, 0.2], [0.42, -0.2]]; // prettier-ignore
const PALM: Rows = [[-0.42, -0.2], [-0.58, 0.2], [-0.68, 0.7], [-0.5, 1.06], [0, 1.14], [0.5, 1.06], [0.68, 0.7], [0.56, 0.2], [0.42, -0.2]]; // prettier-ignore
const isOpen = (grip: Grip): boolean =>
  grip === 'palm' || grip === 'flat' || grip === 'tray' || grip === 'mudra' || grip === 'relaxed';

/** Fingers that are stretched out, by grip. */
const STRETCHED: Partial<Record<Grip, readonly (readonly [x: number, y: number])[]>> = {
  point: [[0.24, 1.62]],
  peace: [[-0.06, 1.66], [0.46, 1.6]],
  horns: [[-0.5, 1.5], [0.5, 1.5]],
}; // prettier-ignore

function paw(grip: Grip, look: PawLook): Shape[] {
  const { fill, pad } = look;
  const thumb = grip === 'thumb' ? bump(0.86, 0.24, 0.3, fill) : bump(0.56, 0.44, 0.26, fill);
  if (isOpen(grip)) {
    const toes = [
      [-0.52, 1.08],
      [-0.18, 1.3],
      [0.2, 1.3],
      [0.54, 1.08],
    ].map(([x, y]) => bump(x!, y!, 0.26, fill));
    const pads = grip === 'palm' ? [dot(0, 0.62, 0.36, 0.28, pad), ...[[-0.52, 1.12], [-0.18, 1.34], [0.2, 1.34], [0.54, 1.12]].map(([x, y]) => dot(x!, y!, 0.13, 0.15, pad))] : [[-0.35, 1.0, 1.3], [0.01, 1.06, 1.42], [0.37, 1.0, 1.3]].map(([x, y, z]) => crease([[x!, y!], [x! * 1.02, z!]])); // prettier-ignore
    const points = look.kind === 'claw' ? [[-0.56, 1.32], [-0.2, 1.56], [0.22, 1.56], [0.58, 1.32]].map(([x, y]): Shape => shape([[x! - 0.09, y! - 0.08, 1], [x! + 0.09, y! - 0.08, 1], [x!, y! + 0.2, 1]], 'white', `claw${x}`)) : []; // prettier-ignore
    return [shape(PALM, fill), ...toes, bump(0.66, 0.5, 0.24, fill), ...points, ...pads];
  }
  const fingers = (STRETCHED[grip] ?? []).map(([x, y]): Shape => ({ segments: curve([[x - 0.24, 0.8], [x - 0.24, y - 0.1], [x, y + 0.16], [x + 0.24, y - 0.1], [x + 0.24, 0.8]]), fill, stroke: 'line', part: 'handRight', union: 'hand' })); // prettier-ignore
  const creases = [-0.3, 0.04, 0.36].map(x =>
    crease([
      [x, 0.74],
      [x * 1.02, 1.14],
    ]),
  );
  return [shape(FIST, fill), ...fingers, ...(grip === 'thumb' ? [thumb] : []), ...creases];
}

/** Two toes with dark ends. */
function hoof(look: PawLook, grip: Grip): Shape[] {
  const long = isOpen(grip) ? 1.3 : 1.16;
  return [
    shape(
      [
        [-0.42, -0.2],
        [-0.5, 0.3],
        [-0.52, 0.8],
        [0, 0.94],
        [0.52, 0.8],
        [0.5, 0.3],
        [0.42, -0.2],
      ],
      look.fill,
    ),
    shape([[-0.56, 0.56, 1], [0, 0.66], [0.56, 0.56, 1], [0.66, long * 0.86], [0.4, long], [0.06, long * 0.96], [0, long * 0.8, 1], [-0.06, long * 0.96], [-0.4, long], [-0.66, long * 0.86]], look.pad), // prettier-ignore
  ];
}
function pillar(look: PawLook): Shape[] {
  return [
    shape([[-0.46, -0.2], [-0.62, 0.3], [-0.66, 0.9], [-0.4, 1.16], [0.4, 1.16], [0.66, 0.9], [0.62, 0.3], [0.46, -0.2]], look.fill), // prettier-ignore
    ...[-0.42, 0, 0.42].map(x => shape([[x - 0.17, 1.12, 1], [x - 0.15, 0.92], [x, 0.82], [x + 0.15, 0.92], [x + 0.17, 1.12, 1]], look.pad, `nail${x}`)), // prettier-ignore
  ];
}
/** Three long feathers for fingers, one for a thumb. */
function wing(look: PawLook, grip: Grip): Shape[] {
  const wide = isOpen(grip) ? 1 : 0.6;
  const feather = (x: number, y: number, i: number): Shape => shape([[x * 0.3 - 0.22, 0.3], [x - 0.26, y * 0.7], [x, y], [x + 0.2, y * 0.72], [x * 0.3 + 0.24, 0.3]], look.pad, `feather${i}`); // prettier-ignore
  return [
    feather(-0.62 * wide, isOpen(grip) ? 1.5 : 1.2, 0),
    feather(0.62 * wide, isOpen(grip) ? 1.5 : 1.2, 1),
    feather(0, isOpen(grip) ? 1.72 : 1.34, 2),
    shape(
      [
        [-0.42, -0.2],
        [-0.52, 0.2],
        [-0.46, 0.66],
        [0, 0.86],
        [0.46, 0.66],
        [0.52, 0.2],
        [0.42, -0.2],
      ],
      look.fill,
    ),
  ];
}

/** The hands of an animal. Apes have a person's. */
export function pawsOf(look: PawLook): HandMaker {
  if (look.kind === 'hand')
    return (arm, unit, part, isShaded) =>
      drawHand(arm, unit, part, isShaded).map(s => (s.fill === 'skin' ? { ...s, fill: look.pad } : s.fill === 'skinShade' ? { ...s, fill: shadeOf(look.pad) } : s)); // prettier-ignore
  return (arm, unit, part, isShaded) => {
    const map = frame(arm.wrist, arm.hand, unit * arm.thumb, unit);
    const { kind } = look;
    const shapes = kind === 'hoof' || kind === 'cloven' ? hoof(look, arm.grip) : kind === 'pillar' ? pillar(look) : kind === 'wing' ? wing(look, arm.grip) : paw(arm.grip, look); // prettier-ignore
    return shapes.map(s => ({
      ...s,
      segments: placed(s.segments, map),
      part,
      ...(isShaded && s.fill && { fill: shadeOf(s.fill) }),
      ...(s.width !== undefined && { width: s.width * unit }),
      ...(s.least !== undefined && { least: s.least * unit }),
      ...(s.union && { union: s.union === 'hand' ? arm.union : `${part}-${s.union}` }),
    }));
  };
}
