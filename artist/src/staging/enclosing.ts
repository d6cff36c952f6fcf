/** What is within something that can be seen through, or that frames it: a ship in a bottle, a brain in a bulb, gears in a heart. */
import type { Box } from '../draw/path.ts';
import { boxOf, type Shape } from '../figures/shape.ts';
import type { Thing as SceneThing } from '../reading/scene.ts';
import { box as boxPath, flat, plate, star, stroke } from '../things/pen.ts';
import { boxOfCluster, cluster, movedCluster, type Cluster } from './cluster.ts';
import { cutBefore } from './layers.ts';
import { clamp, heroes, rebased, type RelationRule } from './pair.ts';
import { thingOf } from '../things/catalogue.ts';
import { footOf, middleOf, moved, pieceOf, type Piece } from './piece.ts';

/** The room within, in shares of the box; `isClear` where a sheen of glass lies over it. */
interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  isClear?: boolean;
}
const ROOMS: [RegExp, Room][] = [
  [/bulb/, { x: 0.16, y: 0.1, width: 0.68, height: 0.5, isClear: true }],
  [/bottle/, { x: 0.06, y: 0.14, width: 0.56, height: 0.66, isClear: true }],
  [/jar|terrarium|aquarium|fish bowl|fishbowl|lantern/, { x: 0.13, y: 0.34, width: 0.74, height: 0.58, isClear: true }],
  [/hourglass|sand clock/, { x: 0.18, y: 0.14, width: 0.64, height: 0.28, isClear: true }],
  [/snow globe|crystal ball|bubble|glass ball|sphere|helmet/, { x: 0.14, y: 0.12, width: 0.72, height: 0.66, isClear: true }],
  [/^glass$|tumbler|beaker|flask|test tube|wine glass/, { x: 0.2, y: 0.3, width: 0.6, height: 0.6, isClear: true }],
  [/^cage$/, { x: 0.2, y: 0.3, width: 0.6, height: 0.6 }],
  [/heart/, { x: 0.2, y: 0.18, width: 0.6, height: 0.5 }],
  [/triangle|pyramid/, { x: 0.3, y: 0.42, width: 0.4, height: 0.46 }],
  [/moon|sun|planet|circle|earth|globe|mandala|wheel|gear|compass|eye|sunflower|coin|ring|badge|shield|star|hexagon|diamond|frame|window|television|tv|screen|phone|laptop|computer|camera|mirror|clock|watch|map of india|india map|cloud|head|brain|drop|leaf|flower|flame|square|polaroid|door|egg|shell/, { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }],
]; // prettier-ignore
export const roomOf = (noun: string): Room | undefined => ROOMS.find(([rule]) => rule.test(noun))?.[1];

/** What fills its room from wall to wall: a night sky, water. */
const FILLS = /^(galaxy|milky way|universe|cosmos|space|sea|ocean|water|night sky|sky|storm|smoke)$/;

export const enclosed: RelationRule = pair => {
  const room = roomOf(pair.to.noun)!;
  const { a } = pair;
  const base = lain(pair.base);
  const own = boxOfCluster(a);
  const around = { width: base.box.width * room.width, height: base.box.height * room.height };
  const fits = Math.min(around.width / own.width, around.height / own.height);
  // The vessel grows rather than that what it holds becomes too small to be read.
  const b = movedCluster(
    { ...pair.b, pieces: pair.b.pieces.map(p => (p === pair.base ? base : p)) },
    { scale: clamp(1 / fits, 0.6, 2.6) },
  );
  const vessel = rebased(b, base);
  const inner: Box = { x: vessel.box.x + vessel.box.width * room.x, y: vessel.box.y + vessel.box.height * room.y, width: vessel.box.width * room.width, height: vessel.box.height * room.height }; // prettier-ignore
  const content = FILLS.test(pair.from.noun) ? filling(pair.from, vessel, inner) : fitted(a, inner);
  const at = b.pieces.indexOf(vessel);
  // The bars of a cage are before who is in it.
  if (vessel.front !== undefined && vessel.noun === 'cage') {
    const [behind, bars] = cutBefore(vessel, vessel.front) as [Piece, Piece];
    return cluster(
      [...b.pieces.slice(0, at), behind, ...content.pieces, bars, ...b.pieces.slice(at + 1)],
      heroes(pair),
      { threads: content.threads },
    );
  }
  const sheen = room.isClear ? [glaze(vessel, inner)] : [];
  return cluster([...b.pieces.slice(0, at + 1), ...content.pieces, ...sheen, ...b.pieces.slice(at + 1)], heroes(pair), { threads: [...b.threads, ...content.threads] }); // prettier-ignore
};

