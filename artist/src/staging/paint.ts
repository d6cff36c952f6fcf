/** A stage in flat colours with contours: the plainest way to draw it. */
import { pathData } from '../draw/path.ts';
import { paintFlat } from '../figures/flat.ts';
import { widthOf, type Shape } from '../figures/shape.ts';
import type { Ground } from '../brief/brief.ts';
import type { Stage, StageItem } from './stage.ts';

/** The rim of a stage on a shirt: light on a dark one, none on a light one; in a picture of few colours the lightest of them. */
export function haloOf(stage: Stage, ground: Ground): { colour: string; width: number } | undefined {
  const group = stage.items.find(i => i.layer === 'group');
  if (ground !== 'dark' || !group) return undefined;
  return { colour: stage.halo, width: 6 };
}

/** SVG elements of a stage. `halo` is the colour of a rim around the group, which keeps it off a dark shirt. */
export function paintStage(stage: Stage, halo?: { colour: string; width: number }): string {
  const hasBackdrop = stage.items.some(i => i.layer === 'backdrop');
  let svg = '';
  let isHaloed = false;
  for (const item of stage.items) {
    if (halo && !isHaloed && (item.layer === 'group' || item.layer === 'behind')) {
      svg += rim(
        stage.items.filter(i => i.layer === 'group'),
        halo.colour,
        hasBackdrop ? halo.width * 0.6 : halo.width,
      );
      isHaloed = true;
    }
    svg += paintFlat(item.shapes, item.colours);
  }
  return svg;
}

/** All outlines of the group, grown. */
function rim(items: readonly StageItem[], colour: string, width: number): string {
  const grow = (s: Shape) => (s.fill ? (s.stroke ? widthOf(s) * 2 : 0) : widthOf(s)) + width * 2;
  return items
    .flatMap(i => i.shapes)
    .map(s => `<path d="${pathData(s.segments)}" fill="${s.fill ? colour : 'none'}" stroke="${colour}" stroke-width="${Math.round(grow(s) * 10) / 10}" stroke-linejoin="round" stroke-linecap="round"/>`)
    .join('');
} // prettier-ignore
