/** A mermaid or a merman: a person's upper body in a pose, and a fish's tail. The tail has the roles `fur` and `fur2`. */
import { mapPoints } from '../../draw/path.ts';
import { drawFigure, type FigureSpec } from '../../figures/figure.ts';
import { boxOf, type Anchors, type Figure, type Part, type Shape } from '../../figures/shape.ts';
import { drawFishTail } from './fish-tail.ts';

const BELOW = new Set<Part>(['legRight', 'legLeft', 'footRight', 'footLeft', 'skirt']);

export function drawMermaid(spec: FigureSpec & { bend?: number }): Figure {
  const { bend = 70, ...person } = spec;
  const figure = drawFigure(person);
  const { seat, shoulderRight, shoulderLeft } = figure.anchors;
  const half = Math.max(66, Math.abs(shoulderRight.x - shoulderLeft.x) * 0.56);
  const tail = drawFishTail({ waist: { x: seat.x, y: seat.y - half * 1.24 }, half, length: 420, bend });
  const first = figure.shapes.findIndex(s => BELOW.has(s.part));
  const kept = figure.shapes.filter(s => !BELOW.has(s.part));
  const at = figure.shapes.slice(0, Math.max(0, first)).filter(s => !BELOW.has(s.part)).length;
  // The tail lies over the trunk's lower end.
  const after = Math.max(at, kept.findLastIndex(s => s.part === 'torso') + 1);
  const shapes = [...kept.slice(0, after), ...tail, ...kept.slice(after)];
  const { y, height } = boxOf(shapes);
  return lowered(figure, shapes, -(y + height));
}

function lowered(figure: Figure, shapes: readonly Shape[], down: number): Figure {
  const all = shapes.map(s => ({ ...s, segments: mapPoints(s.segments, (x, y) => [x, y + down]) }));
  const anchors = Object.entries(figure.anchors).map(([name, p]) => [name, { ...p, y: p.y + down }]);
  return {
    shapes: all,
    anchors: Object.fromEntries(anchors) as Anchors,
    things: [],
    box: boxOf(all),
    faceBox: { ...figure.faceBox, y: figure.faceBox.y + down },
  };
}
