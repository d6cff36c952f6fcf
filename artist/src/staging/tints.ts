/** Colour words → colours of paint, and which roles of a drawing they change. */
import { mix } from '../colour/colour.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import type { Colour, Thing as SceneThing } from '../reading/scene.ts';
import type { Colours } from './piece.ts';

/** As inks that hold beside one another on a shirt. */
export const COLOUR_HEX: Record<Colour, string> = {
  red: '#d9363a', maroon: '#7d1f2e', crimson: '#b5172f', orange: '#f07f24', saffron: '#f58a1c', rust: '#b3532a', peach: '#f7b48c', yellow: '#f7cb35', gold: '#e0ae2f', green: '#3f9a4f', olive: '#7d8a35', lime: '#9bcb3c', mint: '#8fd6b4', teal: '#1f8a8a', turquoise: '#2fb8b0', cyan: '#3fbfd8',
  blue: '#2f6fc4', 'sky blue': '#77bfe6', navy: '#233a73', indigo: '#43389a', purple: '#7b45a8', violet: '#8653c4', lavender: '#b6a0e0', magenta: '#cf3f9a', pink: '#f088ae', brown: '#8a5a36', beige: '#e2cba3', cream: '#f8ecd0', white: '#fbf7ee', grey: '#93959b', silver: '#c4c9cf', black: '#2b2733', rainbow: '#e4572e',
}; // prettier-ignore
const RAINBOW: Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];

/** Roles that a colour word changes in a figure: the coat of an animal, the clothes of a person. */
const COATS: readonly PaintRole[] = ['fur', 'fur2'];
const CLOTHS: readonly PaintRole[] = ['cloth1', 'cloth2', 'cloth3'];

const withShade = (role: PaintRole, hex: string): Colours => ({
  [role]: hex,
  ...(SHADED.has(role) && { [`${role}Shade`]: mix(hex, '#2a1a3e', 0.24) }),
});
const SHADED = new Set<PaintRole>(['skin', 'white', 'hair', 'cloth1', 'cloth2', 'cloth3', 'trim', 'shoe', 'dark', 'metal', 'steel', 'wood', 'accent', 'fur', 'fur2']); // prettier-ignore

/** The colours of a thing by its words; of several colours each member of a group has its own. */
export function tintsOf(thing: SceneThing, roles: readonly PaintRole[], index: number): Colours {
  if (!thing.colours.length || !roles.length) return {};
  const all = thing.colours.flatMap(c => (c === 'rainbow' ? RAINBOW : [c]));
  if (thing.count > 1 && all.length > 1) return withShade(roles[0]!, COLOUR_HEX[all[index % all.length]!]);
  return Object.assign({}, ...all.slice(0, roles.length).map((c, i) => withShade(roles[i]!, COLOUR_HEX[c]))) as Colours;
}

/** The roles of a body that a colour word is about. */
export function bodyRoles(shapes: readonly Shape[], kind: SceneThing['kind']): readonly PaintRole[] {
  const has = (role: PaintRole) => shapes.some(s => s.fill === role);
  return (kind === 'person' || kind === 'deity' ? CLOTHS : COATS).filter(has);
}

/** What a plain drawing of one ink looks like in nature: no bamboo is purple. */
const NATURAL: readonly (readonly [RegExp, string])[] = [
  [
    /bamboo|grass|leaf|cactus|clover|fern|vine|sugarcane|pea|cucumber|lettuce|cabbage|broccoli|spinach|avocado|aloe|plant|sprout|seaweed|lily pad|four leaf|neem|tulsi/,
    '#5f9e4a',
  ],
  [
    /acorn|walnut|nut|chestnut|coconut|log|branch|stump|twig|bark|wood|nest|cone|cork|bread|roti|biscuit|cookie|chocolate|coffee bean|cocoa/,
    '#a06a38',
  ],
  [/corn|wheat|banana|lemon|pineapple|cheese|honey|bee|straw|hay|butter/, '#efb93a'],
  [/tomato|chilli|cherry|strawberry|raspberry|pomegranate|ladybug|lobster|crab|brick/, '#d9363a'],
  [/steam|smoke|vapour|bone|tooth|egg|skull|garlic|milk|rice|salt|cotton|paper|feather|igloo|ice|iceberg/, '#f3ead6'],
  [
    /stone|rock|pebble|anvil|hammer|nail|wrench|screw|gear|anchor|chain|hook|needle|knife|dagger|axe|saw|shovel|spanner|scissors/,
    '#9aa3ad',
  ],
  [/orchid|rose|tulip|lotus|lily|blossom|petal|flower|hibiscus/, '#e8629a'],
];
/** The natural colour of a drawing that takes its colour from the picture. */
export function naturalOf(noun: string, tints: readonly PaintRole[], own: Colours): Colours {
  const [role] = tints;
  if (tints.length !== 1 || role === undefined || own[role]) return {};
  const hex = NATURAL.find(([rule]) => rule.test(noun))?.[1];
  return hex ? withShade(role, hex) : {};
}
