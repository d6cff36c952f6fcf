/** What people wear by what they are: outfits of the rig, headwear, hair, and what nobody asked for by chance. */
import { OUTFITS, type OutfitName } from '../figures/clothes/outfits.ts';
import type { Outfit } from '../figures/clothes/outfit.ts';
import type { Headwear } from '../figures/head/headwear.ts';
import type { Beard, Glasses, HairStyle, HeadSpec, Moustache } from '../figures/spec.ts';
import { subDice } from '../seed.ts';
import type { BodyWish } from './casting.ts';

interface Guise {
  outfit?: OutfitName;
  /** An outfit that the wardrobe of the rig lacks. */
  own?: Outfit;
  headwear?: Headwear;
  hair?: HairStyle;
  beard?: Beard;
  moustache?: Moustache;
  glasses?: Glasses;
  /** Worn over another guise: a doctor's coat with a hero's cape. */
  cape?: boolean;
}
/** A wide-sleeved jacket over wide trousers, tied by a sash. */
const SAMURAI: Outfit = {
  top: { fill: 'cloth1', sleeve: 0.86, ease: 13, sleeveFlare: 44, hem: -0.1, tail: 0.12, tailFlare: 18, neck: 'v', border: 'trim', marks: ['belt'] },
  bottom: { kind: 'trousers', fill: 'cloth2', length: 0.95, ease: 20, cut: 'salwar' },
  shoe: 'sandals', headwear: 'headband', colours: ['#b3202e', '#2a2433', '#b3202e', '#f0d9a8', '#5b3a24'],
}; // prettier-ignore
const NINJA: Outfit = {
  ...SAMURAI,
  top: { ...SAMURAI.top!, sleeve: 0.95, sleeveFlare: 6, border: 'cloth3' },
  headwear: 'beanie',
  colours: ['#2f2b3a', '#2f2b3a', '#c8243a', '#c8243a', '#1f1b26'],
};
const GUISES: readonly (readonly [RegExp, Guise])[] = [
  [/astronaut|cosmonaut|spaceman/, { outfit: 'spacesuit' }], [/super ?hero/, { outfit: 'hero', cape: true }], [/doctor|surgeon|nurse|scientist|dentist|vet/, { outfit: 'doctor' }],
  [/bride$|dulhan/, { outfit: 'bride', hair: 'bun' }], [/groom|dulha/, { outfit: 'sherwani', moustache: 'pencil' }], [/chef|cook|halwai|baker/, { outfit: 'chef' }], [/farmer|kisan/, { outfit: 'farmer', moustache: 'bushy' }],
  [/police|cop|officer|soldier|army|pilot|guard/, { outfit: 'uniform' }], [/king|raja|maharaja|emperor|peshwa|maratha/, { outfit: 'king', beard: 'full', moustache: 'handlebar' }], [/queen|rani|princess/, { outfit: 'lehenga', headwear: 'crown', hair: 'long' }], [/prince/, { outfit: 'king' }],
  [/batsman|cricketer|bowler|wicket/, { outfit: 'cricket' }], [/football|soccer|basketball|hockey|player|athlete|runner|kabaddi/, { outfit: 'jersey' }], [/gym|weightlifter|bodybuilder|boxer/, { outfit: 'gym' }], [/yoga|yogi$/, { outfit: 'yoga' }], [/wrestler|pehelwan|pahalwan/, { outfit: 'wrestler', moustache: 'handlebar' }],
  [/samurai|ronin|swordsman/, { own: SAMURAI, hair: 'man bun', moustache: 'pencil' }], [/ninja/, { own: NINJA }], [/warrior|yoddha/, { outfit: 'king', headwear: 'pagdi', beard: 'full' }], [/knight/, { outfit: 'king', headwear: 'headband', beard: 'full' }], [/pirate/, { outfit: 'coat', beard: 'full' }], [/programmer|coder|developer|gamer|hacker|techie/, { outfit: 'hoodie', glasses: 'square' }], [/student|pupil|school/, { outfit: 'school' }], [/teacher|professor/, { outfit: 'shirt', glasses: 'round' }],
  [/biker|rider|cyclist/, { outfit: 'biker' }], [/mountain biker|trekker|hiker|climber|mountaineer|traveller|backpacker/, { outfit: 'trekker' }], [/vendor|seller|chaiwala|chaiwalla|hawker|shopkeeper|wala$/, { outfit: 'lungi', moustache: 'bushy' }], [/sadhu|saint|monk|sage|guru/, { outfit: 'sadhu', beard: 'long', hair: 'long' }], [/shiva|mahadev|bholenath/, { outfit: 'sadhu', hair: 'man bun' }],
  [/graduate/, { outfit: 'graduate' }], [/santa/, { outfit: 'santa', beard: 'full' }], [/businessman|boss|manager|lawyer|groomsman|detective|gentleman|agent|spy/, { outfit: 'suit' }], [/dancer|bharatanatyam|kathak/, { outfit: 'lehenga', headwear: 'gajra', hair: 'bun' }], [/driver|autowala|auto driver/, { outfit: 'uniform', headwear: 'cap' }], [/punk|rocker|rockstar|rapper|dj/, { outfit: 'hoodie', glasses: 'sunglasses', headwear: 'cap' }], [/fisherman/, { outfit: 'lungi', headwear: 'straw hat' }], [/cowboy/, { outfit: 'shirt', headwear: 'cowboy hat' }],
]; // prettier-ignore
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
const FOR_POSE: Record<string, OutfitName> = { lotus: 'yoga', tree: 'yoga', warrior: 'yoga', 'downward dog': 'yoga', bat: 'cricket', bowl: 'cricket', kick: 'jersey', dunk: 'jersey', lift: 'gym', curl: 'gym', box: 'gym', surf: 'gym', swim: 'gym', wrestle: 'wrestler', kabaddi: 'jersey', fly: 'hero', garba: 'lehenga', bharatanatyam: 'lehenga', bhangra: 'kurta', trek: 'trekker', climb: 'trekker', motorcycle: 'biker', smash: 'jersey' }; // prettier-ignore

