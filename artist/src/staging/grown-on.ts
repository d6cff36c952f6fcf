/** What grows on, lies on or fills a thing: blossoms, wings, a pile of its kind, many small ones within its outline. */
import type { Scene, Thing as SceneThing } from '../reading/scene.ts';
import { bloomOf } from '../things/blooms.ts';
import { thingOf } from '../things/catalogue.ts';
import { emphasis } from './attach.ts';
import { cluster, type Cluster } from './cluster.ts';
import { fillWith } from './filling.ts';
import { footOf, middleOf, moved, pieceOf, type Piece } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';
import { spanOf } from './silhouette.ts';

/** Flowers on a plant, where its outline is. */
export function bloomsOn(props: Props, { blooms }: Role, base: Piece): Piece[] {
  const thing = blooms === undefined ? undefined : props.plan.roles.get(blooms)?.thing;
  const drawing = thing && bloomOf(thing.noun);
  if (!thing || !drawing) return [];
  const size = Math.min(base.box.width, base.box.height) * 0.34;
  return ([[0.02, 0], [0.34, -0.46], [0.24, 0.46], [0.6, 0.3]] as const).slice(0, Math.max(3, Math.min(4, thing.count))).map(([share, side], i) => {
    const piece = props.piece(thing, drawing, i, 1);
    const span = spanOf(base, Math.max(0.04, share));
    const scale = size / piece.box.width;
    return moved(piece, { scale, x: span.x + span.width * side - middleOf(piece.box) * scale, y: span.y - (piece.box.y + piece.box.height / 2) * scale });
  });
} // prettier-ignore
/** 'a stack of books', 'a pile of boxes'. */
export const isPiled = ({ said, count }: SceneThing, { prompt }: Scene): boolean =>
  count > 1 &&
  said.some(({ what, at: [from, to] }) => what === 'number' && /stack|pile|heap|dher/i.test(prompt.slice(from, to)));
/** On top of one another, each a little aside. */
export function piled(props: Props, thing: SceneThing): Cluster {
  const drawing = (/book/.test(thing.noun) ? thingOf('lying book', 'object') : undefined) ?? props.drawing(thing)!;
  let top = 0;
  const list = Array.from({ length: thing.count }, (_, i) => {
    const piece = props.piece(thing, drawing, i, emphasis(drawing));
    const placed = moved(piece, { x: (((i * 7) % 5) - 2) * piece.box.width * 0.022 - middleOf(piece.box), y: top - footOf(piece.box) });
    top = Math.min(top, (placed.thing?.top.y ?? placed.box.y) + 2);
    return placed;
  });
  return cluster(list, [thing.id]);
} // prettier-ignore
/** Wings on what has none by nature: they rise from its back, one to each side. */
export function wingsOf(thing: SceneThing, piece: Piece): Piece[] {
  if (!thing.parts.some(p => p.noun.startsWith('wing')) && !thing.looks.includes('winged')) return [];
  const wings = pieceOf(thingOf('wings', 'garment')!, { node: thing.id, index: piece.index, noun: 'wings', hue: 0 });
  const scale = (piece.box.width * 1.16) / wings.box.width;
  return [moved(wings, { scale, x: middleOf(piece.box) - middleOf(wings.box) * scale, y: piece.box.y + piece.box.height * 0.5 - footOf(wings.box) * scale })];
} // prettier-ignore

/** Many small ones within the outline of a piece: a hand made of flowers. */
export function filling(props: Props, into: Piece, stuff: SceneThing): Piece[] {
  const drawing = props.drawing(stuff);
  return drawing ? fillWith(into, i => props.piece(stuff, drawing, i, 1)) : [];
}
