/** A thing with all that the words give it: wings, a crown, limbs, a face, what its hands hold. */
import { boxOf, type Shape } from '../figures/shape.ts';
import { emphasis, pinned } from './attach.ts';
import { dressed } from './dress-things.ts';
import { alive, lifeOf, limbColours } from './limbs.ts';
import { footOf, middleOf, moved, type Piece } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';

/** Gloves are the hands themselves; weights go over the head. */
const BOXING = /^boxing glove/;
const WEIGHT = /dumbbell|barbell|weight|kettlebell/;

/** Pieces from back to front around one drawing of a thing. */
export function withLife(props: Props, role: Role, base: Piece): Piece[] {
  const { thing } = role;
  const nouns = new Map([...role.held, ...role.worn].map(id => [id, props.plan.roles.get(id)!.thing]));
  const gloves = [...nouns.keys()].filter(id => BOXING.test(nouns.get(id)!.noun));
  const worn = role.worn.filter(id => !gloves.includes(id));
  const clothes = dressed(props, base, worn);
  const masks = worn.some(id => props.drawing(nouns.get(id)!)?.wornAt === 'eyes');
  const own = lifeOf(thing, role.deeds);
  const hands = gloves.length ? ('box' as const) : role.held.length ? ('hold' as const) : undefined;
  const life = hands && !own?.bearing ? { bearing: hands, mood: own?.mood ?? ('happy' as const) } : own;
  if (!life) return [...clothes.behind, base, ...clothes.before];
  const made = alive(base, life, { isMasked: masks, isGloved: gloves.length > 0 });
  const extra = (shapes: Shape[], node = thing.id): Piece => ({ node, index: base.index, noun: thing.noun, shapes, colours: limbColours, hue: base.hue + 1, box: boxOf(shapes), faces: [], places: [], scale: 1 }); // prettier-ignore
  const held = role.held.filter(id => !gloves.includes(id)).flatMap((id, i) => holding(props, id, base, made.hands, i));
  const list = [...clothes.behind, ...(made.behind.length ? [extra(made.behind)] : []), base, ...clothes.before, ...held, ...(made.before.length ? [extra(made.before, gloves[0] ?? thing.id)] : [])]; // prettier-ignore
  const turned = made.lean ? list.map(one => moved(one, { turn: made.lean })) : list;
  return turned;
}

/** In the hand on our right, then in the other; a weight lies across both. */
function holding(props: Props, id: string, base: Piece, [right, left]: readonly [{ x: number; y: number }, { x: number; y: number }], i: number): Piece[] {
  const { thing } = props.plan.roles.get(id)!;
  const drawing = props.drawing(thing);
  if (!drawing) return [];
  const piece = props.piece(thing, drawing, base.index, emphasis(drawing));
  if (WEIGHT.test(thing.noun) && piece.box.width > piece.box.height) {
    const scale = (Math.max(base.box.width, base.box.height) * 1.15) / piece.box.width;
    const at = { x: (right.x + left.x) / 2, y: (right.y + left.y) / 2 };
    return [moved(piece, { scale, x: at.x - middleOf(piece.box) * scale, y: at.y - (piece.box.y + piece.box.height / 2) * scale })];
  }
  const hand = i ? right : left;
  const size = Math.max(piece.box.width, piece.box.height);
  const scale = Math.min(1.6, (Math.sqrt(base.box.width * base.box.height) * 0.62) / size);
  const grip = piece.thing?.grip ?? { x: middleOf(piece.box), y: footOf(piece.box) - piece.box.height * 0.3 };
  return [pinned(piece, grip, hand, 0, scale)];
} // prettier-ignore
