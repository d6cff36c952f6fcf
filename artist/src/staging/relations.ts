/** Where one cluster stands from another. Each rule answers the two as one; `a` is seen from `b`: a cat (a) on a wall (b). */
import type { Relation, Thing as SceneThing } from '../reading/scene.ts';
import { boxOfCluster, facesOf, joined, movedCluster, type Cluster } from './cluster.ts';
import { over, under } from './above.ts';
import { onBody } from './on-body.ts';
import { inCrescent, onBloom, onWave, roofOf, WINGED } from './on-top.ts';
import { cutBefore } from './layers.ts';
import { enclosed, roomOf } from './enclosing.ts';
import { pierced } from './piercing.ts';
import { isWinder, wound } from './winding.ts';
import { beside, between, facing, isAlive } from './side-by-side.ts';
import { clamp, heroes, rebased, type Pair, type RelationRule } from './pair.ts';
import { footOf, middleOf, type Piece } from './piece.ts';

/** a stands or sits on the top of b, which is made as wide as it needs to be. */
const on: RelationRule = pair => {
  const { a, base } = pair;
  if (pair.touches && base.body) return onBody(pair);
  if (/wave/.test(pair.to.noun)) return onWave(pair);
  if (WINGED.test(pair.from.noun) && pair.to.kind === 'plant' && !/tree|branch/.test(pair.to.noun))
    return onBloom(pair);
  const box = boxOfCluster(a);
  const top = {
    ...(base.thing?.top ??
      (base.body
        ? { ...base.body.back, width: base.box.width * 0.5 }
        : { x: middleOf(base.box), y: base.box.y, width: base.box.width })),
  };
  if (pair.to.noun === 'crescent moon') return inCrescent(pair);
  if (pair.to.kind === 'vehicle' && base.thing) top.y = roofOf(base, top.x);
  const need = (box.width * 1.04) / (top.width || 1);
  const legs = pair.from.kind === 'animal' && !pair.from.actsHuman ? undefined : legsOf(a);
  const scale = base.body
    ? 1
    : legs && base.thing?.seats
      ? clamp((legs / -base.thing.seats[0]!.y) * 1.04, 0.35, 2.4)
      : clamp(need, 0.62, pair.to.kind === 'building' || pair.to.kind === 'plant' || pair.to.kind === 'land' ? 2 : 1.7);
  const b = movedCluster(pair.b, { scale });
  const support = rebased(b, base);
  const line = {
    ...(support.thing?.top ?? {
      ...(support.body?.back ?? { x: middleOf(support.box), y: support.box.y }),
      width: support.box.width,
    }),
  };
  if (pair.to.kind === 'vehicle') line.y = roofOf(support, line.x);
  const isLand = pair.to.kind === 'land' && support.box.height > support.box.width * 0.3;
  const fits = isLand
    ? clamp((support.box.width * 0.4) / box.width, 0.5, 1.4)
    : base.body
      ? Math.min(1, (support.box.width * 0.62) / box.width)
      : legs && base.thing?.seats
        ? 1
        : Math.min(1, (line.width * 1.3) / box.width);
  const riding = movedCluster(a, { scale: fits });
  // A goat on a bus stands on its hooves.
  const isOnHooves = pair.to.kind === 'vehicle' && legs === undefined && pair.from.kind === 'animal';
  const foot = (isOnHooves ? undefined : seatOf(riding, pair.to)) ?? {
    x: middleOf(boxOfCluster(riding)),
    y: footOf(boxOfCluster(riding)),
  };
  // On a peak the feet are a little way down.
  const sunk = isLand ? boxOfCluster(riding).height * 0.2 : 5;
  const placed = movedCluster(riding, { x: line.x - foot.x, y: line.y - foot.y + sunk });
  return joined(b, placed, heroes(pair));
};
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
/** How far the seat of one who sits is above its feet; undefined for one who does not. */
function legsOf(a: Cluster): number | undefined {
  const sitter = a.pieces.find(p => p.body && p.node === a.heroes[0]);
  if (!sitter?.body || !isSeated(sitter)) return undefined;
  const legs = footOf(boxOfCluster(a)) - sitter.body.seat.y;
  return legs > 40 ? legs : undefined;
}
/** One who sits on furniture, a wall or a branch touches it with the seat; whoever stands, with the feet. */
function seatOf(a: Cluster, to: SceneThing): { x: number; y: number } | undefined {
  const sitter = a.pieces.find(p => p.body && p.node === a.heroes[0]);
  if (!sitter?.body || !isSeated(sitter) || to.kind === 'land') return undefined;
  const { seat } = sitter.body;
  return footOf(boxOfCluster(a)) - seat.y > 40 ? { x: middleOf(boxOfCluster(a)), y: seat.y } : undefined;
}
const isSeated = (p: Piece): boolean => {
  const { seat, kneeRight, kneeLeft, footRight, footLeft } = p.body!;
  const rise = Math.min(Math.abs(kneeRight.y - seat.y), Math.abs(kneeLeft.y - seat.y));
  // The knees of a child that stands are near its seat too: what counts is how far they are down the leg.
  return rise < p.body!.head.radius * 1.6 && rise < (Math.max(footRight.y, footLeft.y) - seat.y) * 0.2;
};

