/** The brief: everything the artist knows about one design, as plain JSON stored with it. */

import type { Colour, NodeId, RelationKind, Scene, Size } from '../reading/scene.ts';

export type Ground = 'dark' | 'light';
export type StyleWord =
  | 'vintage'
  | 'minimal'
  | 'cute'
  | 'neon'
  | 'pop'
  | 'watercolour'
  | 'gothic'
  | 'sacred'
  | 'japanese'
  | 'geometric'
  | 'pattern'
  | 'folk';
export type Setting =
  | 'night'
  | 'moon'
  | 'sun'
  | 'mountain'
  | 'wave'
  | 'star'
  | 'forest'
  | 'city'
  | 'cloud'
  | 'space'
  | 'road'
  | 'rain'
  | 'palm'
  | 'desert'
  | 'splash'
  | 'fireworks'
  | 'snow'
  | 'heart'
  | 'roof'
  | 'field'
  | 'lights';
export type Costume = 'helmet' | 'crown' | 'shades' | 'santa' | 'headphones';
export type Trait = 'animal' | 'flora' | 'vehicle' | 'deity' | 'face' | 'place' | 'food' | 'object' | 'person';
export type LayoutName =
  | 'crest'
  | 'badge'
  | 'scene'
  | 'landscape'
  | 'mandala'
  | 'neon'
  | 'pop'
  | 'watercolour'
  | 'sunburst'
  | 'sticker'
  | 'tarot'
  | 'stripes'
  | 'arch'
  | 'pattern'
  | 'japan'
  | 'minimal'
  | 'abstract'
  | 'type'
  | 'stamp'
  | 'poster'
  | 'ticket'
  | 'orbit'
  | 'folk'
  | 'shield'
  | 'panels'
  /** The scene itself; the others show what they can of it. */
  | 'stage';

/** What is drawn of one thing; the drawings are resolved when the prompt is read, so a stored brief never changes its picture. */
export interface Subject {
  /** The words that named it, singular. */
  term: string;
  label: string;
  /** Icon ids of the library; `house` names a drawing of the artist's own. */
  colour?: string;
  ink?: string;
  line?: string;
  house?: string;
  traits: Trait[];
  costume?: Costume;
  /** 0..1.3: how sure the artist is; curated subjects have 1.3. */
  score: number;
  /** Its thing in the scene; what stands beside for an occasion, or was added later, has none. */
  id?: NodeId;
  /** How many are drawn; one without it. */
  count?: number;
  /** The colours of the thing itself. */
  colours?: Colour[];
  size?: Size;
  /** Wings on its sides. */
  winged?: true;
}
/** Where one subject stands to another, by their ids; `mirrored` ones face each other. */
export interface Link {
  kind: RelationKind | 'riding' | 'doing' | 'mirrored';
  from: NodeId[];
  to: NodeId;
}
export interface BriefText {
  main?: string;
  sub?: string;
  place?: string;
  year?: string;
}

/** The brief. Everything is decided here: composing it twice gives the same picture. */
export interface Brief {
  version: 1;
  /** What the words ask for; briefs of before have none. */
  scene?: Scene;
  /** The scene before it was changed: who was in it stays where it stood. */
  kept?: Scene;
  /** How hero and supports that have an id stand to one another. */
  links?: Link[];
  prompt: string;
  /** The same for all variants of a design. */
  seed: number;
  /** 0 for the first try; `regenerate` counts up. */
  variant: number;
  ground: Ground;
  /** The style's name for people: Vintage, Minimal, Neon … */
  style: string;
  /** A short title for the design. */
  name: string;
  styles: StyleWord[];
  /** A palette's name, or `hue:` and a colour word. */
  palette: string;
  /** Nobody asked for colours: another variant may have others. */
  freePalette?: true;
  settings: Setting[];
  costumes: Costume[];
  /** The hero rides the first vehicle. */
  riding: boolean;
  hero?: Subject;
  support: Subject[];
  text: BriefText;
  /** The text is a slogan and is the picture. */
  slogan: boolean;
  /** Draw no lettering at all. */
  wordless: boolean;
  /** 0..1: how worn the print looks. */
  distress: number;
  /** 0..2: extra stars, hearts, splashes around the artwork. */
  extras: { stars: number; hearts: number; splashes: number };
  vivid: boolean;
  layout: LayoutName;
  /** Drawn for the chest: what is said without what surrounds it, no line too thin for that size. */
  emblem?: true;
  /** Instructions applied so far. */
  history: string[];
}
