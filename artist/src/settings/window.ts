/** Frames through which scenery is seen: convex, so that what lies outside is cut off by arithmetic and no renderer's clip is needed. */
import { cutToConvex, lineWithin } from '../draw/cut.ts';
import type { Box, Segment } from '../draw/path.ts';
import { polylines, segmentsOf } from '../draw/polyline.ts';
import { readPath } from '../draw/read-path.ts';
import { short } from '../draw/path.ts';
import type { XY } from '../draw/svg.ts';
import type { Shape } from '../figures/shape.ts';

export const FRAMES = ['disc', 'arch', 'panel', 'dome', 'hexagon'] as const;
export type FrameName = (typeof FRAMES)[number];

export interface Window {
  name: FrameName;
  box: Box;
  /** Its rim as path data. */
  rim: string;
  /** Corners clockwise. */
  corners: XY[];
}

const RIMS: Record<FrameName, (b: Box) => string> = {
  disc: ({ x, y, width: w, height: h }) =>
    `M${short(x)} ${short(y + h / 2)}A${short(w / 2)} ${short(h / 2)} 0 1 1 ${short(x + w)} ${short(y + h / 2)}A${short(w / 2)} ${short(h / 2)} 0 1 1 ${short(x)} ${short(y + h / 2)}Z`,
  arch: ({ x, y, width: w, height: h }) =>
    `M${short(x)} ${short(y + h)}V${short(y + w / 2)}A${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(x + w)} ${short(y + w / 2)}V${short(y + h)}Z`,
  panel: ({ x, y, width: w, height: h }) => {
    const r = Math.min(w, h) * 0.14;
    return `M${short(x + r)} ${short(y)}H${short(x + w - r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + w)} ${short(y + r)}V${short(y + h - r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + w - r)} ${short(y + h)}H${short(x + r)}A${short(r)} ${short(r)} 0 0 1 ${short(x)} ${short(y + h - r)}V${short(y + r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + r)} ${short(y)}Z`;
  },
  dome: ({ x, y, width: w, height: h }) =>
    `M${short(x)} ${short(y + h)}A${short(w / 2)} ${short(h)} 0 0 1 ${short(x + w)} ${short(y + h)}Z`,
  hexagon: ({ x, y, width: w, height: h }) =>
    `M${short(x + w / 2)} ${short(y)}L${short(x + w)} ${short(y + h * 0.25)}V${short(y + h * 0.75)}L${short(x + w / 2)} ${short(y + h)}L${short(x)} ${short(y + h * 0.75)}V${short(y + h * 0.25)}Z`,
};

export function windowOf(name: FrameName, box: Box): Window {
  const rim = RIMS[name](box);
  const points = polylines(readPath(rim), 24)[0]!.points;
  // Two corners on one spot would be an edge without a direction.
  const corners = points.filter(([px, py], i) => {
    const [qx, qy] = points.at(i - 1)!;
    return Math.hypot(px - qx, py - qy) > 0.05;
  });
  return { name, box, rim, corners };
}

/** Shapes of scenery within the window. Curves become lines; a line of a shape that is cut stays on its inside. */
export function seenThrough(window: Window, shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    if (isWithin(shape.segments, window)) return [shape];
    const lines = polylines(shape.segments, 10);
    const segments: Segment[] = shape.fill
      ? lines.flatMap(({ points }) => {
          const kept = cutToConvex(points, window.corners);
          return kept.length > 2 ? segmentsOf(kept) : [];
        })
      : lines.flatMap(({ points, isClosed }) =>
          lineWithin(isClosed ? [...points, points[0]!] : points, window.corners).flatMap(p => segmentsOf(p, false)),
        );
    return segments.length ? [{ ...shape, segments }] : [];
  });
}

/** Whether all points lie inside by a margin, so that nothing need be cut. */
function isWithin(segments: readonly Segment[], { corners }: Window): boolean {
  for (const [, ...n] of segments as [string, ...number[]][])
    for (let i = 0; i < n.length; i += 2)
      for (let k = 0; k < corners.length; k++) {
        const [[ax, ay], [bx, by]] = [corners[k]!, corners[(k + 1) % corners.length]!];
        if ((bx - ax) * (n[i + 1]! - ay) - (by - ay) * (n[i]! - ax) < 0) return false;
      }
  return true;
}
