/** Two clusters between which a relation holds, and what its rules share. */
import type { Thing as SceneThing, Touched } from '../reading/scene.ts';
import type { Cluster } from './cluster.ts';
import type { Piece } from './piece.ts';

export interface Pair {
  a: Cluster;
  b: Cluster;
  /** The piece of b that the relation is to, and the scene's things. */
  base: Piece;
  from: SceneThing;
  /** The part of b's body that a is on. */
  touches?: Touched;
  to: SceneThing;
}
export type RelationRule = (p: Pair) => Cluster;

export const heroes = ({ a, b }: Pair) => [...a.heroes, ...b.heroes.filter(h => !a.heroes.includes(h))];
export const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));
export const rebased = (b: Cluster, base: Piece): Piece =>
  b.pieces.find(p => p.node === base.node && p.index === base.index)!;
