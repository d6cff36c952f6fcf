/**
 * Draws the artist's people side by side in one picture, for a person to look at.
 *   npm run artist:figures -- poses|plain|people|clothes|moods|hair|hats|pairs|emblem|anchors [picture.png] [columns] [tile] [key=value,value …]
 * Keys narrow or change a sheet: pose=walk,run outfit=saree age=child build=heavy sex=female skin=3 hair=bun mood=sad.
 */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { OUTFITS, type OutfitName } from '../artist/src/figures/clothes/outfits.ts';
import { paletteOfPerson } from '../artist/src/figures/colours.ts';
import { drawFigure, drawSmall, type FigureSpec } from '../artist/src/figures/figure.ts';
import { paintFlat } from '../artist/src/figures/flat.ts';
import { HEADWEAR } from '../artist/src/figures/head/headwear.ts';
import { AGES, BUILDS } from '../artist/src/figures/measures.ts';
import { drawPair, PAIRS, type PairName } from '../artist/src/figures/pairs.ts';
import { POSES, type PoseName } from '../artist/src/figures/poses/poses.ts';
import { boxOf, type Shape } from '../artist/src/figures/shape.ts';
import { HAIR_STYLES, MOODS, type HairStyle } from '../artist/src/figures/spec.ts';
import { fitText } from '../artist/src/text/lettering.ts';

interface Tile {
  label: string;
  spec: FigureSpec;
  pair?: PairName;
  /** Only head and shoulders. */
  isBust?: boolean;
  /** Drawn for a chest print, at its size. */
  millimetres?: number;
  hasAnchors?: boolean;
}
const [, , kind = 'poses', out = `figures-${kind}.png`, ...rest] = process.argv;
const asked = Object.fromEntries(rest.filter(r => r.includes('=')).map(r => [r.split('=')[0]!, r.split('=')[1]!.split(',')])); // prettier-ignore
const [columns = 8, size = 250] = rest.filter(r => !r.includes('=')).map(Number);

const MEN: HairStyle[] = ['crop', 'quiff', 'curly', 'side part', 'man bun'];
const WOMEN: HairStyle[] = ['wavy', 'bun', 'ponytail', 'bob', 'braid'];
const WARDROBE: OutfitName[] = ['casual', 'printed tee', 'hoodie', 'kurta', 'shirt', 'salwar', 'saree', 'trekker'];
const FOR_POSE: Partial<Record<PoseName, OutfitName>> = { lotus: 'yoga', tree: 'yoga', warrior: 'yoga', 'downward dog': 'yoga', bhangra: 'kurta dhoti', bharatanatyam: 'saree', garba: 'lehenga', dhol: 'kurta', tabla: 'kurta', sitar: 'kurta', flute: 'dhoti', cook: 'chef', bat: 'cricket', bowl: 'cricket', kick: 'jersey', dunk: 'jersey', lift: 'gym', curl: 'gym', box: 'gym', surf: 'gym', trek: 'trekker', climb: 'trekker', fly: 'hero', wrestle: 'wrestler', kabaddi: 'jersey', swim: 'wrestler', motorcycle: 'biker', horse: 'sherwani', run: 'gym', namaste: 'saree', write: 'school' }; // prettier-ignore
const FEMALE = new Set<OutfitName>(['saree', 'lehenga', 'bride', 'salwar', 'dress', 'hijab', 'school skirt', 'yoga', 'doctor', 'printed tee', 'graduate']); // prettier-ignore
const DRESSED: Partial<Record<OutfitName, Partial<FigureSpec>>> = { sadhu: { beard: 'long', moustache: 'bushy', hair: 'man bun', age: 'old' }, sherwani: { beard: 'short', moustache: 'handlebar' }, wrestler: { build: 'strong', moustache: 'handlebar' }, farmer: { moustache: 'bushy' }, 'kurta dhoti': { moustache: 'handlebar', beard: 'short' }, saree: { hair: 'bun', hasBindi: true, hasEarrings: true }, bride: { hair: 'bun', hasBindi: true, hasEarrings: true }, lehenga: { hair: 'long', hasBindi: true, hasEarrings: true }, school: { age: 'child' }, 'school skirt': { age: 'child', hair: 'two braids' }, king: { beard: 'full', moustache: 'handlebar' }, santa: { age: 'old', beard: 'full', moustache: 'bushy', build: 'heavy' }, biker: { beard: 'full', glasses: 'sunglasses' }, suit: { glasses: 'square' }, hoodie: { glasses: 'round', hair: 'curly' }, uniform: { moustache: 'bushy', glasses: 'aviators' }, salwar: { hair: 'braid', hasBindi: true }, chef: { moustache: 'pencil' }, doctor: { glasses: 'round', hair: 'ponytail' } }; // prettier-ignore

