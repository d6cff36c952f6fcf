/** The order of drawings within one actor: a cup lies under the fingers, a cape behind the back, a guitar where the pose has it. */
import type { Shape } from '../figures/shape.ts';
import type { NodeId } from '../reading/scene.ts';
import { boxOf } from '../figures/shape.ts';
import type { Piece } from './piece.ts';

/** A piece cut in two before one of its shapes; a part without shapes is left out. */
export function cutBefore(p: Piece, index: number): Piece[] {
  const parts = [p.shapes.slice(0, index), p.shapes.slice(index)];
  return parts.flatMap((shapes, i) => (shapes.length ? [partOf(p, shapes, i === 0)] : []));
}
/** Faces and the place of things belong to one part alone. */
const partOf = (p: Piece, shapes: Shape[], isFirst: boolean): Piece => ({
  ...p,
  shapes,
  box: boxOf(shapes),
  faces: isFirst ? p.faces : [],
  places: isFirst ? p.places : [],
});

/** Puts pieces before the first shape that fits; on top of all where none does. */
export function insertBefore(pieces: readonly Piece[], fits: (s: Shape) => boolean, added: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(p => p.body && p.shapes.some(fits));
  if (at < 0) return [...pieces, ...added];
  const found = pieces[at]!;
  const parts = cutBefore(found, found.shapes.findIndex(fits));
  const cut = parts.length === 1 ? [...added, parts[0]!] : [parts[0]!, ...added, parts[1]!];
  return [...pieces.slice(0, at), ...cut, ...pieces.slice(at + 1)];
}

/** The pose's own things as pieces of their own: those of `name` belong to `node`, or are dropped where it is undefined. */
export function apart(
  piece: Piece,
  name: string,
  owner: { node: NodeId; noun: string } | undefined,
): { pieces: Piece[]; at: number } {
  const pieces: Piece[] = [];
  let [run, isThing, at]: [Shape[], boolean, number] = [[], false, -1];
  const close = () => {
    if (isThing && at < 0) at = pieces.length;
    if (!run.length || (isThing && !owner)) return;
    const own = partOf(
      piece,
      run,
      pieces.every(p => !p.faces.length),
    );
    const { body: _b, ...bare } = own;
    pieces.push(isThing ? { ...bare, node: owner!.node, noun: owner!.noun, faces: [], places: [] } : own);
  };
  for (const shape of piece.shapes) {
    const is = shape.part === 'thing' && shape.thing === name;
    if (is !== isThing) {
      close();
      [run, isThing] = [[], is];
    }
    run.push(shape);
  }
  close();
  return { pieces, at: at < 0 ? pieces.length : at };
}
