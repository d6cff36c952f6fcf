/** Poses of four-legged animals, in the plane of the body. Directions are degrees: 0 down, 90 forward, 180 up, -90 backward. */
export const ANIMAL_POSES = ['standing', 'walking', 'running', 'leaping', 'sitting', 'lying', 'sleeping', 'rearing', 'playing', 'drinking'] as const; // prettier-ignore
export type AnimalPose = (typeof ANIMAL_POSES)[number];

export interface LegPose {
  /** Where the foot stands: forward of the place below the joint and above the ground, as shares of the leg's length. */
  foot?: readonly [forward: number, up: number];
  /** Or the directions of the three bones. */
  bones?: readonly [number, number, number];
  /** Direction of the toes; 90 is flat on the ground. */
  toes?: number;
  /** Direction of the lowest bone where the foot stands. */
  shin?: number;
  bend?: 1 | -1;
  /** How far knee and foot stand apart, as a share of what is usual. */
  splay?: number;
}
export interface BodyPose {
  /** Degrees by which the trunk rises to the front. */
  pitch: number | 'seated';
  /** By how much the back is rounded upwards, as a share of the length of the trunk. */
  arch: number;
  /** Height of the hips as a share of what they have when it stands. */
  hips: number;
  /** Degrees added to the neck's own angle, and to the nod of the head. */
  neck: number;
  nod: number;
  /** The near and the far one. */
  front: readonly [LegPose, LegPose];
  hind: readonly [LegPose, LegPose];
  /** Degrees added at the root of the tail, and to its bend. */
  tail: number;
  tailBend: number;
  /** Above the ground, as a share of the height. */
  lift?: number;
  /** The belly rests on the ground. */
  isDown?: boolean;
  /** The hind legs are folded: their haunches stand out. */
  isFolded?: boolean;
  eyes?: 'closed';
}

export const POSES: Record<AnimalPose, BodyPose> = {
  standing: {
    pitch: 0, arch: 0, hips: 1, neck: 0, nod: 0,
    front: [{ foot: [0.02, 0] }, { foot: [0.14, 0] }],
    hind: [{ foot: [-0.1, 0] }, { foot: [0.06, 0] }],
    tail: 0, tailBend: 0,
  },
  walking: {
    pitch: 0, arch: 0, hips: 0.98, neck: -4, nod: 0,
    front: [{ foot: [0.34, 0.06], shin: 12 }, { foot: [-0.24, 0], shin: -18 }],
    hind: [{ foot: [-0.34, 0.02], shin: -22, toes: 74 }, { foot: [0.24, 0], shin: 8 }],
    tail: 8, tailBend: 0,
  },
  running: {
    pitch: 4, arch: -0.03, hips: 0.98, neck: -14, nod: 4,
    front: [{ bones: [62, 74, 66], toes: 82 }, { bones: [38, 52, 30], toes: 60 }],
    hind: [{ bones: [-8, -74, -46], toes: -10 }, { bones: [18, -58, -30], toes: 10 }],
    tail: 44, tailBend: -10, lift: 0.12,
  },
  leaping: {
    pitch: 26, arch: 0.02, hips: 1, neck: -18, nod: -4,
    front: [{ bones: [52, 108, 60], toes: 50 }, { bones: [66, 92, 88], toes: 90 }],
    hind: [{ bones: [-18, -58, -40], toes: -20 }, { bones: [-2, -64, -34], toes: -8 }],
    tail: 40, tailBend: -6, lift: 0.3,
  },
  sitting: {
    pitch: 'seated', arch: 0.1, hips: 0.34, neck: 4, nod: 0, isFolded: true,
    front: [{ foot: [-0.02, 0] }, { foot: [0.12, 0] }],
    hind: [{ bones: [106, -42, 88], toes: 90, splay: 1.7 }, { bones: [110, -42, 88], toes: 90, splay: 1.7 }],
    tail: -20, tailBend: 26,
  },
  lying: {
    pitch: 13, arch: 0.05, hips: 0.36, neck: 2, nod: 0, isDown: true, isFolded: true,
    front: [{ bones: [-20, 84, 90], toes: 90 }, { bones: [-4, 84, 90], toes: 90 }],
    hind: [{ bones: [88, -60, 90], toes: 90, splay: 1.6 }, { bones: [96, -56, 90], toes: 90, splay: 1.6 }],
    tail: -34, tailBend: 10,
  },
  sleeping: {
    pitch: 4, arch: 0.08, hips: 0.36, neck: -66, nod: 6, isDown: true, isFolded: true, eyes: 'closed',
    front: [{ bones: [-58, 88, 90], toes: 90 }, { bones: [-40, 88, 90], toes: 90 }],
    hind: [{ bones: [88, -60, 90], toes: 90, splay: 1.6 }, { bones: [96, -56, 90], toes: 90, splay: 1.6 }],
    tail: -34, tailBend: 10,
  },
  rearing: {
    pitch: 58, arch: 0.02, hips: 0.86, neck: 4, nod: 8,
    front: [{ bones: [44, 96, 16], toes: 40 }, { bones: [74, 108, 44], toes: 60 }],
    hind: [{ foot: [0.1, 0], shin: 4 }, { foot: [-0.14, 0], shin: -6 }],
    tail: -10, tailBend: 10,
  },
  playing: {
    pitch: -24, arch: -0.05, hips: 1, neck: 14, nod: -8,
    front: [{ bones: [12, 78, 88], toes: 90 }, { bones: [20, 82, 90], toes: 90 }],
    hind: [{ foot: [-0.1, 0] }, { foot: [0.06, 0] }],
    tail: 70, tailBend: 10,
  },
  drinking: {
    pitch: -5, arch: 0, hips: 0.96, neck: -88, nod: 6,
    front: [{ foot: [0.26, 0] }, { foot: [-0.06, 0] }],
    hind: [{ foot: [-0.12, 0] }, { foot: [0.06, 0] }],
    tail: 0, tailBend: 0,
  },
}; // prettier-ignore
