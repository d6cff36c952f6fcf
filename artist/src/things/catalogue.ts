/** Every thing by its noun: drawn by us as shapes, else a drawing of the house, else an icon of the library with anchors guessed from its box. */
import { drawingsOf } from '../reading/dictionary.ts';
import { rowOf } from '../reading/nouns.ts';
import type { ThingKind } from '../reading/scene.ts';
import { monument, MONUMENT_NAMES } from '../settings/monuments.ts';
import { houseThing, iconThing } from './borrowed.ts';
import { BAZAAR_THINGS } from './bazaar.ts';
import { BUILDINGS } from './buildings.ts';
import { COUNTRYSIDE } from './countryside.ts';
import { DRINKS } from './drinks.ts';
import { FOOD } from './food.ts';
import { FURNITURE } from './furniture.ts';
import { HANDS } from './hands.ts';
import { HELD } from './held.ts';
import { INSTRUMENTS } from './instruments.ts';
import { NATURE } from './nature.ts';
import { SPORTS } from './sports.ts';
import { SWEETS } from './sweets.ts';
import { SYMBOLS } from './symbols.ts';
import { at, grip, type Thing, type ThingOptions } from './thing.ts';
import { mirrored } from './turn.ts';
import { TRADE } from './trade.ts';
import { VEHICLES } from './vehicles.ts';
import { WORKSHOP } from './workshop.ts';
import { WORN } from './worn.ts';

export const OWN: Record<string, () => Thing> = { ...SYMBOLS, ...NATURE, ...BUILDINGS, ...FURNITURE, ...FOOD, ...DRINKS, ...HELD, ...SPORTS, ...INSTRUMENTS, ...VEHICLES, ...WORN, ...SWEETS, ...HANDS, ...TRADE, ...WORKSHOP, ...COUNTRYSIDE, ...BAZAAR_THINGS }; // prettier-ignore