/** a looks out of b: its lower part is hidden behind b's front. */
const inside: RelationRule = pair => {
  const { a, b, base } = pair;
  const hole = base.thing?.hole;
  if ((!hole || base.front === undefined) && roomOf(pair.to.noun) && !base.body) return enclosed(pair);
  if (pair.to.kind === 'food' && !isAlive(pair.from)) return outOfRim(pair);
  if (!hole || base.front === undefined) return pair.to.kind === 'building' ? behindOf(pair) : inFrontOf(pair);
  const box = boxOfCluster(a);
  const scale = clamp((box.width * 0.98) / hole.width, 0.5, 4);
  const vessel = movedCluster(b, { scale });
  const main = rebased(vessel, base);
  const edge = main.thing!.hole!;
  // Every face looks out.
  const chin = Math.max(box.y, ...facesOf(a).map(f => f.y + f.height));
  const depth = Math.min(
    box.height * 0.36,
    main.box.y + main.box.height - edge.y - 10,
    footOf(box) - chin - (footOf(box) - chin) * 0.3,
  );
  const placed = movedCluster(a, { x: edge.x - middleOf(box), y: edge.y - footOf(box) + depth });
  const at = vessel.pieces.indexOf(main);
  const [behind, front] = cutBefore(main, main.front!) as [Piece, Piece];
  return {
    ...vessel,
    heroes: heroes(pair),
    threads: [...vessel.threads, ...a.threads],
    pieces: [...vessel.pieces.slice(0, at), behind, ...placed.pieces, front, ...vessel.pieces.slice(at + 1)],
  };
};

/** Stands in a cup, whose steam gives way: its foot is behind the rim. */
function outOfRim(pair: Pair): Cluster {
  const { box } = pair.base;
  const own = boxOfCluster(pair.a);
  const rim = roofOf(pair.base, middleOf(box));
  const tall = footOf(box) - rim;
  const scale = Math.min((box.width * 0.84) / own.width, (tall * 0.9) / own.height);
  const cup = { ...pair.b, pieces: pair.b.pieces.map(p => ({ ...p, shapes: p.shapes.filter(s => s.thing !== 'steam') })) }; // prettier-ignore
  return joined(movedCluster(pair.a, { scale, x: middleOf(box) - middleOf(own) * scale, y: rim + tall * 0.1 - footOf(own) * scale }), cup, heroes(pair)); // prettier-ignore
}

