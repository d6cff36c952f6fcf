import { drawHero } from '../draw/draw-hero.ts';
import type { Subject } from '../brief/brief.ts';
import { lchOf, lightnessRamp, mix, type Recolour } from '../colour/colour.ts';
import { colourIcon, drawSupport } from '../draw/hero.ts';
import { iconOf } from '../draw/icon.ts';
import { moon, peak, peakColours, pine } from '../draw/scenery.ts';
import { halftone, rays, retroSun } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import { flank, leafFoot, moonColours } from './backdrops.ts';

const CY = 500;

/** One big head on a sun, moon or ring, with flowers or leaves at its foot. */
export function crest(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const flora = brief.support.filter(s => s.traits.includes('flora'));
  const others = brief.support.filter(s => !s.traits.includes('flora'));
  const y = CY - (flora.length ? 30 : 10);
  const size = flora.length ? 600 : 640;
  let svg = backdrop(sheet) + ground(sheet);
  if (flora.length || brief.styles.includes('vintage')) svg += leafFoot(sheet, 850, 330);
  svg += drawHero(sheet, { x: 500, y, size, outlines: [{ colour: p.paper, width: 15 }] }).svg;
  if (flora[0]) svg += bouquet(sheet, flora[0]);
  svg += flank(sheet, [...flora.slice(1), ...others].slice(0, 2), {
    dx: flora.length ? 385 : 350,
    y: flora.length ? 630 : 780,
    size: flora.length ? 160 : 220,
  });
  const foot = flora.length ? 1060 : 960;
  const title = titleBlock(sheet, foot - (brief.text.main ? 0 : 10));
  return { svg: svg + title.svg, height: foot + title.height };
}

function backdrop(sheet: Sheet): string {
  const { brief, palette: p } = sheet;
  const has = (...words: string[]) => brief.settings.some(s => words.includes(s));
  const kind =
    has('sun') || brief.styles.includes('vintage')
      ? 'sun'
      : has('moon', 'forest', 'night')
        ? 'moon'
        : sheet.dice('backdrop').pick(['sun', 'rays', 'ring']);
  if (kind === 'sun') return retroSun(sheet, 500, CY, 400, [p.b, p.a, p.d]);
  if (kind === 'moon') return moon(sheet, 500, CY, 395, moonColours(sheet), sheet.dice('moon'));
  if (kind === 'rays')
    return (
      path(rays(500, CY, 250, 455, 36), { fill: p.a }) +
      circle(500, CY, 340, { fill: p.c }) +
      circle(500, CY, 318, { stroke: p.b, width: 7 })
    );
  const dots = halftone(
    500,
    CY,
    352,
    (x, y) => (Math.hypot(x - 500, y - CY) < 352 ? Math.max(0, (Math.hypot(x - 500, y - CY) / 352) * 1.1 - 0.45) : 0),
    { step: 17, colour: p.a },
  );
  return (
    circle(500, CY, 410, { fill: p.c }) +
    circle(500, CY, 372, { stroke: p.b, width: 6 }) +
    circle(500, CY, 352, { fill: mix(p.c, p.ink, 0.35) }) +
    dots
  );
}

function ground(sheet: Sheet): string {
  const { brief, palette: p } = sheet;
  const dice = sheet.dice('ground');
  let svg = '';
  if (brief.settings.includes('mountain'))
    svg += peak(300, 830, 460, 420, dice, peakColours(p)) + peak(700, 830, 480, 460, dice, peakColours(p));
  if (!brief.settings.includes('forest')) return svg;
  for (let i = 0; i < 15; i++) {
    const height = dice.between(150, 270) * (1 - 0.25 * Math.sin((i / 14) * Math.PI)) + Math.abs(i - 7) * 12;
    svg += pine(130 + i * 53 + dice.between(-14, 14), 900, height, mix(p.ink, p.a, 0.45), mix(p.ink, p.a, 0.25));
  }
  return svg + path('M110 895Q500 840 890 895Q500 965 110 895Z', { fill: mix(p.ink, p.a, 0.25) });
}

/** Roses keep green leaves and take the palette's strong colour. */
function roseColours(sheet: Sheet): Recolour {
  const p = sheet.palette;
  const leaves = lightnessRamp([mix(p.c, p.ink, 0.5), p.c, mix(p.c, p.paper, 0.4)]);
  const petals = lightnessRamp(
    [mix(p.d, p.ink, 0.35), mix(p.d, p.ink, 0.2), mix(p.d, p.a, 0.5), p.a, mix(p.a, p.paper, 0.35)],
    { low: 0.35, high: 0.72 },
  );
  return hex => {
    const { h, c } = lchOf(hex);
    return h > 82 && h < 200 && c > 0.035 ? leaves(hex) : petals(hex);
  };
}

function bouquet(sheet: Sheet, flower: Subject): string {
  const { brief, palette: p } = sheet;
  const outlines = [{ colour: p.ink, width: 7 }, { colour: p.paper, width: 8 }]; // prettier-ignore
  const tinted =
    brief.styles.includes('vintage') ||
    brief.palette.startsWith('hue:') ||
    ['gold', 'mono', 'blood', 'terracotta'].includes(brief.palette);
  const rose = /rose/.test(flower.label);
  const one = (x: number, y: number, size: number, rotate: number, flip = false) =>
    flower.colour && !flower.house
      ? colourIcon(sheet, iconOf(flower.colour), {
          x,
          y,
          size,
          rotate,
          flip,
          outlines,
          ...(rose && tinted && { recolour: roseColours(sheet) }),
        }).svg
      : drawSupport(sheet, flower, { x, y, size, rotate, flip, outlines });
  return (
    one(215, 800, 235, -16) +
    one(785, 800, 235, 16, true) +
    one(345, 872, 215, -6) +
    one(655, 872, 215, 6, true) +
    one(500, 885, 290, 0)
  );
}
