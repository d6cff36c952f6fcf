/** Two people who do something together: both drawn so that their hands meet. */
import { drawFigure, type FigureSpec } from './figure.ts';
import { placeFigure, type Figure, type Part, type Point, type Shape } from './shape.ts';

export const PAIRS = ['hold hands', 'hug', 'propose', 'high five', 'friends', 'ride together', 'dance together', 'kiss', 'fight', 'wrestle'] as const; // prettier-ignore
export type PairName = (typeof PAIRS)[number];
/** What two people are, but for the pose. */
export type Partner = Omit<FigureSpec, 'pose' | 'reach'>;

export interface Pair {
  shapes: Shape[];
  /** The one to our left first, each with its anchors; their shapes are in `shapes`. */
  figures: readonly [Figure, Figure];
}

const moveTo = (f: Figure, x: number, isFlipped = false): Figure => placeFigure(f, { x, isFlipped });
const isArm = (parts: readonly Part[]) => (s: Shape) => parts.includes(s.part);
const half = (f: Figure): number => Math.max(Math.abs(f.anchors.shoulderLeft.x), Math.abs(f.anchors.shoulderRight.x));

/** Where two hands meet that hang between two people. */
function between(a: Figure, b: Figure, gap: number): Point {
  const y = (a.anchors.seat.y + b.anchors.seat.y) / 2;
  const low = Math.min(a.anchors.shoulderLeft.y, b.anchors.shoulderLeft.y);
  return { x: gap / 2, y: Math.max(y, low + 40) - 10 };
}

function holdHands(a: Partner, b: Partner): Pair {
  const [left, right] = [drawFigure({ ...a, pose: 'stand' }), drawFigure({ ...b, pose: 'stand' })];
  const gap = half(left) + half(right) + 150;
  const meet = between(left, right, gap);
  const first = drawFigure({ ...a, pose: 'hand to our right', reach: { left: meet } });
  const second = drawFigure({ ...b, pose: 'hand to our left', reach: { right: { x: meet.x - gap, y: meet.y } } });
  return joined(first, moveTo(second, gap), isArm(['armRight', 'handRight']));
}

function highFive(a: Partner, b: Partner): Pair {
  const [left, right] = [drawFigure({ ...a, pose: 'stand' }), drawFigure({ ...b, pose: 'stand' })];
  const gap = half(left) + half(right) + 240;
  const y = Math.min(left.anchors.headTop.y, right.anchors.headTop.y) + 40;
  const first = drawFigure({ ...a, pose: 'high five', reach: { left: { x: gap / 2 - 12, y } } });
  const second = drawFigure({ ...b, pose: 'high five', reach: { left: { x: gap / 2 - 12, y } } });
  return joined(first, moveTo(second, gap, true));
}

/** Face to face, cheek to cheek; the near arm of the left one lies over the back of the right one. */
function hug(a: Partner, b: Partner): Pair {
  const [left, right] = [drawFigure({ ...a, pose: 'hug' }), drawFigure({ ...b, pose: 'hug' })];
  const heads = left.anchors.head.radius + right.anchors.head.radius;
  const gap = left.anchors.head.x + right.anchors.head.x + heads * 0.84;
  const back = (other: Figure, down: number): Point => ({ x: gap - other.anchors.chest.x + 10, y: other.anchors.chest.y + down }); // prettier-ignore
  const first = drawFigure({ ...a, pose: 'hug', reach: { right: back(right, 30), left: back(right, -20) } });
  const second = drawFigure({ ...b, pose: 'hug', reach: { right: back(left, 60), left: back(left, 0) } });
  return joined(first, moveTo(second, gap, true), undefined, isArm(['armRight', 'handRight']));
}

/** Nose to nose. */
function kiss(a: Partner, b: Partner): Pair {
  const first = drawFigure({ ...a, pose: 'kiss' });
  const second = drawFigure({ ...b, pose: 'kiss' });
  return joined(
    first,
    moveTo(
      second,
      first.anchors.head.x + second.anchors.head.x + (first.anchors.head.radius + second.anchors.head.radius) * 0.9,
      true,
    ),
  );
}

function friends(a: Partner, b: Partner): Pair {
  const [left, right] = [drawFigure({ ...a, pose: 'stand' }), drawFigure({ ...b, pose: 'stand' })];
  const gap = half(left) + half(right) + 56;
  const first = drawFigure({ ...a, pose: 'hand to our right', reach: { left: { x: gap + right.anchors.shoulderLeft.x, y: right.anchors.shoulderLeft.y + 6 } } }); // prettier-ignore
  const second = drawFigure({ ...b, pose: 'peace to our right' });
  // The arm lies behind the friend's neck; its hand comes over the far shoulder.
  const placed = moveTo(second, gap);
  const pair = joined(first, placed);
  return { ...pair, shapes: [...pair.shapes, ...first.shapes.filter(s => s.part === 'handLeft')] };
}

function propose(a: Partner, b: Partner): Pair {
  const first = drawFigure({ ...a, pose: 'propose' });
  const second = drawFigure({ ...b, pose: 'surprised' });
  return joined(first, moveTo(second, first.box.x + first.box.width + half(second) + 40, true));
}

function rideTogether(a: Partner, b: Partner): Pair {
  const rider = drawFigure({ ...a, pose: 'scooter' });
  const behind = drawFigure({ ...b, pose: 'pillion', without: 'all' });
  const seat = rider.anchors.behind;
  const x = seat.x - behind.anchors.seat.x - 2;
  const y = seat.y - behind.anchors.seat.y + 4;
  const placed = placeFigure(behind, { x, y });
  // The machine first, then who sits behind, then the rider.
  const isVehicle = (s: Shape) => s.thing === 'scooter';
  const split = rider.shapes.findIndex(isVehicle);
  const end = rider.shapes.findIndex((s, i) => i > split && !isVehicle(s));
  const shapes = [...rider.shapes.slice(0, end), ...placed.shapes, ...rider.shapes.slice(end)];
  return { shapes, figures: [placed, rider] };
}

function facing(pose: FigureSpec['pose'], a: Partner, b: Partner, distance: number): Pair {
  const first = drawFigure({ ...a, pose });
  const second = drawFigure({ ...b, pose });
  const gap = first.box.x + first.box.width + (second.box.x + second.box.width) - distance;
  return joined(first, moveTo(second, gap, true));
}

/** The left one behind the right one, but for what is laid over: of the right one under all, of the left one over all. */
function joined(a: Figure, b: Figure, under?: (s: Shape) => boolean, over?: (s: Shape) => boolean): Pair {
  const low = under ? b.shapes.filter(under) : [];
  const high = over ? a.shapes.filter(over) : [];
  const shapes = [...(under ? [] : a.shapes), ...low, ...(under ? a.shapes : []), ...b.shapes.filter(s => !under?.(s)), ...high]; // prettier-ignore
  return { shapes, figures: [a, b] };
}

const DRAW: Record<PairName, (a: Partner, b: Partner) => Pair> = {
  'hold hands': holdHands,
  hug,
  propose,
  'high five': highFive,
  friends,
  'ride together': rideTogether,
  'dance together': (a, b) => facing('garba', a, b, 130),
  kiss,
  fight: (a, b) => facing('box', a, b, 150),
  wrestle: (a, b) => facing('wrestle', a, b, 330),
};

/** Two people on one ground; the first stands to our left or is the one who acts. */
export const drawPair = (name: PairName, a: Partner, b: Partner): Pair => DRAW[name](a, b);
