import { HARMLESS } from './harmless.ts';
import { HATEFUL } from './hateful.ts';
import { INDECENT } from './indecent.ts';
import { OWNED } from './owned.ts';
import { VIOLENT } from './violent.ts';

/** Every list by its name. */
export const LISTS = { ...INDECENT, ...HATEFUL, ...VIOLENT, ...OWNED, ...HARMLESS } as const;
export type ListName = keyof typeof LISTS;

/** Why words are not drawn, the gravest first. */
export const SENSES = [
  'minors',
  'hateful',
  'terror',
  'selfHarm',
  'adult',
  'violence',
  'drugs',
  'faith',
  'person',
  'brand',
] as const;
export type Sense = (typeof SENSES)[number];

/** When words have a sense that is not drawn. Distances are counted in words. */
export type SenseRule = {
  sense: Sense;
  /** A phrase of each of these, one after the other; nothing but what stands in `between` may stand between them. */
  says: readonly (readonly ListName[])[];
  between?: ListName;
  /** A phrase of one of these is near, at most so many words away. */
  near?: { lists: readonly ListName[]; within: number };
  /** No phrase of these is near. */
  unless?: { lists: readonly ListName[]; within: number };
  /** Nothing follows in the same sentence. */
  isEnd?: true;
  /** Nothing else is said. */
  isAlone?: true;
  /** Disguised, it is meant even without what else is asked for: who writes d!ck means it. */
  orDisguised?: true;
  /** What is to be left out: what was near, instead of what was said. */
  leavesOut?: 'near';
};

const OBSCENE = ['obscene', 'obsceneHinglish', 'obsceneIndian', 'stem'] as const;
const CHILD = ['child', 'childAge'] as const;
const OWN = { lists: ['private'], within: 6 } as const;
const AGAINST = { lists: ['against'], within: 3 } as const;
const HEARD = { lists: ['against', 'history'], within: 4 } as const;

/** The senses in which words are not drawn. A word in none of them is drawn; the owner's own rules stand above all but the first. */
export const SENSE_RULES: readonly SenseRule[] = [
  { sense: 'minors', says: [['childAbuse']], unless: AGAINST },
  { sense: 'minors', says: [['sensual']], near: { lists: CHILD, within: 6 } },
  { sense: 'minors', says: [OBSCENE], near: { lists: CHILD, within: 2 } },

  { sense: 'hateful', says: [['slur', 'slurHinglish', 'slurIndian', 'goliMaro']], unless: AGAINST },
  { sense: 'hateful', says: [['nazi']], unless: HEARD },
  { sense: 'hateful', says: [['attack'], ['people']], between: 'between', unless: { lists: ['against'], within: 2 } },
  { sense: 'hateful', says: [['people'], ['attackAfter']], between: 'between' },
  { sense: 'hateful', says: [['attackThem']], near: { lists: ['people'], within: 7 } },
  { sense: 'hateful', says: [['people'], ['lie']], between: 'between' },
  {
    sense: 'hateful',
    says: [
      ['people', 'castes'],
      ['above', 'beneath'],
    ],
    between: 'between',
    unless: AGAINST,
  },
  { sense: 'hateful', says: [['people'], ['out']], between: 'between', isEnd: true },
  { sense: 'hateful', says: [['destroys'], ['places']], between: 'between', unless: { lists: ['against'], within: 2 } },
  { sense: 'hateful', says: [['no'], ['people'], ['allowed']], between: 'between' },
  { sense: 'hateful', says: [['beats'], ['sexes']], between: 'between', unless: { lists: ['against'], within: 2 } },
  { sense: 'hateful', says: [['sexes'], ['belittles']], between: 'between' },
  { sense: 'hateful', says: [['insultsBefore'], ['faiths']], between: 'between' },
  { sense: 'hateful', says: [['faiths'], ['insultsAfter']], between: 'between' },
  {
    sense: 'hateful',
    says: [['calledHinglish', 'calledIndian']],
    near: { lists: ['calling'], within: 0 },
  },

  { sense: 'terror', says: [['terror']], unless: { lists: ['against', 'history', 'goddess', 'private'], within: 4 } },
  { sense: 'terror', says: [['killers']], near: { lists: ['praises'], within: 2 } },
  { sense: 'selfHarm', says: [['selfHarm', 'selfHarmHinglish']], unless: AGAINST },

  { sense: 'adult', says: [[...OBSCENE, 'bare']] },
  {
    sense: 'adult',
    says: [['unworn']],
    near: { lists: ['body'], within: 4 },
    unless: { lists: ['butWorn'], within: 0 },
  },
  { sense: 'adult', says: [['breast']], near: { lists: ['shown'], within: 1 }, unless: AGAINST },
  { sense: 'adult', says: [['letters']], near: { lists: ['letters', 'calling'], within: 0 } },
  { sense: 'adult', says: [['land']], near: { lists: ['landAims'], within: 0 } },
  { sense: 'adult', says: [['lundHinglish']], unless: { lists: ['lundPlace', 'private'], within: 3 } },
  {
    sense: 'adult',
    says: [['vulgarIfAimed', 'vulgarIfAimedHinglish', 'vulgarIfAimedIndian']],
    near: { lists: ['aims', 'aimsHinglish', 'aimsIndian'], within: 1 },
    orDisguised: true,
  },
  { sense: 'adult', says: [['vulgarIfAimedHinglish', 'vulgarIfAimedIndian']], isAlone: true },

  { sense: 'violence', says: [['violence', 'violenceHinglish']], unless: HEARD },
  { sense: 'violence', says: [['arms']], unless: { lists: ['against', 'history', 'exhibits'], within: 4 } },
  { sense: 'violence', says: [['kills'], ['victims']], between: 'between', unless: { lists: ['against'], within: 2 } },
  { sense: 'drugs', says: [['drugs']], unless: AGAINST },
  { sense: 'drugs', says: [['weed']], near: { lists: ['drugUse'], within: 1 }, unless: AGAINST },

  {
    sense: 'faith',
    says: [['deity']],
    near: { lists: ['mocking'], within: 4 },
    unless: { lists: ['private', 'garland'], within: 6 },
    leavesOut: 'near',
  },
  { sense: 'faith', says: [['deity'], ['has'], ['mockingMild']], between: 'between', unless: OWN },

  { sense: 'person', says: [['fullName']] },
  { sense: 'person', says: [['rulerName']], unless: OWN },
  { sense: 'person', says: [['starName']], unless: { lists: ['private', 'pet', 'team'], within: 6 } },

  { sense: 'brand', says: [['ownedName', 'slogan']] },
  { sense: 'brand', says: [['character']], unless: { lists: ['bearsName', 'pet'], within: 4 } },
  { sense: 'brand', says: [['plainBrand']], near: { lists: ['marks'], within: 2 }, unless: OWN },
  { sense: 'brand', says: [['shortTeam']], near: { lists: ['teamMarks'], within: 0 } },
  { sense: 'brand', says: [['aloneBrand']], isAlone: true },
];

