/** Several alike, and pairs who do something together: in rows, on each other's hands, on one seat. */
import type { Action } from '../reading/scene.ts';
import { boxOfCluster, flippedCluster, joined, movedCluster, resizedCluster, type Cluster } from './cluster.ts';
import { footOf, middleOf, moved, type Piece } from './piece.ts';

/** How near neighbours stand, as a share of their widths. */
const CLOSE = 0.9;

/** Side by side on their ground, from left to right, the row's middle at x = 0. */
export function inRow(list: readonly Cluster[], close = CLOSE): Cluster {
  let x = 0;
  const placed = list.map(c => {
    const box = boxOfCluster(c);
    const at = movedCluster(c, { x: x - box.x });
    x += box.width * close;
    return at;
  });
  return centred(placed.reduce((a, b) => joined(a, b)));
}

/** Rows behind one another, the longest in front: how a team stands for its photograph. */
export function inRows(list: readonly Cluster[], perRow: number): Cluster {
  const rows: Cluster[] = [];
  for (let end = list.length; end > 0; end -= perRow) rows.push(inRow(list.slice(Math.max(0, end - perRow), end)));
  const lift = boxOfCluster(rows[0]!).height * 0.46;
  return rows
    .map((row, i) => movedCluster(resizedCluster(row, 1 - i * 0.08), { y: -lift * i }))
    .reduceRight((back, front) => joined(back, front));
}

export function centred(c: Cluster): Cluster {
  return movedCluster(c, { x: -middleOf(boxOfCluster(c)) });
}

/** n alike: a row for a few, rows for many. */
export function several(list: readonly Cluster[], close?: number): Cluster {
  const first = list[0]!;
  if (list.length === 1) return centred(first);
  const { width, height } = boxOfCluster(first);
  const perRow = Math.max(2, Math.min(list.length, Math.round(Math.sqrt((list.length * height * 1.5) / width))));
  const isRow = list.length <= 3 || perRow >= list.length;
  return isRow
    ? inRow(list, close)
    : inRows(list, Math.ceil(list.length / Math.ceil(list.length / Math.max(perRow, 3))));
}

/** Two who face each other, the first on our left. */
export function faceToFace(a: Cluster, b: Cluster, gap = 0.06): Cluster {
  const [left, right] = [boxOfCluster(a), boxOfCluster(b)];
  const between = (left.width + right.width) * 0.5 * gap;
  const first = movedCluster(a, { x: -left.x - left.width - between / 2 });
  const turnedOne = flippedCluster(b);
  return joined(first, movedCluster(turnedOne, { x: between / 2 - boxOfCluster(turnedOne).x }));
}

const bodyOf = (c: Cluster): NonNullable<Piece['body']> => c.pieces.find(p => p.body)!.body!;
/** A samosa and a cup have no hands to hold and no seat behind them: they stand side by side. */
const haveBodies = (list: readonly Cluster[]): boolean => list.every(c => c.pieces.some(p => p.body));

/** Each holds the hand of the next: the palms meet. */
export function handInHand(list: readonly Cluster[]): Cluster {
  let made = list[0]!;
  let last = list[0]!;
  for (const next of list.slice(1)) {
    const [from, to] = [innerHand(last, 1), innerHand(next, -1)];
    const placed = movedCluster(next, { x: from.x - to.x });
    made = joined(made, placed);
    last = placed;
  }
  return centred(made);
}
/** The hand that reaches furthest to our right or left. */
function innerHand(c: Cluster, side: 1 | -1) {
  const { handRight, handLeft } = bodyOf(c);
  return (handRight.x - handLeft.x) * side > 0 ? handRight : handLeft;
}

/** Into each other's arms. */
export function embracing(a: Cluster, b: Cluster): Cluster {
  const other = flippedCluster(b);
  const [one, two] = [bodyOf(a), bodyOf(other)];
  return centred(joined(a, movedCluster(other, { x: one.chest.x - two.chest.x + one.head.radius * 1.5 })));
}

