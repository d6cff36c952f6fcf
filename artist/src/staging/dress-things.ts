/** What things wear that have no head: a crown on a skull, sunglasses on a mango, headphones on a globe. */
import type { NodeId } from '../reading/scene.ts';
import { type Span, type WornAt } from '../things/thing.ts';
import { pinned } from './attach.ts';
import { moved, type Piece } from './piece.ts';
import type { Props } from './props.ts';
import { silhouetteOf, spanOf } from './silhouette.ts';

/** Where a face would be, in shares of the height, and how wide it is there in shares of the width. */
interface Face {
  brow: number;
  eyes: number;
  mouth: number;
  wide?: number;
}
const PLAIN: Face = { brow: 0.13, eyes: 0.4, mouth: 0.66 };
const FACES: Record<string, Face> = {
  skull: { brow: 0.1, eyes: 0.42, mouth: 0.82, wide: 1.04 },
  'sugar skull': { brow: 0.1, eyes: 0.45, mouth: 0.8 },
  heart: { brow: 0.08, eyes: 0.36, mouth: 0.56 },
  pineapple: { brow: 0.36, eyes: 0.55, mouth: 0.74 },
  mango: { brow: 0.2, eyes: 0.5, mouth: 0.7 },
  pizza: { brow: 0.1, eyes: 0.3, mouth: 0.48 },
  'pizza slice': { brow: 0.1, eyes: 0.3, mouth: 0.48 },
  samosa: { brow: 0.12, eyes: 0.56, mouth: 0.76 },
  'ice cream': { brow: 0.14, eyes: 0.34, mouth: 0.48 },
  chilli: { brow: 0.24, eyes: 0.4, mouth: 0.56 },
  cactus: { brow: 0.06, eyes: 0.34, mouth: 0.5 },
  guitar: { brow: 0.6, eyes: 0.7, mouth: 0.84 },
  mushroom: { brow: 0.1, eyes: 0.68, mouth: 0.84 },
};
export const faceOf = (noun: string): Face => FACES[noun] ?? PLAIN;

/** Everything that a thing wears, from back to front around it. */
export function dressed(props: Props, base: Piece, worn: readonly NodeId[]): { behind: Piece[]; before: Piece[] } {
  const out: { behind: Piece[]; before: Piece[] } = { behind: [], before: [] };
  let lift = 0;
  for (const id of worn) {
    const { thing } = props.plan.roles.get(id)!;
    const drawing = props.drawing(thing);
    if (!drawing) continue;
    const piece = props.piece(thing, drawing, base.index, 1);
    const at = drawing.wornAt ?? 'brow';
    const placed = laidOn(base, piece, at);
    // A second thing for the head sits on the first.
    if (at === 'brow') {
      const high = moved(placed, { y: -lift });
      out.before.push(high);
      lift += high.box.height * 0.62;
    } else if (at === 'back') out.behind.push(placed);
    else out.before.unshift(placed);
  }
  return out;
}

function laidOn(base: Piece, piece: Piece, at: WornAt): Piece {
  const of = silhouetteOf(base);
  const face = faceOf(base.noun);
  const share: Record<WornAt, number> = { brow: face.brow, eyes: face.eyes, ears: face.eyes, mouth: face.mouth, neck: Math.min(0.9, face.mouth + 0.12), back: 0.5 }; // prettier-ignore
  const to = spanOf(base, share[at], of);
  const middle = spanOf(base, face.eyes, of);
  const width = Math.min(to.width, middle.width * 1.1) * WIDTH_ON[at] * (face.wide && at !== 'brow' ? face.wide : 1);
  const wear: Span = piece.thing?.wear ?? { x: piece.box.x + piece.box.width / 2, y: piece.box.y + piece.box.height, width: piece.box.width }; // prettier-ignore
  const most = at === 'brow' ? Math.max(width, middle.width * 0.56) : width;
  return pinned(piece, wear, at === 'brow' ? { x: to.x, y: to.y } : to, 0, most / wear.width);
}
const WIDTH_ON: Record<WornAt, number> = { brow: 0.94, eyes: 0.98, ears: 1.02, mouth: 0.62, neck: 0.56, back: 1.16 }; // prettier-ignore
