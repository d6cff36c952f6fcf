/** What people wear by what they are: outfits of the rig, headwear, hair, and what nobody asked for by chance. */
import { OUTFITS, type OutfitName } from '../figures/clothes/outfits.ts';
import type { Outfit } from '../figures/clothes/outfit.ts';
import type { Headwear } from '../figures/head/headwear.ts';
import type { Glasses, HairStyle, HeadSpec } from '../figures/spec.ts';
import { subDice } from '../seed.ts';
import type { BodyWish } from './casting.ts';
import { guiseOf, type Guise } from './guises.ts';

const CLOTHES: readonly (readonly [RegExp, Guise])[] = [
  [/saree|sari|mekhela/, { outfit: 'saree' }], [/kurta/, { outfit: 'kurta' }], [/lehenga|ghagra/, { outfit: 'lehenga' }], [/sherwani/, { outfit: 'sherwani' }], [/dhoti/, { outfit: 'kurta dhoti' }], [/lungi/, { outfit: 'lungi' }], [/salwar|anarkali|kameez/, { outfit: 'salwar' }], [/suit|tuxedo|blazer/, { outfit: 'suit' }], [/dress|gown|frock/, { outfit: 'dress' }], [/jersey/, { outfit: 'jersey' }], [/hoodie|sweater/, { outfit: 'hoodie' }], [/coat|jacket/, { outfit: 'coat' }], [/uniform/, { outfit: 'school' }], [/hijab|burqa/, { outfit: 'hijab' }], [/shirt/, { outfit: 'printed tee' }], [/spacesuit/, { outfit: 'spacesuit' }], [/apron/, { outfit: 'chef' }],
]; // prettier-ignore
/** Worn things that the rig draws better than we do, since hair lies under them. */
const HATS: Record<string, Headwear> = { crown: 'crown', tiara: 'crown', cap: 'cap', turban: 'pagdi', pagdi: 'pagdi', helmet: 'helmet', 'party hat': 'party hat', 'santa hat': 'santa hat', 'straw hat': 'straw hat', hat: 'straw hat', 'cowboy hat': 'cowboy hat', 'graduation cap': 'graduation cap', headphones: 'headphones', headphone: 'headphones', 'chef hat': 'chef hat', headband: 'headband', hijab: 'hijab', veil: 'veil', gajra: 'gajra', beanie: 'beanie' }; // prettier-ignore
const GLASSES: Record<string, Glasses> = {
  sunglasses: 'sunglasses',
  shades: 'sunglasses',
  glasses: 'round',
  spectacles: 'round',
};
const WOMEN: readonly OutfitName[] = ['kurta', 'salwar', 'saree', 'dress', 'casual', 'printed tee'];
const MEN: readonly OutfitName[] = ['casual', 'printed tee', 'kurta', 'shirt', 'hoodie'];
const GIRLS: readonly OutfitName[] = ['dress', 'salwar', 'casual', 'school skirt'];
const BOYS: readonly OutfitName[] = ['casual', 'printed tee', 'hoodie', 'school'];
const HAIR_F: readonly HairStyle[] = ['long', 'ponytail', 'bun', 'wavy', 'braid', 'bob'];
const HAIR_M: readonly HairStyle[] = ['crop', 'quiff', 'side part', 'curly'];
const HAIR_GIRL: readonly HairStyle[] = ['two braids', 'ponytail', 'pigtails', 'bob'];
/** Deeds that have clothes of their own where nobody said others. */
const FOR_POSE: Record<string, OutfitName> = { lotus: 'yoga', tree: 'yoga', warrior: 'yoga', 'downward dog': 'yoga', bat: 'cricket', bowl: 'cricket', kick: 'jersey', 'overhead kick': 'jersey', dunk: 'jersey', lift: 'gym', curl: 'gym', box: 'gym', surf: 'gym', swim: 'gym', wrestle: 'wrestler', kabaddi: 'jersey', fly: 'hero', garba: 'lehenga', bharatanatyam: 'bharatanatyam', kathak: 'kathak', bhangra: 'bhangra', trek: 'trekker', climb: 'trekker', motorcycle: 'biker', smash: 'jersey' }; // prettier-ignore

export interface Dressed extends Pick<
  HeadSpec,
  'hair' | 'beard' | 'moustache' | 'glasses' | 'hasBindi' | 'hasEarrings' | 'hasClownNose'
> {
  outfit: Outfit;
  headwear?: Headwear | null;
  /** Nouns of the wish that are on it. */
  dressed: string[];
}

