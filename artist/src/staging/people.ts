/** People for the stage: the wish becomes a figure of the rig with its colours. */
import { drawFigure, type FigureSpec } from '../figures/figure.ts';
import { dim, HAIR_COLOURS, paletteOfPerson } from '../figures/colours.ts';
import { drawPair } from '../figures/pairs.ts';
import { POSES, type PoseName } from '../figures/poses/poses.ts';
import type { Figure } from '../figures/shape.ts';
import type { Mood as RigMood } from '../figures/spec.ts';
import type { Mood } from '../reading/scene.ts';
import { subDice } from '../seed.ts';
import type { Actor, BodyWish, PairActor, PairName } from './casting.ts';
import type { Colours } from './piece.ts';
import { guiseOf, named, type Guise } from './guises.ts';
import { COLOUR_HEX } from './tints.ts';
import { dressedAs } from './wardrobe.ts';

export const RIG_MOODS: Record<Mood, RigMood> = { happy: 'happy', sad: 'sad', angry: 'angry', sleepy: 'sleepy', scared: 'surprised', surprised: 'surprised', calm: 'calm', proud: 'happy', loving: 'loving', cool: 'cool', silly: 'silly', grumpy: 'angry', evil: 'angry' }; // prettier-ignore
const AGES = { baby: 'baby', child: 'child', young: 'teen', teen: 'teen', adult: 'adult', old: 'old' } as const;

export const poseOf = (name: string): PoseName => (Object.hasOwn(POSES, name) ? (name as PoseName) : 'stand');

/** What the rig is asked, but for the pose. */
export function partnerOf(wish: BodyWish): {
  spec: Omit<FigureSpec, 'pose' | 'reach'>;
  colours: Colours;
  dressed: string[];
} {
  const { outfit, dressed, headwear, ...looks } = dressedAs(wish, wish.garments);
  const dice = subDice(wish.seed + wish.index * 131, `skin:${wish.noun}`);
  const guise = guiseOf(wish.noun) ?? wish.guises.map(guiseOf).find(g => g);
  const age = wish.age === 'adult' ? (guise?.age ?? 'adult') : wish.age;
  const isOld = age === 'old';
  const build = wish.size === 'fat' || wish.size === 'huge' ? 'heavy' : wish.size === 'thin' ? 'slim' : wish.looks.some(l => /muscular|strong|buff/.test(l)) ? 'strong' : wish.sex === 'female' ? 'average' : (guise?.build ?? 'average'); // prettier-ignore
  const spec: Omit<FigureSpec, 'pose' | 'reach'> = { ...looks, outfit, sex: wish.sex ?? 'male', age: AGES[age], build, ...(wish.isBareheaded ? { headwear: null } : headwear !== undefined && { headwear }), ...(wish.mood ? { mood: RIG_MOODS[wish.mood] } : SOLEMN.test(`${wish.noun} ${wish.guises.join(' ')}`) ? { mood: 'calm' as const } : {}), ...(wish.mouth && { mouth: wish.mouth }) }; // prettier-ignore
  const palette = paletteOfPerson(dice.whole(1, 4), isOld ? 'white' : 'black', outfit.colours);
  return { spec, colours: { ...palette, ...ownClothes(wish, guise, outfit.colours), ...saidClothes(wish), ...hairOf(wish, isOld ? 'white' : (guise?.hairColour ?? 'black')) }, dressed }; // prettier-ignore
}

const CLOTHS = [['#e4572e', '#f5b13d'], ['#2a8f86', '#f2b134'], ['#e9a52f', '#c8452f'], ['#d8456b', '#2a9d8f'], ['#5a4fb0', '#f2b134'], ['#3d7ea6', '#e4572e']] as const; // prettier-ignore
/** What is done in clothes that are known by their colours. */
const KNOWN_COLOURS = /^(bat|bowl|fly|lotus)$/;
/** Who does not laugh. */
const SOLEMN = named('samurai|warrior|ninja|king|monk|saint|sadhu|soldier|police\\w*|knight|guru|viking');
/** Everyday clothes take colours by chance, so that a group is not in uniform. */
function ownClothes(wish: BodyWish, guise: Guise | undefined, outfit: readonly string[]): Colours {
  if (wish.guises.length || (guise && !guise.isColourful) || KNOWN_COLOURS.test(wish.pose)) return {};
  const [cloth, other] = CLOTHS[wish.hue % CLOTHS.length]!;
  return {
    cloth1: cloth,
    cloth1Shade: dim(cloth),
    ...(outfit[1] === outfit[0] && { cloth2: cloth, cloth2Shade: dim(cloth) }),
    ...(outfit[2] !== outfit[0] && { cloth3: other, cloth3Shade: dim(other) }),
  };
}
/** 'in a pink dress', 'in a green saree': the garment that was named is of that colour. */
function saidClothes({ clothes: [garment], colours: [colour], coat }: BodyWish): Colours {
  if (!garment || !colour || coat.length) return {};
  const hex = COLOUR_HEX[colour];
  const roles = /saree|sari|mekhela|lehenga|ghagra/.test(garment) ? (['cloth2', 'cloth3'] as const) : (['cloth1'] as const); // prettier-ignore
  return Object.fromEntries(roles.flatMap(role => [[role, hex], [`${role}Shade`, dim(hex)]])); // prettier-ignore
}
function hairOf(wish: BodyWish, usual: keyof typeof HAIR_COLOURS): Colours {
  const colour = wish.parts.find(p => /^(hair|beard|moustache)$/.test(p.noun))?.colours?.[0];
  if (colour) return { hair: COLOUR_HEX[colour], hairShade: dim(COLOUR_HEX[colour]) };
  const [hair, hairShade] = HAIR_COLOURS[usual];
  return { hair, hairShade };
}

export function person(wish: BodyWish): Actor {
  const { spec, colours, dressed } = partnerOf(wish);
  return { figure: reaching({ ...spec, pose: poseOf(wish.pose) }, wish.reach), colours, dressed };
}

/** The figure with its right hand at its mouth or before its chest. */
export function reaching(
  spec: FigureSpec,
  reach: BodyWish['reach'],
  draw: (spec: FigureSpec) => Figure = drawFigure,
): Figure {
  const plain = draw(spec);
  if (!reach) return plain;
  const from = plain.anchors[reach.from];
  const right = { x: from.x + reach.x, y: from.y + reach.y };
  return draw({ ...spec, reach: { right } });
}

/** Two at once, so that their hands meet. */
export function peoplePair(name: PairName, a: BodyWish, b: BodyWish): PairActor {
  const [one, two] = [partnerOf(a), partnerOf(b)];
  const pair = drawPair(name, one.spec, two.spec);
  return {
    shapes: pair.shapes,
    figures: pair.figures,
    colours: [one.colours, two.colours],
    dressed: [one.dressed, two.dressed],
  };
}
