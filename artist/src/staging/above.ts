/** What is above what: a tree over one who sits, a moon over a fox, a dragon over a castle. */
import { boxOfCluster, joined, movedCluster, resizedCluster, type Cluster } from './cluster.ts';
import { clamp, heroes, type Pair, type RelationRule } from './pair.ts';
import { boxOf } from '../figures/shape.ts';
import { flat, poly } from '../things/pen.ts';
import { footOf, middleOf, overlap, type Piece } from './piece.ts';

/** a under b: a tree shelters it, a moon stands above it, a table is over it. */
export const under: RelationRule = pair => {
  const { a, to, base } = pair;
  const box = boxOfCluster(a);
  if (to.kind === 'sky') return inSky(pair);
  if (/waterfall/.test(to.noun)) return beforeFall(pair);
  if ((to.kind === 'plant' || /street lamp|lamp post|traffic light/.test(to.noun)) && base.box.height > base.box.width * 0.7) {
    const scale = clamp((box.height * 1.75) / base.box.height, 0.5, 2.4);
    const tree = movedCluster(pair.b, { scale });
    const trunk = boxOfCluster(tree);
    // The trunk stands beside who sits below, the crown reaches over.
    const placed = movedCluster(a, {
      x: middleOf(trunk) - middleOf(box) + Math.min(box.width * 0.34, trunk.width * 0.16),
      y: -footOf(box) + footOf(trunk) + 6,
    });
    return joined(tree, placed, heroes(pair));
  }
  if (to.noun === 'umbrella') return underUmbrella(pair);
  const scale = clamp((box.width * 1.25) / boxOfCluster(pair.b).width, 0.5, 2.2);
  const cover = movedCluster(pair.b, { scale });
  const roof = boxOfCluster(cover);
  if (to.kind === 'furniture' || (to.kind === 'vehicle' && !FLIES.test(to.noun))) {
    const small = movedCluster(a, { scale: Math.min(1, (roof.height * 0.7) / box.height) });
    const it = boxOfCluster(small);
    return joined(
      cover,
      movedCluster(small, { x: middleOf(roof) - middleOf(it), y: footOf(roof) - footOf(it) }),
      heroes(pair),
    );
  }
  const above = movedCluster(cover, { x: middleOf(box) - middleOf(roof), y: box.y - footOf(roof) - box.height * (UFO.test(to.noun) ? 0.12 : 0.04) });
  return joined(UFO.test(to.noun) ? withBeam(above, a) : above, a, heroes(pair));
}; // prettier-ignore
/** Water falls behind who is under it, and wider. */
function beforeFall(pair: Pair): Cluster {
  const [box, own] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const scale = Math.max((box.height * 1.5) / own.height, (box.width * 1.3) / own.width);
  return joined(movedCluster(pair.b, { scale, x: middleOf(box) - middleOf(own) * scale, y: footOf(box) - footOf(own) * scale + 4 }), pair.a, heroes(pair));
} // prettier-ignore
/** Its canopy over all heads, its stick behind them. */
function underUmbrella(pair: Pair): Cluster {
  const box = boxOfCluster(pair.a);
  const own = boxOfCluster(pair.b);
  const scale = Math.max(0.5, (box.width * 1.24) / own.width);
  const x = middleOf(box) - middleOf(own) * scale;
  // A third of an umbrella is its canopy.
  return joined(movedCluster(pair.b, { scale, x, y: box.y + box.height * 0.05 - (own.y + own.height * 0.42) * scale }), pair.a, heroes(pair));
} // prettier-ignore
const FLIES = /ufo|saucer|plane|helicopter|balloon|rocket|drone|spaceship|airship/;
/** Birds about the top of what is built: small beside it. */
function flock(pair: Pair): Cluster {
  const [own, house] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const scale = Math.min((house.width * 0.62) / own.width, (house.height * 0.26) / own.height);
  return joined(pair.b, movedCluster(pair.a, { scale, x: house.x + house.width * 0.62 - middleOf(own) * scale, y: house.y + house.height * 0.06 - footOf(own) * scale }), heroes(pair));
} // prettier-ignore
/** A heart over two: in their middle, resting on their heads. */
function between(pair: Pair): Cluster {
  const [own, below] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const scale = (Math.min(below.height, below.width) * 0.42) / own.height;
  return joined(movedCluster(pair.a, { scale, x: middleOf(below) - middleOf(own) * scale, y: below.y + below.height * 0.05 - footOf(own) * scale }), pair.b, heroes(pair));
} // prettier-ignore
const UFO = /^(ufo|flying saucer)$/;
/** The light under a flying saucer, as wide below as what it shines on. */
function withBeam(ufo: Cluster, a: Cluster): Cluster {
  const [from, to] = [boxOfCluster(ufo), boxOfCluster(a)];
  const [x, top, foot] = [middleOf(from), from.y + from.height * 0.6, footOf(to)];
  const shapes = [flat('trim', poly(x - from.width * 0.2, top, x + from.width * 0.2, top, x + to.width * 0.56, foot, x - to.width * 0.56, foot))];
  const [base] = ufo.pieces;
  const beam: Piece = { ...base!, shapes, box: boxOf(shapes), faces: [], places: [], colours: { trim: '#fff0a3' } };
  return { ...ufo, pieces: [beam, ...ufo.pieces] };
} // prettier-ignore

