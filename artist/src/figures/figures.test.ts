import { expect, test } from 'vitest';
import { OUTFITS, type OutfitName } from './clothes/outfits.ts';
import { paletteOfPerson } from './colours.ts';
import { drawFigure, drawSmall, type FigureSpec } from './figure.ts';
import { paintFlat } from './flat.ts';
import { PERSON_HEAD } from './head/head.ts';
import { HEADWEAR } from './head/headwear.ts';
import { AGES, BUILDS } from './measures.ts';
import { drawPair, PAIRS } from './pairs.ts';
import { POSES, type PoseName } from './poses/poses.ts';
import { placeFigure, widthOf, type Figure, type Point } from './shape.ts';
import { HAIR_STYLES, MOODS } from './spec.ts';

const poses = Object.keys(POSES) as PoseName[];
const people = AGES.flatMap(age =>
  BUILDS.flatMap(build => (['female', 'male'] as const).map(sex => ({ age, build, sex }))),
);
/** All of them where ARTIST_FIGURES=all, otherwise two for each pose, others for the next. */
const isLong = process.env['ARTIST_FIGURES'] === 'all';
const someOf = <T>(list: readonly T[], i: number): T[] => (isLong ? [...list] : [0, 1].map(k => list[(i * 7 + k * 9) % list.length]!)); // prettier-ignore

const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
const numbersOf = (f: Figure): number[] => f.shapes.flatMap(s => s.segments.flatMap(([, ...n]) => n as number[]));

/** Whole: finite, filled or stroked, inside its box, on its ground, with anchors where a body has them. */
function expectSound(f: Figure, label: string): void {
  expect(numbersOf(f).every(Number.isFinite), `${label} has a number that is none`).toBe(true);
  expect(f.shapes.every(s => s.fill || s.stroke), label).toBe(true); // prettier-ignore
  const { x, y, width, height } = f.box;
  for (const s of f.shapes)
    for (const [, ...n] of s.segments)
      for (let i = 0; i < n.length; i += 2) {
        const inside = n[i]! >= x - 0.01 && n[i]! <= x + width + 0.01 && n[i + 1]! >= y - 0.01 && n[i + 1]! <= y + height + 0.01; // prettier-ignore
        if (!inside) expect.fail(`${label}: ${s.part} leaves the box`);
      }
  const { head, handLeft, handRight, footLeft, footRight, mouth, seat, headTop } = f.anchors;
  for (const p of [head, handLeft, handRight, footLeft, footRight, mouth, seat, headTop])
    expect(p.x > x - 30 && p.x < x + width + 30 && p.y > y - 30 && p.y < y + height + 30, `${label}: an anchor outside`).toBe(true); // prettier-ignore
  expect(distance(mouth, head)).toBeLessThan(head.radius * 1.1);
  expect(distance(f.faceBox, head)).toBeLessThan(head.radius * 2.4);
}

test('each pose is sound for each age and build', () => {
  for (const [i, pose] of poses.entries())
    for (const person of someOf(people, i)) expectSound(drawFigure({ pose, ...person }), `${pose} ${JSON.stringify(person)}`); // prettier-ignore
});

test('each outfit is sound in each pose', () => {
  const outfits = Object.keys(OUTFITS) as OutfitName[];
  for (const [i, pose] of poses.entries())
    for (const outfit of someOf(outfits, i)) expectSound(drawFigure({ pose, outfit }), `${pose} ${outfit}`);
});

test('each head is sound', () => {
  for (const pose of ['stand', 'fly'] as const) {
    for (const [i, hair] of HAIR_STYLES.entries()) for (const mood of someOf(MOODS, i)) expectSound(drawFigure({ pose, hair, mood, beard: 'full', moustache: 'bushy', glasses: 'round', hasBindi: true, hasEarrings: true }), hair); // prettier-ignore
    for (const headwear of HEADWEAR) expectSound(drawFigure({ pose, headwear }), headwear);
  }
});

test('who stands touches the ground, who jumps does not', () => {
  const low = (f: Figure) => f.box.y + f.box.height;
  expect(low(drawFigure({ pose: 'stand' }))).toBeCloseTo(0);
  expect(low(drawFigure({ pose: 'lotus' }))).toBeCloseTo(0);
  expect(low(drawFigure({ pose: 'cycle' }))).toBeCloseTo(0);
  expect(low(drawFigure({ pose: 'jump' }))).toBeLessThan(-50);
});

/** Which touch of the thing, by its order, each hand lies on. */
const HELD: [pose: PoseName, thing: string, right: number, left: number][] = [
  ['guitar', 'guitar', 0, 1],
  ['cycle', 'cycle', 0, 1],
  ['motorcycle', 'motorcycle', 0, 1],
  ['scooter', 'scooter', 0, 1],
  ['horse', 'horse', 0, 1],
  ['drive', 'car', 0, 1],
  ['lift', 'barbell', 0, 1],
  ['tabla', 'tabla', 0, 1],
  ['read', 'book', 0, 1],
  ['flute', 'flute', 1, 2],
];
test.each(HELD)('hands lie on what they hold: %s', (pose, name, right, left) => {
  for (const age of ['child', 'teen', 'adult', 'old'] as const)
    for (const build of BUILDS) {
      const { anchors, things } = drawFigure({ pose, age, build });
      const { touches } = things.find(thing => thing.name === name)!;
      const label = `${age} ${build}`;
      expect(distance(anchors.handRight, touches[right]!), label).toBeLessThan(anchors.handRight.radius * 1.6);
      expect(distance(anchors.handLeft, touches[left]!), label).toBeLessThan(anchors.handLeft.radius * 1.6);
    }
});

