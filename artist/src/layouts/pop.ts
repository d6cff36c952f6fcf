import { drawHero } from '../draw/draw-hero.ts';
import { fromLch, lchOf, mix, type Recolour } from '../colour/colour.ts';
import { burst, halftone, insidePolygon, rays } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { group, path } from '../draw/svg.ts';
import { caseFor, paintLetters, textsOf } from '../draw/type.ts';
import { fitText, warpText, WARPS } from '../text/lettering.ts';
import { flank } from './backdrops.ts';

const [CX, CY] = [500, 500];

/** Stronger, lighter colours with true black and white, as in a comic. */
export function comicColours(ink: string): Recolour {
  return hex => {
    const { l, c, h } = lchOf(hex);
    if (c < 0.03) return l < 0.35 ? ink : l > 0.8 ? '#ffffff' : hex;
    return fromLch(Math.min(0.93, l * 1.04), Math.min(0.24, c * 1.3 + 0.02), h);
  };
}

/** A comic burst with halftone, the hero as a cut-out, a shouted word. */
export function pop(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const outer = burst(CX, CY, 490, 398, 17, sheet.dice('burst'));
  const inner = burst(CX, CY + 10, 360, 300, 13, sheet.dice('burst2'));
  let svg =
    group(path(outer, { fill: p.ink }), 'transform="translate(16 18)"') +
    path(outer, { fill: p.ink, stroke: p.ink, width: 20 }) +
    path(outer, { fill: p.b, stroke: p.paper, width: 6 });
  // Dots are kept inside by testing them: a clip would cost a layer as large as the print.
  const [inOuter, inInner] = [insidePolygon(outer), insidePolygon(inner)];
  const edge = (x: number, y: number) => Math.max(0, (Math.hypot(x - CX, y - CY) / 480) * 1.15 - 0.42);
  svg += path(rays(CX, CY, 0, 374, 22), { fill: mix(p.b, p.a, 0.25) });
  svg += halftone(CX, CY, 500, (x, y) => (inOuter(x, y) ? edge(x, y) : 0), { step: 24, colour: p.a, turn: 0.4 });
  svg += path(outer, { stroke: p.paper, width: 6 });
  svg += path(inner, { fill: p.c, stroke: p.ink, width: 10 });
  const foot = (y: number) => Math.max(0, 0.15 + ((y - CY) / 420) * 0.9);
  svg += halftone(CX, CY, 420, (x, y) => (inInner(x, y) ? foot(y) : 0), { step: 20, colour: mix(p.c, p.ink, 0.28) });
  svg += path(inner, { stroke: p.ink, width: 10 });
  const recolour = brief.palette.startsWith('hue:') || brief.palette === 'mono' ? sheet.recolour : comicColours(p.ink);
  const size = brief.hero!.traits.includes('place') ? 620 : 590;
  const options = { x: CX, y: CY, size, recolour, technique: 'colour' as const };
  svg += group(
    drawHero(sheet, { ...options, outlines: [{ colour: p.ink, width: 18 }], recolour: () => p.ink }).svg,
    'transform="translate(20 18)"',
  );
  svg += drawHero({ ...sheet, recolour }, { ...options, outlines: [{ colour: p.ink, width: 10 }, { colour: p.paper, width: 14 }] }).svg; // prettier-ignore
  svg += flank(sheet, brief.support, { dx: 330, y: 790, size: 220 });
  return shout(sheet, svg);
}

/** The word of the comic, rising to the right over the picture. */
function shout(sheet: Sheet, picture: string): Drawing {
  const p = sheet.palette;
  const { main } = textsOf(sheet);
  if (!main) return { svg: picture, height: 1010 };
  let svg = picture;
  const line = warpText(
    fitText(caseFor('bangers', main), 'bangers', {
      x: 100,
      y: 850,
      width: 800,
      height: 190,
      stretch: 1.1,
      devanagari: 'modak',
    }),
    WARPS.rise(50),
  );
  svg += paintLetters(sheet, line, {
    fill: [p.b, '#ffffff'],
    depth: { length: 18, colour: p.ink },
    edge: { colour: p.ink, width: 10 },
    outer: { colour: p.paper, width: 18 },
  });
  return { svg, height: 1090 };
}
