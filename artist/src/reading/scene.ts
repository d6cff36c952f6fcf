/**
 * The scene: what a prompt asks for, as plain JSON. `readScene` makes it of words in English, Hindi or Hinglish; who draws takes it and
 * nothing else of the prompt. Every part says by `at` which words it came from, so that no word is lost or counted twice.
 *
 *   'three sad cats on a red wall, "Monday"' →
 *   things    [{ id: 't0', noun: 'cat', count: 3, mood: 'sad' }, { id: 't1', noun: 'wall', colours: ['red'] }]
 *   relations [{ kind: 'on', from: ['t0'], to: 't1' }]
 *   lettering [{ text: 'Monday', role: 'main' }]
 */

/** Where words stand in the prompt: first sign, and the sign behind the last. */
export type At = readonly [start: number, end: number];
/** `t0`, `t1` … a thing; `s0`, `s1` … a part of the setting. Unique in a scene. */
export type NodeId = string;

/** What sort of thing it is; it decides by which rig and with which anchors it is drawn. */
export type ThingKind =
  | 'person'
  | 'animal'
  /** Dragons, mermaids, ghosts, aliens, robots, skeletons. */
  | 'creature'
  | 'deity'
  | 'plant'
  | 'food'
  | 'vehicle'
  | 'instrument'
  /** Worn: crowns, sunglasses, sarees, helmets, chains. */
  | 'garment'
  /** Houses, monuments, walls, bridges, towers. */
  | 'building'
  /** Mountains, waves, rocks, volcanoes when they are things and no setting. */
  | 'land'
  /** Sun, moon, planets, stars, lightning, rainbows, clouds. */
  | 'sky'
  | 'furniture'
  /** Hearts, Om, zodiac signs, flags, mandalas, patterns. */
  | 'symbol'
  | 'object';

/** Colour names in English, whatever language they were said in. */
export const COLOURS = ['red', 'maroon', 'crimson', 'orange', 'saffron', 'rust', 'peach', 'yellow', 'gold', 'green', 'olive', 'lime', 'mint', 'teal', 'turquoise', 'cyan', 'blue', 'sky blue', 'navy', 'indigo', 'purple', 'violet', 'lavender', 'magenta', 'pink', 'brown', 'beige', 'cream', 'white', 'grey', 'silver', 'black', 'rainbow'] as const; // prettier-ignore
export type Colour = (typeof COLOURS)[number];

export type Size = 'tiny' | 'small' | 'big' | 'huge' | 'long' | 'tall' | 'fat' | 'thin';
export type Mood =
  | 'happy'
  | 'sad'
  | 'angry'
  | 'sleepy'
  | 'scared'
  | 'surprised'
  | 'calm'
  | 'proud'
  | 'loving'
  | 'cool'
  | 'silly'
  | 'grumpy'
  | 'evil';
export type Age = 'baby' | 'child' | 'young' | 'adult' | 'old';
/** Which of its kind: decides hair, dress, mane, comb; nothing where it was not said. */
export type Sex = 'female' | 'male';

/** Verbs by their base form, whatever language and tense they were said in. Those of one pose share a word ('sip' is `drink`). */
export const ACTIONS = ['stand', 'walk', 'run', 'jump', 'sit', 'kneel', 'lie', 'sleep', 'meditate', 'do yoga', 'dance', 'sing', 'shout', 'laugh', 'smile', 'cry', 'wink', 'wave', 'greet', 'pray', 'point', 'clap', 'salute', 'think', 'look', 'eat', 'drink', 'cook', 'pour', 'serve', 'sell', 'smoke', 'blow', 'read', 'write', 'study', 'teach', 'work', 'type', 'paint', 'photograph', 'hold', 'carry', 'lift', 'wear', 'give', 'throw', 'catch', 'pull', 'push', 'play', 'play sport', 'bat', 'bowl', 'kick', 'dunk', 'score', 'exercise', 'box', 'fight', 'wrestle', 'shoot arrows', 'swing', 'surf', 'skate', 'ski', 'swim', 'dive', 'row', 'sail', 'fish', 'fly kite', 'climb', 'trek', 'travel', 'camp', 'ride', 'cycle', 'drive', 'race', 'fly', 'land', 'float', 'hang', 'fall', 'rise', 'come out', 'break', 'burn', 'shine', 'bloom', 'grow', 'spread', 'howl', 'roar', 'bark', 'bite', 'hunt', 'chase', 'breathe fire', 'spit', 'melt', 'explode', 'hug', 'kiss', 'hold hands', 'propose', 'marry', 'celebrate', 'party', 'relax', 'wait', 'hide', 'garden', 'clean', 'build', 'plough', 'brush', 'comb', 'repair', 'operate', 'heal', 'hatch', 'drip', 'glow', 'balance', 'juggle', 'bathe', 'shop', 'game', 'spray', 'pet', 'talk', 'knit', 'cut', 'dig', 'slide', 'milk'] as const; // prettier-ignore
export type ActionVerb = (typeof ACTIONS)[number];

