/** What the stage asks of those who draw bodies, and what it gets: figures with anchors in one form, whoever drew them. */
import type { Figure, Shape } from '../figures/shape.ts';
import type { Colour, Mood, NodeId, Part, Sex, ThingKind } from '../reading/scene.ts';
import type { Colours, Piece } from './piece.ts';

export interface BodyWish {
  kind: ThingKind;
  noun: string;
  breed?: string;
  /** One of the poses of deeds.ts. */
  pose: string;
  age: 'baby' | 'child' | 'young' | 'adult' | 'old';
  sex?: Sex;
  mood?: Mood;
  /** What a deity does and what belongs to it, by verbs and nouns. */
  about?: readonly string[];
  /** What it is dressed as: bride, doctor, astronaut. */
  guises: readonly string[];
  /** Garments that are clothes, not things on the body: 'saree', 'kurta'; and all that is worn. */
  clothes: readonly string[];
  garments: readonly string[];
  /** An animal in its own coat: what it does needs no clothes. */
  isUndressed?: boolean;
  /** Nothing is on its head: it was said so. */
  isBareheaded?: boolean;
  /** Looks at us, as one in a basket does. */
  isFrontal?: boolean;
  /** What the mouth does, where the deed says more than the pose. */
  mouth?: 'eat' | 'sing' | 'blow';
  /** Where the right hand is brought, whatever the pose does with it. */
  reach?: Reach;
  colours: readonly Colour[];
  /** Of the body itself, whatever it wears. */
  coat: readonly Colour[];
  looks: readonly string[];
  parts: readonly Part[];
  size?: string;
  /** Of the picture's hues, for clothes that nobody described. */
  hue: number;
  /** Which of several alike: hair, skin, coats and clothes differ. */
  index: number;
  count: number;
  /** The picture's seed, for what nobody asked for. */
  seed: number;
}
/** From the mouth or the chest, in units of an adult. */
export interface Reach {
  from: 'mouth' | 'chest';
  x: number;
  y: number;
}
export interface Actor {
  figure: Figure;
  colours: Colours;
  /** Garments of the wish that it wears: they need no drawing of their own. */
  dressed?: readonly string[];
  /** How large it is beside an adult, where its body says nothing of it: a mouse that dances. */
  size?: number;
  /** Hangs with its back down. */
  isUpsideDown?: boolean;
}
/** Two drawn at once, so that they meet: all shapes in their order, and the two with their anchors. */
export interface PairActor {
  shapes: readonly Shape[];
  figures: readonly [Figure, Figure];
  colours: readonly [Colours, Colours];
  dressed: readonly [readonly string[], readonly string[]];
}
export const PAIRS = ['hold hands', 'hug', 'propose', 'high five', 'friends', 'ride together', 'dance together', 'kiss', 'fight', 'wrestle'] as const; // prettier-ignore
export type PairName = (typeof PAIRS)[number];
/** Who draws bodies; undefined where nobody can draw that one in that pose. */
export interface Casting {
  /** A person, or an animal or creature on a person's body. */
  human(wish: BodyWish): Actor | undefined;
  /** An animal or creature on its own legs, wings or fins, looking to our right. */
  beast(wish: BodyWish): Actor | undefined;
  /** Two on people's bodies; undefined where one of them has no such body. */
  pair(name: PairName, a: BodyWish, b: BodyWish): PairActor | undefined;
}

export const actorPiece = (
  { figure, colours }: Actor,
  o: { node: NodeId; index: number; noun: string; hue: number },
): Piece => ({
  node: o.node,
  index: o.index,
  noun: o.noun,
  shapes: figure.shapes,
  colours,
  hue: o.hue,
  box: figure.box,
  faces: figure.faceBox.width > 0 ? [figure.faceBox] : [],
  places: figure.things,
  body: figure.anchors,
  scale: 1,
});
