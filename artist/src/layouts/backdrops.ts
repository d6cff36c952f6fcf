/** Pieces that several layouts share: sets of supports, the moon's colours, a ring of halftone. */
import type { Subject } from '../brief/brief.ts';
import { mix } from '../colour/colour.ts';
import { drawSupport } from '../draw/hero.ts';
import { halftone, leafBranch } from '../draw/shapes.ts';
import type { Sheet } from '../draw/sheet.ts';
import { mirrored } from '../draw/svg.ts';

/** Light, middle and dark of a moon in the palette. */
export const moonColours = (sheet: Sheet): [string, string, string] => {
  const p = sheet.palette;
  return [p.paper, mix(p.paper, p.b, 0.35), mix(p.b, p.c, 0.45)];
};

/** Supports left and right of the hero; a single one is mirrored, so that the picture stays in balance. */
export function flank(
  sheet: Sheet,
  supports: Subject[],
  o: { dx: number; y: number; size: number; tilt?: number },
): string {
  const [first, second] = supports;
  if (!first) return '';
  const tilt = o.tilt ?? 9;
  const left = { x: 500 - o.dx, y: o.y, size: o.size, rotate: -tilt };
  const right = { x: 500 + o.dx, y: o.y, size: o.size, rotate: tilt };
  return (
    drawSupport(sheet, first, left) +
    (second ? drawSupport(sheet, second, right) : drawSupport(sheet, first, { ...right, flip: true }))
  );
}

/** Leaf branches growing outwards from the foot of a picture, both sides. */
export function leafFoot(sheet: Sheet, y: number, length: number): string {
  const p = sheet.palette;
  const [light, dark] = [mix(p.c, p.b, 0.12), mix(p.c, p.ink, 0.3)];
  return mirrored(
    leafBranch(560, y, -0.12, length, 6, { light, dark, bend: -1.1, leaf: 0.34 }) +
      leafBranch(560, y + 30, 0.25, length * 0.8, 5, { light: dark, dark: light, bend: -0.7, leaf: 0.34 }),
  );
}

/** Halftone that darkens towards the foot of a disc. */
export const discShade = (cx: number, cy: number, r: number, colour: string, step = 17): string =>
  halftone(
    cx,
    cy,
    r,
    (x, y) => (Math.hypot(x - cx, y - cy) < r * 0.97 ? Math.max(0, ((y - cy) / r) * 0.8 + 0.05) : 0),
    { step, colour },
  );