function dressed(outfit: OutfitName, i: number): Partial<FigureSpec> {
  const isFemale = FEMALE.has(outfit) || (i % 2 === 1 && !DRESSED[outfit]);
  return {
    outfit,
    sex: isFemale ? 'female' : 'male',
    hair: isFemale ? WOMEN[i % 5]! : MEN[i % 5]!,
    ...DRESSED[outfit],
  };
}
const poseNames = (asked['pose'] ?? Object.keys(POSES)) as PoseName[];

const SHEETS: Record<string, () => Tile[]> = {
  poses: () => poseNames.map((pose, i) => ({ label: pose, spec: { pose, ...dressed(FOR_POSE[pose] ?? WARDROBE[i % 8]!, i) } })),
  plain: () => poseNames.map((pose, i) => ({ label: pose, spec: { pose, ...dressed('casual', i) } })),
  people: () =>
    poseNames.slice(0, 3).flatMap(pose => (['male', 'female'] as const).flatMap(sex => BUILDS.flatMap((build, j) => AGES.map((age, i) => ({ label: `${age} ${build} ${sex} ${pose}`, spec: { pose, age, build, sex, hair: sex === 'male' ? MEN[j]! : WOMEN[i]! } }))))),
  clothes: () => poseNames.slice(0, asked['pose'] ? 20 : 1).flatMap(pose => ((asked['outfit'] ?? Object.keys(OUTFITS)) as OutfitName[]).map((outfit, i) => ({ label: outfit, spec: { pose, ...dressed(outfit, i) } }))),
  moods: () => (['male', 'female'] as const).flatMap(sex => (['adult', 'child', 'old'] as const).flatMap(age => MOODS.map((mood, i) => ({ label: `${mood} ${age}`, isBust: true, spec: { pose: (i % 2 ? 'walk' : 'stand') as PoseName, mood, sex, age, hair: sex === 'male' ? MEN[i % 5]! : WOMEN[i % 5]! } })))),
  hair: () => (['stand', 'walk'] as const).flatMap(pose => HAIR_STYLES.map((hair, i) => ({ label: hair, isBust: true, spec: { pose, hair, sex: i > 9 && hair !== 'dreadlocks' ? 'female' : 'male', ...(i < 5 && { beard: (['short', 'full', 'stubble', 'goatee', 'long'] as const)[i]!, moustache: (['pencil', 'bushy', 'none', 'handlebar', 'bushy'] as const)[i]! }) } }))),
  hats: () => (['stand', 'walk'] as const).flatMap(pose => HEADWEAR.map((headwear, i) => ({ label: headwear, isBust: true, spec: { pose, headwear, sex: ['hijab', 'veil', 'gajra'].includes(headwear) || i % 3 === 0 ? 'female' : 'male', hair: headwear === 'gajra' ? 'bun' : i % 3 === 0 ? 'long' : 'crop' } }))),
  pairs: () => (asked['outfit'] ?? ['casual', 'kurta']).flatMap(outfit => PAIRS.map(pair => ({ label: pair, pair, spec: { pose: 'stand' as const, outfit: outfit as OutfitName } }))),
  anchors: () => poseNames.slice(0, 40).map(pose => ({ label: pose, hasAnchors: true, spec: { pose, hair: 'crop' as const } })),
  emblem: () => poseNames.slice(0, 40).map((pose, i) => ({ label: pose, millimetres: 63.5, spec: { pose, ...dressed(FOR_POSE[pose] ?? WARDROBE[i % 8]!, i) } })),
}; // prettier-ignore

/** Captions are outlines: no system fonts are needed. */
function caption(text: string): string {
  const line = fitText(text.slice(0, 40), 'montserrat', { x: 6, y: size - 20, width: size - 14, height: 13, stretch: 1, plain: true }); // prettier-ignore
  return `<path d="${line.d}" fill="#444"/>`;
}

