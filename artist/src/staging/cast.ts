/** Those who draw bodies, as the stage asks for them. */
import { creature } from '../creatures/creatures.ts';
import { deity } from '../creatures/deities/deities.ts';
import { drawMermaid } from '../creatures/mermaid.ts';
import { animalPerson, beast } from './beasts.ts';
import type { Actor, BodyWish, Casting } from './casting.ts';
import { dim } from '../figures/colours.ts';
import { partnerOf, peoplePair, person, poseOf, RIG_MOODS } from './people.ts';
import { COLOUR_HEX } from './tints.ts';

const isPerson = ({ kind }: BodyWish): boolean => kind === 'person';

/** A robot or a skeleton, on the people's rig. */
function jointed(wish: BodyWish): Actor | undefined {
  const pose = poseOf(wish.pose);
  const looks = {
    ...((wish.age === 'child' || wish.age === 'baby' || wish.size === 'small') && { age: 'child' as const }),
    ...(wish.mood && { mood: RIG_MOODS[wish.mood] }),
    ...(wish.mouth && { mouth: wish.mouth }),
  };
  const plain = painted(creature(wish.noun, pose, looks), wish);
  if (!plain || !wish.reach) return plain;
  const from = plain.figure.anchors[wish.reach.from];
  return painted(creature(wish.noun, pose, looks, { reach: { right: { x: from.x + wish.reach.x, y: from.y + wish.reach.y } } }), wish); // prettier-ignore
}

/** In the colour of its body that was said: metal or bone. */
function painted(actor: Actor | undefined, { coat: [colour] }: BodyWish): Actor | undefined {
  if (!actor || !colour) return actor;
  const hex = COLOUR_HEX[colour];
  const role = actor.colours.metal ? 'metal' : 'white';
  return { ...actor, colours: { ...actor.colours, [role]: hex, [`${role}Shade`]: dim(hex) } };
}

function humanOf(wish: BodyWish): Actor | undefined {
  if (isPerson(wish)) return person(wish);
  if (wish.kind === 'deity') return deity(wish.noun, wish.about ?? [], Math.floor(wish.hue / 2));
  if (/mermaid/.test(wish.noun)) return mermaid(wish);
  return jointed(wish) ?? animalPerson(wish);
}
function mermaid(wish: BodyWish): Actor {
  const { spec, colours } = partnerOf({ ...wish, sex: 'female', age: 'adult' });
  const own = {
    cloth1: '#8653c4',
    cloth1Shade: '#6a3fa3',
    cloth3: '#2fae9d',
    cloth3Shade: '#1f877b',
    trim: '#8fe0c8',
    trimShade: '#5cc0a6',
  };
  return {
    figure: drawMermaid({ ...spec, hair: 'long', headwear: null, pose: poseOf(wish.pose) }),
    colours: { ...colours, ...own },
  };
}

export const CAST: Casting = {
  human: wish => humanOf(wish),
  beast,
  pair: (name, a, b) => (isPerson(a) && isPerson(b) ? peoplePair(name, a, b) : undefined),
};