export interface Dressed extends Pick<
  HeadSpec,
  'hair' | 'beard' | 'moustache' | 'glasses' | 'hasBindi' | 'hasEarrings'
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
  const isOld = wish.age === 'old';
  const names = [...wish.guises, wish.noun];
  const guises = names.flatMap(name => GUISES.filter(([rule]) => rule.test(name)).map(([, g]) => g).slice(0, 1)); // prettier-ignore
  const clothes = wish.clothes.flatMap(name => CLOTHES.filter(([rule]) => rule.test(name)).map(([, g]) => g).slice(0, 1)); // prettier-ignore
  const main =
    clothes.find(c => c.outfit) ??
    guises.find(g => (g.outfit ?? g.own) && !(g.cape && guises.some(o => o.outfit && !o.cape))) ??
    {};
  const list = isChild ? (isFemale ? GIRLS : BOYS) : isOld ? (isFemale ? (['saree'] as const) : (['kurta', 'kurta dhoti', 'coat'] as const)) : isFemale ? WOMEN : MEN; // prettier-ignore
  const name: OutfitName = main.outfit ?? FOR_POSE[wish.pose] ?? dice.pick(list);
  const hats = garments.flatMap(g => (HATS[g] ? [g] : []));
  const glasses = garments.find(g => GLASSES[g]);
  const base: Outfit = main.own ?? OUTFITS[name];
  const hasCape = guises.some(g => g.cape) && !base.drapes?.some(d => d.kind === 'cape');
  const outfit: Outfit = hasCape ? { ...base, drapes: [...(base.drapes ?? []), { kind: 'cape', fill: 'cloth3' }], headwear: 'hero mask', colours: [base.colours[0], base.colours[1], '#d7263d', base.colours[3], base.colours[4]] } : base; // prettier-ignore
  const hair = guises.find(g => g.hair)?.hair ?? (isOld ? (isFemale ? 'bun' : 'balding') : isChild && isFemale ? dice.pick(HAIR_GIRL) : dice.pick(isFemale ? HAIR_F : HAIR_M)); // prettier-ignore
  const headwear = hats[0] ? HATS[hats[0]]! : (main.headwear ?? guises.find(g => g.headwear)?.headwear);
  return {
    outfit,
    ...(headwear && { headwear }),
    hair: wish.looks.includes('bald') ? 'bald' : hair,
    beard: isFemale || isChild ? 'none' : (guises.find(g => g.beard)?.beard ?? (wish.looks.includes('bearded') ? 'full' : isOld ? dice.pick(['none', 'short', 'full'] as const) : 'none')),
    moustache: isFemale || isChild ? 'none' : (guises.find(g => g.moustache)?.moustache ?? (isOld ? 'bushy' : 'none')),
    glasses: glasses ? GLASSES[glasses]! : (guises.find(g => g.glasses)?.glasses ?? (isOld && !isFemale ? 'round' : 'none')),
    hasBindi: isFemale && /saree|lehenga|bride|salwar/.test(name),
    hasEarrings: isFemale && !isChild,
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
export const isKnownCalling = (noun: string): boolean => PLAIN.test(noun) || GUISES.some(([rule]) => rule.test(noun));
