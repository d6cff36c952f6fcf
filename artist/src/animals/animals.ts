/**
 * Animals: breeds, birds, fish, insects and beasts of tales, in the units of people, so that they stand beside one another.
 *
 *   drawAnimal({ name: 'pug', pose: 'sitting', mood: 'happy' }).shapes
 *
 * They look to our right; `placeFigure` mirrors them.
 */
import { boxOf, placeFigure, type Figure, type PaintRole, type Shape } from '../figures/shape.ts';
import type { Box } from '../draw/path.ts';
import { bodyAnchors, birdAnchors, faceBoxOf, fishAnchors, serpentAnchors, softAnchors, type AnimalAnchors } from './anchors.ts'; // prettier-ignore
import { drawBird, type BirdPose } from './birds/bird.ts';
import { drawFourLegged } from './body/four-legged.ts';
import { ANIMAL_POSES, type AnimalPose as LandPose } from './body/poses.ts';
import type { Glasses } from '../figures/spec.ts';
import type { Mood, MouthDeed } from './head/look.ts';
import { coloursOf, type CoatColours } from './rows/row.ts';
import { drawFish, type FishPose } from './sea/fish.ts';
import { drawSerpent } from './serpent.ts';
import { rowOf, type AnimalRow } from './table.ts';
import { youngOf } from './young.ts';
import { TRUNKS, withTrunk } from './rows/rows-wild.ts';

/** Those that an animal cannot do are done by the nearest that it can. */
export const POSES_OF_ANIMALS = [...ANIMAL_POSES, 'flying', 'swimming'] as const;
export type AnimalPose = LandPose | 'flying' | 'swimming';
export const ANIMAL_VIEWS = { side: 82, 'three-quarter': 42, front: 3 } as const;
export type AnimalView = keyof typeof ANIMAL_VIEWS;

export interface AnimalSpec {
  /** One of ANIMAL_NAMES. */
  name: string;
  pose?: AnimalPose;
  view?: AnimalView;
  mood?: Mood;
  /** What the mouth does whatever the mood is. */
  deed?: MouthDeed;
  glasses?: Glasses;
  /** Degrees that the head is turned: 0 looks at us, 90 to our right. */
  headTurn?: number;
  age?: 'baby' | 'adult';
  /** Of an elephant. */
  trunk?: keyof typeof TRUNKS;
  /** Another colour of its coat, `#rrggbb`. */
  colour?: string;
}
export interface AnimalFigure extends Figure {
  name: string;
  anchors: AnimalAnchors;
  /** The colours of its coat by the roles of its shapes. */
  colours: CoatColours;
  /** How much it is enlarged where it is the hero alone, so that its lines are as bold as a person's. */
  heroScale: number;
}

interface Drawn {
  shapes: Shape[];
  anchors: AnimalAnchors;
}

/** The animal that a spec asks for. The same spec gives the same figure; an unknown name throws. */
export function drawAnimal(spec: AnimalSpec): AnimalFigure {
  const row = variantOf(rowOf(spec.name), spec);
  const { shapes, anchors } = draw(row, spec);
  const box = boxOf(shapes);
  const figure: Figure = { shapes, anchors, things: [], box, faceBox: faceBoxOf(shapes, anchors) };
  const scale = scaleOf(row);
  const placed = placeFigure(figure, { scale, y: downOf(row, spec, shapes, box) * scale });
  const moved = placed.anchors as AnimalAnchors;
  return {
    ...placed,
    name: spec.name,
    anchors: { ...moved, ground: { x: moved.ground.x, y: 0 } },
    colours: spec.colour ? coloursOf(row.colours, spec.colour, mainRole(row)) : row.colours,
    heroScale: 1 / scale,
  };
}

/** How far it is lowered, so that its lowest point stands on the ground; those that leap or fly stay where they are. */
function downOf(row: AnimalRow, { pose }: AnimalSpec, shapes: readonly Shape[], box: Box): number {
  const isAloft = pose === 'flying' || ('body' in row && (pose === 'running' || pose === 'leaping'));
  if (isAloft) return 0;
  // Tails and wings may hang lower than feet.
  const hasFeet = 'body' in row || 'bird' in row;
  const low = hasFeet ? boxOf(shapes.filter(s => s.part !== 'tail' && s.part !== 'wing')) : box;
  return -(low.y + low.height);
}

