/**
 * Draws animals into one picture, for eyes.
 *   npm run artist:animals -- all|dogs|cats|land|birds|water|insects|tales|poses|moods|views|young|sizes|people|deeds|NAME,NAME [picture.png] [columns] [tile] [key=value,value …]
 * Keys: name=pug,owl pose=sitting,running view=front,side mood=happy age=baby colour=#aa3300 ground=#222222.
 */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { ANIMAL_VIEWS, drawAnimal, POSES_OF_ANIMALS, type AnimalPose, type AnimalSpec, type AnimalView } from '../artist/src/animals/animals.ts'; // prettier-ignore
import { ANIMAL_KINDS, ANIMAL_NAMES } from '../artist/src/animals/kinds.ts';
import { ANIMAL_PEOPLE, coatOfPerson, drawAnimalPerson } from '../artist/src/animals/person.ts';
import { OUTFITS } from '../artist/src/figures/clothes/outfits.ts';
import { paletteOfPerson } from '../artist/src/figures/colours.ts';
import type { FigureSpec } from '../artist/src/figures/figure.ts';
import { paintFlat, type FigurePalette } from '../artist/src/figures/flat.ts';
import { placeFigure, type Figure } from '../artist/src/figures/shape.ts';
import { MOODS, type Mood } from '../artist/src/figures/spec.ts';
import { fitText } from '../artist/src/text/lettering.ts';

interface Tile {
  label: string;
  spec: AnimalSpec;
  /** It does what people do. */
  person?: Omit<FigureSpec, 'head' | 'hand' | 'hide' | 'behind'>;
  /** Beside the others, at one scale. */
  isToScale?: boolean;
}
const [, , kind = 'all', out = `animals-${kind}.png`, ...rest] = process.argv;
const asked = Object.fromEntries(rest.filter(r => r.includes('=')).map(r => [r.split('=')[0]!, r.split('=')[1]!.split(',')])); // prettier-ignore
const [columns = 6, size = 300] = rest.filter(r => !r.includes('=')).map(Number);

const ofKind = (...kinds: string[]): string[] => ANIMAL_KINDS.filter(a => a.kinds.some(k => kinds.includes(k))).map(a => a.name); // prettier-ignore
const WATER = ['fish', 'goldfish', 'koi', 'clownfish', 'shark', 'dolphin', 'whale', 'octopus', 'jellyfish', 'crab', 'starfish', 'seahorse']; // prettier-ignore
const TALES = ['dragon', 'red dragon', 'baby dragon', 'unicorn', 'pegasus', 'winged lion', 'yali', 'phoenix', 'garuda'];
const INSECTS = [...ofKind('insect'), 'spider', 'snail'];
const apart = new Set([...ofKind('dog', 'cat', 'bird'), ...WATER, ...INSECTS, ...TALES]);
const GROUPS: Record<string, readonly string[]> = {
  all: ANIMAL_NAMES,
  dogs: ofKind('dog'),
  cats: ofKind('cat', 'big cat'),
  land: ANIMAL_NAMES.filter(name => !apart.has(name)),
  birds: ofKind('bird'),
  water: WATER,
  insects: INSECTS,
  tales: TALES,
};

const names = asked['name'] ?? GROUPS[kind] ?? ['labrador', 'tiger', 'elephant', 'horse', 'panda', 'owl'];
const poses = (asked['pose'] ?? ['standing']) as AnimalPose[];
const views = (asked['view'] ?? ['three-quarter']) as AnimalView[];
const moods = (asked['mood'] ?? [undefined]) as (Mood | undefined)[];
const more: Partial<AnimalSpec> = { ...(asked['age'] && { age: asked['age'][0] as 'baby' }), ...(asked['colour'] && { colour: asked['colour'][0]! }) }; // prettier-ignore

const tilesOf = (list: readonly string[], p = poses, v = views, m = moods): Tile[] =>
  list.flatMap(name => p.flatMap(pose => v.flatMap(view => m.map(mood => ({ label: [name, ...(p.length > 1 ? [pose] : []), ...(v.length > 1 ? [view] : []), ...(mood ? [mood] : [])].join(' '), spec: { name, pose, ...((asked['view'] ?? (kind === 'views' ? [1] : [])).length && { view }), ...(mood && { mood }), ...more } }))))); // prettier-ignore

