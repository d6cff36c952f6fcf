/**
 * Animals that do what people do: an animal's head, paws and tail on a person's body, dressed.
 *
 *   const figure = drawAnimalPerson('tiger', { pose: 'drink', outfit: 'kurta' });
 *   paintFlat(figure.shapes, { ...paletteOfPerson(2, 'black', cloths), ...coatOfPerson('tiger') });
 */
import type { HeadPlace as PersonHead, Trunk } from '../figures/body.ts';
import { along, lerp } from '../figures/geometry.ts';
import { drawFigure, type FigureSpec } from '../figures/figure.ts';
import type { HandMaker } from '../figures/hands.ts';
import { headFrame, onHead } from '../figures/head/head-frame.ts';
import type { HeadMaker } from '../figures/head/head.ts';
import { drawHeadwear, type Headwear } from '../figures/head/headwear.ts';
import type { Figure, PaintRole, Point, Shape } from '../figures/shape.ts';
import type { Looks } from '../figures/spec.ts';
import { shadeOf } from './shade.ts';
import type { FootKind } from './body/model.ts';
import { tailRadii, tailShapes } from './body/tail.ts';
import { drawHead } from './head/head.ts';
import type { HeadModel } from './head/model.ts';
import { pawsOf } from './paws.ts';
import type { CoatColours } from './rows/row.ts';
import { ANIMAL_NAMES, rowOf } from './table.ts';

/** A person's clothes and things have roles of their own: those of a head's that they share are given others. */
const APART: Partial<Record<PaintRole, PaintRole>> = {
  dark: 'fur3', darkShade: 'fur3Shade', accent: 'iris', accentShade: 'irisShade',
  steel: 'horn', steelShade: 'hornShade', wood: 'horn', woodShade: 'hornShade', metal: 'horn', metalShade: 'hornShade',
}; // prettier-ignore
const apart = (shape: Shape): Shape => {
  const fill = shape.fill && APART[shape.fill];
  return fill ? { ...shape, fill } : shape;
};

/** Heads that are on a person's body: those of all that have one. */
const headOf = (name: string): HeadModel | undefined => {
  const row = rowOf(name);
  return 'body' in row
    ? row.body.head
    : 'bird' in row
      ? row.bird.head
      : 'serpent' in row
        ? row.serpent.head
        : undefined;
};
export const ANIMAL_PEOPLE: readonly string[] = ANIMAL_NAMES.filter(name => headOf(name));

/** The colours of the animal, or others of its coat, by the roles that it has as a person. */
export function coatOfPerson(name: string, colours: CoatColours = rowOf(name).colours): CoatColours {
  const { fur, furShade, fur2, fur2Shade, hair, hairShade, lip, blush, dark, darkShade, accent, accentShade } = colours;
  const horn = colours.steel && colours.steel !== '#c3cad4' ? 'steel' : hasRole(name, 'metal') ? 'metal' : 'wood';
  return {
    fur, furShade, fur2, fur2Shade, hair, hairShade, lip, blush,
    fur3: dark, fur3Shade: darkShade, iris: accent, irisShade: accentShade, horn: colours[horn] ?? '#e9dcc2', hornShade: colours[`${horn}Shade`] ?? '#c9b894',
  } as CoatColours; // prettier-ignore
}
const hasRole = (name: string, role: PaintRole): boolean => JSON.stringify(headOf(name)).includes(`"${role}"`);

/** How much larger an animal's head is than a person's would be. */
const LARGER = 1.6;
/** It sits lower, so that no long neck is seen below it: in radii of the skull. */
const LOWER = 0.34;
const FULL_TURN = 64;
const turnOf = (turn: number, least = 0): number => (turn < 0 ? -1 : 1) * Math.max(Math.abs(turn) * FULL_TURN, least);

/** An animal's head for a person's body, in the place of `PERSON_HEAD`. Throws where the animal has none. */
export function animalHead(name: string): HeadMaker {
  const model = headOf(name);
  if (!model) throw new Error(`${name} has no head for a person's body.`);
  const scale = model.onPerson ?? LARGER;
  const nod = restingNod(name);
  const place = (p: PersonHead) => ({ ...lowered(p), unit: p.radius, turn: turnOf(p.turn, model.frontTurn), nod: nod + p.nod * 14, tilt: p.tilt });
  return {
    scale,
    mouthAt: p => drawHead(model, place(p), { mood: 'calm' }).mouth,
    draw: (p, looks, headwear) => {
      const drawn = drawHead(model, place(p), { mood: looks.mood, deed: looks.mouth, glasses: looks.glasses });
      const hat = headwear && hatOn({ ...p, ...lowered(p) }, looks, headwear);
      const { at, radius } = drawn;
      return {
        behind: [...(hat?.back ?? []), ...drawn.back.map(apart)],
        front: [...drawn.front.map(apart), ...(hat?.front ?? [])],
        headTop: hat ? { x: drawn.top.x, y: Math.min(drawn.top.y, at.y - hat.top * p.radius) } : drawn.top,
        brow: drawn.brow,
        mouth: drawn.mouth,
        eyeRight: drawn.eyeRight,
        eyeLeft: drawn.eyeLeft,
        face: [{ x: at.x - radius, y: at.y - radius * 0.6 }, { x: at.x + radius, y: at.y + radius }, drawn.mouth, drawn.nose],
      };
    },
  };
} // prettier-ignore
const lowered = (p: PersonHead): Point => along(p, -p.tilt, p.radius * LOWER);
/** Long heads look down, so that they are seen from the front too. */
function restingNod(name: string): number {
  const row = rowOf(name);
  return 'body' in row ? (row.body.nod ?? 0) : 0;
}
function hatOn(p: PersonHead, looks: Looks, headwear: Headwear) {
  const h = headFrame({ ...p, radius: p.radius * 0.98 }, looks);
  const hat = drawHeadwear(h, headwear);
  return { front: onHead(h, hat.front), back: onHead(h, hat.back ?? []), top: hat.top };
}

