/** How long and how thick a body is: by age, sex and build. Units of an adult of about 1000. */
import type { Profile } from './geometry.ts';

export const AGES = ['baby', 'child', 'teen', 'adult', 'old'] as const;
export type Age = (typeof AGES)[number];
export const BUILDS = ['slim', 'average', 'heavy', 'strong'] as const;
export type Build = (typeof BUILDS)[number];
export type Sex = 'female' | 'male';

/** Half the width of the trunk seen from the front, and its depth before and behind the spine, at a share of the way from hips to neck. */
export interface Station {
  share: number;
  half: number;
  front: number;
  back: number;
}
export interface Measures {
  /** Radius of the skull. */
  head: number;
  neckLength: number;
  neckHalf: number;
  /** From the hip joints to the base of the neck. */
  torso: number;
  /** Half the distance of the joints. */
  shoulder: number;
  hip: number;
  upperArm: number;
  foreArm: number;
  /** Width of the palm. */
  hand: number;
  thigh: number;
  shin: number;
  /** Height of the ankle above the sole, and length of the foot. */
  ankle: number;
  foot: number;
  /** Radii at the joints. */
  shoulderRadius: number;
  elbowRadius: number;
  wristRadius: number;
  hipRadius: number;
  kneeRadius: number;
  ankleRadius: number;
  trunk: readonly Station[];
  /** How far the back of an old body bows, degrees. */
  stoop: number;
}

interface Frame {
  head: number;
  neck: number;
  torso: number;
  leg: number;
  arm: number;
  hand: number;
  foot: number;
  /** Widths of all, and of the limbs. */
  width: number;
  limb: number;
  stoop: number;
}
const FRAMES: Record<Age, Frame> = {
  baby: { head: 74, neck: 6, torso: 150, leg: 118, arm: 118, hand: 29, foot: 64, width: 0.74, limb: 0.86, stoop: 0 },
  child: { head: 78, neck: 18, torso: 192, leg: 246, arm: 192, hand: 38, foot: 92, width: 0.68, limb: 0.74, stoop: 0 },
  teen: { head: 79, neck: 28, torso: 250, leg: 370, arm: 262, hand: 44, foot: 118, width: 0.84, limb: 0.86, stoop: 0 },
  adult: { head: 80, neck: 34, torso: 284, leg: 430, arm: 296, hand: 48, foot: 130, width: 1, limb: 1, stoop: 0 },
  old: { head: 80, neck: 26, torso: 262, leg: 384, arm: 282, hand: 46, foot: 118, width: 0.94, limb: 0.9, stoop: 14 },
};

/** Trunks of an adult of average build: share, half, front, back. */
const TRUNKS: Record<Sex, readonly (readonly [number, number, number, number])[]> = {
  male: [[-0.06, 78, 50, 60], [0.06, 80, 54, 60], [0.3, 76, 56, 44], [0.52, 86, 60, 48], [0.7, 98, 64, 56], [0.88, 92, 54, 54]],
  female: [[-0.06, 84, 48, 64], [0.06, 84, 50, 64], [0.34, 62, 44, 38], [0.52, 70, 56, 42], [0.66, 80, 72, 48], [0.88, 74, 48, 48]],
}; // prettier-ignore

interface Bulk {
  trunk: number;
  belly: number;
  shoulder: number;
  limb: number;
}
const BULKS: Record<Build, Bulk> = {
  slim: { trunk: 0.86, belly: -0.06, shoulder: 0.93, limb: 0.84 },
  average: { trunk: 1, belly: 0, shoulder: 1, limb: 1 },
  heavy: { trunk: 1.1, belly: 0.95, shoulder: 1.04, limb: 1.22 },
  strong: { trunk: 1.12, belly: -0.04, shoulder: 1.24, limb: 1.26 },
};

