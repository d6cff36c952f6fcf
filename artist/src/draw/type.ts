/** Headlines: font pairs by style, block letters with depth and outlines, the title under a picture. */
import { mix } from '../colour/colour.ts';
import { warmStop } from '../colour/palettes.ts';
import { isIndic } from '../text/scripts.ts';
import { fitText, splitLines, warpText, WARPS, type Lettering } from '../text/lettering.ts';
import { short } from './path.ts';
import type { Drawing, Sheet } from './sheet.ts';
import { verticalGradient } from './sheet.ts';
import { path } from './svg.ts';

export interface FontPair {
  head: string;
  sub: string;
  devanagari: string;
}

/** The fonts of a brief: a head face, a quiet face and a Devanagari face. */
export function fontsOf(sheet: Sheet): FontPair {
  const { styles, palette } = sheet.brief;
  const dice = sheet.dice('fonts');
  const pick = (heads: string[], sub: string, devanagari: string[]): FontPair => ({
    head: dice.pick(heads),
    sub,
    devanagari: dice.pick(devanagari),
  });
  if (styles.includes('neon')) return pick(['orbitron', 'monoton'], 'montserrat', ['baloo']);
  if (styles.includes('gothic')) return pick(['fraktur', 'anton', 'rye'], 'bebas', ['rozha', 'yatra']);
  if (styles.includes('vintage') || palette === 'retro' || palette === 'vintage')
    return pick(['alfa', 'shrikhand', 'rye', 'lobster'], 'bebas', ['yatra', 'rozha', 'modak']);
  if (styles.includes('pop')) return pick(['bangers', 'bungee'], 'bebas', ['modak']);
  if (styles.includes('cute')) return pick(['righteous', 'pacifico', 'shrikhand'], 'montserrat', ['baloo', 'modak']);
  if (styles.includes('minimal')) return pick(['montserrat', 'playfair'], 'montserrat', ['tiro']);
  if (styles.includes('sacred') || styles.includes('folk') || palette === 'gold')
    return pick(['abril', 'playfair'], 'montserrat', ['yatra', 'rozha']);
  if (styles.includes('watercolour')) return pick(['pacifico', 'marker'], 'montserrat', ['yatra']);
  return pick(['anton', 'shrikhand', 'righteous', 'alfa', 'lobster', 'bungee', 'staatliches'], 'bebas', [
    'yatra',
    'rozha',
    'modak',
    'baloo',
  ]);
}

const MIXED_CASE = new Set(['pacifico', 'lobster', 'shrikhand', 'fraktur', 'abril', 'playfair', 'marker']);

/** Script faces keep the case, block faces shout. */
export const caseFor = (font: string, text: string): string => (MIXED_CASE.has(font) ? text : text.toUpperCase());

export interface LetterPaint {
  fill: string | [top: string, bottom: string];
  edge?: { colour: string; width: number };
  /** Block shadow: length in units and colour. */
  depth?: { length: number; colour: string; dx?: number; dy?: number };
  outer?: { colour: string; width: number };
}

/** Letters with an edge, a block shadow and an outer outline, as one reusable path. */
export function paintLetters(sheet: Sheet, text: Lettering, p: LetterPaint): string {
  if (!text.d) return '';
  const id = sheet.id('t');
  const use = (x: number, y: number, attributes: string) =>
    `<use href="#${id}" x="${short(x)}" y="${short(y)}" ${attributes}/>`;
  const grown = (colour: string, width: number) =>
    `fill="${colour}" stroke="${colour}" stroke-width="${short(width * 2)}" stroke-linejoin="round"`;
  const { length = 0, dx = 1, dy = 1, colour: side = '' } = p.depth ?? {};
  const edge = p.edge?.width ?? 0;
  let out = `<defs><path id="${id}" d="${text.d}"/></defs>`;
  if (p.outer) for (let i = length; i >= 0; i -= 4) out += use(dx * i, dy * i, grown(p.outer.colour, p.outer.width));
  if (p.outer && length % 4) out += use(0, 0, grown(p.outer.colour, p.outer.width));
  for (let i = length; i > 0; i -= 1.5) out += use(dx * i, dy * i, grown(side, edge));
  if (p.edge) out += use(0, 0, grown(p.edge.colour, p.edge.width));
  if (typeof p.fill === 'string') return out + use(0, 0, `fill="${p.fill}"`);
  const gradient = verticalGradient(sheet, p.fill, [text.y, text.y + text.height]);
  return out + gradient.defs + use(0, 0, `fill="${gradient.fill}"`);
}

/** The paint of headlines on this sheet: bright on both shirts, with an outline against the cloth. */
export function headlinePaint(sheet: Sheet, depth = 10): LetterPaint {
  const p = sheet.palette;
  const dark = sheet.brief.ground === 'dark';
  return {
    fill: [mix(p.b, p.paper, 0.42), warmStop(p)],
    edge: { colour: p.ink, width: 5 },
    depth: { length: depth, colour: dark ? p.a : p.ink },
    outer: { colour: dark ? p.ink : p.paper, width: 11 },
  };
}

/** What is lettered, with nothing when the brief is wordless. */
export function textsOf(sheet: Sheet): { main?: string; small?: string } {
  const { text, wordless } = sheet.brief;
  if (wordless) return {};
  const main = text.main ?? text.place ?? text.year;
  const rest = [text.sub, text.main ? text.place : undefined, text.main || text.place ? text.year : undefined].filter(
    t => t && t !== main,
  );
  return { ...(main && { main }), ...(rest.length && { small: rest.join('  •  ') }) };
}

/** Headline and small line below a picture, starting at `y`. */
export function titleBlock(sheet: Sheet, y: number, o: { width?: number; height?: number } = {}): Drawing {
  const { main, small } = textsOf(sheet);
  if (!main) return { svg: '', height: 0 };
  const fonts = fontsOf(sheet);
  const width = o.width ?? 820;
  const height = o.height ?? 150;
  const lines = splitLines(caseFor(fonts.head, main), isIndic(main) ? 18 : 16).slice(0, 4);
  const warp = sheet.dice('title-warp').pick([undefined, undefined, WARPS.smile(26), WARPS.wave(16)]);
  let svg = '';
  let at = y;
  for (const line of lines) {
    const fitted = fitText(line, fonts.head, {
      x: (1000 - width) / 2,
      y: at,
      width,
      height: lines.length > 1 ? height * 0.82 : height,
      stretch: 1.15,
      devanagari: fonts.devanagari,
    });
    const bent = warp && lines.length === 1 ? warpText(fitted, warp) : fitted;
    svg += paintLetters(sheet, bent, headlinePaint(sheet));
    at += bent.height + 26;
  }
  if (small) {
    const line = fitText(caseFor(fonts.sub, small), fonts.sub, {
      x: (1000 - width * 0.7) / 2,
      y: at + 8,
      width: width * 0.7,
      height: 36,
      tracking: 140,
      stretch: 1,
      devanagari: fonts.devanagari,
    });
    svg += path(line.d, { fill: sheet.palette.fg });
    at += line.height + 20;
  }
  return { svg, height: at - y };
}
