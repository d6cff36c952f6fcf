/** Tops that are no level line: blossoms, waves, roofs of vehicles. */
import { boxOf } from '../figures/shape.ts';
import { boxOfCluster, joined, movedCluster, type Cluster } from './cluster.ts';
import { heroes, rebased, type Pair } from './pair.ts';
import { footOf, middleOf, type Piece } from './piece.ts';
import { covers, silhouetteOf } from './silhouette.ts';

/** Those that sit on blossoms. */
export const WINGED = /^(butterfly|bee|ladybird|ladybug|dragonfly|moth|firefly|hummingbird)$/;
/** On the head of a flower, smaller than it. */
export function onBloom(pair: Pair): Cluster {
  const { box } = pair.base;
  const own = boxOfCluster(pair.a);
  const scale = (box.width * 0.62) / own.width;
  const [x, y] = [middleOf(box) + box.width * 0.1, box.y + Math.min(box.width, box.height) * 0.42];
  return joined(pair.b, movedCluster(pair.a, { scale, x: x - middleOf(own) * scale, y: y - (own.y + own.height / 2) * scale }), heroes(pair));
} // prettier-ignore

/** On the face of a wave, which takes the place of the pose's own. */
export function onWave(pair: Pair): Cluster {
  const pieces = pair.a.pieces.flatMap((p): Piece[] => {
    const shapes = p.shapes.filter(s => s.thing !== 'wave' && s.thing !== 'water');
    return shapes.length ? [{ ...p, shapes, box: boxOf(shapes) }] : [];
  });
  const rider = { ...pair.a, pieces };
  const box = boxOfCluster(rider);
  const b = movedCluster(pair.b, { scale: (box.width * 2.1) / boxOfCluster(pair.b).width });
  const wave = boxOfCluster(b);
  const placed = movedCluster(rider, {
    x: wave.x + wave.width * 0.34 - middleOf(box),
    y: wave.y + wave.height * 0.14 - footOf(box),
  });
  return joined(b, placed, heroes(pair));
}
/** The highest surface of a vehicle at a place: its roof, not its chimney. */
export function roofOf(p: Piece, x: number): number {
  const of = silhouetteOf(p);
  let y = p.box.y;
  while (y < p.box.y + p.box.height * 0.6 && !covers(of, x, y)) y += p.box.height * 0.02;
  return y;
}

/** In the curve of a crescent moon, on its lower horn, which is made as large as a seat needs. */
export function inCrescent(pair: Pair): Cluster {
  const own = boxOfCluster(pair.a);
  const scale = Math.max(own.width * 1.7, own.height * 1.9) / pair.base.box.width;
  const b = movedCluster(pair.b, { scale });
  const moon = rebased(b, pair.base);
  const of = silhouetteOf(moon);
  const x = moon.box.x + moon.box.width * 0.6;
  let y = moon.box.y + moon.box.height * 0.5;
  while (y < footOf(moon.box) && !covers(of, x, y)) y += moon.box.height * 0.01;
  return joined(
    b,
    movedCluster(pair.a, { x: x - middleOf(own), y: y - footOf(own) + own.height * 0.06 }),
    heroes(pair),
  );
}
