/** Callings and costumes by their words: what they wear, how they look, how they stand. Words are whole: no viking is a king. */
import type { OutfitName } from '../figures/clothes/outfits.ts';
import type { HAIR_COLOURS } from '../figures/colours.ts';
import type { Headwear } from '../figures/head/headwear.ts';
import type { PoseName } from '../figures/poses/poses.ts';
import type { Beard, Glasses, HairStyle, Moustache } from '../figures/spec.ts';

export interface Guise {
  outfit?: OutfitName;
  /** Of a woman, where hers is another. */
  hers?: OutfitName;
  headwear?: Headwear;
  hair?: HairStyle;
  hairColour?: keyof typeof HAIR_COLOURS;
  beard?: Beard;
  moustache?: Moustache;
  glasses?: Glasses;
  age?: 'old' | 'teen';
  build?: 'heavy' | 'strong';
  hasClownNose?: true;
  /** Worn over another guise: a doctor's coat with a hero's cape. */
  cape?: boolean;
  /** How it stands where nothing is said of what it does. */
  pose?: PoseName;
  /** Its clothes are of any colour. */
  isColourful?: boolean;
}

/** Whether a word or words stand whole in a name: `\w*` may begin or end one. */
export const named = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u');

/** The first that fits is worn: what is told apart by a second word stands before what is not. */
const ROWS: readonly (readonly [words: string, guise: Guise])[] = [
  ['astronaut|cosmonaut|spaceman', { outfit: 'spacesuit', pose: 'thumbs up' }],
  ['super ?hero\\w*|caped hero', { outfit: 'hero', cape: true, pose: 'proud' }],
  ['clown|jester|joker', { outfit: 'clown', hair: 'afro', hairColour: 'clown', hasClownNose: true, pose: 'welcome' }],
  ['firefighter|fireman', { outfit: 'firefighter', moustache: 'bushy', pose: 'ease' }],
  ['priest|pandit|pujari|purohit', { outfit: 'priest', hair: 'man bun', pose: 'bless' }],
  ['sheikh|arab', { outfit: 'robe', beard: 'short', moustache: 'bushy', pose: 'ease' }],
  ['maulvi|imam', { outfit: 'kurta', headwear: 'beanie', beard: 'long' }],
  ['snake charmer', { outfit: 'kurta dhoti', moustache: 'handlebar', pose: 'flute' }],
  ['coolie|porter', { outfit: 'coolie', moustache: 'bushy', pose: 'carry pot' }],
  ['waiter|waitress|server', { outfit: 'waiter', moustache: 'pencil', pose: 'show' }],
  ['barber|nai', { outfit: 'tailor', moustache: 'pencil', pose: 'ease with a sign' }],
  ['postman|milkman|delivery boy|courier', { outfit: 'uniform', headwear: 'cap', moustache: 'bushy' }],
  ['villain|supervillain|gangster', { outfit: 'magician', headwear: 'headband', beard: 'goatee', moustache: 'handlebar', pose: 'ease with folded arms' }],
  ['thief|robber|burglar', { outfit: 'thief', pose: 'sack over the shoulder' }],
  ['minister|politician|neta', { outfit: 'neta', moustache: 'bushy', pose: 'wave' }],
  ['shepherd|cowherd', { outfit: 'farmer', moustache: 'bushy', pose: 'hoe on the shoulder' }],
  ['air hostess|flight attendant', { outfit: 'pilot', hers: 'dress', hair: 'bun', pose: 'welcome' }],
  ['ballerina|ballet dancer', { outfit: 'dress', hair: 'bun', pose: 'tree' }],
  ['racer|racing driver', { outfit: 'biker', pose: 'thumbs up' }],
  ['goalkeeper|referee|umpire', { outfit: 'jersey', pose: 'ease' }],
  ['nun', { outfit: 'hijab' }],
  ['acrobat|gymnast|swimmer|archer', { outfit: 'gym' }],
  ['nurse', { outfit: 'scrubs', hers: 'nurse', hair: 'bun', pose: 'clipboard' }],
  ['doctor|surgeon|dentist|vet|physician', { outfit: 'doctor', pose: 'clipboard' }],
  ['scientist|researcher', { outfit: 'doctor', glasses: 'round', hair: 'curly', pose: 'think' }],
  ['bride|dulhan', { outfit: 'bride', hair: 'bun' }],
  ['groom|bridegroom|dulha', { outfit: 'sherwani', moustache: 'pencil' }],
  ['chef|cook|halwai|baker', { outfit: 'chef', moustache: 'handlebar' }],
  ['farmer|kisan', { outfit: 'farmer', moustache: 'bushy', pose: 'hoe on the shoulder' }],
  ['soldier|army|fauji|jawan', { outfit: 'soldier', moustache: 'pencil', pose: 'salute' }],
  ['pilot', { outfit: 'pilot', glasses: 'aviators', pose: 'thumbs up' }],
  ['police\\w*|cop|officer|guard|inspector', { outfit: 'police', moustache: 'bushy', pose: 'ease' }],
  ['monkey king', { outfit: 'king' }],
  ['king|raja|maharaja|emperor|peshwa', { outfit: 'royal robe', beard: 'full', moustache: 'handlebar', hair: 'wavy', pose: 'scepter' }],
  ['queen|rani|maharani', { outfit: 'royal gown', hair: 'long', pose: 'scepter' }],
  ['princess|rajkumari', { outfit: 'royal gown', hair: 'wavy', pose: 'ease' }],
  ['prince|rajkumar', { outfit: 'prince', moustache: 'pencil', pose: 'ease' }],
  ['maratha|rajput', { outfit: 'king', headwear: 'pagdi', beard: 'full', moustache: 'handlebar' }],
  ['batsman|batter|cricketer|bowler|wicket\\w*|cricket\\w*', { outfit: 'cricket' }],
  ['football\\w*|soccer|basketball\\w*|hockey|player|athlete|runner|kabaddi|sprinter|striker', { outfit: 'jersey' }],
  ['gym|weightlifter|bodybuilder|powerlifter|boxer|gym\\w*', { outfit: 'gym', build: 'strong' }],
  ['wrestler|pehelwan|pehlwan|pahalwan', { outfit: 'wrestler', moustache: 'handlebar', build: 'strong' }],
  ['samurai|ronin|shogun', { outfit: 'samurai armour', hair: 'man bun', moustache: 'pencil' }],
  ['ninja|shinobi', { outfit: 'ninja' }],
  ['viking|norseman|barbarian', { outfit: 'viking', beard: 'long', moustache: 'bushy', hair: 'long', hairColour: 'auburn', build: 'strong', pose: 'axe on the shoulder' }],
  ['knight|crusader', { outfit: 'knight', beard: 'short', pose: 'sword planted' }],
  ['pirate', { outfit: 'pirate', beard: 'full', moustache: 'handlebar', hair: 'long', pose: 'cutlass' }],
  ['wizard|sorcerer|mage|magus', { outfit: 'wizard', beard: 'long', moustache: 'bushy', hair: 'long', age: 'old', pose: 'wizard staff' }],
  ['witch|chudail', { outfit: 'witch', hair: 'wavy', hairColour: 'auburn', pose: 'broom' }],
  ['magician|jadugar', { outfit: 'magician', moustache: 'handlebar', pose: 'welcome' }],
  ['warrior|yoddha|fighter|swordsman|gladiator|spartan', { outfit: 'king', headwear: 'pagdi', beard: 'full' }],
  ['programmer|coder|developer|gamer|hacker|techie', { outfit: 'hoodie', glasses: 'square', isColourful: true }],
  ['student|pupil|school\\w*', { outfit: 'school', hers: 'school skirt' }],
  ['teacher|professor', { outfit: 'shirt', hers: 'saree', glasses: 'round', isColourful: true }],
  ['mountain biker|trekker|hiker|climber|mountaineer|traveller|backpacker', { outfit: 'trekker' }],
  ['biker|rider|cyclist|motorcyclist', { outfit: 'biker', beard: 'short' }],
  ['dhol player|dhaki|dholi', { outfit: 'kurta dhoti', moustache: 'bushy', pose: 'dhol' }],
  ['dabbawala', { outfit: 'kurta', headwear: 'cap', moustache: 'bushy' }],
  ['vendor|seller|hawker|shopkeeper|\\w*wala|\\w*walla', { outfit: 'lungi', moustache: 'bushy' }],
  ['monk|lama|bhikshu', { outfit: 'monk', hair: 'bald' }],
  ['sadhu|saint|sage|guru|rishi|yogi|hermit', { outfit: 'sadhu', beard: 'long', moustache: 'bushy', hair: 'long' }],
  ['yoga', { outfit: 'yoga' }],
  ['graduate', { outfit: 'graduate', pose: 'celebrate' }],
  ['santa|santa claus', { outfit: 'santa suit', beard: 'full', moustache: 'bushy', age: 'old', build: 'heavy', pose: 'sack over the shoulder' }],
  ['lawyer|judge', { outfit: 'graduate', headwear: 'headband', glasses: 'square', pose: 'ease with folded arms' }],
  ['detective|spy|agent', { outfit: 'coat', headwear: 'cowboy hat', pose: 'think' }],
  ['businessman|boss|manager|groomsman|gentleman', { outfit: 'suit', pose: 'ease with folded arms' }],
  ['kathak', { outfit: 'kathak', hair: 'bun', pose: 'kathak' }],
  ['bharatanatyam|odissi|kuchipudi|mohiniyattam|classical dancer', { outfit: 'bharatanatyam', hair: 'bun', pose: 'bharatanatyam' }],
  ['bhangra', { outfit: 'bhangra', beard: 'short', moustache: 'handlebar', pose: 'bhangra' }],
  ['dancer|garba|dandiya', { outfit: 'kurta', hers: 'lehenga', hair: 'bun', pose: 'garba' }],
  ['driver|autowala|auto driver', { outfit: 'uniform', headwear: 'cap', moustache: 'bushy' }],
  ['dj', { outfit: 'dj', glasses: 'sunglasses', beard: 'short', pose: 'dj' }],
  ['rapper|hip hop', { outfit: 'rapper', glasses: 'sunglasses', beard: 'goatee' }],
  ['punk|rocker|rockstar', { outfit: 'biker', headwear: 'headband', hair: 'long', glasses: 'sunglasses' }],
  ['fisherman|angler', { outfit: 'lungi', headwear: 'straw hat', moustache: 'bushy' }],
  ['potter|kumhar', { outfit: 'potter', moustache: 'bushy', pose: 'potter' }],
  ['tailor|darzi', { outfit: 'tailor', glasses: 'round', moustache: 'pencil', pose: 'sewing' }],
  ['painter|artist', { outfit: 'kurta', headwear: 'beret', isColourful: true }],
  ['photographer|cameraman', { outfit: 'trekker', isColourful: true }],
  ['mechanic|plumber|electrician|engineer', { outfit: 'mechanic', pose: 'wrench on the shoulder' }],
  ['construction worker|worker|labourer|carpenter|miner|builder', { outfit: 'builder', pose: 'ease' }],
  ['sailor|captain', { outfit: 'pilot', pose: 'salute' }],
  ['cowboy|cowgirl', { outfit: 'shirt', headwear: 'cowboy hat', pose: 'ease' }],
  ['singer|vocalist|musician|guitarist|drummer|violinist', { outfit: 'printed tee', hers: 'dress', isColourful: true }],
  ['sardar|sikh', { outfit: 'kurta', headwear: 'dastar', beard: 'full', moustache: 'handlebar', isColourful: true }],
]; // prettier-ignore

