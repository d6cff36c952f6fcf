/** Sea animals without bones: octopus, jellyfish, crab, starfish; and the seahorse. Each has few poses of its own. */
import { along, between, lerp, oval, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Part, Point, Shape } from '../../figures/shape.ts';
import { flatEye, flatMouth, limb, winding } from '../face.ts';
import type { Mood, MouthDeed } from '../head/look.ts';

export interface DrawnSoft {
  shapes: Shape[];
  mouth: Point;
  eyes: [right: Point, left: Point];
  top: Point;
  /** Limbs that may hold things. */
  hands: [right: Point, left: Point];
  back: Point;
  foot: Point;
}
const body = (segments: Shape['segments'], fill: PaintRole, union: string, part: Part = 'torso', weight?: 'form'): Shape => ({ segments, fill, stroke: 'line', part, union, ...(weight && { weight }) }); // prettier-ignore
const dab = (segments: Shape['segments'], fill: PaintRole, least: number, part: Part = 'torso'): Shape => ({ segments, fill, part, least }); // prettier-ignore
const mirrorX = (p: Point): Point => ({ x: -p.x, y: p.y });

/** An arm with its suckers seen along the inner side. */
function arm(points: readonly Point[], from: number, union: string, suckers: boolean, fill: PaintRole, side: number): Shape[] {
  const shapes: Shape[] = [body(limb(points, from, from * 0.24, [1, 1]), fill, union, 'legRight')];
  if (!suckers) return shapes;
  for (let i = 2; i < points.length - 1; i++) {
    const r = lerp(from, from * 0.24, i / (points.length - 1));
    const [a, b] = [points[i - 1]!, points[i + 1]!];
    const way = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
    shapes.push(dab(oval(along(points[i]!, way + 90 * side, r * 0.44), r * 0.34, r * 0.34), 'fur2', r * 0.5, 'legRight'));
  }
  return shapes;
} // prettier-ignore