/** Nouns that another drawing shows as well. */
const SAME: Record<string, string> = {
  tea: 'chai', 'cutting chai': 'chai', 'masala chai': 'chai', 'green tea': 'cup', coffee: 'cup', 'cup of coffee': 'cup', mug: 'cup', teacup: 'cup', espresso: 'cup', cappuccino: 'cup', 'cold coffee': 'glass',
  juice: 'glass', milk: 'glass', water: 'glass', 'lemon soda': 'lemonade', beer: 'beer mug', wine: 'wine glass', 'coconut water': 'tender coconut', coconut: 'tender coconut', teapot: 'kettle', soda: 'bottle', rum: 'bottle', whisky: 'glass',
  'indian national flag': 'indian flag', tiranga: 'indian flag', tricolour: 'indian flag', smartphone: 'phone', mobile: 'phone', 'book stack': 'closed book', notebook: 'closed book', diary: 'closed book', 'mobile phone': 'phone',
  'acoustic guitar': 'guitar', 'bass guitar': 'electric guitar', 'drum kit': 'drums', 'drum set': 'drums', mic: 'microphone', dholak: 'dhol', nagada: 'drum', bansuri: 'flute', sax: 'saxophone', 'grand piano': 'piano', cassette: 'house:cassette',
  bat: 'cricket bat', 'soccer ball': 'football', ball: 'football', 'badminton racket': 'racket', 'tennis racket': 'racket', talwar: 'sword', 'lightning bolt': 'lightning', thunder: 'lightning', 'lightning strike': 'lightning', cup: 'cup', prize: 'trophy', bow: 'bow and arrow', 'goal': 'goal post',
  bike: 'motorcycle', 'bullet motorcycle': 'motorcycle', bullet: 'motorcycle', motorbike: 'motorcycle', 'royal enfield': 'motorcycle', vespa: 'scooter', cycle: 'bicycle', 'ambassador car': 'car', ambassador: 'car', taxi: 'house:taxi', 'vintage car': 'car', 'sports car': 'convertible', jeep: 'convertible', 'racing car': 'racing car', 'f1 car': 'racing car', auto: 'auto rickshaw', tuktuk: 'auto rickshaw', aeroplane: 'plane', airplane: 'plane', canoe: 'boat', shikara: 'boat', spaceship: 'rocket',
  'potted plant': 'pot', 'masala dosa': 'dosa', 'clay stove': 'chulha', rover: 'moon rover', 'city bus': 'bus', 'school bus': 'bus', 'terracotta pot': 'flower pot', planter: 'flower pot', 'pine': 'pine tree', 'palm tree': 'palm', 'coconut tree': 'palm', 'cherry blossom': 'cherry branch', sakura: 'cherry branch', 'oak tree': 'tree', 'mango tree': 'tree', stone: 'rock', cliff: 'rock', ledge: 'rock', lamppost: 'street lamp', 'lamp post': 'street lamp', 'telephone wire': 'wire', 'power line': 'wire', 'electric wire': 'wire', boulder: 'rock', waves: 'wave', 'sea wave': 'wave', flame: 'fire', bonfire: 'campfire', 'crescent moon': 'moon', 'shooting star': 'comet', meteor: 'comet', saturn: 'planet', jupiter: 'planet', mars: 'planet', marigold: 'flower', hibiscus: 'flower', daisy: 'flower', 'lotus flower': 'lotus', snow: 'snowflake', hill: 'mountain', peak: 'mountain',
  couch: 'sofa', bookcase: 'bookshelf', 'book shelf': 'bookshelf', bookshelves: 'bookshelf', books: 'book', library: 'bookshelf', armchair: 'throne', tv: 'television', 'desktop computer': 'computer', 'oil lamp': 'diya', lamp: 'table lamp', 'kulhad chai': 'kulhad', 'world cup': 'trophy', 'paper lantern': 'lantern', bucket: 'pot', pillow: 'cushion',
  'brick wall': 'wall', skyline: 'city block', city: 'city block', building: 'skyscraper', tower: 'skyscraper', home: 'house', cottage: 'hut', fort: 'castle', palace: 'castle', mandir: 'temple', 'water tower': 'water tank', 'food cart': 'cart', 'street cart': 'cart',
  'pani puri': 'puri plate', golgappa: 'puri plate', ramen: 'noodles', maggi: 'noodles', chowmein: 'noodles', 'fried rice': 'rice', 'birthday cake': 'cake', 'ice cream cone': 'ice cream', hamburger: 'burger', donut: 'doughnut', 'french fries': 'fries', present: 'gift', 'wrapped gift': 'gift',
  shades: 'sunglasses', spectacles: 'glasses', 'baseball cap': 'cap', sombrero: 'hat', 'straw hat': 'hat', 'birthday hat': 'party hat', pagdi: 'turban', 'flower garland': 'garland', 'marigold garland': 'garland', mala: 'garland', chain: 'gold chain', cigarette: 'cigar', beedi: 'cigar', 'angel wings': 'wings', wing: 'wings', headphone: 'headphones', 'chef toque': 'chef hat', muffler: 'scarf', cloak: 'cape',
  love: 'heart', 'human skull': 'skull', gears: 'gear', cog: 'gear', 'light bulb': 'bulb', steamer: 'bamboo steamer', 'idea bulb': 'bulb', watch: 'clock', chess: 'chess pawn', pawn: 'chess pawn', chessboard: 'chess board', dreamcatcher: 'dream catcher', momos: 'momo', 'alarm clock': 'clock', joystick: 'game controller', controller: 'game controller', 'victory hand': 'peace hand',
}; // prettier-ignore

