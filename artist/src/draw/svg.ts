/** SVG elements as text, with coordinates rounded so that equal drawings are equal bytes. */
import { short } from './path.ts';

export const TAU = Math.PI * 2;
export type XY = [x: number, y: number];

/** Paint attributes; a missing fill means `none` when a stroke is given. */
export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string | undefined;
  round?: boolean;
}

/** Attributes of a paint. */
export function paint(p: Paint): string {
  const out = [`fill="${p.fill ?? 'none'}"`];
  if (p.stroke) out.push(`stroke="${p.stroke}" stroke-width="${short(p.width ?? 1)}" stroke-linejoin="round"`);
  if (p.stroke && p.round) out.push('stroke-linecap="round"');
  if (p.dash) out.push(`stroke-dasharray="${p.dash}"`);
  if (p.opacity !== undefined) out.push(...opacityOf(p, short(p.opacity)));
  return out.join(' ');
}

/** Of the paint where there is one: the renderer gives `opacity` a layer of its own, as large as the shape. */
function opacityOf({ fill, stroke }: Paint, opacity: number): string[] {
  if (fill && stroke) return [`opacity="${opacity}"`];
  return [stroke ? `stroke-opacity="${opacity}"` : `fill-opacity="${opacity}"`];
}

export const path = (d: string, p: Paint): string => (d ? `<path d="${d}" ${paint(p)}/>` : '');
export const circle = (x: number, y: number, r: number, p: Paint): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(0, r))}" ${paint(p)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, p: Paint): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${paint(p)}/>`;
export const rect = (x: number, y: number, w: number, h: number, p: Paint, radius = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${radius ? ` rx="${short(radius)}"` : ''} ${paint(p)}/>`;
export const group = (inner: string, attributes: string): string => `<g ${attributes}>${inner}</g>`;

/** Moves, turns and scales what is inside. */
export function place(
  inner: string,
  x: number,
  y: number,
  o: { scale?: number; scaleX?: number; rotate?: number } = {},
): string {
  const scale = o.scale ?? 1;
  const parts = [`translate(${short(x)} ${short(y)})`];
  if (o.rotate) parts.push(`rotate(${short(o.rotate)})`);
  if (scale !== 1 || o.scaleX)
    parts.push(`scale(${Math.round((o.scaleX ?? 1) * scale * 1e4) / 1e4} ${Math.round(scale * 1e4) / 1e4})`);
  return group(inner, `transform="${parts.join(' ')}"`);
}

/** The drawing and its mirror image about the line x = 500. */
export const mirrored = (inner: string): string => inner + group(inner, 'transform="translate(1000 0) scale(-1 1)"');

/** Point on a circle, angle in radians from the right. */
export const polar = (radius: number, angle: number, cx = 0, cy = 0): XY => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/** Path data of a polygon, or of an open line. */
export const polygon = (points: XY[], close = true): string =>
  'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + (close ? 'Z' : '');