/** Small ones are a little larger beside people than they are, or nobody would see them. */
const scaleOf = ({ scale }: AnimalRow): number => (scale < 0.6 ? 0.6 * (scale / 0.6) ** 0.75 : scale);

/** The role that covers most of it. */
const mainRole = (row: AnimalRow): PaintRole => ('body' in row ? (row.body.fill ?? 'fur') : 'bird' in row ? row.bird.fill : 'fish' in row ? row.fish.fill : 'fur'); // prettier-ignore

function variantOf(row: AnimalRow, spec: AnimalSpec): AnimalRow {
  if (!('body' in row)) return row;
  const trunk = spec.pose === 'sleeping' ? 'lying' : spec.trunk;
  const trunked = trunk ? { ...row, body: { ...row.body, head: withTrunk(row.body.head, TRUNKS[trunk]) } } : row;
  return spec.age === 'baby' ? youngOf(trunked) : trunked;
}

function draw(row: AnimalRow, spec: AnimalSpec): Drawn {
  const pose = spec.pose ?? 'standing';
  const turn = ANIMAL_VIEWS[spec.view ?? 'three-quarter'];
  const mood = spec.mood ?? 'calm';
  const face = { mood, glasses: spec.glasses ?? 'none', ...(spec.deed && { deed: spec.deed }), ...(spec.headTurn !== undefined && { headTurn: spec.headTurn }) }; // prettier-ignore
  if ('body' in row) {
    // A long body is not told from its front.
    const seen = row.body.length > 1.2 ? Math.max(turn, 26) : turn;
    const d = drawFourLegged(row.body, { pose: LAND[pose], turn: seen, ...face });
    return { shapes: d.shapes, anchors: bodyAnchors(d, turn) };
  }
  if ('bird' in row) {
    const d = drawBird(row.bird, { pose: AIR[pose], turn: spec.view ? turn : row.bird.fan ? 18 : 56, ...face });
    return { shapes: d.shapes, anchors: birdAnchors(d, turn) };
  }
  const isAsleep = pose === 'sleeping';
  if ('fish' in row) {
    const d = drawFish(row.fish, WATER[pose], isAsleep ? 'sleepy' : mood, spec.deed);
    return { shapes: d.shapes, anchors: fishAnchors(d) };
  }
  if ('serpent' in row) {
    const d = drawSerpent(row.serpent, GROUND[pose], turn, face);
    return { shapes: d.shapes, anchors: serpentAnchors(d, turn) };
  }
  const d = row.draw(isAsleep ? 'sleepy' : mood, spec.deed, MOVING.has(pose));
  return { shapes: d.shapes, anchors: softAnchors(d) };
}

const LAND: Record<AnimalPose, LandPose> = {
  standing: 'standing', walking: 'walking', running: 'running', leaping: 'leaping', sitting: 'sitting', lying: 'lying', sleeping: 'sleeping', rearing: 'rearing', playing: 'playing', drinking: 'drinking',
  flying: 'leaping', swimming: 'running',
}; // prettier-ignore
const AIR: Record<AnimalPose, BirdPose> = {
  standing: 'standing', walking: 'walking', running: 'walking', leaping: 'flying', sitting: 'sitting', lying: 'sitting', sleeping: 'sleeping', rearing: 'playing', playing: 'playing', drinking: 'standing',
  flying: 'flying', swimming: 'sitting',
}; // prettier-ignore
const WATER: Record<AnimalPose, FishPose> = {
  standing: 'swimming', walking: 'swimming', running: 'swimming', leaping: 'leaping', sitting: 'swimming', lying: 'resting', sleeping: 'resting', rearing: 'leaping', playing: 'leaping', drinking: 'swimming',
  flying: 'leaping', swimming: 'swimming',
}; // prettier-ignore
const GROUND: Record<AnimalPose, 'coiled' | 'winding' | 'asleep'> = {
  standing: 'coiled', walking: 'winding', running: 'winding', leaping: 'coiled', sitting: 'coiled', lying: 'asleep', sleeping: 'asleep', rearing: 'coiled', playing: 'coiled', drinking: 'coiled',
  flying: 'winding', swimming: 'winding',
}; // prettier-ignore
const MOVING = new Set<AnimalPose>(['walking', 'running', 'leaping', 'playing', 'rearing', 'flying', 'swimming']);
