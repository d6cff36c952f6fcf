/** Insects and spiders, from above or from the side. */
import { along, lerp, oval, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Part, Point, Shape } from '../../figures/shape.ts';
import { flatEye, flatMouth, limb, winding } from '../face.ts';
import type { Mood, MouthDeed } from '../head/look.ts';
import type { DrawnSoft } from '../sea/soft.ts';

const body = (segments: Shape['segments'], fill: PaintRole, union: string, part: Part = 'torso', weight?: 'form'): Shape => ({ segments, fill, stroke: 'line', part, union, ...(weight && { weight }) }); // prettier-ignore
const dab = (segments: Shape['segments'], fill: PaintRole, least: number, part: Part = 'torso'): Shape => ({ segments, fill, part, least }); // prettier-ignore
const knots = (rows: readonly (readonly [number, number, 1?])[], side: 1 | -1 = 1, dx = 0, dy = 0): Knot[] =>
  rows.map(([x, y, c]) => ({ x: x * side + dx, y: y + dy, isCorner: c === 1 }));
const antenna = (from: Point, way: number, bend: number, long = 30): Shape[] => {
  const line = winding(from, way, [[long, 0], [long, bend], [long * 0.8, bend]]); // prettier-ignore
  return [
    { segments: smooth(line, false), stroke: 'line', width: 8, part: 'head' },
    { segments: oval(line.at(-1)!, 10, 10), fill: 'line', part: 'head' },
  ];
};

type Rim = readonly (readonly [number, number, 1?])[];
const UPPER: Rim = [[14, -300, 1], [70, -440], [190, -520], [286, -500], [300, -410], [260, -320], [170, -262], [60, -252], [14, -262, 1]]; // prettier-ignore
const LOWER: Rim = [[14, -262, 1], [90, -262], [200, -236], [232, -160], [196, -84], [160, -40], [128, -74], [70, -108], [20, -180], [10, -220, 1]]; // prettier-ignore
const inset = (rows: Rim, cx: number, cy: number, k: number) => rows.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k] as const); // prettier-ignore
const vein = (rows: Rim, side: 1 | -1): Shape => ({ segments: smooth(knots(rows, side), false), stroke: 'line', weight: 'form', part: 'wing' }); // prettier-ignore
const butterflyWing = (side: 1 | -1): Shape[] => [
  body(smooth(knots(LOWER, side)), 'dark', `low${side}`, 'wing'),
  dab(smooth(knots(inset(LOWER, 112, -178, 0.74), side)), 'fur2', 20, 'wing'),
  dab(smooth(knots([[40, -230], [120, -232], [150, -170], [90, -150]], side)), 'accent', 20, 'wing'),
  body(smooth(knots(UPPER, side)), 'dark', `up${side}`, 'wing'),
  dab(smooth(knots(inset(UPPER, 140, -356, 0.76), side)), 'fur', 20, 'wing'),
  dab(smooth(knots([[40, -296], [96, -382], [150, -398], [160, -330], [96, -284]], side)), 'fur2', 20, 'wing'),
  vein([[30, -290], [120, -372], [236, -440]], side),
  vein([[30, -278], [130, -322], [232, -352]], side),
  ...[[262, -478], [280, -440], [276, -398], [206, -126], [214, -166], [180, -88]].map(([x, y]) => dab(oval({ x: x! * side, y: y! }, 11, 11), 'white', 14, 'wing')),
]; // prettier-ignore

