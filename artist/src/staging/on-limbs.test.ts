import { expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import type { Anchors, Point } from '../figures/shape.ts';
import { nounRows } from '../reading/nouns.ts';
import { readScene } from '../reading/read-scene.ts';
import { thingOf } from '../things/catalogue.ts';
import { CAST } from './cast.ts';
import { isOnLimb, wornOn, type WornOn } from './on-limbs.ts';
import { overlap, type Piece } from './piece.ts';
import { unitsOf } from './units.ts';
import { isCloth } from './wardrobe.ts';

/** Everything that is worn and drawn beside the clothes. */
const WORN = nounRows().filter(({ kind, noun }) => kind === 'garment' && !isCloth(noun) && thingOf(noun, 'garment') && noun !== 'mask').map(({ noun }) => noun); // prettier-ignore
const WEARERS = ['a man', 'a girl', 'a baby', 'an old woman', 'a robot', 'a cat', 'a bear', 'an elephant', 'a rooster', 'a man dancing', 'a girl running', 'a panda sitting']; // prettier-ignore
const PAIRS = WORN.flatMap(noun => WEARERS.map(who => [who, noun] as const));

const NEAR: Record<WornOn, (b: Anchors) => Point[]> = {
  hands: b => [b.handRight, b.handLeft],
  wrists: b => [b.handRight, b.handLeft],
  wrist: b => [b.handRight, b.handLeft],
  finger: b => [b.handRight, b.handLeft],
  hand: b => [b.handRight, b.handLeft],
  feet: b => [b.footRight, b.footLeft],
  lobes: b => [b.head],
  ears: b => [b.head],
  eyes: b => [b.eyeRight, b.eyeLeft],
  mouth: b => [b.mouth],
  brow: b => [b.brow, b.headTop],
  neck: b => [b.neck, b.chest],
  back: b => [b.back],
};
const away = ({ box }: Piece, p: Point): number => Math.hypot(Math.max(box.x - p.x, 0, p.x - box.x - box.width), Math.max(box.y - p.y, 0, p.y - box.y - box.height)); // prettier-ignore

it.each(someOf(PAIRS, 40))('%s wearing %s wears it where it belongs', (who, noun) => {
  const scene = readScene(`${who} wearing ${noun}`);
  const { clusters } = unitsOf(scene, { casting: CAST, seed: 7, variant: 0 });
  const pieces = clusters.flatMap(c => c.pieces);
  const wearer = pieces.find(p => p.body)!;
  const worn = pieces.filter(p => p.noun === noun);
  // What the figure's own drawing has, as a turban or glasses, is none beside it.
  if (!worn.length) return expect(pieces.length).toBe(1);
  const on = wornOn(noun, thingOf(noun, 'garment')!);
  const reach = wearer.body!.head.radius * 0.9;
  for (const piece of worn) expect(Math.min(...NEAR[on](wearer.body!).map(p => away(piece, p)))).toBeLessThan(reach);
  // A pair has one for each.
  if (/^(hands|wrists|feet|lobes)$/.test(on)) expect(worn).toHaveLength(2);
  if (isOnLimb(on) && on !== 'lobes' && !/dancing|running|sitting/.test(who))
    for (const piece of worn) for (const face of wearer.faces) expect(overlap(piece.box, face)).toBe(0);
});