/** a stands behind b and is seen above and beside it. */
const behindOf: RelationRule = pair => {
  const [a, b] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  // What is built, and what is land, is wider than what stands before it too.
  const isBroad = /^(building|land)$/.test(pair.from.kind);
  const scale = clamp(Math.max((b.height * 1.5) / a.height, isBroad ? (b.width * 1.5) / a.width : 0), 0.4, 3);
  const other = movedCluster(pair.a, { scale });
  const it = boxOfCluster(other);
  return joined(
    movedCluster(other, {
      x: middleOf(b) - middleOf(it) + (isBroad ? 0 : b.width * 0.16),
      y: footOf(b) - footOf(it) - b.height * 0.04,
    }),
    pair.b,
    heroes(pair),
  );
};
const inFrontOf: RelationRule = pair => {
  if (pair.to.kind === 'sky') return backed(pair);
  return { ...behindOf({ ...pair, a: pair.b, b: pair.a, from: pair.to, to: pair.from }), heroes: heroes(pair) };
};
/** a before what it leans on or climbs, which is wider than it. */
const against: RelationRule = pair => {
  if (pair.to.kind === 'person' || pair.to.kind === 'animal') return beside(-1)(pair);
  const [a, b] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const isTree = pair.to.kind === 'plant';
  const scale = isTree ? clamp((a.height * 2.3) / b.height, 0.4, 3) : clamp(Math.max((a.width * 1.3) / b.width, (a.height * 0.9) / b.height), 0.4, 3); // prettier-ignore
  const other = movedCluster(pair.b, { scale });
  const it = boxOfCluster(other);
  // A climber is some way up the trunk.
  const up = isTree && isAlive(pair.from) ? it.height * 0.14 : 0;
  return joined(
    other,
    movedCluster(pair.a, { x: middleOf(it) - middleOf(a) - (isTree && !up ? a.width * 0.3 : 0), y: footOf(it) - footOf(a) - up + (up ? 0 : 8) }),
    heroes(pair),
  );
}; // prettier-ignore
/** A disc of the sky behind all of a. */
const backed: RelationRule = pair => {
  const a = boxOfCluster(pair.a);
  const scale = (Math.max(a.width, a.height) * 0.86) / Math.max(boxOfCluster(pair.b).width, 1);
  const other = movedCluster(pair.b, { scale });
  const it = boxOfCluster(other);
  return joined(
    movedCluster(other, { x: middleOf(a) - middleOf(it), y: a.y + a.height * 0.44 - (it.y + it.height / 2) }),
    pair.a,
    heroes(pair),
  );
};

/** Under the crown of a tree, beside its trunk, before it. */
function fromBranch(pair: Pair): Cluster {
  const { a, b } = pair;
  const [own, tree] = [boxOfCluster(a), boxOfCluster(b)];
  const large = clamp((own.height * 1.7) / tree.height, 0.6, 2.6);
  const grown = movedCluster(b, { scale: large });
  const box = boxOfCluster(grown);
  const small = Math.min(1, (box.height * 0.5) / own.height, (box.width * 0.3) / own.width);
  const hung = movedCluster(a, { scale: small });
  const it = boxOfCluster(hung);
  const hook = a.pieces[0]!.thing?.hang;
  const x = box.x + box.width * 0.24;
  const y = box.y + box.height * 0.42;
  const placed = movedCluster(hung, { x: x - (hook ? hook.x * small : middleOf(it)), y: y - it.y });
  return joined(grown, placed, heroes(pair));
}
/** a hangs from b: its hands, or its own loop, on it. */
const hanging: RelationRule = pair => {
  if (pair.to.kind === 'plant' && pair.base.thing) return fromBranch(pair);
  const { a, base } = pair;
  const box = boxOfCluster(a);
  const scale = base.thing?.hang || base.thing?.top ? clamp((box.width * 1.7) / base.box.width, 0.5, 2) : 1;
  const b = movedCluster(pair.b, { scale });
  const support = rebased(b, base);
  const hook = support.thing?.hang ?? { x: middleOf(support.box), y: footOf(support.box) };
  const body = a.pieces.find(p => p.body)?.body;
  const feet = body
    ? [body.handRight, body.handLeft, body.footRight, body.footLeft].filter(p => p.y < body.chest.y)
    : [];
  const own =
    body && feet.length
      ? { x: mean(feet.map(p => p.x)), y: mean(feet.map(p => p.y)) }
      : (a.pieces[0]!.thing?.hang ?? { x: middleOf(box), y: box.y });
  return joined(b, movedCluster(a, { x: hook.x - own.x, y: hook.y - own.y }), heroes(pair));
};

