import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { banner, halftone, raysWithin, star } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, path, polar, rect, TAU } from '../draw/svg.ts';
import { arcText, fitText, warpText, WARPS } from '../text/lettering.ts';
import { isIndic } from '../text/scripts.ts';
import { fontsOf } from '../draw/type.ts';

const [CX, CY, R] = [500, 520, 480];
const HOLE = { x: CX - 314, y: CY - 314, width: 628, height: 628 };

/** A round club badge: name above, place or thing below, year on a ribbon. */
export function badge(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  let svg =
    circle(CX, CY, R, { fill: p.paper }) +
    circle(CX, CY, R - 14, { fill: p.ink }) +
    circle(CX, CY, R - 26, { fill: p.c }) +
    rope(sheet);
  svg += circle(CX, CY, 335, { fill: p.paper }) + circle(CX, CY, 322, { fill: p.ink });
  const dots = halftone(CX, CY, 320, (_, y) => Math.max(0, ((y - CY) / 312) * 0.9 - 0.05), {
    step: 15,
    colour: p.a,
    within: HOLE,
  });
  const inside =
    rect(HOLE.x, HOLE.y, HOLE.width, HOLE.height, { fill: p.b }) +
    path(raysWithin(CX, CY + 40, HOLE, 28, 0.05), { fill: mix(p.b, p.a, 0.55) }) +
    dots;
  svg += clipped(sheet, circle(CX, CY, 312, { fill: '#fff' }), inside);
  const wide = brief.hero?.traits.includes('place') ? 430 : 470;
  if (brief.hero)
    svg += drawHero(sheet, {
      x: CX,
      y: CY - 15,
      size: wide,
      wide: 1.1,
      outlines: [{ colour: p.paper, width: 11 }],
    }).svg;
  return { svg: svg + lettering(sheet) + stars(sheet), height: 1010 };
}

function rope(sheet: Sheet): string {
  let d = '';
  for (let i = 0; i < 90; i++) {
    const angle = (i * TAU) / 90;
    d += `M${polar(R - 32, angle, CX, CY)
      .map(short)
      .join(' ')}L${polar(R - 40, angle + 0.012, CX, CY)
      .map(short)
      .join(' ')}`;
  }
  return path(d, { stroke: sheet.palette.paper, width: 5, round: true, opacity: 0.8 });
}

/** The words of a badge: what stands above, below and on the ribbon. */
function words(sheet: Sheet): { top: string; bottom: string; ribbon: string } {
  const { text, wordless } = sheet.brief;
  if (wordless) return { top: '', bottom: '', ribbon: '' };
  const top = text.main ?? text.place ?? '';
  const below = (text.main ? text.place : undefined) ?? text.sub ?? '';
  const ribbon = text.year ?? '';
  return { top, bottom: below, ribbon };
}

function lettering(sheet: Sheet): string {
  const p = sheet.palette;
  const fonts = fontsOf(sheet);
  const { top, bottom, ribbon } = words(sheet);
  const face = sheet.dice('badge-face').pick(['alfa', 'bungee', 'anton']);
  const upper =
    top &&
    arcText(isIndic(top) ? top : top.toUpperCase(), face, {
      cx: CX,
      cy: CY,
      radius: 352,
      size: isIndic(top) ? 92 : 78,
      tracking: 60,
      maxAngle: 2.55,
      devanagari: 'baloo',
    });
  const lower =
    bottom &&
    arcText(bottom.toUpperCase(), 'bebas', {
      cx: CX,
      cy: CY,
      radius: 424,
      size: 60,
      bottom: true,
      tracking: 120,
      maxAngle: 2,
    });
  let svg = (upper ? path(upper.d, { fill: p.paper }) : '') + (lower ? path(lower.d, { fill: p.paper }) : '');
  if (!ribbon) return svg;
  svg += banner(CX, CY + 196, 400, 100, { fill: p.a, shade: p.d, line: p.ink, width: 8, bow: 16 });
  const fitted = fitText(ribbon, 'alfa', {
    x: CX - 165,
    y: CY + 155,
    width: 330,
    height: 62,
    stretch: 1,
    tracking: 20,
    devanagari: fonts.devanagari,
  });
  return svg + path(warpText(fitted, WARPS.bow(16)).d, { fill: p.paper });
}

function stars(sheet: Sheet): string {
  const p = sheet.palette;
  return [-1, 1]
    .map(
      side =>
        path(star(CX + side * 390, CY + 85, 5, 34, 14), { fill: p.b }) +
        path(star(CX + side * 396, CY + 20, 5, 15, 6) + star(CX + side * 368, CY + 152, 5, 15, 6), { fill: p.paper }),
    )
    .join('');
}