test('the thing of a pose can be left out, its place stays', () => {
  const own = drawFigure({ pose: 'guitar' });
  const bare = drawFigure({ pose: 'guitar', without: 'all' });
  expect(own.shapes.some(s => s.thing === 'guitar')).toBe(true);
  expect(bare.shapes.some(s => s.thing)).toBe(false);
  expect(bare.things).toEqual(own.things);
  const [place] = bare.things;
  // Arms come after it: it is held.
  expect(bare.shapes.slice(place!.before).some(s => s.part === 'handRight')).toBe(true);
  expect(bare.shapes.slice(0, place!.before).some(s => s.part === 'handRight')).toBe(false);
});

test('a hand reaches a given point', () => {
  const goal = { x: 150, y: -700 };
  const { anchors } = drawFigure({ pose: 'stand', reach: { left: goal } });
  expect(distance(anchors.handLeft, goal)).toBeLessThan(2);
});

test('the same spec gives the same figure', () => {
  const spec: FigureSpec = { pose: 'bharatanatyam', outfit: 'saree', sex: 'female', hair: 'bun' };
  expect(drawFigure(spec)).toEqual(drawFigure({ ...spec }));
});

test('a mirrored figure has mirrored anchors and keeps its lines', () => {
  const f = drawFigure({ pose: 'point' });
  const m = placeFigure(f, { x: 10, y: 5, scale: 0.5, isFlipped: true });
  expect(m.anchors.handLeft.x).toBeCloseTo(10 - f.anchors.handLeft.x / 2);
  expect(m.anchors.handLeft.y).toBeCloseTo(5 + f.anchors.handLeft.y / 2);
  expect(m.anchors.head.turn).toBe(-f.anchors.head.turn);
  expect(m.box.width).toBeCloseTo(f.box.width / 2);
  expect(widthOf(m.shapes[0]!)).toBeCloseTo(widthOf(f.shapes[0]!) / 2);
  expectSound(m, 'mirrored');
});

test('at chest size no line is narrower than 0.4 mm', () => {
  for (const [i, pose] of poses.entries()) {
    const outfit = (Object.keys(OUTFITS) as OutfitName[])[i % 30]!;
    const f = drawSmall({ pose, outfit, beard: 'short', glasses: 'round' }, 63.5);
    const millimetre = 63.5 / Math.max(f.box.width, f.box.height);
    for (const s of f.shapes) if (s.stroke) expect(widthOf(s) * millimetre, `${pose} ${s.part}`).toBeGreaterThan(0.38);
    expect(f.shapes.length).toBeLessThanOrEqual(
      drawFigure({ pose, outfit, beard: 'short', glasses: 'round' }).shapes.length,
    );
  }
});

test('two people meet: hands lie in hands, nobody hides a face wholly', () => {
  for (const name of PAIRS) {
    const { shapes, figures } = drawPair(name, {}, { sex: 'female', hair: 'long' });
    const [a, b] = figures;
    expect(shapes.length).toBeGreaterThan(Math.max(a.shapes.length, b.shapes.length));
    const apart = distance(a.anchors.head, b.anchors.head);
    expect(apart, name).toBeGreaterThan(a.anchors.head.radius * 0.9);
    if (name === 'hold hands') expect(distance(a.anchors.handLeft, b.anchors.handRight)).toBeLessThan(20);
    if (name === 'high five') expect(distance(a.anchors.handLeft, b.anchors.handLeft)).toBeLessThan(60);
  }
});

test('another head sits on the same body, and hands find its mouth', () => {
  const muzzle = { ...PERSON_HEAD, mouthAt: (p: Point & { radius: number }) => ({ x: p.x + p.radius, y: p.y }) };
  const own = drawFigure({ pose: 'drink' });
  const animal = drawFigure({ pose: 'drink', head: muzzle, hide: { skin: 'fur', skinShade: 'furShade' } });
  expect(animal.anchors.handRight.y).toBeLessThan(own.anchors.handRight.y - 20);
  expect(animal.shapes.some(s => s.fill === 'skin')).toBe(false);
});

test('a figure is drawn in less than five milliseconds of processor', () => {
  const draw = () => poses.forEach(pose => drawFigure({ pose, outfit: 'sherwani', beard: 'full' }));
  draw();
  draw();
  const before = process.cpuUsage();
  draw();
  draw();
  const { user } = process.cpuUsage(before);
  expect(user / 1000 / (2 * poses.length)).toBeLessThan(5);
});

test('the flat style gives plain paths with a colour for each role', () => {
  const svg = paintFlat(drawFigure({ pose: 'guitar' }).shapes, paletteOfPerson(2, 'black', OUTFITS.casual.colours));
  expect(svg).toMatch(/^(<path d="M[^"]+" [^>]*\/>)+$/);
  expect(svg).not.toContain('undefined');
});
