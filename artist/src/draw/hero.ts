/** The two techniques for one subject: colour drawings as stickers, ink drawings with shading. */
import type { Subject } from '../brief/brief.ts';
import { mix, type Recolour } from '../colour/colour.ts';
import { dyed, inkOf } from '../colour/dye.ts';
import { warmStop } from '../colour/palettes.ts';
import { drawHouse, hasHouse } from '../house/house.ts';
import type { Icon } from '../library/library.ts';
import {
  frameIcon,
  iconOf,
  recoloured,
  silhouette,
  silhouetteShape,
  uniqueIds,
  type IconFrame,
  type IconPlace,
} from './icon.ts';
import { halftone } from './shapes.ts';
import { short } from './path.ts';
import { clipped, type Sheet } from './sheet.ts';

/** A subject as drawn, with the size of its ink. */
export interface Drawn {
  svg: string;
  width: number;
  height: number;
}
export interface Outline {
  colour: string;
  width: number;
}
export interface HeroOptions extends IconPlace {
  /** Outlines from the inside out: the first touches the drawing. */
  outlines?: Outline[];
  recolour?: Recolour;
  technique?: 'ink' | 'colour';
  /** Ink technique: body gradient and the colour of its halftone shade; null draws none. */
  body?: [string, string];
  shade?: string | null;
}

/** A colour drawing with outlines around it, like a sticker. */
export function colourIcon(sheet: Sheet, icon: Icon, o: HeroOptions): Drawn {
  const frame = frameIcon(icon, o);
  let svg = '';
  const outlines = o.outlines ?? [];
  for (let i = outlines.length - 1; i >= 0; i--) {
    const grow = outlines.slice(0, i + 1).reduce((sum, line) => sum + line.width, 0);
    svg += silhouetteShape(sheet, icon, frame, outlines[i]!.colour, grow);
  }
  svg += `${frame.open}${uniqueIds(sheet, recoloured(icon.drawing, o.recolour ?? sheet.recolour))}</g>`;
  return { svg, width: frame.width, height: frame.height };
}

const INK_EDGE = 5;

/** An ink drawing: dark silhouette, graded glyph, halftone shade towards the foot, outlines around. */
export function inkIcon(sheet: Sheet, icon: Icon, o: HeroOptions): Drawn {
  const p = sheet.palette;
  const frame = frameIcon(icon, o);
  const [top, bottom] = o.body ?? [mix(p.b, p.paper, 0.12), warmStop(p)];
  let svg = '';
  const outlines = o.outlines ?? [];
  for (let i = outlines.length - 1; i >= 0; i--) {
    const grow = outlines.slice(0, i + 1).reduce((sum, line) => sum + line.width, INK_EDGE + 3);
    svg += silhouetteShape(sheet, icon, frame, outlines[i]!.colour, grow);
  }
  svg += silhouetteShape(sheet, icon, frame, p.ink, INK_EDGE + 3);
  const gradient = sheet.id('h');
  const { y, height } = icon.ink;
  svg += `<defs><linearGradient id="${gradient}" gradientUnits="userSpaceOnUse" x1="0" y1="${short(y)}" x2="0" y2="${short(y + height)}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`;
  svg += `${frame.open}<path d="${icon.drawing}" fill="url(#${gradient})"/></g>`;
  const shade = o.shade === undefined ? p.d : o.shade;
  if (shade) svg += inkShade(sheet, icon, frame, o, shade);
  return { svg, width: frame.width, height: frame.height };
}

const square = (side: number): [number, number] => [side, side];

/** Halftone on the glyph: no dot beyond its frame, since the renderer's layer for a clip is as large as what is clipped. */
function inkShade(sheet: Sheet, icon: Icon, frame: IconFrame, o: HeroOptions, colour: string): string {
  const [w, h] = o.rotate ? square(Math.hypot(frame.width, frame.height)) : [frame.width, frame.height];
  const darkness = (x: number, y: number) => {
    const down = (y - (o.y - frame.height / 2)) / frame.height;
    const out = Math.abs(x - o.x) / (frame.width / 2);
    return Math.max(0, (down - 0.42) * 0.95 + (out - 0.5) * 0.45);
  };
  const dots = halftone(o.x, o.y, o.size * 0.62, darkness, {
    step: o.size * 0.019,
    colour,
    within: { x: o.x - w / 2, y: o.y - h / 2, width: w, height: h },
  });
  return dots && clipped(sheet, `<path transform="${frame.transform}" d="${icon.drawing}"/>`, dots);
}