/** Where one thing is seen from another. `from` stands … `to`: a cat (from) under a table (to). */
export const RELATIONS = ['on', 'under', 'over', 'in', 'beside', 'left of', 'right of', 'behind', 'in front of', 'between', 'around', 'through', 'across', 'against', 'hanging from', 'coming out of', 'facing', 'with', 'holding', 'wearing', 'riding', 'carrying on back', 'in mouth', 'made of', 'shaped like', 'filled with', 'covered with', 'dressed as', 'part of', 'leaning on', 'wrapped around'] as const; // prettier-ignore
export type RelationKind = (typeof RELATIONS)[number];

/** A part that is spoken of: blue hair, glowing eyes, two horns, broken wings. */
export interface Part {
  noun: string;
  count?: number;
  colours?: Colour[];
  /** Further words of quality: glowing, broken, big. */
  looks?: string[];
  at: At;
}

/** A word of quality, and where it stood. */
export interface Said {
  what: 'colour' | 'size' | 'mood' | 'age' | 'look' | 'number' | 'role' | 'name';
  value: string;
  at: At;
}

export interface Thing {
  id: NodeId;
  /** Head noun in English, singular: 'tiger', 'chess king', 'auto rickshaw'. In the words of the prompt where no dictionary has it. */
  noun: string;
  /** The noun as it was typed. */
  words: string;
  kind: ThingKind;
  /** How many are drawn, 1 to 12. Two where a plural says no number. */
  count: number;
  /** The number was said: that many, no more and no fewer. */
  isCounted: boolean;
  /** Of the thing, not of the picture: one colour, or several that share it. */
  colours: Colour[];
  size?: Size;
  mood?: Mood;
  age?: Age;
  sex?: Sex;
  /** Kind or breed within the noun: 'labrador' of a dog, 'filter' of a coffee. */
  breed?: string;
  /** What it is dressed or shown as: bride, doctor, astronaut, pirate. The first of a group belongs to its first member. */
  roles: string[];
  /** An animal or creature that does what people do: it is drawn with its head and hands on a person's body. */
  actsHuman: boolean;
  /** The name it bears: Bruno. May be lettered. */
  name?: string;
  parts: Part[];
  /** What it is in: 'cup', 'bowl', 'glass', 'plate', 'bouquet'. */
  container?: string;
  /** Further words of quality that change how it looks: 'glowing', 'broken', 'wooden', 'vintage', 'flying'. */
  looks: string[];
  /** The words behind colours, size, mood, age, looks and count, for the lists of what is drawn. Who draws needs them not. */
  said: Said[];
  at: At;
}

/**
 * Who does what to what. What one wears and holds is a relation (`wearing`, `holding`), never an action; what one rides, drives or cycles
 * is an action with the vehicle or mount as its object, also where the prompt says 'on a scooter'.
 */
export interface Action {
  verb: ActionVerb;
  /** Those who do it, all of them alike. Empty where the prompt names nobody ('playing cricket in the rain'). */
  by: NodeId[];
  /** What it is done to: the chai that is sipped, the guitar that is played, the horse that is ridden. */
  object?: NodeId;
  /** Where it is held: a pot on the head. */
  touches?: Touched;
  /** What it is done with: chopsticks. */
  tool?: NodeId;
  /** Each other: facing, hugging, fighting, holding hands among those of `by`. */
  isMutual: boolean;
  at: At;
}

/** Parts of a body on which something is. */
export type Touched = 'head' | 'shoulder' | 'lap' | 'arm';
export interface Relation {
  kind: RelationKind;
  from: NodeId[];
  to: NodeId;
  /** On which part of who lives: 'a parrot on his shoulder'. */
  touches?: Touched;
  /** The members of `from` face each other. `to` is then the first of them. */
  isMutual?: boolean;
  at: At;
}

export const LANDSCAPES = ['mountains', 'snow mountains', 'hills', 'sea', 'beach', 'lake', 'river', 'waterfall', 'underwater', 'forest', 'pine forest', 'jungle', 'desert', 'fields', 'rice fields', 'flower field', 'tea garden', 'garden', 'park', 'village', 'city', 'street', 'road', 'market', 'rooftop', 'terrace', 'balcony', 'room', 'kitchen', 'office', 'classroom', 'gym', 'stadium', 'cricket ground', 'temple', 'ghat', 'railway station', 'train', 'cafe', 'stage', 'sky', 'clouds', 'space', 'moon surface', 'island', 'backwaters', 'cave', 'graveyard', 'battlefield', 'castle', 'bridge', 'farm', 'pond', 'swimming pool', 'swamp', 'canyon', 'volcano', 'snow'] as const; // prettier-ignore
export const WEATHERS = ['rain', 'storm', 'snow', 'wind', 'fog', 'clouds', 'rainbow', 'lightning'] as const;
export const TIMES = ['sunrise', 'day', 'sunset', 'evening', 'night', 'moonlit night', 'starry night'] as const;