/** The trope that sells: animals that do what people do. */
const DEEDS: [string, Tile['person']][] = [
  ['tiger', { pose: 'drink', outfit: 'kurta' }], ['monkey', { pose: 'guitar', outfit: 'hoodie' }], ['panda', { pose: 'eat', outfit: 'casual' }], ['black cat', { pose: 'stand', outfit: 'spacesuit' }],
  ['elephant', { pose: 'bhangra', outfit: 'kurta dhoti' }], ['lion', { pose: 'namaste', outfit: 'sherwani' }], ['fox', { pose: 'read', outfit: 'coat' }], ['owl', { pose: 'walk', outfit: 'graduate' }],
  ['labrador', { pose: 'skate', outfit: 'printed tee', glasses: 'sunglasses' }], ['horse', { pose: 'run', outfit: 'jersey' }], ['cow', { pose: 'lotus', outfit: 'yoga' }], ['frog', { pose: 'sing', outfit: 'shirt' }],
  ['axolotl', { pose: 'guitar', outfit: 'biker', headwear: null }], ['crow', { pose: 'drink', outfit: 'suit' }], ['rabbit', { pose: 'bat', outfit: 'jersey' }], ['bear', { pose: 'lift', outfit: 'gym' }],
  ['goat', { pose: 'surf', outfit: 'gym' }], ['ginger cat', { pose: 'scooter', outfit: 'hoodie' }], ['pug', { pose: 'walk', outfit: 'suit' }], ['koala', { pose: 'sleep', outfit: 'casual' }],
  ['peacock', { pose: 'bharatanatyam', outfit: 'saree' }], ['sloth', { pose: 'lotus', outfit: 'yoga' }], ['husky', { pose: 'trek', outfit: 'trekker' }], ['rooster', { pose: 'dhol', outfit: 'kurta' }],
]; // prettier-ignore

function tiles(): Tile[] {
  if (kind === 'deeds') return DEEDS.map(([name, person]) => ({ label: `${name} ${person!.pose}`, spec: { name }, person: person! })); // prettier-ignore
  if (kind === 'people') return (asked['name'] ?? ANIMAL_PEOPLE).map(name => ({ label: name, spec: { name }, person: { pose: (asked['pose']?.[0] ?? 'wave') as 'wave', outfit: 'printed tee', ...(moods[0] && { mood: moods[0] }) } })); // prettier-ignore
  if (kind === 'poses') return tilesOf(names, [...POSES_OF_ANIMALS]);
  if (kind === 'moods') return tilesOf(names, poses, views, [...MOODS]);
  if (kind === 'views') return tilesOf(names, poses, Object.keys(ANIMAL_VIEWS) as AnimalView[]);
  if (kind === 'young') return names.flatMap(name => (['adult', 'baby'] as const).map(age => ({ label: `${name} ${age}`, spec: { name, age, pose: poses[0]! } }))); // prettier-ignore
  if (kind === 'sizes') return names.map(name => ({ label: name, spec: { name, pose: poses[0]! }, isToScale: true }));
  return tilesOf(GROUPS[kind] ? names : kind.split(','));
}

/** Captions are outlines: no system fonts are needed. */
function caption(text: string): string {
  const line = fitText(text.slice(0, 40), 'montserrat', { x: 6, y: size - 20, width: size - 14, height: 13, stretch: 1, plain: true }); // prettier-ignore
  return `<path d="${line.d}" fill="#444"/>`;
}

function figureOf({ spec, person, isToScale }: Tile): { hero: Figure; colours: FigurePalette } {
  if (person) {
    const outfit = typeof person.outfit === 'string' ? OUTFITS[person.outfit] : OUTFITS.casual;
    return { hero: drawAnimalPerson(spec.name, person), colours: { ...paletteOfPerson(2, 'black', outfit.colours), ...coatOfPerson(spec.name) } }; // prettier-ignore
  }
  const figure = drawAnimal(spec);
  return { hero: isToScale ? figure : placeFigure(figure, { scale: figure.heroScale }), colours: figure.colours as FigurePalette }; // prettier-ignore
}

function draw(tile: Tile, i: number): string {
  const { hero, colours } = figureOf(tile);
  const { box } = hero;
  const scale = tile.isToScale
    ? size / 1400
    : Math.min((size - 14) / box.width, (size - 40) / box.height, size / (tile.person ? 1000 : 340));
  const [left, top] = [(i % columns) * size, Math.floor(i / columns) * size];
  const x = left + size / 2 - (box.x + box.width / 2) * scale;
  const y = top + size - 26 - (tile.isToScale ? 0 : box.y + box.height) * scale;
  const ground = asked['ground']?.[0] ?? '#efe9dc';
  return `<rect x="${left}" y="${top}" width="${size - 3}" height="${size - 3}" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${scale})">${paintFlat(hero.shapes, colours)}</g><g transform="translate(${left} ${top})">${caption(tile.label)}</g>`;
}

const all = tiles();
const rows = Math.ceil(all.length / columns);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * size} ${rows * size}"><rect width="100%" height="100%" fill="#fff"/>${all.map(draw).join('')}</svg>`;
writeFileSync(out, new Resvg(svg, { fitTo: { mode: 'width', value: columns * size } }).render().asPng());
console.log(out, all.length);
