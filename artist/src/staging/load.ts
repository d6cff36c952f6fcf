/** What a cycle or a scooter carries for its rider: on the rack behind the seat, a basket before the handlebar. */
import type { NodeId } from '../reading/scene.ts';
import { boxOfCluster, type Cluster } from './cluster.ts';
import type { Doing } from './deeds.ts';
import { inRow } from './groups.ts';
import { footOf, middleOf, moved } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';

const TWO_WHEELS = /^(cycle|motorcycle|scooter)$/;
const LOADS = /basket|tiffin|box|bag|crate|sack|parcel|gift|can$|cylinder|newspaper|suitcase|trunk|bundle|vegetable|milk|pot|matka|bucket|luggage/; // prettier-ignore

/** Nodes that the hands of who rides have no room for. */
export function loadOf({ plan }: Props, { held }: Role, { deed }: Doing): NodeId[] {
  if (!TWO_WHEELS.test(deed.pose)) return [];
  return held.filter(node => {
    const { noun, container } = plan.roles.get(node)!.thing;
    return LOADS.test(noun) || container !== undefined;
  });
}

export function withLoad(props: Props, c: Cluster, node: NodeId): Cluster {
  const { thing } = props.plan.roles.get(node)!;
  const drawing = props.drawing(thing);
  const rider = c.pieces.find(p => p.body);
  if (!drawing || !rider?.body) return c;
  const { seat, handRight, handLeft, head } = rider.body;
  const isBasket = /basket/.test(`${thing.noun} ${thing.container ?? ''}`);
  const size = head.radius * (isBasket ? 2.1 : 1.9);
  const n = isBasket ? 1 : Math.min(thing.count, 2);
  const row = inRow(Array.from({ length: n }, (_, i) => {
    const piece = props.piece(thing, drawing, i, 1);
    const scale = size / Math.max(piece.box.width, piece.box.height);
    return { pieces: [moved(piece, { scale })], heroes: [], threads: [] };
  })); // prettier-ignore
  const box = boxOfCluster(row);
  const hand = handRight.x > handLeft.x ? handRight : handLeft;
  const at = isBasket ? { x: hand.x + box.width * 0.42, y: hand.y + box.height * 0.72 } : { x: seat.x - head.radius * 1.1 - box.width / 2, y: seat.y + head.radius * 0.5 }; // prettier-ignore
  const placed = row.pieces.map(p => moved(p, { x: at.x - middleOf(box), y: at.y - footOf(box) }));
  return { ...c, pieces: isBasket ? [...c.pieces, ...placed] : [...placed, ...c.pieces] };
}
