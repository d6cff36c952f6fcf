/** A hand alone that holds something up: the fist closes around a stem, the palm lies under what is round or wide. */
import { thingOf } from '../things/catalogue.ts';
import { pinned } from './attach.ts';
import { cluster, type Cluster } from './cluster.ts';
import { cutBefore } from './layers.ts';
import { footOf, middleOf, moved, pieceOf } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';

/** Words for a hand that stands for itself. */
export const HAND = /^(hand|fist|open palm)$/;
/** What a fist closes around, whatever its outline. */
const GRASPED =
  /phone|card|book|pen|pencil|torch|lamp|flag|microphone|mic|cup|glass|bottle|ice cream|lollipop|balloon|umbrella|gun|hammer|bouquet|paper|ticket|money|brush|remote|camera|trophy|trishul|bat|can/;

export function inHandAlone(props: Props, { thing, held }: Role): Cluster | undefined {
  const [id] = held;
  if (!HAND.test(thing.noun) || id === undefined) return undefined;
  const { thing: what } = props.plan.roles.get(id)!;
  const drawing = props.drawing(what);
  if (!drawing) return undefined;
  const prop = props.piece(what, drawing, 0, 1);
  const isLong = prop.box.height > prop.box.width * 1.5 || GRASPED.test(what.noun);
  const drawn = thingOf(isLong ? 'holding hand' : 'open palm', 'symbol')!;
  const hand = pieceOf(drawn, { node: thing.id, noun: thing.noun, hue: props.hueOf(thing.id, 0) });
  if (!isLong) {
    const scale = (hand.box.width * 0.86) / prop.box.width;
    const high = Math.min(scale, (hand.box.height * 1.2) / prop.box.height);
    const top = hand.thing!.top;
    const placed = moved(prop, { scale: high, x: top.x - middleOf(prop.box) * high, y: top.y + 14 - footOf(prop.box) * high }); // prettier-ignore
    return cluster([hand, placed], [thing.id]);
  }
  const scale = (hand.box.height * 1.25) / prop.box.height;
  const grip = { x: middleOf(prop.box), y: footOf(prop.box) - prop.box.height * 0.22 };
  const [palm, fingers] = cutBefore(hand, hand.front!) as [typeof hand, typeof hand];
  return cluster([palm, pinned(prop, grip, hand.thing!.grip!, 0, scale), fingers], [thing.id]);
}
