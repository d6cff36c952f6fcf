/** Who stands beside, between or face to face, and how large beside one another. */
import type { Thing as SceneThing } from '../reading/scene.ts';
import { inSky } from './above.ts';
import { boxOfCluster, cluster, flippedCluster, joined, movedCluster, type Cluster } from './cluster.ts';
import { clamp, heroes, type Pair, type RelationRule } from './pair.ts';
import { footOf, middleOf } from './piece.ts';

/** One among several of a kind: half of them to each side, all looking inward. */
function flanked(pair: Pair): Cluster | undefined {
  const [ones, many] = [pair.a, pair.b].map(c => [...new Set(c.pieces.filter(p => c.heroes.includes(p.node)).map(p => p.index))]);
  if (ones!.length !== 1 || many!.length < 2 || pair.b.heroes.length !== 1 || !isAlive(pair.to) || !isAlive(pair.from) || pair.b.threads.length) return undefined;
  const a = boxOfCluster(pair.a);
  const scale = clamp((a.height * sizeBeside(pair)) / boxOfCluster(pair.b).height, 0.35, 2.6);
  let [left, right, made] = [a.x, a.x + a.width, pair.a];
  many!.forEach((index, i) => {
    const one = movedCluster(cluster(pair.b.pieces.filter(p => p.index === index), []), { scale });
    const turned = (i % 2 === 0) === facesRight(one) ? flippedCluster(one) : one;
    const it = boxOfCluster(turned);
    const x = i % 2 ? left - it.width * 0.96 : right - it.width * 0.04;
    made = joined(movedCluster(turned, { x: x - it.x, y: footOf(a) - footOf(it) }), made, heroes(pair));
    if (i % 2) left = x;
    else right = x + it.width;
  });
  return made;
} // prettier-ignore
export const isAlive = ({ kind }: SceneThing): boolean => kind === 'person' || kind === 'animal';
/** Where the face is, seen from the middle of the body. */
const facesRight = (c: Cluster): boolean => (c.pieces[0]!.faces[0] ? middleOf(c.pieces[0]!.faces[0]) > middleOf(c.pieces[0]!.box) : true); // prettier-ignore

export const beside =
  (side: 1 | -1, isFixed = false): RelationRule =>
  pair => {
    // Little ones in a row follow.
    if (!isFixed && pair.to.looks.includes('in a row') && isAlive(pair.from)) return beside(1, true)(pair);
    const around = isFixed ? undefined : flanked(pair);
    if (around) return around;
    const [a, b] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
    const scale = clamp((a.height * sizeBeside(pair)) / b.height, 0.35, 2.6);
    const other = movedCluster(pair.b, { scale });
    const it = boxOfCluster(other);
    const gap = Math.min(a.width, it.width) * 0.02;
    // a left of b: b begins where a ends.
    const x = side < 0 ? a.x + a.width + gap - it.x : a.x - gap - it.x - it.width;
    return joined(
      movedCluster(other, { x, y: isFloating(pair.to) ? a.y - it.y + a.height * 0.1 : footOf(a) - footOf(it) }),
      pair.a,
      heroes(pair),
    );
  };
/** How tall b is beside a, so that both can be seen: the true sizes, drawn together. */
function sizeBeside({ a, b, from, to }: Pair): number {
  const share = boxOfCluster(b).height / boxOfCluster(a).height;
  if (to.kind === 'plant' || to.kind === 'building') return clamp(share, 0.8, 1.5);
  if (from.kind === 'person' && to.kind === 'animal' && share < 1) return clamp(share * 0.78, 0.3, 0.62);
  return clamp(Math.sqrt(share), 0.42, 1.3);
}
export const isFloating = (t: SceneThing): boolean =>
  t.kind === 'sky' ||
  /balloon|butterfly|bird|kite|heart|note|bee|star|drone|ghost|bubble|feather|plane|helicopter|rocket|ufo|dragonfly|firefly/.test(
    t.noun,
  );

/** They look at each other; at a thing of the sky one looks up. */
export const facing: RelationRule = pair => {
  if (pair.to.kind === 'sky') return inSky(pair, 1);
  const [a, b] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const scale = clamp(Math.sqrt(b.height / a.height) * (a.height / b.height), 0.4, 2.2);
  const other = flippedCluster(movedCluster(pair.b, { scale }));
  const it = boxOfCluster(other);
  return joined(
    pair.a,
    movedCluster(other, { x: a.x + a.width + a.width * 0.03 - it.x, y: footOf(a) - footOf(it) }),
    heroes(pair),
  );
};

/** a in the middle, those of b to its left and right. */
export const between: RelationRule = pair => {
  const { a, b } = pair;
  const indexes = [...new Set(b.pieces.filter(p => b.heroes.includes(p.node)).map(p => `${p.node}/${p.index}`))];
  if (indexes.length < 2) return beside(-1)(pair);
  const [box, all] = [boxOfCluster(a), boxOfCluster(b)];
  // A table or a book is lower than those at its sides.
  const tall = isAlive(pair.from) || !isAlive(pair.to) ? 1.1 : pair.from.kind === 'furniture' ? 1.8 : 2.6;
  const scale = clamp((box.height * tall) / all.height, 0.4, 2.4);
  const half = Math.ceil(indexes.length / 2);
  const part = (from: number, to: number, side: 1 | -1): Cluster => {
    const own = movedCluster(cluster(b.pieces.filter(p => indexes.slice(from, to).includes(`${p.node}/${p.index}`)), []), { scale }); // prettier-ignore
    const it = boxOfCluster(own);
    const x = side < 0 ? box.x - it.width * 0.96 : box.x + box.width - it.width * 0.04;
    const placed = movedCluster(own, { x: x - it.x, y: footOf(box) - footOf(it) });
    return side > 0 && from > 0 ? flippedCluster(placed) : placed;
  };
  return joined(joined(part(0, half, -1), part(half, indexes.length, 1)), a, heroes(pair));
};
