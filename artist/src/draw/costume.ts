/** Clothes over a hero: crown, sunglasses, helmet, Santa's hat, headphones. */
import { mix } from '../colour/colour.ts';
import { short } from './path.ts';
import { drawSubject, colourIcon, type HeroOptions } from './hero.ts';
import { iconOf } from './icon.ts';
import type { Subject } from '../brief/brief.ts';
import type { Sheet } from './sheet.ts';
import { circle, group, path, rect } from './svg.ts';

const keep = (hex: string) => hex;

/** What the hero wears, for a head of about `size` centred at x, y. */
export function drawCostume(sheet: Sheet, x: number, y: number, size: number): string {
  const { costumes, palette } = sheet.brief;
  const p = sheet.palette;
  const recolour = palette.startsWith('hue:') || palette === 'mono' ? sheet.recolour : keep;
  const edge = [{ colour: p.ink, width: 5 }];
  let out = '';
  if (costumes.includes('crown'))
    out += colourIcon(sheet, iconOf('noto:crown'), {
      x,
      y: y - size * 0.56,
      size: size * 0.5,
      outlines: edge,
      recolour,
    }).svg;
  if (costumes.includes('shades'))
    out += colourIcon(sheet, iconOf('noto:sunglasses'), { x, y: y - size * 0.06, size: size * 0.74, recolour }).svg;
  if (costumes.includes('headphones')) out += headphones(x, y, size, p.a, p.ink, p.paper);
  if (costumes.includes('santa')) out += santaHat(x, y - size * 0.5, size * 0.62, p.ink);
  return out;
}

function headphones(x: number, y: number, s: number, colour: string, ink: string, light: string): string {
  const n = (v: number) => short(v);
  const band = `M${n(x - s * 0.52)} ${n(y)}A${n(s * 0.53)} ${n(s * 0.58)} 0 0 1 ${n(x + s * 0.52)} ${n(y)}`;
  const cup = (side: number) =>
    rect(
      x + side * s * 0.53 - s * 0.085,
      y - s * 0.14,
      s * 0.17,
      s * 0.34,
      { fill: colour, stroke: ink, width: s * 0.018 },
      s * 0.07,
    ) + rect(x + side * s * 0.47 - s * 0.03, y - s * 0.1, s * 0.06, s * 0.26, { fill: light }, s * 0.03);
  return (
    path(band, { stroke: ink, width: s * 0.1, round: true }) +
    path(band, { stroke: colour, width: s * 0.066, round: true }) +
    cup(-1) +
    cup(1)
  );
}

function santaHat(x: number, y: number, s: number, ink: string): string {
  const n = (v: number) => short(v);
  const line = { stroke: ink, width: s * 0.025 };
  return (
    path(
      `M${n(x - s * 0.42)} ${n(y + s * 0.18)}C${n(x - s * 0.3)} ${n(y - s * 0.4)} ${n(x + s * 0.2)} ${n(y - s * 0.5)} ${n(x + s * 0.56)} ${n(y - s * 0.02)}C${n(x + s * 0.36)} ${n(y - s * 0.1)} ${n(x + s * 0.32)} ${n(y)} ${n(x + s * 0.42)} ${n(y + s * 0.18)}Z`,
      { fill: '#c8202f', ...line },
    ) +
    rect(x - s * 0.5, y + s * 0.1, s, s * 0.2, { fill: '#ffffff', ...line }, s * 0.1) +
    circle(x + s * 0.58, y + s * 0.02, s * 0.12, { fill: '#ffffff', ...line })
  );
}

/** A helmet behind (`back`) or around a head of radius r. */
function helmet(sheet: Sheet, x: number, y: number, r: number, back: boolean): string {
  const p = sheet.palette;
  if (back)
    return circle(x, y, r, { fill: mix(p.paper, p.c, 0.18) }) + circle(x, y, r * 0.9, { fill: mix(p.ink, p.d, 0.55) });
  const id = sheet.id('v');
  const glass = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#9fd8ff" stop-opacity=".22"/></linearGradient></defs>`;
  const shine = `M${short(x - r * 0.66)} ${short(y - r * 0.18)}A${short(r * 0.7)} ${short(r * 0.7)} 0 0 1 ${short(x - r * 0.15)} ${short(y - r * 0.68)}`;
  return (
    glass +
    circle(x, y, r * 0.9, { fill: `url(#${id})` }) +
    circle(x, y, r * 0.95, { stroke: '#f4f1ea', width: r * 0.13 }) +
    circle(x, y, r * 1.015, { stroke: p.ink, width: r * 0.035 }) +
    circle(x, y, r * 0.885, { stroke: p.ink, width: r * 0.03 }) +
    path(shine, { stroke: '#fff', width: r * 0.09, round: true, opacity: 0.9 }) +
    circle(x - r * 0.7, y + r * 0.02, r * 0.045, { fill: '#fff', opacity: 0.9 }) +
    rect(
      x - r * 0.62,
      y + r * 0.86,
      r * 1.24,
      r * 0.26,
      { fill: '#f4f1ea', stroke: p.ink, width: r * 0.035 },
      r * 0.12,
    ) +
    rect(x - r * 0.3, y + r * 0.93, r * 0.2, r * 0.11, { fill: p.a }, 4) +
    rect(x - r * 0.02, y + r * 0.93, r * 0.2, r * 0.11, { fill: p.c }, 4)
  );
}

/** A hero in full dress, in a helmet when it wears one. */
export function drawDressed(sheet: Sheet, hero: Subject, o: HeroOptions): string {
  const p = sheet.palette;
  const { x, y, size } = o;
  const kept = ['space', 'pastel'].includes(sheet.brief.palette)
    ? { recolour: sheet.brief.palette === 'pastel' ? sheet.recolour : keep }
    : {};
  const { rotate, ...rest } = o;
  const outlines = o.outlines ?? [{ colour: p.ink, width: 7 }, { colour: p.paper, width: 12 }]; // prettier-ignore
  let out: string;
  if (sheet.brief.costumes.includes('helmet')) {
    const r = size * 0.6;
    out = circle(x, y, r * 1.1 + 8, { fill: p.ink }) + helmet(sheet, x, y, r, true);
    out +=
      drawSubject(sheet, hero, { ...rest, y: y + r * 0.04, size: r * 1.42, technique: 'colour', outlines: [], ...kept })
        .svg + helmet(sheet, x, y, r, false);
  } else {
    out = drawSubject(sheet, hero, {
      ...rest,
      outlines,
      ...(hero.colour && { technique: 'colour' as const }),
      ...kept,
    }).svg;
  }
  out += drawCostume(sheet, x, y, sheet.brief.costumes.includes('helmet') ? size * 0.9 : size * 0.86);
  return rotate ? group(out, `transform="rotate(${short(rotate)} ${short(x)} ${short(y)})"`) : out;
}