/** The second sits behind the first: over the vehicle, under the driver's arms. */
export function behindRider(driver: Cluster, second: Cluster): Cluster {
  if (!haveBodies([driver, second])) return inRow([driver, second]);
  const [front, back] = [bodyOf(driver), bodyOf(second)];
  const seated = movedCluster(second, { x: front.behind.x - back.seat.x, y: front.behind.y - back.seat.y });
  const vehicle = driver.pieces.findIndex(p => !p.body || p.shapes.some(s => s.part === 'thing'));
  const at = Math.max(0, vehicle) + 1;
  return {
    ...driver,
    pieces: [...driver.pieces.slice(0, at), ...seated.pieces, ...driver.pieces.slice(at)],
    heroes: [...driver.heroes, ...second.heroes],
  };
}

export type Together = 'row' | 'hands' | 'hug' | 'face' | 'kiss' | 'propose' | 'fight' | 'wrestle' | 'dance';
export function togetherBy(actions: readonly Action[], isFacing: boolean): Together {
  if (actions.some(a => a.verb === 'hold hands' || a.verb === 'marry')) return 'hands';
  if (actions.some(a => a.verb === 'hug')) return 'hug';
  if (actions.some(a => a.verb === 'kiss')) return 'kiss';
  if (actions.some(a => a.verb === 'propose')) return 'propose';
  if (actions.some(a => a.verb === 'wrestle')) return 'wrestle';
  if (actions.some(a => a.verb === 'fight' || a.verb === 'box')) return 'fight';
  if (actions.some(a => a.verb === 'dance' && a.isMutual)) return 'dance';
  if (isFacing || actions.some(a => a.isMutual)) return 'face';
  return 'row';
}

/** The actors of one deed in its arrangement. */
export function together(list: readonly Cluster[], how: Together, close?: number): Cluster {
  const [a, b] = list;
  if (!b) return centred(a!);
  if (['hands', 'hug', 'kiss'].includes(how) && !haveBodies(list)) return several(list, close);
  if (how === 'hands') return handInHand(list);
  if (how === 'hug' || how === 'kiss') return list.length === 2 ? embracing(a!, b) : inRow(list, 0.7);
  // Horns, claws and hands meet; who only looks keeps away.
  if (how !== 'row' && list.length === 2) return faceToFace(a!, b, /^(fight|wrestle|dance)$/.test(how) ? -0.12 : 0.06);
  if (how !== 'row')
    return faceToFace(inRow(list.slice(0, Math.ceil(list.length / 2))), inRow(list.slice(Math.ceil(list.length / 2))));
  return several(list, close);
}

/** Two long ones over each other like an X, their heads up. */
export function crossed(a: Cluster, b: Cluster): Cluster {
  const upright = ({ width, height }: { width: number; height: number }) => (width > height * 1.25 ? 90 : 0);
  const placed = [a, b].map((c, i) => {
    const own = i ? flippedCluster(c) : c;
    const box = boxOfCluster(own);
    const middle = { x: -middleOf(box), y: -(box.y + box.height / 2) };
    // What lies slanting in its drawing is turned by less.
    const slant = Math.min(box.width, box.height) / Math.max(box.width, box.height);
    const turn = (i ? -1 : 1) * (upright(box) - (slant > 0.6 ? 0 : 42));
    return { ...own, pieces: own.pieces.map(p => moved(moved(p, middle), { turn })) };
  });
  const both = centred(joined(placed[0]!, placed[1]!));
  return movedCluster(both, { y: -footOf(boxOfCluster(both)) });
}

/** Fish follow one another in a ring. */
export function shoal(list: readonly Cluster[]): Cluster {
  const width = Math.max(...list.map(c => boxOfCluster(c).width));
  const radius = width * (list.length < 3 ? 0.25 : 0.5);
  const placed = list.map((c, i) => {
    const box = boxOfCluster(c);
    const angle = (i / list.length) * 360 - 24;
    const way = (angle * Math.PI) / 180;
    const [x, y] = [Math.sin(way) * radius, -Math.cos(way) * radius];
    // Those that swim back are mirrored, so that none lies on its back.
    const isBack = Math.cos(way) < -0.01;
    const pieces = c.pieces.map(p => {
      const home = moved(p, { x: -middleOf(box), y: -(box.y + box.height / 2) });
      return moved(isBack ? moved(home, { isFlipped: true }) : home, { turn: isBack ? angle - 180 : angle, x, y });
    });
    return { ...c, pieces };
  });
  const ring = placed.reduce((a, b) => joined(a, b));
  return movedCluster(centred(ring), { y: -footOf(boxOfCluster(ring)) });
}
