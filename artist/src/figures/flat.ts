/** The plainest style: flat colours with a bold outline. Other styles redraw the same shapes. */
import { pathData } from '../draw/path.ts';
import { path } from '../draw/svg.ts';
import { widthOf, type PaintRole, type Shape } from './shape.ts';

/** A colour (`#rrggbb`) for each role. */
export type FigurePalette = Record<PaintRole, string>;

/** Shapes of a figure (or of several, behind one another) as SVG elements. */
export function paintFlat(shapes: readonly Shape[], palette: FigurePalette): string {
  let svg = '';
  for (let i = 0; i < shapes.length;) {
    let end = i + 1;
    const { union } = shapes[i]!;
    while (union !== undefined && end < shapes.length && shapes[end]!.union === union) end++;
    svg += paintBody(shapes.slice(i, end), palette);
    i = end;
  }
  return svg;
}

/** All outlines first, then all fills on top: what overlaps has no line between, and each line keeps its outer half. */
function paintBody(body: readonly Shape[], palette: FigurePalette): string {
  let [lines, fills] = ['', ''];
  for (const shape of body) {
    const d = pathData(shape.segments);
    const width = widthOf(shape);
    if (shape.fill) fills += path(d, { fill: palette[shape.fill] });
    if (shape.stroke && shape.fill) lines += path(d, { stroke: palette[shape.stroke], width: width * 2, round: true });
    else if (shape.stroke) fills += path(d, { stroke: palette[shape.stroke], width, round: true });
  }
  return lines + fills;
}