/** Drawings of the house with their anchors. Those that look to our left are turned. */
const HOUSE: Record<string, readonly [name: string, span: number, o?: ThingOptions & { isLeft?: boolean }]> = {
  biryani: ['biryani', 300, { isEven: true, grip: grip(0, 80, 90) }], laddu: ['laddu', 280, { isEven: true }], paan: ['paan', 160], sitar: ['sitar', 640, { grip: grip(-60, 100, 60), grip2: grip(60, -100, 150) }],
  tabla: ['tabla', 520, { isEven: true }], veena: ['veena', 700], trishul: ['trishul', 620, { isEven: true, grip: grip(0, 60, 180) }], damru: ['damru', 180, { grip: grip(0, 0, 90) }], gada: ['gada', 460, { isEven: true, grip: grip(0, 140, 180) }], conch: ['conch', 190], kalash: ['kalash', 300, { isEven: true }],
  om: ['om', 360, { isEven: true, isWriting: true }], khanda: ['khanda', 360, { isEven: true }], rakhi: ['rakhi', 220, { isEven: true }], pichkari: ['pichkari', 340], carrom: ['carrom', 520, { isEven: true }], 'carrom board': ['carrom', 520, { isEven: true }],
  truck: ['truck', 1600, { isLeft: true }], lorry: ['truck', 1600, { isLeft: true }], train: ['train', 1900, { isLeft: true }], 'local train': ['train', 1900, { isLeft: true }], houseboat: ['houseboat', 1700, { seats: [{ x: 0, y: 40 }] }], 'hot air balloon': ['balloon', 1200, { isEven: true, hole: { x: 0, y: 150, width: 70 } }], banyan: ['banyan', 1700, { isEven: true }], 'banyan tree': ['banyan', 1700, { isEven: true }],
  coin: ['coin', 220, { isEven: true, isWriting: true }], bitcoin: ['coin', 220, { isEven: true, isWriting: true }], 'film reel': ['film', 360], mandala: ['mandala', 900, { isEven: true }], ghungroo: ['ghungroo', 300, { isEven: true }], 'lunar lander': ['lander', 900], kathakali: ['kathakali', 500, { isEven: true }], theyyam: ['theyyam', 560, { isEven: true }],
}; // prettier-ignore

/** How large a borrowed drawing is beside an adult of 1000. */
const SPANS: Record<ThingKind, number> = { person: 1000, animal: 700, creature: 900, deity: 1100, plant: 700, food: 200, vehicle: 1200, instrument: 520, garment: 300, building: 1700, land: 1500, sky: 560, furniture: 800, symbol: 340, object: 300 }; // prettier-ignore

/** Whether a noun has a drawing, without making it. */
export function hasThing(noun: string): boolean {
  const name = SAME[noun] ?? noun;
  return name in OWN || name in HOUSE || name.startsWith('house:') || MONUMENT_NAMES.includes(name) || drawingsOf(noun) !== undefined; // prettier-ignore
}

const known = new Map<string, Thing | undefined>();

/** The drawing of a noun; undefined where nothing shows it. The same object each time: nobody changes it. */
export function thingOf(noun: string, kind: ThingKind = 'object'): Thing | undefined {
  const key = `${kind}:${noun}`;
  if (!known.has(key)) known.set(key, find(noun, kind));
  return known.get(key);
}

function find(noun: string, kind: ThingKind): Thing | undefined {
  const name = SAME[noun] ?? noun;
  if (name.startsWith('house:')) return houseThing(name.slice(6), SPANS[kind]);
  const house = HOUSE[name];
  return OWN[name]?.() ?? (house && fromHouse(house)) ?? monument(name) ?? borrowed(noun, kind);
}

function fromHouse([name, span, o = {}]: (typeof HOUSE)[string]): Thing | undefined {
  const { isLeft, ...options } = o;
  const found = houseThing(name, span, options);
  return found && isLeft ? mirrored(found) : found;
}

/** What the dictionary leads to. */
function borrowed(noun: string, kind: ThingKind): Thing | undefined {
  const drawings = drawingsOf(noun);
  if (!drawings) return undefined;
  const own = rowOf(noun)?.kind ?? kind;
  const span = SPANS[own];
  const found =
    (drawings.house && houseThing(drawings.house, span)) ||
    (drawings.colour && iconThing(drawings.colour, span)) ||
    (drawings.ink && iconThing(drawings.ink, span));
  return found ? withGuesses(found, own) : undefined;
}

/** A hand closes around the middle of what is small, below the middle of what is long. */
function withGuesses(t: Thing, kind: ThingKind): Thing {
  const { x, y, width, height } = t.box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isTall = height > width * 1.5;
  const hold = isTall ? grip(middle.x, y + height * 0.72, 180) : grip(middle.x, y + height * 0.6, 90);
  const seats = kind === 'vehicle' ? [at(middle.x - width * 0.05, y + height * 0.42)] : undefined;
  const mouth = kind === 'food' ? { mouth: at(x + width * 0.2, y + height * 0.3) } : {};
  return { ...t, anchors: { ...t.anchors, grip: t.anchors.grip ?? hold, ...mouth, ...(seats && { seats }) } };
}