/** What surrounds the things. A relation may lead to it: a tiger `on` the rooftop. */
export interface SettingPart {
  id: NodeId;
  kind: 'landscape' | 'weather' | 'time' | 'place';
  /** One of LANDSCAPES, WEATHERS, TIMES; for `place` the town, region or monument as a name: 'Goa', 'Assam'. */
  what: string;
  words: string;
  at: At;
}

/** How a piece of lettering is used, the most important first. */
export type LetteringRole = 'main' | 'second' | 'name' | 'date' | 'place' | 'number';
export interface Lettering {
  /** Exactly as it was typed, or as the announced occasion spells it: 'Rahul & Priya'. */
  text: string;
  role: LetteringRole;
  /** How it came about: between quotes, announced ('saying'), by an occasion ('happy birthday X'), a team, a saying, a chant, a name. */
  by: 'quotes' | 'announced' | 'occasion' | 'team' | 'saying' | 'name' | 'script' | 'colon';
  /** What it is set in or how, where it was said: 'neon', 'bold', 'arc', 'below'. */
  looks: string[];
  at: At;
}

/** Colours of the whole picture, as against the colour of a thing. */
export interface PaletteWish {
  colours: Colour[];
  /** 'only': no other colour but these. */
  isOnly: boolean;
  /** Without named colours: pastel, bright, dark, earthy, neon, monochrome, tricolour, vintage. */
  tone?: 'pastel' | 'bright' | 'dark' | 'earthy' | 'neon' | 'monochrome' | 'tricolour' | 'vintage' | 'festive';
  at: At;
}

export const FORMATS = ['pattern', 'one line', 'symmetrical', 'badge', 'logo', 'pocket logo', 'emblem', 'crest', 'poster', 'sticker', 'stamp', 'ticket', 'tarot card', 'playing card', 'comic panels', 'mandala', 'silhouette', 'portrait', 'front view', 'side view', 'lettering only', 'speed lines', 'frame', 'circle', 'collage'] as const; // prettier-ignore
export type Format = (typeof FORMATS)[number];

export const STYLES = ['vintage', 'retro', 'minimal', 'line art', 'cute', 'cartoon', 'comic', 'pop art', 'anime', 'chibi', 'neon', 'cyberpunk', 'synthwave', 'watercolour', 'ink', 'sketch', 'linocut', 'screen print', 'halftone', 'woodblock', 'madhubani', 'warli', 'kalighat', 'gond', 'mughal', 'pattachitra', 'block print', 'mehndi', 'gothic', 'tattoo', 'horror', 'graffiti', 'street art', 'stencil', 'geometric', 'low poly', 'origami', 'pixel', 'abstract', 'psychedelic', 'steampunk', 'typography', 'calligraphy', 'grunge', 'art deco', 'truck art', 'realistic', 'hip hop', 'sacred', 'folk'] as const; // prettier-ignore
export type Style = (typeof STYLES)[number];

/** What must not be in the picture: 'no text', 'without a helmet', 'बिना टोपी'. */
export interface Without {
  /** A noun in English, or 'text', 'background', 'colour', 'border', 'face'. */
  noun: string;
  /** Only the colour is unwanted: 'no red'. */
  colour?: Colour;
  at: At;
}

/** A word of the prompt that nothing took up; it is told as left out. */
export interface Unread {
  words: string;
  at: At;
}

/** A word that holds for the whole picture, and where it stood. */
export interface Whole {
  what: 'style' | 'format' | 'tone' | 'occasion';
  value: string;
  at: At;
}

export interface Scene {
  version: 1;
  /** As it was read: cleaned, composed. All `at` count in it. */
  prompt: string;
  /** How the sentence is built: English puts the object behind the verb, Hindi and Hinglish before it. */
  order: 'english' | 'hindi';
  things: Thing[];
  actions: Action[];
  relations: Relation[];
  setting: SettingPart[];
  lettering: Lettering[];
  palette?: PaletteWish;
  formats: Format[];
  styles: Style[];
  /** An occasion that the words name: birthday, wedding, anniversary, diwali, reunion. */
  occasions: string[];
  /** The words behind styles, formats, tone and occasions. */
  wholes: Whole[];
  without: Without[];
  /** No lettering at all: 'no text'. */
  isWordless: boolean;
  unread: Unread[];
  /** Slips that were mended, and the word that was read in their place. */
  mended?: { as: string; at: At }[];
}