/** a around b: they stand on a ring, those above behind it. */
const around: RelationRule = pair => {
  const b = boxOfCluster(pair.b);
  const list = pair.a.pieces;
  const each = Math.min(1, (b.width * 0.34) / Math.max(...list.map(p => p.box.width)));
  const [cx, cy] = [middleOf(b), b.y + b.height * 0.5];
  const placed = list.map((p, i) => {
    const angle = (i / list.length) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [cx + Math.cos(angle) * b.width * 0.68, cy + Math.sin(angle) * b.height * 0.6];
    const c = movedCluster({ pieces: [p], heroes: [], threads: [] }, { scale: each });
    const it = boxOfCluster(c);
    return movedCluster(c, { x: x - middleOf(it), y: y - (it.y + it.height / 2) });
  });
  const ring = placed.reduce((x, y) => joined(x, y));
  return joined(ring, pair.b, heroes(pair));
};

/** Who lives rises behind the upper edge of what it comes out of. */
function risingFrom(pair: Pair): Cluster {
  const a = boxOfCluster(pair.a);
  const { box } = pair.base;
  const scale = clamp((box.width * 0.8) / a.width, 0.3, 2);
  const at = { x: middleOf(box), y: roofOf(pair.base, middleOf(box)) };
  return joined(movedCluster(pair.a, { scale, x: at.x - middleOf(a) * scale, y: at.y - footOf(a) * scale + a.height * scale * 0.42 }), pair.b, heroes(pair));
} // prettier-ignore

/** a comes out of the upper end of b. */
const comingOut: RelationRule = pair => {
  const { base } = pair;
  if (isAlive(pair.from) && !base.thing?.hole) return risingFrom(pair);
  if (base.thing?.hole && base.front !== undefined) return inside(pair);
  const a = boxOfCluster(pair.a);
  const isSteam = /^(steam|smoke)$/.test(pair.from.noun);
  const own = isSteam
    ? { ...pair.b, pieces: pair.b.pieces.map(p => ({ ...p, shapes: p.shapes.filter(s => s.thing !== 'steam') })) }
    : pair.b;
  const at = base.thing?.outlet ?? { x: middleOf(base.box), y: base.box.y + base.box.height * 0.16 };
  const scale = clamp((base.box.width * 0.9) / a.width, 0.3, 2);
  const it = movedCluster(pair.a, { scale });
  const box = boxOfCluster(it);
  const placed = movedCluster(it, { x: at.x - middleOf(box), y: at.y - footOf(box) + box.height * 0.1 });
  return joined(placed, own, heroes(pair));
};
const wrapped: RelationRule = pair => {
  if (isWinder(pair.from.noun) && !pair.base.body) return wound(pair);
  return isAlive(pair.from) && pair.a.pieces.filter(p => p.body).length === 1 ? curled(pair) : around(pair);
};
/** Whoever lies curled around a thing lies close before its foot, wider than it, and hides the lower part of it. */
function curled(pair: Pair): Cluster {
  const a = boxOfCluster(pair.a);
  const b = boxOfCluster(pair.b);
  const scale = clamp((a.height * 1.25) / b.height, 0.2, 4);
  const other = movedCluster(pair.b, { scale });
  const it = boxOfCluster(other);
  return joined(movedCluster(other, { x: middleOf(a) - middleOf(it), y: footOf(a) - a.height * 0.3 - footOf(it) }), pair.a, heroes(pair)); // prettier-ignore
}

export const RULES: Partial<Record<Relation['kind'], RelationRule>> = {
  on, in: inside, under, over, beside: beside(-1), with: beside(-1), 'left of': beside(-1, true), 'right of': beside(1, true), behind: behindOf, 'in front of': inFrontOf,
  between, around, 'wrapped around': wrapped, through: pierced, across: pierced, against, 'leaning on': against, 'hanging from': hanging, 'coming out of': comingOut, facing, 'part of': on,
}; // prettier-ignore
