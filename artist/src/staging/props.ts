/** What performers ask of the stage that they stand on: drawings, colours, other units of the scene. */
import type { Shape } from '../figures/shape.ts';
import type { NodeId, Thing as SceneThing } from '../reading/scene.ts';
import type { Thing } from '../things/thing.ts';
import type { Casting } from './casting.ts';
import type { Cluster } from './cluster.ts';
import type { Colours, Piece } from './piece.ts';
import type { Plan, Role } from './plan.ts';

export interface Props {
  plan: Plan;
  /** Of the scene before it was changed. */
  kept?: Plan;
  casting: Casting;
  seed: number;
  variant: number;
  /** The drawing of a thing that is no body. */
  drawing(thing: SceneThing): Thing | undefined;
  /** It as a piece with its colours, `scale` times as large as life. */
  piece(thing: SceneThing, drawing: Thing, index: number, scale: number): Piece;
  /** All that a node shows, standing on y = 0. The same each time. */
  unit(id: NodeId): Cluster | undefined;
  /** Roles that the words colour, of the whole thing or of one of several. */
  tint(thing: SceneThing, shapes: readonly Shape[]): Colours;
  tintOf(thing: SceneThing, index: number, shapes: readonly Shape[]): Colours;
  hueOf(id: NodeId, index: number): number;
  /** More than one kind of body is in the picture. */
  isGroup: boolean;
  isObjectOf(role: Role, id: NodeId): boolean;
}