/** A house drawing with outlines; house drawings bring their own silhouette by stroking themselves. */
function houseDrawing(sheet: Sheet, name: string, o: HeroOptions): Drawn {
  const drawn = drawHouse(sheet, name, o.size);
  const turn = o.rotate ? ` rotate(${short(o.rotate)})` : '';
  const wrap = (inner: string) =>
    `<g transform="translate(${short(o.x)} ${short(o.y)})${turn}${o.flip ? ' scale(-1 1)' : ''}">${inner}</g>`;
  const outlines = o.outlines ?? [];
  let svg = '';
  for (let i = outlines.length - 1; i >= 0; i--) {
    const grow = outlines.slice(0, i + 1).reduce((sum, line) => sum + line.width, 0);
    svg += wrap(drawn.outline(outlines[i]!.colour, grow));
  }
  return { svg: svg + wrap(drawn.svg), width: drawn.width, height: drawn.height };
}

const INK_LAYOUTS = new Set(['crest', 'tarot', 'shield', 'folk']);
const INK_PALETTES = new Set(['gold', 'mono', 'blood']);
const INK_STYLES = new Set(['vintage', 'gothic', 'neon', 'geometric', 'japanese']);

/** Whether ink suits the brief better than colour for this subject. */
function prefersInk(sheet: Sheet, subject: Subject): boolean {
  const { brief } = sheet;
  if (!subject.ink) return false;
  if (!subject.colour) return true;
  // Sunglasses and helmets fit only the front faces of the colour drawings.
  if (brief.costumes.some(c => c === 'shades' || c === 'helmet' || c === 'headphones')) return false;
  return brief.styles.some(s => INK_STYLES.has(s)) || INK_LAYOUTS.has(brief.layout) || INK_PALETTES.has(brief.palette);
}

/** Width to height of a subject's drawing. */
export function ratioOf(sheet: Sheet, subject: Subject): number {
  if (subject.house && hasHouse(subject.house)) {
    const { width, height } = drawHouse(sheet, subject.house, 100);
    return width / height;
  }
  const id = subject.colour ?? subject.line ?? subject.ink;
  if (!id) return 1;
  const { ink } = iconOf(id);
  return ink.width / ink.height;
}

/** The sheet and options that give a thing the colours that were said of it. */
function inItsColours(sheet: Sheet, { colours }: Subject, o: HeroOptions): [Sheet, HeroOptions] {
  if (!colours?.length) return [sheet, o];
  const recolour = dyed(colours);
  const [first, second] = [inkOf(colours[0]!), inkOf(colours.at(-1)!)];
  const palette = { ...sheet.palette, a: first, b: mix(second, '#ffffff', 0.25), c: mix(first, '#000000', 0.25) };
  return [
    { ...sheet, palette, recolour },
    { ...o, recolour, body: [mix(second, '#ffffff', 0.18), first] },
  ];
}

/** Draws a subject in the technique that suits, with cream (and dark) outlines unless told otherwise. */
export function drawSubject(plain: Sheet, subject: Subject, plainOptions: HeroOptions): Drawn {
  const p = plain.palette;
  const [sheet, o] = inItsColours(plain, subject, plainOptions);
  const options = { ...o, outlines: o.outlines ?? [{ colour: p.paper, width: 14 }] };
  if (subject.winged) return withWings(plain, subject, options);
  if (subject.house && hasHouse(subject.house)) return houseDrawing(sheet, subject.house, options);
  const ink = o.technique ? o.technique === 'ink' && subject.ink !== undefined : prefersInk(sheet, subject);
  if (ink) return inkIcon(sheet, iconOf(subject.ink!), options);
  const id = subject.colour ?? subject.line ?? subject.ink;
  if (!id) return houseDrawing(sheet, 'mandala', options);
  const icon = iconOf(id);
  return icon.kind === 'ink' ? inkIcon(sheet, icon, options) : colourIcon(sheet, icon, options);
}

/** A subject small beside the hero: always as a sticker with dark and cream outline. */
export function drawSupport(sheet: Sheet, subject: Subject, o: HeroOptions): string {
  const p = sheet.palette;
  const outlines = o.outlines ?? [
    { colour: p.ink, width: 6 },
    { colour: p.paper, width: 8 },
  ];
  return drawSubject(sheet, subject, { ...o, outlines, technique: subject.colour ? 'colour' : 'ink', shade: null }).svg;
}

/** A pair of wings behind what has them. */
function withWings(sheet: Sheet, { winged: _w, ...subject }: Subject, o: HeroOptions): Drawn {
  const wings = inkIcon(sheet, iconOf('ink:angel-wings'), { ...o, y: o.y - o.size * 0.12, size: o.size * 1.25 });
  const drawn = drawSubject(sheet, subject, { ...o, size: o.size * 0.8, y: o.y + o.size * 0.1 });
  return { ...drawn, svg: wings.svg + drawn.svg, width: o.size, height: o.size };
}

export { silhouette };
