import type { Occasion } from '../../../domain/src/looks.ts';
import type { Scene } from '../reading/scene.ts';
import type { Brief, Setting, Subject } from './brief.ts';
import { findSubject } from './lookup.ts';

/** What belongs to an occasion: things beside the main one, what surrounds it, and the colours where nobody asked for others. */
type Belongings = {
  /** Terms of curated subjects; no deity and no place of worship, which go with few other pictures. */
  things: readonly string[];
  settings?: readonly Setting[];
  palette: string;
  extras?: Partial<Brief['extras']>;
};

const BELONGINGS: Record<Occasion, Belongings> = {
  birthday: { things: ['cake', 'balloon', 'gift'], palette: 'pop', extras: { stars: 1 } },
  wedding: { things: ['ring', 'marigold'], palette: 'gold', extras: { hearts: 1 } },
  trip: { things: ['compass', 'backpack'], settings: ['mountain', 'sun'], palette: 'retro' },
  holi: { things: ['pichkari'], palette: 'festive', extras: { splashes: 1 } },
  eid: { things: ['crescent moon'], settings: ['moon'], palette: 'peacock', extras: { stars: 1 } },
  rakhi: { things: ['rakhi', 'gift'], palette: 'festive', extras: { hearts: 1 } },
  independence: { things: ['kite'], palette: 'tricolour', extras: { stars: 1 } },
  diwali: { things: ['diya'], settings: ['fireworks'], palette: 'festive', extras: { stars: 1 } },
  christmas: { things: ['christmas tree', 'gift'], palette: 'forest', extras: { stars: 1 } },
};

/** An occasion that the words name and bring no thing for: 'diwali design' has its lamp. Beside things of one's own it adds none. */
export function occasionOf({ occasions, lettering }: Scene, hasHero: boolean): Occasion | undefined {
  if (hasHero || lettering.some(({ by }) => by === 'occasion' || by === 'quotes')) return undefined;
  return (Object.keys(BELONGINGS) as Occasion[]).find(one => occasions.includes(one));
}

/** Things beside the main one, at most. */
const MOST_SUPPORT = 4;

type Facts = Omit<Brief, 'layout' | 'style' | 'name'>;

/** What the words gave, with what belongs to the occasion behind it: the shopper's own things come first, and their colours stay. */
export function withOccasion(facts: Facts, occasion: Occasion | undefined): Facts {
  if (!occasion) return facts;
  const { things, settings = [], palette, extras } = BELONGINGS[occasion];
  const { freePalette, ...read } = facts;
  const there = [read.hero, ...read.support];
  const found = things.map(findSubject).filter(one => one !== undefined);
  // Where the words name nothing to draw and nothing to letter, the first of its things is the picture.
  const [first, ...rest] = found;
  const hero = read.hero ?? (read.text.main ? undefined : first);
  const more = hero === first && !read.hero ? rest : found;
  return {
    ...read,
    ...(hero && { hero }),
    ...(freePalette && { palette }),
    settings: [...new Set([...read.settings, ...settings])],
    support: [...read.support, ...more.filter(one => !there.some(other => isSame(one, other)))].slice(0, MOST_SUPPORT),
    extras: { ...read.extras, ...extras },
  };
}

const isSame = (one: Subject, other: Subject | undefined): boolean =>
  one.label === other?.label || (one.house !== undefined && one.house === other?.house);