export function octopus(mood: Mood, deed: MouthDeed | undefined, isMoving: boolean): DrawnSoft {
  const root = -120;
  const lines: [x: number, way: number, turns: readonly number[], r: number, isBack: boolean][] = [
    [56, 58, [0, 14, 24, 34, 44, 50], 34, true], [-56, -58, [0, -14, -24, -34, -44, -50], 34, true],
    [86, 84, [0, -26, -10, 30, 50, 60], 36, false], [-86, -84, [0, 26, 10, -30, -50, -60], 36, false],
    [54, 30, [0, 22, 26, 34, 46, 60], 38, false], [-54, -30, [0, -22, -26, -34, -46, -60], 38, false],
    [20, 6, [0, 10, 30, 40, 50, 60], 38, false], [-20, -6, [0, -10, -30, -40, -50, -60], 38, false],
  ]; // prettier-ignore
  const step = isMoving ? 40 : 34;
  const arms = lines.map(([x, way, turns, r, isBack], i) => {
    const points = winding(
      { x, y: root - (isBack ? 30 : 0) },
      way,
      turns.map(t => [step, isMoving ? t * 0.6 : t] as const),
    );
    return {
      isBack,
      points,
      shapes: arm(points, r, `arm${i}`, !isBack, isBack ? 'furShade' : 'fur', way > 0 ? -1 : 1),
    };
  });
  const dome = smooth([{ x: 0, y: -470 }, { x: 92, y: -440 }, { x: 142, y: -350 }, { x: 118, y: -240 }, { x: 108, y: -160 }, { x: 60, y: -96 }, { x: 0, y: -86 }, { x: -60, y: -96 }, { x: -108, y: -160 }, { x: -118, y: -240 }, { x: -142, y: -350 }, { x: -92, y: -440 }]); // prettier-ignore
  const eyes: [Point, Point] = [
    { x: -52, y: -250 },
    { x: 52, y: -250 },
  ];
  const face: Shape[] = eyes.flatMap((at, i) => flatEye({ at, r: 34, white: 'white', iris: 'dark', side: i ? 1 : -1 }, mood, deed)); // prettier-ignore
  return {
    shapes: [
      ...arms.filter(a => a.isBack).flatMap(a => a.shapes),
      ...arms.filter(a => !a.isBack).flatMap(a => a.shapes),
      body(dome, 'fur', 'dome', 'head'),
      dab(smooth([{ x: 96, y: -430, isCorner: true }, { x: 142, y: -350 }, { x: 118, y: -240 }, { x: 108, y: -160 }, { x: 60, y: -96, isCorner: true }, { x: 84, y: -230 }, { x: 106, y: -340 }]), 'furShade', 20, 'head'),
      ...[[-70, -404, 20], [-104, -344, 12], [-34, -436, 12], [60, -420, 13]].map(([x, y, r]) => dab(oval({ x: x!, y: y! }, r!, r! * 0.8), 'fur2', 12, 'head')),
      ...face,
      ...flatMouth({ x: 0, y: -190 }, 30, mood, deed),
    ],
    mouth: { x: 0, y: -180 },
    eyes,
    top: { x: 0, y: -470 },
    hands: [arms[3]!.points.at(-1)!, arms[2]!.points.at(-1)!],
    back: { x: 0, y: -460 },
    foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

export function jellyfish(mood: Mood, deed: MouthDeed | undefined, isMoving: boolean): DrawnSoft {
  const sway = isMoving ? 16 : 0;
  const tentacle = (x: number, long: number, i: number): Shape => body(limb(winding({ x, y: -250 }, x * 0.05 - sway, Array.from({ length: 7 }, (_, k) => [long / 7, (k % 2 ? -26 : 26) * (i % 2 ? 1 : -1)] as const)), 11, 6, [1, 1]), i % 2 ? 'fur2' : 'furShade', `t${i}`, 'legRight', 'form'); // prettier-ignore
  const frill = (x: number, i: number): Shape => body(limb(winding({ x, y: -262 }, -sway * 0.6, Array.from({ length: 6 }, (_, k) => [34, (k % 2 ? -40 : 40) * (i ? 1 : -1)] as const)), 27, 12, [1, 1]), 'fur2', `f${i}`, 'legRight'); // prettier-ignore
  const scallops: Knot[] = Array.from({ length: 7 }, (_, i): Knot[] => {
    const x = 168 - i * 56;
    return [
      { x, y: -264, isCorner: true },
      { x: x - 28, y: -236 },
    ];
  }).flat();
  const bell = smooth([{ x: -168, y: -264, isCorner: true }, { x: -160, y: -370 }, { x: -96, y: -466 }, { x: 0, y: -498 }, { x: 96, y: -466 }, { x: 160, y: -370 }, ...scallops]); // prettier-ignore
  const eyes: [Point, Point] = [
    { x: -48, y: -340 },
    { x: 48, y: -340 },
  ];
  return {
    shapes: [
      ...[-128, -84, -40, 40, 84, 128].map((x, i) => tentacle(x, i === 2 || i === 3 ? 250 : 200, i)),
      frill(-22, 0),
      frill(22, 1),
      body(bell, 'fur', 'bell', 'head'),
      dab(smooth([{ x: 100, y: -462, isCorner: true }, { x: 160, y: -370 }, { x: 167, y: -268, isCorner: true }, { x: 120, y: -262 }, { x: 122, y: -360 }]), 'furShade', 20, 'head'), // prettier-ignore
      dab(smooth([{ x: -126, y: -350 }, { x: -100, y: -420 }, { x: -56, y: -462 }, { x: -70, y: -430 }, { x: -102, y: -380 }]), 'fur2', 16, 'head'), // prettier-ignore
      ...eyes.flatMap((at, i) => flatEye({ at, r: 27, side: i ? 1 : -1 }, mood, deed)),
      ...flatMouth({ x: 0, y: -304 }, 24, mood, deed),
    ],
    mouth: { x: 0, y: -296 },
    eyes,
    top: { x: 0, y: -498 },
    hands: [{ x: -128, y: -70 }, { x: 128, y: -70 }], // prettier-ignore
    back: { x: 0, y: -490 },
    foot: { x: 0, y: 0 },
  };
}

/** One claw: arm, palm and two fingers, open. */
function claw(side: 1 | -1, lift: number): { shapes: Shape[]; at: Point } {
  const flip = (p: Knot): Knot => (side > 0 ? p : { ...mirrorX(p), ...(p.isCorner && { isCorner: true }) });
  const y = -lift;
  const armLine = [
    { x: 130, y: -150 },
    { x: 196, y: -176 },
    { x: 206, y: -236 + y },
  ].map(flip);
  const at = flip({ x: 216, y: -290 + y });
  const palm = [{ x: 190, y: -236 + y, isCorner: true }, { x: 160, y: -300 + y }, { x: 176, y: -380 + y }, { x: 216, y: -420 + y, isCorner: true }, { x: 214, y: -372 + y }, { x: 222, y: -336 + y, isCorner: true }, { x: 250, y: -352 + y }, { x: 284, y: -394 + y, isCorner: true }, { x: 290, y: -318 + y }, { x: 262, y: -254 + y }, { x: 224, y: -226 + y, isCorner: true }].map(flip); // prettier-ignore
  const part: Part = side < 0 ? 'handRight' : 'handLeft';
  return {
    at,
    shapes: [body(tube(armLine, [24, 21, 19]), 'fur', `claw${side}`, part), body(smooth(palm), 'fur', `claw${side}`, part), dab(smooth([{ x: 262, y: -254 + y }, { x: 290, y: -318 + y }, { x: 283, y: -388 + y, isCorner: true }, { x: 264, y: -318 + y }, { x: 234, y: -236 + y, isCorner: true }].map(flip)), 'furShade', 14, part)], // prettier-ignore
  };
}
export function crab(mood: Mood, deed: MouthDeed | undefined, isMoving: boolean): DrawnSoft {
  const lift = isMoving ? 46 : 0;
  const legs = ([1, -1] as const).flatMap(side =>
    [0, 1, 2].flatMap((i): Shape[] => {
      const points = [{ x: side * (96 - i * 6), y: -104 + i * 10 }, { x: side * (184 - i * 22), y: -128 + i * 26 }, { x: side * (212 - i * 38), y: -8 }]; // prettier-ignore
      return [body(tube(points, [17, 15, 5], [1, 0]), i === 0 ? 'furShade' : 'fur', `leg${side}${i}`, 'legRight')];
    }),
  );
  const claws = [claw(-1, lift), claw(1, lift)] as const;
  const shell = smooth([{ x: 0, y: -250 }, { x: 104, y: -238 }, { x: 160, y: -176 }, { x: 140, y: -96 }, { x: 76, y: -52 }, { x: 0, y: -44 }, { x: -76, y: -52 }, { x: -140, y: -96 }, { x: -160, y: -176 }, { x: -104, y: -238 }]); // prettier-ignore
  const eyes: [Point, Point] = [
    { x: -48, y: -308 },
    { x: 48, y: -308 },
  ];
  const stalks = eyes.map((p, i) => body(tube([{ x: p.x * 0.86, y: -230 }, p], [13, 13]), 'fur', `stalk${i}`, 'head'));
  return {
    shapes: [
      ...legs,
      ...claws.flatMap(c => c.shapes),
      ...stalks,
      body(shell, 'fur', 'shell', 'torso'),
      dab(smooth([{ x: 120, y: -222, isCorner: true }, { x: 160, y: -176 }, { x: 140, y: -96 }, { x: 76, y: -52 }, { x: 0, y: -44, isCorner: true }, { x: 74, y: -84 }, { x: 116, y: -140 }]), 'furShade', 20), // prettier-ignore
      ...[
        [-86, -186, 15],
        [-58, -210, 9],
        [84, -196, 11],
      ].map(([x, y, r]) => dab(oval({ x: x!, y: y! }, r!, r! * 0.8), 'fur2', 12)),
      ...eyes.flatMap((at, i) => flatEye({ at, r: 31, white: 'white', iris: 'dark', side: i ? 1 : -1 }, mood, deed)),
      ...flatMouth({ x: 0, y: -150 }, 40, mood, deed),
    ],
    mouth: { x: 0, y: -140 },
    eyes,
    top: { x: 0, y: -338 },
    hands: [claws[0].at, claws[1].at],
    back: { x: 0, y: -248 },
    foot: { x: 0, y: 0 },
  };
}

export function starfish(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const c = { x: 0, y: -200 };
  const rim: Knot[] = Array.from({ length: 5 }, (_, i): Knot[] => {
    const a = 180 + i * 72;
    return [along(c, a - 9, 176), along(c, a, 206), along(c, a + 9, 176), along(c, a + 36, 88)];
  }).flat();
  const eyes: [Point, Point] = [
    { x: -36, y: -222 },
    { x: 36, y: -222 },
  ];
  const dots = Array.from({ length: 5 }, (_, i) => [0.56, 0.72, 0.86].map((t, k) => dab(oval(along(c, 180 + i * 72, 190 * t), 9 - k * 2, 9 - k * 2), 'fur2', 10))).flat(); // prettier-ignore
  return {
    shapes: [body(smooth(rim), 'fur', 'star', 'torso'), ...dots, ...eyes.flatMap((at, i) => flatEye({ at, r: 22, side: i ? 1 : -1 }, mood, deed)), ...flatMouth({ x: 0, y: -182 }, 26, mood, deed)], // prettier-ignore
    mouth: { x: 0, y: -174 },
    eyes,
    top: { x: 0, y: -400 },
    hands: [along(c, -108, 200), along(c, 108, 200)],
    back: c,
    foot: { x: 0, y: 0 },
  };
}

export function seahorse(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const spine = [{ x: 20, y: -500 }, { x: -40, y: -450 }, { x: -52, y: -370 }, { x: -16, y: -290 }, { x: 4, y: -210 }, { x: -22, y: -130 }, { x: -28, y: -66 }, { x: 8, y: -22 }, { x: 56, y: -34 }, { x: 62, y: -78 }, { x: 26, y: -88 }]; // prettier-ignore
  const radii = [52, 56, 58, 70, 58, 40, 30, 24, 19, 15, 11];
  const fin: Knot[] = [{ x: -66, y: -330, isCorner: true }, { x: -150, y: -350 }, { x: -136, y: -310 }, { x: -162, y: -282 }, { x: -128, y: -260 }, { x: -132, y: -222 }, { x: -52, y: -220, isCorner: true }]; // prettier-ignore
  const crest: Knot[] = [{ x: -6, y: -548, isCorner: true }, { x: -20, y: -600, isCorner: true }, { x: 14, y: -570, isCorner: true }, { x: 40, y: -606, isCorner: true }, { x: 44, y: -546, isCorner: true }]; // prettier-ignore
  const snout = tube(
    [
      { x: 44, y: -494 },
      { x: 96, y: -468 },
      { x: 138, y: -450 },
    ],
    [40, 21, 19],
  );
  const rings = [[-104, -380, 6, -392], [-76, -318, 44, -336], [-56, -250, 58, -262], [-44, -190, 48, -184], [-58, -132, 18, -120], [-54, -84, 2, -68]].map(([x, y, u, v]): Shape => ({ segments: smooth([{ x: x!, y: y! }, between({ x: x!, y: y! + 18 }, { x: u!, y: v! + 18 }), { x: u!, y: v! }], false), stroke: 'line', weight: 'detail', part: 'torso' })); // prettier-ignore
  const eye = { x: 44, y: -510 };
  return {
    shapes: [
      body(smooth(fin), 'fur2', 'fin', 'wing', undefined),
      body(smooth(crest, true, 0.7), 'fur2', 'crest', 'hair'),
      body(tube(spine, radii), 'fur', 'body', 'torso'),
      body(snout, 'fur', 'body', 'head'),
      dab(tube(spine.slice(2, 6).map(p => ({ x: p.x + 26, y: p.y + 4 })), [20, 30, 26, 12]), 'fur2', 18),
      ...rings,
      ...flatEye({ at: eye, r: 24, white: 'white', iris: 'dark' }, mood, deed),
      { segments: smooth([{ x: 96, y: -448 }, { x: 118, y: -442 }, { x: 146, y: -446 }], false), stroke: 'line', width: 6, part: 'face' },
    ],
    mouth: { x: 156, y: -446 },
    eyes: [eye, eye],
    top: { x: 10, y: -560 },
    hands: [{ x: -20, y: -290 }, { x: 50, y: -290 }],
    back: { x: -70, y: -280 },
    foot: { x: 0, y: 0 },
  }; // prettier-ignore
}
