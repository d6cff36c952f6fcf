/** Flower heads with leaves, without stems: what lies in a bunch before something else. About 100 in radius around 0, 0. */
import type { Shape } from '../figures/shape.ts';
import { around, body, disc, flat, line, oval, plate } from './pen.ts';
import { thing, type Thing } from './thing.ts';
import { turned } from './turn.ts';

const SPAN = 300;
const leaf = (turn: number, length = 172): Shape[] =>
  turned([body('cloth2', `M0 -18C${length * 0.4} -62 ${length * 0.8} -40 ${length} 4C${length * 0.8} 40 ${length * 0.36} 52 0 18Z`), flat('cloth2Shade', `M20 4L${length} 4C${length * 0.8} 40 ${length * 0.36} 52 20 22Z`), line(`M70 2L${length * 0.86} 3`, 'detail')], { turn }); // prettier-ignore
const leaves = (...turns: number[]): Shape[] => turns.flatMap(turn => leaf(turn));
const GREEN = '#3f8a52';

const rose = (): Thing =>
  thing(SPAN, [
    leaves(-28, 152, 208),
    body('cloth1', 'M-6 -98C40 -112 84 -88 92 -48C114 -14 106 36 74 62C48 98 -4 108 -42 88C-84 84 -110 46 -100 4C-114 -36 -84 -82 -46 -84C-34 -96 -20 -100 -6 -98Z'),
    flat('cloth1Shade', 'M92 -48C114 -14 106 36 74 62C48 98 -4 108 -42 88C-62 86 -78 78 -88 66C-40 82 30 66 60 26C80 0 88 -24 92 -48Z'),
    line('M-100 4C-84 34 -52 52 -20 48M-42 88C-20 84 22 76 42 42M74 62C66 46 60 40 46 32M92 -48C88 -20 76 4 56 16'),
    plate('cloth1', 'M-58 -28C-62 -64 -30 -84 4 -80C42 -78 64 -50 58 -16C52 24 20 48 -12 42C-42 38 -56 6 -58 -28Z'),
    flat('cloth1Shade', 'M58 -16C52 24 20 48 -12 42C-30 38 -42 26 -50 10C-26 24 14 18 32 -8C38 -20 40 -36 36 -52C52 -44 60 -32 58 -16Z'),
    line('M-34 -36C-34 -62 0 -72 22 -56C40 -38 28 -6 2 -6C-18 -6 -22 -30 -8 -40C2 -46 14 -40 12 -28'),
  ], { colours: { cloth1: '#c9283e', cloth2: GREEN }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const petal = (length: number, width: number): string =>
  `M0 -14C${-width} ${-length * 0.5} ${-width * 0.7} ${-length * 0.96} 0 ${-length}C${width * 0.7} ${-length * 0.96} ${width} ${-length * 0.5} 0 -14Z`;
const sunflower = (): Thing =>
  thing(SPAN, [
    leaves(-24, 156, 204),
    ...around(13, a => turned([plate('cloth1', petal(112, 30))], { turn: a + 14 })),
    ...around(13, a => turned([plate('cloth1', petal(98, 26))], { turn: a })),
    body('wood', disc(0, 0, 44)), flat('woodShade', 'M0 44A44 44 0 0 0 44 0A44 44 0 0 0 30 -32A50 50 0 0 1 -32 30A44 44 0 0 0 0 44Z'), line('M-20 -12h1M-4 -22h1M14 -14h1M-12 6h1M6 0h1M22 4h1M-2 20h1'),
  ], { colours: { cloth1: '#f8bd2c', cloth2: GREEN, wood: '#6b4226' }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const flower = (): Thing =>
  thing(SPAN, [
    leaves(-32, 148, 212),
    ...around(5, a => turned([body('cloth1', 'M0 0C-64 -20 -70 -104 -20 -108Q-4 -110 0 -98Q4 -110 20 -108C70 -104 64 -20 0 0Z'), line('M0 -30V-70', 'detail')], { turn: a })),
    body('accent', disc(0, 0, 30)), flat('accentShade', 'M0 30A30 30 0 0 0 30 0A30 30 0 0 0 20 -22A36 36 0 0 1 -22 20A30 30 0 0 0 0 30Z'),
  ], { colours: { cloth2: GREEN, accent: '#f6c445' }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const hibiscus = (): Thing =>
  thing(SPAN, [
    leaves(-30, 150, 210),
    ...around(5, a => turned([body('cloth1', 'M0 0C-74 -26 -84 -92 -44 -112C-34 -100 -20 -104 -12 -116C-4 -104 10 -104 18 -116C30 -104 40 -104 50 -108C84 -86 70 -24 0 0Z'), line('M0 -24L-18 -84M0 -24L14 -88', 'detail')], { turn: a })),
    flat('cloth1Shade', disc(0, 0, 26)), body('accent', 'M-8 4C10 -20 40 -50 74 -64L82 -50C54 -34 28 -6 10 12Z'), plate('accent', disc(84, -62, 10)), plate('accent', disc(70, -74, 8)), plate('accent', disc(90, -44, 8)),
  ], { colours: { cloth1: '#e0325a', cloth2: GREEN, accent: '#f6c445' }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const marigold = (): Thing =>
  thing(SPAN, [
    leaves(-24, 156, 204),
    ...([[104, 17, 'cloth1'], [78, 14, 'cloth1'], [52, 11, 'cloth1']] as const).flatMap(([r, n], ring) =>
      around(n, a => turned([plate('cloth1', oval(0, -r * 0.76, r * 0.25, r * 0.27), `ring${ring}`)], { turn: a + ring * 9 })).concat(flat('cloth1', disc(0, 0, r * 0.74)))),
    flat('cloth1Shade', disc(0, 0, 24)), plate('cloth1', disc(-4, -4, 17)),
  ], { colours: { cloth1: '#f28c1e', cloth2: GREEN }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const BLOOMS: [RegExp, () => Thing][] = [
  [/rose|peony|carnation|gulab/, rose],
  [/sunflower/, sunflower],
  [/hibiscus|gudhal/, hibiscus],
  [/marigold|genda|chrysanthemum|dahlia/, marigold],
  [/flower|daisy|jasmine|mogra|blossom|poppy|orchid|lily|magnolia|frangipani|plumeria|cosmos/, flower],
];
const known = new Map<string, Thing>();

/** The head of a flower; undefined for other plants, and for those that are more than a head. */
export function bloomOf(noun: string): Thing | undefined {
  if (/tree|branch|lotus|waterlily|water lily|plant|pot|vase|bouquet/.test(noun)) return undefined;
  const draw = BLOOMS.find(([names]) => names.test(noun))?.[1];
  if (draw && !known.has(noun)) known.set(noun, draw());
  return known.get(noun);
}