/** What covers limbs and trunk. */
function skinOf(name: string): PaintRole {
  const row = rowOf(name);
  const role = 'body' in row ? (row.body.legFill ?? row.body.fill ?? 'fur') : 'bird' in row ? row.bird.fill : 'fish' in row ? row.fish.fill : 'fur'; // prettier-ignore
  return APART[role] ?? role;
}

/** An animal's hands. */
export function animalHand(name: string): HandMaker {
  const row = rowOf(name);
  const fill = skinOf(name);
  if ('bird' in row)
    return pawsOf({ kind: 'wing', fill, pad: APART[row.bird.wing.feathers] ?? row.bird.wing.feathers });
  const kind: FootKind = 'body' in row ? row.body.foot.kind : 'paw';
  const pad: Record<FootKind, PaintRole> = { paw: 'blush', hoof: 'fur3', cloven: 'fur3', pillar: 'white', claw: 'blush', hand: isApe(name) ? 'fur2' : fill }; // prettier-ignore
  return pawsOf({ kind: kind === 'hand' && !isApe(name) ? 'claw' : kind, fill, pad: name === 'gorilla' || name === 'langur' ? 'fur3' : pad[kind] }); // prettier-ignore
}
const isApe = (name: string): boolean => name === 'monkey' || name === 'langur' || name === 'gorilla';

/** Its tail, which comes out behind to our left. */
export function animalTail(name: string): (trunk: Trunk) => Shape[] {
  const row = rowOf(name);
  const tail = 'body' in row ? row.body.tail : undefined;
  if (!tail || !('body' in row)) return () => [];
  const long = Math.min(1.1, Math.max(0.2, tail.length)) * 300;
  const radius = tail.radius * 300;
  const fill = tail.fill ?? skinOf(name);
  return ({ pelvis, turn }) => {
    const out = lerp(0.86, 1, Math.min(1, Math.abs(turn)));
    const reach: readonly (readonly [number, number])[] = tail.isCurled
      ? [[-0.1, 0], [-0.34, 0.06], [-0.5, -0.08], [-0.52, -0.26], [-0.4, -0.38], [-0.26, -0.34], [-0.24, -0.22], [-0.32, -0.18]]
      : [[-0.1, 0.04], [-0.3, 0.2], [-0.52, 0.24], [-0.7, 0.12], [-0.8, -0.06], [-0.84, -0.24], [-0.92, -0.38], [-1.04, -0.44]];
    const points = reach.map(([x, y]): Point => ({ x: pelvis.x + x * long * out, y: pelvis.y + y * long }));
    return tailShapes(tail, { points, radii: tailRadii(tail.kind, radius) }, radius, APART[fill] ?? fill).map(apart);
  };
} // prettier-ignore

/** What of a figure's spec makes it that animal: for `drawFigure`, `drawPair` and whatever draws people. */
export function asAnimal(name: string): Pick<FigureSpec, 'head' | 'hand' | 'hide' | 'behind'> {
  const skin = skinOf(name);
  return {
    head: animalHead(name),
    hand: animalHand(name),
    behind: animalTail(name),
    hide: { skin, skinShade: shadeOf(skin) },
  };
}

/** An animal that does what people do, dressed or in its own coat. Its anchors are a person's. */
export function drawAnimalPerson(name: string, spec: Omit<FigureSpec, keyof ReturnType<typeof asAnimal>>): Figure {
  const figure = drawFigure({ ...spec, ...asAnimal(name) });
  const [limbs, trunk] = [skinOf(name), trunkOf(name)];
  if (limbs === trunk) return figure;
  // A panda's limbs are black and its trunk is white.
  const roles: Partial<Record<PaintRole, PaintRole>> = { [limbs]: trunk, [shadeOf(limbs)]: shadeOf(trunk) };
  const shapes = figure.shapes.map(s => (s.part === 'torso' && s.fill && roles[s.fill] ? { ...s, fill: roles[s.fill]! } : s)); // prettier-ignore
  return { ...figure, shapes };
}
function trunkOf(name: string): PaintRole {
  const row = rowOf(name);
  const role = 'body' in row ? (row.body.fill ?? 'fur') : skinOf(name);
  return APART[role] ?? role;
}
