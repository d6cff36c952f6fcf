/** Pieces that belong together, from back to front: a rider with what is ridden, cats on a wall. The ground is y = 0 unless it flies. */
import type { Box } from '../draw/path.ts';
import type { NodeId } from '../reading/scene.ts';
import { boxAround, middleOf, moved, type Piece } from './piece.ts';

export interface Cluster {
  pieces: Piece[];
  /** The pieces that it is about. */
  heroes: NodeId[];
  /** Hangs in the air or in the sky. */
  isAloft?: boolean;
  /** A thread to something above or before it. */
  threads: Thread[];
}
/** A line between two points of pieces, such as a string or a leash. */
export interface Thread {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  sag: number;
}

export const cluster = (
  pieces: Piece[],
  heroes: NodeId[],
  o: Partial<Pick<Cluster, 'isAloft' | 'threads'>> = {},
): Cluster => ({
  pieces,
  heroes,
  threads: o.threads ?? [],
  ...(o.isAloft && { isAloft: true }),
});

export const boxOfCluster = (c: Cluster): Box => boxAround(c.pieces.map(p => p.box));
export const facesOf = (c: Cluster): Box[] => c.pieces.flatMap(p => p.faces);
export const nodesOf = (c: Cluster): Set<NodeId> => new Set(c.pieces.map(p => p.node));
/** The box of some nodes of a cluster; of all where it has none of them. */
export function boxOfNodes(c: Cluster, nodes: readonly NodeId[]): Box {
  const found = c.pieces.filter(p => nodes.includes(p.node));
  return boxAround((found.length ? found : c.pieces).map(p => p.box));
}

export interface Move {
  x?: number;
  y?: number;
  scale?: number;
  isFlipped?: boolean;
}
/** Moves all of a cluster about the origin. */
export function movedCluster(c: Cluster, m: Move): Cluster {
  const { x = 0, y = 0, scale = 1, isFlipped = false } = m;
  const at = ([px, py]: readonly [number, number]) => [x + px * scale * (isFlipped ? -1 : 1), y + py * scale] as const;
  return {
    ...c,
    pieces: c.pieces.map(p => moved(p, m)),
    threads: c.threads.map(t => ({ from: at(t.from), to: at(t.to), sag: t.sag * scale })),
  };
}
/** Mirrored on its own middle. */
export const flippedCluster = (c: Cluster): Cluster =>
  movedCluster(c, { isFlipped: true, x: middleOf(boxOfCluster(c)) * 2 });
/** Scaled about the middle of its foot on the ground. */
export const resizedCluster = (c: Cluster, scale: number): Cluster => {
  const x = middleOf(boxOfCluster(c));
  return movedCluster(c, { scale, x: x * (1 - scale) });
};
/** One behind the other. */
export const joined = (
  behind: Cluster,
  front: Cluster,
  heroes: NodeId[] = [...new Set([...behind.heroes, ...front.heroes])],
): Cluster => ({
  pieces: [...behind.pieces, ...front.pieces],
  heroes,
  threads: [...behind.threads, ...front.threads],
  ...(behind.isAloft && front.isAloft && { isAloft: true }),
});
