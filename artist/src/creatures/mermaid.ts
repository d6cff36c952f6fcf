/** A mermaid: a woman to the hips, a fish below. */
import { readPath } from '../draw/read-path.ts';
import { drawFigure, type FigureSpec } from '../figures/figure.ts';
import { boxOf, type Figure, type Part, type Shape } from '../figures/shape.ts';
import { mapPoints } from '../draw/path.ts';

const LEGS = new Set<Part>(['legRight', 'legLeft', 'footRight', 'footLeft', 'skirt']);
/** In units of half the hips, the middle of the hips at the origin. */
const TAIL =
  'M-1.16 -0.5C-1.5 1.2 -1.3 3 -0.4 4.5C0.2 5.5 1.2 6 2.2 5.7C2.5 5.5 2.5 5.1 2.3 4.8C1.5 4.9 1 4.3 0.9 3.5C0.8 2.4 1.5 0.9 1.16 -0.5C0.5 0 -0.5 0 -1.16 -0.5Z';
const FLUKE =
  'M2.1 5.5C2.4 4.6 2.4 3.8 3.2 3.1C3.9 2.6 4.6 2.7 5 3C4.5 3.5 4.3 4.2 4 4.7C4.8 4.8 5.6 5.2 5.9 6C5.2 6.3 4.4 6.6 3.5 6.3C2.9 6.1 2.3 6 2.1 5.5Z';
const SHADE =
  'M0.9 3.5C0.8 2.4 1.5 0.9 1.16 -0.5C0.9 -0.2 0.7 -0.1 0.5 -0.06C0.7 1.4 0 2.6 0.2 3.8C0.5 5 1.4 5.5 2.2 5.7C2.5 5.5 2.5 5.1 2.3 4.8C1.5 4.9 1 4.3 0.9 3.5Z';
const SCALES =
  'M-0.9 0.7q0.3 0.3 0.6 0q0.3 0.3 0.6 0M-1 1.5q0.3 0.3 0.6 0q0.3 0.3 0.6 0M-0.9 2.3q0.3 0.3 0.6 0q0.3 0.3 0.5 0M-0.6 3.1q0.3 0.3 0.6 0';
const FRINGE =
  'M-1.22 -0.62C-0.5 -0.1 0.5 -0.1 1.22 -0.62C1.3 -0.3 1.2 0 1.1 0.2C0.8 0 0.6 0.3 0.3 0.4C0.1 0.2 -0.1 0.2 -0.3 0.4C-0.6 0.3 -0.8 0 -1.1 0.2C-1.2 0 -1.3 -0.3 -1.22 -0.62Z';

export function drawMermaid(spec: FigureSpec): Figure {
  const figure = drawFigure({ ...spec, sex: 'female', outfit: { top: { fill: 'cloth1', sleeve: 0, ease: 2, hem: 0.52, neck: 'straps' }, bottom: { kind: 'none' }, shoe: 'bare', colours: ['#8653c4', '#2fae9d', '#2fae9d', '#f6d28b', '#2fae9d'] } }); // prettier-ignore
  const { anchors } = figure;
  const half = Math.max(58, Math.abs(anchors.shoulderLeft.x - anchors.shoulderRight.x) * 0.52);
  const at = (d: string) =>
    mapPoints(readPath(d), (x, y) => [anchors.seat.x + x * half, anchors.seat.y - half * 0.5 + y * half]);
  const part = 'skirt' as const;
  const tail: Shape[] = [
    { segments: at(FLUKE), fill: 'cloth3', stroke: 'line', part },
    { segments: at(TAIL), fill: 'cloth3', stroke: 'line', part },
    { segments: at(SHADE), fill: 'cloth3Shade', part },
    { segments: at(SCALES), stroke: 'cloth3Shade', width: 7, part },
    { segments: at(FRINGE), fill: 'trim', stroke: 'line', weight: 'form', part },
  ];
  const kept = figure.shapes.filter(s => !LEGS.has(s.part));
  const last = kept.findLastIndex(s => s.part === 'torso');
  const shapes = [...kept.slice(0, last + 1), ...tail, ...kept.slice(last + 1)];
  const { y, height } = boxOf(shapes);
  return lowered({ ...figure, shapes }, -(y + height));
}

/** Stands on the ground with its lowest point. */
function lowered(figure: Figure, down: number): Figure {
  const shapes = figure.shapes.map(s => ({ ...s, segments: mapPoints(s.segments, (x, y) => [x, y + down]) }));
  const anchors = Object.fromEntries(Object.entries(figure.anchors).map(([name, p]: [string, { x: number; y: number }]) => [name, { ...p, y: p.y + down }])); // prettier-ignore
  return {
    ...figure,
    shapes,
    anchors: anchors as unknown as Figure['anchors'],
    things: figure.things.map(t => ({ ...t, y: t.y + down, touches: t.touches.map(p => ({ x: p.x, y: p.y + down })) })),
    box: boxOf(shapes),
    faceBox: { ...figure.faceBox, y: figure.faceBox.y + down },
  };
}