function trunkOf(age: Age, sex: Sex, build: Build): Station[] {
  const bulk = BULKS[build];
  const { width } = FRAMES[age];
  const young = age === 'child' || age === 'baby';
  const rows = TRUNKS[young ? 'male' : sex];
  const soft = age === 'baby' ? 0.3 : age === 'child' ? 0.12 : age === 'old' ? 0.18 : 0;
  return rows.map(([share, half, front, back]) => {
    // The belly lies between hips and ribs.
    const belly = Math.max(0, 1 - Math.abs(share - 0.27) / 0.42) * (bulk.belly + soft);
    const chest = build === 'strong' && share > 0.5 ? 1.1 : 1;
    const waist = young && share < 0.5 ? 0.96 : 1;
    return {
      share,
      half: half * width * bulk.trunk * chest * waist * (1 + belly * 0.5),
      front: front * width * bulk.trunk * chest * (1 + belly * 1.5),
      back: back * width * bulk.trunk,
    };
  });
}

export function measuresOf(age: Age, sex: Sex, build: Build): Measures {
  const f = FRAMES[age];
  const bulk = BULKS[build];
  const isGrown = age === 'adult' || age === 'old';
  const slight = sex === 'female' && isGrown;
  const limb = f.limb * bulk.limb * (slight ? 0.9 : 1);
  const shoulder = (slight ? 74 : sex === 'female' && age === 'teen' ? 82 : 92) * f.width * bulk.shoulder;
  const length = slight ? 0.965 : 1;
  return {
    head: f.head * (slight ? 0.97 : 1),
    neckLength: f.neck,
    neckHalf: (slight ? 22 : 30) * f.width * Math.sqrt(bulk.limb) * (build === 'strong' ? 1.15 : 1),
    torso: f.torso * length,
    shoulder,
    hip: (slight ? 42 : 40) * f.width * Math.sqrt(bulk.trunk),
    upperArm: f.arm * 0.52 * length,
    foreArm: f.arm * 0.48 * length,
    hand: f.hand * (slight ? 0.92 : 1) * (build === 'heavy' || build === 'strong' ? 1.06 : 1),
    thigh: f.leg * 0.51 * length,
    shin: f.leg * 0.49 * length,
    ankle: f.foot * 0.3,
    foot: f.foot * (slight ? 0.92 : 1),
    shoulderRadius: 33 * limb * (build === 'strong' ? 1.1 : 1),
    elbowRadius: 24 * limb,
    wristRadius: 17.5 * Math.sqrt(limb) * f.limb ** 0.3,
    hipRadius: (slight ? 50 : 46) * f.limb * bulk.limb,
    kneeRadius: 31 * limb,
    ankleRadius: 20 * Math.sqrt(limb),
    trunk: trunkOf(age, sex, build),
    stoop: f.stoop,
  };
}

/** The flesh of bare limbs; `ease` is the room of what is worn over them. */
export const upperArmFlesh = (m: Measures, ease = 0): Profile => [
  [0, m.shoulderRadius + ease, m.shoulderRadius + ease],
  [0.4, m.shoulderRadius * 0.86 + ease, m.shoulderRadius * 0.84 + ease],
  [0.75, (m.shoulderRadius + m.elbowRadius) * 0.46 + ease],
  [1, m.elbowRadius + ease],
];
export const foreArmFlesh = (m: Measures, ease = 0): Profile => [
  [0, m.elbowRadius + ease],
  [0.3, m.elbowRadius * 1.1 + ease, m.elbowRadius * 1.02 + ease],
  [0.72, (m.elbowRadius + m.wristRadius) * 0.5 + ease],
  [1, m.wristRadius + ease],
];
export const thighFlesh = (m: Measures, ease = 0): Profile => [
  [0, m.hipRadius + ease],
  [0.35, m.hipRadius * 0.94 + ease, m.hipRadius * 0.9 + ease],
  [0.75, (m.hipRadius + m.kneeRadius) * 0.48 + ease],
  [1, m.kneeRadius + ease],
];
export const shinFlesh = (m: Measures, ease = 0): Profile => [
  [0, m.kneeRadius + ease, m.kneeRadius * 0.96 + ease],
  [0.3, m.kneeRadius * 0.92 + ease, m.kneeRadius * 1.14 + ease],
  [0.7, (m.kneeRadius + m.ankleRadius) * 0.46 + ease, (m.kneeRadius + m.ankleRadius) * 0.5 + ease],
  [1, m.ankleRadius + ease],
];