export function dressedAs(wish: BodyWish, garments: readonly string[]): Dressed {
  const dice = subDice(wish.seed + wish.index * 7919, `dress:${wish.noun}`);
  const isFemale = wish.sex === 'female';
  const isChild = wish.age === 'child' || wish.age === 'baby';
  const isOld = wish.age === 'old' || guiseOf(wish.noun)?.age === 'old';
  const names = [...wish.guises, wish.noun];
  const guises = names.flatMap(name => guiseOf(name) ?? []);
  const clothes = wish.clothes.flatMap(name => CLOTHES.filter(([rule]) => rule.test(name)).map(([, g]) => g).slice(0, 1)); // prettier-ignore
  const main =
    clothes.find(c => c.outfit) ??
    guises.find(g => g.outfit && !(g.cape && guises.some(o => o.outfit && !o.cape))) ??
    {};
  const list = isChild ? (isFemale ? GIRLS : BOYS) : isOld ? (isFemale ? (['saree'] as const) : (['kurta', 'kurta dhoti', 'coat'] as const)) : isFemale ? WOMEN : MEN; // prettier-ignore
  const name: OutfitName = (isFemale ? main.hers : undefined) ?? main.outfit ?? FOR_POSE[wish.pose] ?? dice.pick(list);
  const hats = garments.flatMap(g => (HATS[g] ? [g] : []));
  const glasses = garments.find(g => GLASSES[g]);
  const base: Outfit = OUTFITS[name];
  const hasCape = guises.some(g => g.cape) && !base.drapes?.some(d => d.kind === 'cape');
  const outfit: Outfit = hasCape ? { ...base, drapes: [...(base.drapes ?? []), { kind: 'cape', fill: 'cloth3' }], headwear: 'hero mask', colours: [base.colours[0], base.colours[1], '#d7263d', base.colours[3], base.colours[4]] } : base; // prettier-ignore
  const hair = guises.find(g => g.hair)?.hair ?? (wish.age === 'old' ? (isFemale ? 'bun' : 'balding') : isChild && isFemale ? dice.pick(HAIR_GIRL) : dice.pick(isFemale ? HAIR_F : HAIR_M)); // prettier-ignore
  const headwear = hats[0] ? HATS[hats[0]]! : (main.headwear ?? guises.find(g => g.headwear)?.headwear);
  return {
    outfit,
    ...(headwear && { headwear }),
    hair: wish.looks.includes('bald') ? 'bald' : hair,
    beard: isFemale || isChild ? 'none' : (guises.find(g => g.beard)?.beard ?? (wish.looks.includes('bearded') || wish.parts.some(p => p.noun === 'beard') ? 'full' : isOld ? dice.pick(['none', 'short', 'full'] as const) : 'none')),
    moustache: isFemale || isChild ? 'none' : (guises.find(g => g.moustache)?.moustache ?? (wish.parts.some(p => p.noun === 'moustache') ? 'handlebar' : isOld ? 'bushy' : 'none')),
    glasses: glasses ? GLASSES[glasses]! : (guises.find(g => g.glasses)?.glasses ?? (wish.age === 'old' && !isFemale ? 'round' : 'none')),
    hasBindi: isFemale && /saree|lehenga|bride|salwar/.test(name),
    hasEarrings: isFemale && !isChild,
    ...(guises.some(g => g.hasClownNose) && { hasClownNose: true }),
    dressed: [...hats.slice(0, 1), ...(glasses ? [glasses] : []), ...wish.clothes],
  }; // prettier-ignore
}

/** Clothes are drawn with the body, other garments lie on it as things. */
const CLOTH =
  /saree|sari|kurta|lehenga|sherwani|dhoti|lungi|salwar|suit|dress|gown|jersey|shirt|hoodie|jacket|coat|uniform|skirt|jeans|pants|shorts|apron|kimono|spacesuit|mekhela|anarkali|frock|sweater|tuxedo|blazer|hijab|burqa|veil|pads/;
export const isCloth = (noun: string): boolean => CLOTH.test(noun);
export const isKnownCloth = (noun: string): boolean => noun in HATS || CLOTHES.some(([rule]) => rule.test(noun));

/** Who is drawn as what the word says: family and friends, and callings with clothes of their own. */
const PLAIN =
  /^(woman|girl|man|boy|child|baby|person|people|mother|father|grandfather|grandmother|grandson|granddaughter|couple|friend|family|brother|sister|son|daughter|wife|husband|kid|twin|parent|lover|lady|guy)$/;
export const isKnownCalling = (noun: string): boolean => PLAIN.test(noun) || guiseOf(noun) !== undefined;
