/** Drawings that depend on more than their noun: on a mood, on what they are shaped like. */
import type { Shape } from '../figures/shape.ts';
import type { Mood, Thing as SceneThing } from '../reading/scene.ts';
import { body, flat, heartAt, stroke } from '../things/pen.ts';
import { turned } from '../things/turn.ts';
import { thingOf } from '../things/catalogue.ts';
import { thing, type Thing } from '../things/thing.ts';

/** One of what is served by the plate, as it goes to the mouth. */
const ONE_OF: Record<string, string> = { 'pani puri': 'puri', golgappa: 'puri', 'street food': 'samosa' };
export const morsel = (t: SceneThing): Thing | undefined =>
  ONE_OF[t.noun] ? thingOf(ONE_OF[t.noun]!, 'food') : undefined;

/** A thing that is drawn in its own way; undefined where its noun says enough. */
export function specialThing(t: SceneThing, like?: SceneThing): Thing | undefined {
  if (like && /tree|bonsai|bush/.test(t.noun)) return treeLike(like);
  if (t.looks.includes('cut') && /^(lemon|lime|orange fruit|orange)$/.test(t.noun))
    return thingOf(/orange/.test(t.noun) ? 'cut orange' : 'cut lemon', 'food');
  if (t.noun === 'steam') return like?.noun === 'heart' ? heartOfSteam() : undefined;
  if (t.noun === 'cherry blossom' || t.noun === 'sakura') return thingOf('cherry blossom tree', 'plant');
  if (t.noun === 'necklace' && (t.colours.includes('gold') || /gold|chain/.test(t.words)))
    return thingOf('gold chain', 'garment');
  if (t.noun === 'peace sign' && /hand/.test(t.words)) return thingOf('peace hand', 'symbol');
  if (t.noun === 'robot') return robot(t.mood);
  if (t.noun === 'moon' && /full/.test(`${t.words} ${t.looks.join(' ')}`)) return thingOf('full moon', 'sky');
  if (t.noun === 'moon' && !/crescent|half/.test(t.words)) return thingOf('full moon', 'sky');
  return undefined;
}

/** A trunk whose crown has the outline of something. */
function treeLike(like: SceneThing): Thing | undefined {
  const crown = thingOf(like.noun, like.kind);
  if (!crown) return undefined;
  const scale = 300 / Math.max(crown.box.width, crown.box.height);
  const middle = crown.box.x + crown.box.width / 2;
  const lifted = turned(crown.shapes, { scale, x: -middle * scale, y: -150 - (crown.box.y + crown.box.height) * scale });
  const leaves = lifted.map((s): Shape => (s.fill && s.fill !== 'line' ? { ...s, fill: s.fill.endsWith('Shade') ? 'cloth3Shade' : s.fill === 'white' ? 'trim' : 'cloth3' } : s));
  return thing(1500, [body('wood', 'M-26 0L-16 -190H18L30 0Q56 8 0 8Q-50 8 -26 0Z'), ...leaves], { colours: { wood: '#8a5a36', cloth3: '#4f9a52', cloth3Shade: '#3a7a40', trim: '#8cc46a' }, tints: ['cloth3'], isEven: true });
} // prettier-ignore

/** Two threads of steam that meet in a heart. */
const heartOfSteam = (): Thing =>
  thing(150, [
    stroke('white', 'M0 60C-14 40 10 20 0 0', 11),
    stroke('line', heartAt(0, -84, 74), 27),
    stroke('white', heartAt(0, -84, 74), 15),
  ], { ground: { x: 0, y: 60 }, tints: [], isEven: true }); // prettier-ignore

const FACES: Partial<Record<Mood, Shape[]>> = {
  sad: [stroke('glass', 'M-24 -252Q0 -268 24 -252', 7), flat('dark', 'M-66 -316L-14 -306V-318L-60 -330ZM66 -316L14 -306V-318L60 -330Z'), flat('cloth2', 'M-46 -262C-38 -250 -38 -242 -46 -238C-54 -242 -54 -250 -46 -262Z')],
  angry: [stroke('glass', 'M-24 -252H24', 7), flat('dark', 'M-66 -324L-14 -300V-318L-60 -334ZM66 -324L14 -300V-318L60 -334Z')],
  loving: [flat('accent', heartAt(-40, -288, 26)), flat('accent', heartAt(40, -288, 26))],
}; // prettier-ignore
function robot(mood: Mood | undefined): Thing | undefined {
  const plain = thingOf('robot', 'creature');
  const face = mood && FACES[mood];
  if (!plain || !face) return plain;
  // The smile gives way to the face of the mood.
  const shapes = plain.shapes.filter(s => !(s.stroke === 'glass' && s.width === 7));
  return { ...plain, shapes: [...shapes, ...face] };
}