/** Inside of these a word does not mean what it means alone. */
export const SAYINGS: ListName = 'saying';
/** Words that order a print and say nothing of it: beside them a word stands alone all the same. */
export const ORDERING = new Set(
  'a an the my our shirt tshirt tee t shirts print printed design text word words lettering saying in on for with big bold white black letters'.split(
    ' ',
  ),
);

/** Into these a joined word is split: 'nudewoman', '#muslimsout'. */
export const JOINED: readonly ListName[] = [
  ...(['obscene', 'obsceneHinglish', 'bare', 'slur', 'slurHinglish', 'people', 'attackAfter', 'childAbuse'] as const),
  ...(['rulerName', 'starName', 'ownedName', 'character', 'drugs', 'terror'] as const),
];
/** Phrases of this list are found inside of a word too. */
export const STEMS: ListName = 'stem';
/** Everyday words that stand joined to one of those. */
export const JOINED_WITH =
  'woman women girl girls lady ladies boy boys kid kids child children pic pics photo photos video videos body art logo jersey official mask fan fans out kill hate zindabad murdabad bhagao hatao leaf smoke hot sexy big'.split(
    ' ',
  );
/** Of these a word is known with letters hidden: f*ck. */
export const HIDDEN: readonly ListName[] = ['obscene', 'obsceneHinglish', 'bare', 'slur', 'slurHinglish'];

/** A name with a blank in it is still read as that name: 'pika chu'. With so many letters, those of the lists above included. */
export const BROKEN: readonly (readonly [lists: readonly ListName[], leastLetters: number])[] = [
  [HIDDEN, 4],
  [['starName', 'rulerName', 'character', 'people'], 5],
  [['vulgarIfAimed'], 5],
  [['ownedName', 'fullName'], 7],
];
/** Two words that stand beside each other by chance. */
export const BY_CHANCE: ReadonlySet<string> = new Set(
  (
    'pen is, an us, bone r, horn y, tit s, t its, t hot, s perm, se men, condo m, macho d, bench o, c hut, c hoot, china l, chin al, china al, l ode, rand i, ran di, run di, laud a, laud e, laud u, law da, law de, low da, poor r, my re, hoe s, ho es, go ok, go oks, goo k, goo ks, wet back, tar d, mull e, mull o, lo de, no ok, cam girl, wet backs, dot head, dot heads, ' +
    'put in, mod i, mess i, kohl i, t rump, bide n, bi den, ronald o, barb ie, mini on, mini ons, min ions, go jo, snoop y, g root, hind us, hot star, slip knot, raven claw, blink it, linked in, sharing an, dead pool, metallic a, phone pe, sun risers, sunrise rs, do minos, light saber, cold play'
  ).split(', '),
);
/** What is left of a listed word without some of its vowels, and is a word of its own. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  'tull chudi chudiya katwa katwe batch bench bobs botch chink chinks cramp dark harm haram hram kate kata katu lade laud lawd mull negros nymph pens rand jihad jihads bhang pench chuti chot gand nang land landy pund lanj chars dash'.split(
    ' ',
  ),
);