/** Seen from above, head up: the wings are pairs. */
export function butterfly(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const eyes: [Point, Point] = [{ x: -15, y: -352 }, { x: 15, y: -352 }]; // prettier-ignore
  return {
    shapes: [
      ...butterflyWing(-1), ...butterflyWing(1),
      ...antenna({ x: -12, y: -376 }, -160, 22), ...antenna({ x: 12, y: -376 }, 160, -22),
      body(tube([{ x: 0, y: -320 }, { x: 0, y: -240 }, { x: 0, y: -130 }], [26, 27, 10]), 'dark', 'body'),
      body(oval({ x: 0, y: -352 }, 34, 32), 'dark', 'body', 'head'),
      ...eyes.flatMap((at, i) => flatEye({ at, r: 12, white: 'white', side: i ? 1 : -1 }, mood, deed)),
    ],
    mouth: { x: 0, y: -332 }, eyes, top: { x: 0, y: -384 }, hands: [{ x: -30, y: -280 }, { x: 30, y: -280 }], back: { x: 0, y: -260 }, foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

/** From the side, the head to our right. */
export function bee(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const wing = (way: number, long: number, union: string): Shape => {
    const root = { x: -10, y: -250 };
    const tip = along(root, way, long);
    return body(smooth([{ ...root, isCorner: true }, along(along(root, way, long * 0.5), way + 90, long * 0.26), along(along(root, way, long * 0.9), way + 90, long * 0.2), tip, along(along(root, way, long * 0.86), way - 90, long * 0.16)]), 'glass', union, 'wing'); // prettier-ignore
  };
  const abdomen = [
    { x: 40, y: -190 },
    { x: -50, y: -170 },
    { x: -150, y: -130 },
  ];
  const at = (t: number): Point => ({ x: lerp(70, -170, t), y: lerp(-196, -122, t) });
  const band = (t: number, half: number): Shape => dab(tube([{ x: at(t).x - half * 0.34, y: at(t).y - half }, { x: at(t).x + 6, y: at(t).y }, { x: at(t).x + half * 0.3, y: at(t).y + half }], [19, 20, 19], [0.2, 0.2]), 'dark', 20); // prettier-ignore
  const eye = { x: 146, y: -236 };
  return {
    shapes: [
      wing(-150, 200, 'far'), wing(168, 220, 'near'),
      body(tube([{ x: -170, y: -122 }, { x: -216, y: -100 }], [14, 2], [1, 0]), 'dark', 'sting'),
      body(tube(abdomen, [76, 92, 40]), 'fur', 'body'),
      band(0.34, 84), band(0.58, 76), band(0.8, 46),
      ...[[70, -120, 30], [20, -100, 12], [-30, -90, -4]].map(([x, y, w]): Shape => ({ segments: smooth(winding({ x: x!, y: y! }, w!, [[30, 0], [26, -40]]), false), stroke: 'line', width: 10, part: 'legRight' })),
      ...antenna({ x: 150, y: -284 }, 168, -28, 24), ...antenna({ x: 118, y: -292 }, 176, -22, 24),
      body(oval({ x: 122, y: -222 }, 82, 78), 'fur', 'head', 'head'),
      ...flatEye({ at: eye, r: 25, white: 'white', iris: 'dark' }, mood, deed),
      dab(oval({ x: 122, y: -188 }, 15, 10), 'blush', 16, 'face'),
      ...flatMouth({ x: 166, y: -196 }, 18, mood, deed),
    ],
    mouth: { x: 184, y: -192 }, eyes: [eye, eye], top: { x: 124, y: -302 }, hands: [{ x: 90, y: -84 }, { x: 100, y: -84 }], back: { x: -20, y: -250 }, foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

export function ladybird(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const shell = smooth(knots([[-190, -40, 1], [-186, -130], [-120, -232], [0, -262], [96, -220], [140, -110], [136, -40, 1]])); // prettier-ignore
  const eyes: [Point, Point] = [
    { x: 150, y: -118 },
    { x: 196, y: -112 },
  ];
  return {
    shapes: [
      ...[-130, -40, 60].map((x): Shape => body(limb([{ x, y: -50 }, { x: x + 6, y: -20 }, { x: x + 26, y: -6 }], 12, 9), 'dark', `leg${x}`, 'legRight')),
      ...antenna({ x: 168, y: -160 }, 160, -20, 22), ...antenna({ x: 196, y: -152 }, 140, -20, 22),
      body(oval({ x: 158, y: -96 }, 74, 70), 'dark', 'head', 'head'),
      body(shell, 'fur', 'shell'),
      dab(smooth(knots([[100, -210, 1], [140, -110], [136, -40, 1], [-40, -40, 1], [60, -74], [96, -130]])), 'furShade', 20),
      { segments: smooth(knots([[-24, -262], [-70, -170], [-92, -42]]), false), stroke: 'line', weight: 'form', part: 'torso' },
      ...[[10, -200, 32], [-130, -150, 27], [70, -120, 30], [-20, -104, 28], [-128, -76, 20], [44, -62, 20]].map(([x, y, r]) => dab(oval({ x: x!, y: y! }, r!, r! * 0.92), 'dark', 18)),
      ...eyes.flatMap((at, i) => flatEye({ at, r: 19, white: 'white', side: i ? 1 : -1 }, mood, deed)),
      ...flatMouth({ x: 178, y: -70 }, 17, mood, deed, 'lip').map(s => (s.stroke === 'line' && !s.fill ? { ...s, stroke: 'white' as const } : s)),
    ],
    mouth: { x: 196, y: -66 }, eyes, top: { x: 170, y: -164 }, hands: [{ x: 80, y: -10 }, { x: 90, y: -10 }], back: { x: -20, y: -262 }, foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

/** From above, flying to our upper right. */
export function dragonfly(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const at = (x: number, y: number): Point => ({ x, y: y - 300 });
  const wing = (root: Point, way: number, long: number, i: number): Shape[] => {
    const tip = along(root, way, long);
    const side = Math.sign(Math.sin((way * Math.PI) / 180));
    return [
      body(smooth([{ ...root, isCorner: true }, along(along(root, way, long * 0.5), way + 90 * side, long * 0.13), along(along(root, way, long * 0.94), way + 90 * side, long * 0.1), tip, along(along(root, way, long * 0.8), way - 90 * side, long * 0.12), along(along(root, way, long * 0.3), way - 90 * side, long * 0.06)]), 'glass', `wing${i}`, 'wing'), // prettier-ignore
      { segments: smooth([along(root, way, 26), along(root, way, long * 0.86)], false), stroke: 'line', weight: 'detail', part: 'wing' }, // prettier-ignore
      dab(oval(along(along(root, way, long * 0.86), way + 90 * side, long * 0.06), 9, 16, way), 'accent', 14, 'wing'),
    ];
  };
  const tailLine = [at(0, -10), at(0, 90), at(0, 200), at(6, 290)];
  const eyes: [Point, Point] = [at(-30, -138), at(30, -138)];
  return {
    shapes: [
      ...wing(at(20, -50), 112, 300, 0), ...wing(at(-20, -50), -112, 300, 1),
      ...wing(at(20, -30), 82, 270, 2), ...wing(at(-20, -30), -82, 270, 3),
      body(tube(tailLine, [26, 20, 17, 14]), 'fur', 'tail', 'tail'),
      ...[40, 90, 140, 190, 240].map(y => dab(tube([at(-17, y), at(17, y)], [5, 5]), 'fur2', 8, 'tail')),
      body(tube([at(0, -90), at(0, -10)], [44, 36]), 'fur', 'chest'),
      dab(smooth([at(16, -120), at(40, -80), at(30, -10), at(10, 10), at(20, -60)]), 'furShade', 14),
      body(oval(at(0, -126), 40, 34), 'fur', 'head', 'head'),
      ...eyes.flatMap((p, i) => [body(oval(p, 29, 32, i ? -14 : 14), 'fur2', `eye${i}`, 'face', 'form'), ...flatEye({ at: { x: p.x, y: p.y - 2 }, r: 15, side: i ? 1 : -1 }, mood, deed)]),
    ],
    mouth: at(0, -104), eyes, top: at(0, -166), hands: [at(-40, -60), at(40, -60)], back: at(0, -50), foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

export function spider(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const legs = ([1, -1] as const).flatMap(side =>
    [0, 1, 2, 3].map((i): Shape => {
      const knee = { x: side * (150 + (i % 2) * 30), y: -250 + i * 46 };
      const foot = { x: side * (196 + (i === 1 || i === 2 ? 34 : 0)), y: -150 + i * 48 };
      return body(tube([{ x: side * 30, y: -160 + i * 8 }, knee, foot], [14, 12, 5], [1, 0]), 'furShade', `leg${side}${i}`, 'legRight'); // prettier-ignore
    }),
  );
  const eyes: [Point, Point] = [
    { x: -30, y: -122 },
    { x: 30, y: -122 },
  ];
  return {
    shapes: [
      ...legs,
      body(oval({ x: 0, y: -226 }, 104, 100), 'fur', 'body'),
      dab(smooth([{ x: 70, y: -300 }, { x: 104, y: -226 }, { x: 60, y: -146 }, { x: 74, y: -226 }]), 'furShade', 16),
      ...[[-40, -270], [10, -286], [46, -240]].map(([x, y]) => dab(oval({ x: x!, y: y! }, 15, 13), 'fur2', 14)),
      body(oval({ x: 0, y: -116 }, 76, 64), 'fur', 'head', 'head'),
      ...eyes.flatMap((at, i) => flatEye({ at, r: 22, white: 'white', side: i ? 1 : -1 }, mood, deed)),
      ...flatMouth({ x: 0, y: -84 }, 22, mood, deed),
    ],
    mouth: { x: 0, y: -76 }, eyes, top: { x: 0, y: -326 }, hands: [{ x: -196, y: -10 }, { x: 196, y: -10 }], back: { x: 0, y: -320 }, foot: { x: 0, y: 0 },
  }; // prettier-ignore
}

export function snail(mood: Mood, deed: MouthDeed | undefined): DrawnSoft {
  const eyes: [Point, Point] = [
    { x: 148, y: -230 },
    { x: 204, y: -222 },
  ];
  const spiral = Array.from({ length: 26 }, (_, i): Point => along({ x: -34, y: -160 }, i * 36, 100 - i * 3.8));
  return {
    shapes: [
      ...eyes.map((p, i) => body(tube([{ x: 168, y: -110 }, p], [12, 10]), 'fur', `stalk${i}`, 'head', 'form')),
      body(smooth(knots([[-214, -6, 1], [-150, -48], [60, -52], [120, -90], [150, -146], [196, -140], [214, -96], [190, -30], [130, -4], [-60, 0]])), 'fur', 'body'),
      body(oval({ x: -34, y: -160 }, 128, 124), 'fur2', 'shell'),
      dab(smooth([{ x: 60, y: -250, isCorner: true }, { x: 94, y: -160 }, { x: 50, y: -60 }, { x: -34, y: -36, isCorner: true }, { x: 30, y: -90 }, { x: 58, y: -160 }]), 'fur2Shade', 20),
      { segments: smooth(spiral, false), stroke: 'line', width: 9, part: 'torso' },
      ...eyes.flatMap((at, i) => flatEye({ at, r: 20, white: 'white', side: i ? 1 : -1 }, mood, deed)),
      ...flatMouth({ x: 186, y: -84 }, 16, mood, deed),
    ],
    mouth: { x: 206, y: -80 }, eyes, top: { x: 176, y: -254 }, hands: [{ x: 150, y: -20 }, { x: 160, y: -20 }], back: { x: -34, y: -284 }, foot: { x: 0, y: 0 },
  }; // prettier-ignore
}