const GUISES = ROWS.map(([words, guise]) => [named(words), guise] as const);
export const guiseOf = (name: string): Guise | undefined => GUISES.find(([rule]) => rule.test(name))?.[1];

/** What belongs to a calling's dress or pose: it is not put into the hands besides. */
const BELONGS: Record<string, RegExp> = { boxer: /^(glove|gloves|boxing glove|boxing gloves)$/, doctor: /^stethoscope$/, king: /^(scepter|sceptre|cape)$/, queen: /^(scepter|sceptre|cape)$/, viking: /^(axe|viking helmet|helmet)$/, pirate: /^(pirate hat|cutlass)$/, knight: /^(armour|armor|helmet|cape)$/, wizard: /^(staff|wand|robe)$/, witch: /^(broom|witch hat)$/, santa: /^(sack|bag)$/, dj: /^(turntable|headphone|headphones|mixer)$/, potter: /^(wheel|pot|clay|matka|tyre|potter wheel|cooking pot|flower pot|kulhad)$/, tailor: /^(sewing machine|measuring tape)$/, superhero: /^(cape|mask)$/, samurai: /^(armour|armor)$/ }; // prettier-ignore
export const wearsAnyway = (calling: string, noun: string): boolean => BELONGS[calling]?.test(noun) ?? false;
