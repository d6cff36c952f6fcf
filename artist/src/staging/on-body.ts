/** What is on a part of somebody's body: a pot on the head, a parrot on the shoulder, a cat on the lap. */
import type { Touched } from '../reading/scene.ts';
import { boxOfCluster, joined, movedCluster, type Cluster } from './cluster.ts';
import { heroes, type Pair } from './pair.ts';
import { footOf, middleOf } from './piece.ts';

/** How large, in radii of the head, what is on a part of a body is at most. */
const ON_BODY: Record<Touched, number> = { head: 3, shoulder: 2.1, lap: 3, arm: 2.7 };
/** On the head, on a shoulder, on the lap or in the arms of b, in front of it but for what stands on the head. */
export function onBody(pair: Pair): Cluster {
  const { a, b, base } = pair;
  const body = base.body!;
  const part = pair.touches!;
  if (part === 'shoulder' && pair.from.kind === 'person') return onShoulders(pair);
  const box = boxOfCluster(a);
  const scale = Math.min(1.3, (body.head.radius * ON_BODY[part]) / Math.max(box.width, box.height));
  const it = boxOfCluster(movedCluster(a, { scale }));
  const out = body.shoulderLeft.x >= body.head.x ? 1 : -1;
  const at = {
    head: { x: body.headTop.x, y: body.headTop.y + body.head.radius * 0.14 },
    shoulder: { x: body.shoulderLeft.x + out * body.head.radius * 0.34, y: body.shoulderLeft.y - body.head.radius * 0.06 },
    lap: { x: (body.kneeLeft.x + body.kneeRight.x + body.seat.x) / 3, y: Math.min(body.kneeLeft.y, body.kneeRight.y, body.seat.y) + body.head.radius * 0.1 },
    arm: { x: body.chest.x + out * body.head.radius * 0.5, y: body.chest.y + it.height * 0.72 },
  }[part];
  const placed = movedCluster(a, { scale, x: at.x - (middleOf(it)), y: at.y - footOf(it) });
  return joined(b, placed, heroes(pair));
} // prettier-ignore

/** A child astride on both shoulders, behind the head. */
function onShoulders(pair: Pair): Cluster {
  const { a, b, base } = pair;
  const rider = a.pieces.find(p => p.body);
  const box = boxOfCluster(a);
  const scale = (base.body!.head.radius * 5.6) / box.height;
  const seat = rider?.body?.seat ?? { x: middleOf(box), y: footOf(box) };
  const { neck } = base.body!;
  return joined(movedCluster(a, { scale, x: neck.x - seat.x * scale, y: neck.y - base.body!.head.radius * 1.8 - seat.y * scale }), b, heroes(pair));
} // prettier-ignore
