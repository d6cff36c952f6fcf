/** Library drawings on the sheet: silhouettes, recolouring, outlines. */
import type { Recolour } from '../colour/colour.ts';
import { longHex } from '../colour/colour.ts';
import { library, type Icon } from '../library/library.ts';
import { short } from './path.ts';
import type { Sheet } from './sheet.ts';

export interface IconPlace {
  x: number;
  y: number;
  /** Longest side of the ink. */
  size: number;
  rotate?: number;
  flip?: boolean;
}
/** An icon's frame on the sheet: transform, opening tag with it, scale and the size of its ink. */
export interface IconFrame {
  transform: string;
  open: string;
  scale: number;
  width: number;
  height: number;
}

/** Centres the ink of an icon on a point. */
export function frameIcon(icon: Icon, o: IconPlace): IconFrame {
  const { x, y, width, height } = icon.ink;
  const scale = o.size / Math.max(width, height);
  const s = Math.round(scale * 1e5) / 1e5;
  const turn = o.rotate ? ` rotate(${short(o.rotate)})` : '';
  const centre = `translate(${short(-x - width / 2)} ${short(-y - height / 2)})`;
  const transform = `translate(${short(o.x)} ${short(o.y)})${turn} scale(${o.flip ? -s : s} ${s}) ${centre}`;
  return {
    transform,
    open: `<g transform="${transform}">`,
    scale: s,
    width: width * scale,
    height: height * scale,
  };
}

/** The icon of an id; throws when the library lacks it, which tests rule out for curated subjects. */
export function iconOf(id: string): Icon {
  const icon = library().icon(id);
  if (!icon) throw new Error(`The library has no drawing ${id}.`);
  return icon;
}

/** Ids inside a drawing made unique on this sheet. */
export function uniqueIds(sheet: Sheet, body: string): string {
  if (!body.includes('id="')) return body;
  const prefix = sheet.id('i') + '_';
  return body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${prefix}${id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${prefix}${id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${prefix}${id}"`);
}

const NAMED: Record<string, string> = { red: '#ff0000', white: '#ffffff', black: '#000000' };

/** Every colour literal of a colour drawing through a map; elements without a fill are black. */
export function recoloured(body: string, map: Recolour): string {
  return body
    .replace(/="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"/g, (_, hex: string) => `="${map(longHex(hex))}"`)
    .replace(
      /(fill|stroke|stop-color)="(red|white|black)"/g,
      (_, attribute: string, name: string) => `${attribute}="${map(NAMED[name]!)}"`,
    );
}

/** A drawing with all paint taken off, to be filled and stroked by its group: outlines, shadows, silhouettes. */
function unpainted(body: string): string {
  return body
    .replace(/<(linearGradient|radialGradient)[\s\S]*?<\/\1>/g, '')
    .replace(/<(linearGradient|radialGradient)[^>]*\/>/g, '')
    .replace(
      /\s(fill|stroke|opacity|fill-opacity|stroke-opacity|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit)="[^"]*"/g,
      (all, name) => (name === 'fill' && all.includes('none') ? all : ''),
    )
    .replace(/<defs>\s*<\/defs>/g, '');
}

const silhouettes = new Map<string, string>();

/** The filled outer shape of an icon, holes closed. */
export function silhouette(icon: Icon): string {
  const known = silhouettes.get(icon.id);
  if (known) return known;
  const shape =
    icon.kind === 'colour'
      ? unpainted(icon.drawing)
      : icon.drawing
          .split(/(?=M)/)
          .filter(part => part.trim())
          .map(part => `<path d="${part}"/>`)
          .join('');
  silhouettes.set(icon.id, shape);
  return shape;
}

/** The silhouette in one colour, grown by `grow` units on every side. */
export function silhouetteShape(sheet: Sheet, icon: Icon, frame: IconFrame, colour: string, grow: number): string {
  const stroke = grow
    ? ` stroke="${colour}" stroke-width="${short((grow * 2) / frame.scale)}" stroke-linejoin="round" stroke-linecap="round"`
    : '';
  return `${frame.open}<g fill="${colour}"${stroke}>${uniqueIds(sheet, silhouette(icon))}</g></g>`;
}
