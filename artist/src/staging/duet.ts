/** Two people drawn together, so that hands meet hands: each keeps its own colours and may wear its own things. */
import type { Shape } from '../figures/shape.ts';
import { boxOf } from '../figures/shape.ts';
import type { NodeId } from '../reading/scene.ts';
import { worn } from './attach.ts';
import { isOnLimb, limbDrawing, onLimbs, wornOn } from './on-limbs.ts';
import type { PairActor, PairName } from './casting.ts';
import { cluster, type Cluster } from './cluster.ts';
import { wishOf } from './wishes.ts';
import type { Piece } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';

export interface Dancer {
  role: Role;
  index: number;
}

/** The two of a pair as one cluster; undefined where nobody draws them together. */
export function duet(props: Props, name: PairName, a: Dancer, b: Dancer): Cluster | undefined {
  const wish = ({ role, index }: Dancer) => wishOf(props, role, 'stand', index);
  const actor = props.casting.pair(name, wish(a), wish(b));
  if (!actor) return undefined;
  const pieces = piecesOf(props, actor, [a, b]);
  const dressed = [a, b].flatMap(({ role }, i) => role.worn.flatMap(node => wornPiece(props, node, pieces, i, actor)));
  return cluster([...pieces, ...dressed], [...new Set([a.role.thing.id, b.role.thing.id])]);
}

/** Runs of shapes of the same one, in their order: an arm of one may lie over the other. */
function piecesOf(props: Props, { shapes, figures, colours }: PairActor, dancers: readonly [Dancer, Dancer]): Piece[] {
  const first = new Set<Shape>(figures[0].shapes);
  const runs: { owner: 0 | 1; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    const owner = first.has(shape) ? 0 : 1;
    const last = runs.at(-1);
    if (last?.owner === owner) last.shapes.push(shape);
    else runs.push({ owner, shapes: [shape] });
  }
  const seen = new Set<number>();
  return runs.map(({ owner, shapes: own }): Piece => {
    const { role, index } = dancers[owner];
    const isFirst = !seen.has(owner);
    seen.add(owner);
    const id: NodeId = role.thing.id;
    return {
      node: id, index, noun: role.thing.noun, shapes: own, colours: colours[owner], hue: props.hueOf(id, index), box: boxOf(own),
      faces: isFirst && figures[owner].faceBox.width ? [figures[owner].faceBox] : [], places: [], body: figures[owner].anchors, scale: 1,
    }; // prettier-ignore
  });
}

function wornPiece(props: Props, node: NodeId, pieces: readonly Piece[], owner: number, actor: PairActor): Piece[] {
  const { thing } = props.plan.roles.get(node)!;
  const drawing = props.drawing(thing);
  if (!drawing || actor.dressed[owner]!.includes(thing.noun)) return [];
  const prop = props.piece(thing, drawing, owner, 1);
  const wear = prop.thing!.wear ?? { ...prop.thing!.ground, width: prop.box.width * 0.8 };
  const body = actor.figures[owner]!.anchors;
  const on = wornOn(thing.noun, drawing);
  if (!pieces.length) return [];
  return isOnLimb(on)
    ? onLimbs([], props.piece(thing, limbDrawing(thing.noun, drawing), 0, 1), on, body)
    : [worn(prop, wear, on, body)];
}