/** b, a thing of the sky, stands above a where it covers no face. */
export function inSky(pair: Pair, side: -1 | 0 | 1 = 0): Cluster {
  const { a, b, to } = pair;
  const box = boxOfCluster(a);
  if (side === 0 && box.height > box.width * 1.5 && /moon|sun|planet/.test(to.noun)) return asDisc(pair);
  const scale = clamp((box.height * SKY_SIZE(to.noun)) / boxOfCluster(b).height, 0.3, 3);
  const sky = movedCluster(b, { scale });
  const it = boxOfCluster(sky);
  const places = side === 0 ? [0.5, 0.86, 0.14, 1.02, -0.02] : side > 0 ? [0.98, 1.1] : [0.02, -0.1];
  const options = places.map(t => movedCluster(sky, { x: box.x + box.width * t - middleOf(it), y: box.y - footOf(it) + it.height * (t > 0.9 || t < 0.1 ? 0.66 : 0.2) })); // prettier-ignore
  const covered = (c: Cluster) =>
    a.pieces.reduce((sum, p) => sum + overlap(p.box, boxOfCluster(c)), 0) / (it.width * it.height);
  const best = options.reduce((x, y) => (covered(y) < covered(x) - 0.12 ? y : x));
  return joined(best, a, heroes(pair));
}
/** A large one stands behind the upper part of what is tall. */
function asDisc({ a, b, ...pair }: Pair): Cluster {
  const [box, own] = [boxOfCluster(a), boxOfCluster(b)];
  const scale = (box.height * 0.6) / own.height;
  const disc = movedCluster(b, { scale, x: middleOf(box) - middleOf(own) * scale, y: box.y + box.height * 0.22 - (own.y + own.height / 2) * scale });
  return joined(disc, a, heroes({ a, b, ...pair }));
} // prettier-ignore
const SKY_SIZE = (noun: string): number => (/rainbow/.test(noun) ? 0.8 : /moon|sun|planet/.test(noun) ? 0.66 : 0.4);

/** a above b without touching it: a dragon over a castle, a bike over rocks. */
export const over: RelationRule = pair => {
  const box = boxOfCluster(pair.a);
  if (UFO.test(pair.from.noun))
    return under({ ...pair, a: pair.b, b: pair.a, base: pair.a.pieces[0]!, from: pair.to, to: pair.from });
  if (pair.from.kind === 'symbol' && /^(person|animal|creature|deity)$/.test(pair.to.kind)) return between(pair);
  if (pair.to.kind === 'building' && pair.from.kind === 'animal') return flock(pair);
  if (pair.from.kind === 'sky') return inSky({ ...pair, a: pair.b, b: pair.a, from: pair.to, to: pair.from }, 1);
  const low = pair.to.kind === 'land' || pair.to.kind === 'plant' || pair.to.kind === 'object';
  const ground = boxOfCluster(pair.b);
  const scale = clamp((box.width * (low ? 0.9 : 0.74)) / ground.width, 0.4, 2.2);
  const b = movedCluster(pair.b, { scale });
  const below = boxOfCluster(b);
  const tall = Math.min(1, (box.height * (low ? 0.34 : 0.8)) / below.height);
  const c = tall < 1 ? resizedCluster(b, tall) : b;
  const it = boxOfCluster(c);
  const gap = low ? box.height * 0.07 : -box.height * 0.06;
  return joined(
    c,
    movedCluster(pair.a, { x: middleOf(it) - middleOf(box), y: it.y - footOf(box) - gap }),
    heroes(pair),
  );
};