/** A bottle that holds something lies on its side. */
function lain(base: Piece): Piece {
  if (!/bottle/.test(base.noun)) return base;
  const drawn = pieceOf(thingOf('lying bottle', 'object')!, { node: base.node, index: base.index, noun: base.noun, hue: base.hue }); // prettier-ignore
  return moved(drawn, { x: middleOf(base.box) - middleOf(drawn.box), y: footOf(base.box) - footOf(drawn.box) });
}

function fitted(a: Cluster, inner: Box): Cluster {
  const box = boxOfCluster(a);
  const scale = Math.min(inner.width / box.width, inner.height / box.height) * 0.96;
  return movedCluster(a, { scale, x: middleOf(inner) - middleOf(box) * scale, y: inner.y + inner.height / 2 - (box.y + box.height / 2) * scale }); // prettier-ignore
}

/** A night sky in the form of the room: it follows the walls of the vessel. */
function filling(from: SceneThing, vessel: Piece, inner: Box): Cluster {
  const isRound = /bulb|ball|globe|moon|sun|eye|circle/.test(vessel.noun);
  const isWater = /sea|ocean|water/.test(from.noun);
  const [cx, w, h] = [middleOf(inner), inner.width, inner.height];
  const swirl = (y: number, k: number) => stroke(k ? 'cloth3' : 'cloth1', `M${cx - w * 0.32} ${inner.y + h * (y + 0.16)}C${cx - w * 0.1} ${inner.y + h * (y - 0.1)} ${cx + w * 0.1} ${inner.y + h * (y + 0.2)} ${cx + w * 0.32} ${inner.y + h * (y - 0.04)}`, h * (k ? 0.05 : 0.13)); // prettier-ignore
  const stars = [[-0.24, 0.2], [0.2, 0.16], [-0.05, 0.3], [0.28, 0.44], [-0.28, 0.62], [0.06, 0.7], [0.22, 0.8], [-0.12, 0.86]] as const; // prettier-ignore
  const shapes: Shape[] = [
    plate('cloth2', boxPath(inner.x, inner.y, w, h, Math.min(w, h) * (isRound ? 0.499 : 0.18))),
    swirl(0.46, 0),
    swirl(0.42, 1),
    ...(isWater ? [] : stars.flatMap(([x, y], i) => [flat(i % 3 ? 'white' : 'trim', star(cx + w * x, inner.y + h * y, h * (i % 3 ? 0.035 : 0.06), h * 0.016, 4))])), // prettier-ignore
  ];
  const colours = isWater ? { cloth2: '#2f86c4', cloth1: '#7cc4e6', cloth3: '#dff3fa' } : { cloth2: '#2b2560', cloth1: '#7a4bb0', cloth3: '#e07ab8', trim: '#ffd54a' }; // prettier-ignore
  return cluster([{ node: from.id, index: 0, noun: from.noun, shapes, colours, hue: vessel.hue, box: boxOf(shapes), faces: [], places: [], scale: 1 }], [from.id]); // prettier-ignore
}

/** Two lights on the glass before what it holds. */
function glaze(vessel: Piece, inner: Box): Piece {
  const [x, y, w, h] = [inner.x, inner.y, inner.width, inner.height];
  const shapes = [stroke('white', `M${x + w * 0.06} ${y + h * 0.52}C${x + w * 0.04} ${y + h * 0.3} ${x + w * 0.1} ${y + h * 0.16} ${x + w * 0.22} ${y + h * 0.08}`, Math.max(8, w * 0.045)), stroke('white', `M${x + w * 0.08} ${y + h * 0.66}L${x + w * 0.09} ${y + h * 0.72}`, Math.max(8, w * 0.045))]; // prettier-ignore
  return { ...vessel, shapes, box: boxOf(shapes), faces: [], places: [] };
}
