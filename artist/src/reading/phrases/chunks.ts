import type { VerbForm } from '../lexicon/verbs.ts';
import type { At, Format, PaletteWish, RelationKind, SettingPart, Style, Thing, Touched, Whole } from '../scene.ts';

/** What a sentence falls into: noun phrases, and the words between them that relate them. */
export type Chunk =
  | NounChunk
  | VerbChunk
  /** 'doing yoga', 'yoga karta hua': the whole doing. */
  | { type: 'relation'; kind: RelationKind; side: 'before' | 'behind' | 'around'; at: At }
  | { type: 'mutual'; what: 'facing' | 'holding hands' | 'back to back'; at: At }
  | { type: 'of' | 'wala' | 'and' | 'comma' | 'stop'; at: At }
  | { type: 'colours'; wish: PaletteWish; at: At };

export interface VerbChunk {
  type: 'verb';
  form: VerbForm;
  isHindi: boolean;
  isFinite?: boolean;
  /** 'carried by four men': who does it comes behind it. */
  isPassive?: boolean;
  /** 'to ride': done by the one who is taught, helped or shown. */
  isInfinitive?: boolean;
  at: At;
}

export interface NounChunk {
  type: 'noun';
  thing?: Thing;
  setting?: SettingPart;
  /** It stood with an article, a number, 'my': a new phrase begins with it. */
  opens: boolean;
  /** 'its back', 'her hand': belongs to who was spoken of. */
  isOwn: boolean;
  /** A verb within the phrase: a dancing skeleton. */
  doing?: VerbForm;
  doingAt?: At;
  /** 'a pirate's shoulder': what is there is on that part of him. */
  touches?: Touched;
  /** 'the queen's': what follows is hers. */
  isOwner?: boolean;
  /** No table has the noun. */
  isUnknown: boolean;
  /** 'no text', 'without a helmet', 'टोपी नहीं'. */
  isUnwanted: boolean;
  at: At;
}

/** What of a prompt is no part of a sentence: it holds for the whole picture. */
export interface Wholes {
  styles: Style[];
  formats: Format[];
  palette: PaletteWish | undefined;
  tone: PaletteWish['tone'];
  toneAt: At | undefined;
  occasions: string[];
  said: Whole[];
}