const override = Object.fromEntries(Object.entries(asked).filter(([key]) => key !== 'pose' && key !== 'outfit' && key !== 'skin').map(([key, [value]]) => [key, value])); // prettier-ignore
function shapesOf(tile: Tile): { shapes: Shape[]; spec: FigureSpec } {
  const outfit = asked['outfit']?.[0] as OutfitName | undefined;
  const spec: FigureSpec = { ...tile.spec, ...(outfit && kind !== 'clothes' && { outfit }), ...override };
  if (tile.pair) return { shapes: drawPair(tile.pair, { ...spec, sex: 'male', hair: 'quiff' }, { ...spec, sex: 'female', hair: 'wavy' }).shapes, spec }; // prettier-ignore
  return { shapes: (tile.millimetres ? drawSmall(spec, tile.millimetres) : drawFigure(spec)).shapes, spec };
}

/** Hands with the direction of what they hold, mouth, seat, back, feet, the face and all ink. */
function anchorMarks(spec: FigureSpec): string {
  const { anchors, box, faceBox, things } = drawFigure(spec);
  const rect = (b: typeof box, colour: string) => `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" fill="none" stroke="${colour}" stroke-width="5"/>`; // prettier-ignore
  const dot = (p: { x: number; y: number }, colour: string) => `<circle cx="${p.x}" cy="${p.y}" r="13" fill="${colour}" stroke="#fff" stroke-width="4"/>`; // prettier-ignore
  const bar = ({ x, y, bar: way }: typeof anchors.handLeft) => {
    const [dx, dy] = [Math.sin((way * Math.PI) / 180) * 60, Math.cos((way * Math.PI) / 180) * 60];
    return `<path d="M${x - dx} ${y - dy}L${x + dx} ${y + dy}" stroke="#0a84ff" stroke-width="7"/>`;
  };
  const { handLeft, handRight, mouth, seat, back, headTop, footLeft, footRight, behind } = anchors;
  return [
    rect(box, '#bbb'),
    rect(faceBox, '#e01b5a'),
    bar(handLeft),
    bar(handRight),
    ...[handLeft, handRight].map(p => dot(p, '#0a84ff')),
    ...things.flatMap(thing => thing.touches.map(p => dot(p, '#8a2be2'))),
    ...[mouth, headTop].map(p => dot(p, '#e01b5a')),
    ...[seat, back, behind].map(p => dot(p, '#12a150')),
    ...[footLeft, footRight].map(p => dot(p, '#111')),
  ].join('');
}

function draw(tile: Tile, i: number): string {
  const { shapes, spec } = shapesOf(tile);
  const skin = asked['skin'] ? Number(asked['skin'][0]) : [2, 1, 3, 4, 0, 5][i % 6]!;
  const colours = typeof spec.outfit === 'string' ? OUTFITS[spec.outfit].colours : OUTFITS.casual.colours;
  const palette = paletteOfPerson(skin, spec.age === 'old' ? 'white' : 'black', colours);
  const all = boxOf(shapes);
  const head = boxOf(shapes.filter(s => s.part === 'head' || s.part === 'headwear'));
  const box = tile.isBust
    ? { x: head.x - 90, y: head.y - 60, width: head.width + 180, height: head.height + 160 }
    : all;
  const scale = Math.min(
    (size - 14) / box.width,
    (size - 34) / box.height,
    tile.isBust ? 9 : (size - 34) / (tile.pair ? 1100 : 960),
  );
  const [left, top] = [(i % columns) * size, Math.floor(i / columns) * size];
  const x = left + size / 2 - (box.x + box.width / 2) * scale;
  const y = top + size - 26 - (box.y + box.height) * scale;
  return `<clipPath id="c${i}"><rect x="${left}" y="${top}" width="${size - 3}" height="${size - 3}"/></clipPath><g clip-path="url(#c${i})"><rect x="${left}" y="${top}" width="${size - 3}" height="${size - 3}" fill="#efe9dc"/><g transform="translate(${x} ${y}) scale(${scale})">${paintFlat(shapes, palette)}${tile.hasAnchors ? anchorMarks(spec) : ''}</g><g transform="translate(${left} ${top})">${caption(tile.label)}</g></g>`;
}

const tiles = SHEETS[kind]?.();
if (!tiles) throw new Error(`There is no sheet '${kind}': ${Object.keys(SHEETS).join(', ')}.`);
const rows = Math.ceil(tiles.length / columns);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * size} ${rows * size}"><rect width="100%" height="100%" fill="#fff"/>${tiles.map(draw).join('')}</svg>`;
writeFileSync(out, new Resvg(svg, { fitTo: { mode: 'width', value: columns * size } }).render().asPng());
console.log(out, tiles.length);
