/** A stage for the chest: what no press holds at two and a half inches is left out or drawn thicker, before a treatment draws it. */
import { meanWidth } from '../draw/path.ts';
import { boxOf, widthOf, type Shape } from '../figures/shape.ts';
import { boxAround } from '../staging/piece.ts';
import type { Stage, StageItem } from '../staging/stage.ts';

/** The print area of the chest: 2.5 inches. */
const CHEST_MM = 63.5;
/** A film print holds 0.35 mm; a little more, since curves are sampled. */
const LEAST_MM = 0.4;
/** What grounds and rims of a treatment add around a stage, at most. */
const MARGIN = 160;

/** The narrowest line of a picture of this size on a chest, in its units. */
export const leastOnChest = ({ box }: Stage): number => (LEAST_MM / CHEST_MM) * (Math.max(box.width, box.height) + MARGIN); // prettier-ignore

/** Details that would be too thin go; contours and features of faces are drawn as thick as they must be. */
export function forChest(stage: Stage): Stage {
  const least = leastOnChest(stage);
  const items = stage.items.flatMap((item): StageItem[] => {
    const shapes = item.layer === 'lettering' ? item.shapes : item.shapes.flatMap(s => sturdy(s, least));
    return shapes.length ? [{ ...item, shapes, box: boxOf(shapes), least }] : [];
  });
  return { ...stage, items, box: boxAround(items.map(i => i.box)) };
}

function sturdy(shape: Shape, least: number): Shape[] {
  const isFeature = shape.part === 'face';
  if (shape.stroke) {
    if (shape.weight === 'detail' && !isFeature && widthOf(shape) < least * 0.5 && !shape.fill) return [];
    return [{ ...shape, width: Math.max(widthOf(shape), least) }];
  }
  if (meanWidth(shape.segments) >= least) return [shape];
  // Brows, lids and lips carry the mood: they stay, with a line of their own colour around them.
  return isFeature ? [{ ...shape, stroke: shape.fill!, width: least * 0.5 }] : [];
}
