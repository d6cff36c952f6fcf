/** Food and small things in what holds them: a basket of mangoes, a plate of momos, a bucket of popcorn. */
import { boxOf, PAINT_ROLES, type PaintRole, type Shape } from '../figures/shape.ts';
import { body, flat, line, oval } from './pen.ts';
import { thing, type Thing } from './thing.ts';
import { turned } from './turn.ts';

/** A round plate, seen a little from above: what is on it lies before its rim. */
export const PLATE: Thing = thing(420, [body('white', oval(0, -26, 190, 40)), flat('whiteShade', oval(0, -24, 140, 26)), flat('white', 'M-190 -26A190 40 0 0 0 190 -26A190 30 0 0 1 -190 -26Z'), line('M-188 -20A190 34 0 0 0 188 -20')], { front: 2, hole: { x: 0, y: -26, width: 270 }, tints: [], isEven: true }); // prettier-ignore

/** Rows from the back to the front: share of the width from the middle, and of the height of one above the rim. */
const PLACES = [[-0.3, 0.62], [0.3, 0.62], [0, 0.95], [-0.58, 0.3], [0.58, 0.3], [0, 0.4], [-0.3, 0.12], [0.32, 0.12]] as const; // prettier-ignore

/** One drawing of the vessel with what is in it; undefined where the vessel is flat or closed. The roles of both keep their own colours. */
export function heapIn(vessel: Thing, content: Thing): Thing | undefined {
  const hole = vessel.anchors.hole ?? (vessel.front === undefined ? undefined : vessel.anchors.top);
  if (!hole || vessel.front === undefined) return undefined;
  const used = new Set(vessel.shapes.flatMap(s => [s.fill, s.stroke]).filter((r): r is PaintRole => r !== undefined && r !== 'line')); // prettier-ignore
  const own = [...new Set(content.shapes.flatMap(s => [s.fill, s.stroke]).filter((r): r is PaintRole => r !== undefined))];
  const free = PAINT_ROLES.filter(r => r !== 'line' && r !== 'eye' && !used.has(r) && !own.includes(r) && !(r in vessel.colours)); // prettier-ignore
  const roles = new Map<PaintRole, PaintRole>(own.map(r => [r, used.has(r) && free.length ? free.shift()! : r]));
  const painted = (s: Shape): Shape => ({ ...s, ...(s.fill && { fill: roles.get(s.fill)! }), ...(s.stroke && { stroke: roles.get(s.stroke)! }) });
  const box = content.box;
  const scale = (hole.width * 0.46) / Math.max(box.width, box.height);
  const tall = box.height * scale;
  const copies = PLACES.flatMap(([x, up], i) => {
    const turn = ((i * 53) % 40) - 20;
    const at = { x: hole.x + x * hole.width * 0.62, y: hole.y - up * tall };
    const lying = turned(content.shapes.map(painted), { scale, turn });
    const lies = boxOf(lying);
    return turned(lying, { x: at.x - (lies.x + lies.width / 2), y: at.y - (lies.y + lies.height / 2) });
  });
  const shapes = [...vessel.shapes.slice(0, vessel.front), ...copies, ...vessel.shapes.slice(vessel.front)];
  const colours = { ...vessel.colours, ...Object.fromEntries([...roles].flatMap(([from, to]) => (content.colours[from] ? [[to, content.colours[from]]] : []))) }; // prettier-ignore
  const whole = boxOf(shapes);
  const { hole: _, ...anchors } = vessel.anchors;
  return {
    ...vessel,
    shapes,
    colours,
    box: whole,
    front: shapes.length,
    tints: content.tints.flatMap(r => roles.get(r) ?? []),
    anchors: { ...anchors, grip: vessel.anchors.grip ?? { x: hole.x, y: whole.y + whole.height * 0.7, bar: 90 } },
  };
} // prettier-ignore
