import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { rays } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, place } from '../draw/svg.ts';
import { fontsOf, paintLetters, textsOf } from '../draw/type.ts';
import { mandalaRings } from '../house/mandala.ts';
import { fitText } from '../text/lettering.ts';

/** The hero in the open middle of a mandala; a chant below. */
export function mandala(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const dark = brief.ground === 'dark';
  const hue = brief.palette.startsWith('hue:');
  const ground = dark ? mix(p.ink, '#000000', 0.2) : mix(p.paper, p.b, 0.15);
  const n = sheet.dice('mandala').pick([12, 16, 18]);
  let svg = place(mandalaRings(480, { ...p, ground }, n, 0.46), 500, 500);
  svg += circle(500, 500, 222, { fill: hue ? mix(p.c, p.ink, 0.35) : dark ? p.d : mix(p.d, p.ink, 0.15) });
  svg +=
    path(rays(500, 500, 0, 222, 40), { fill: hue ? mix(p.c, p.a, 0.25) : mix(p.d, p.a, 0.45) }) +
    circle(500, 500, 222, { stroke: p.b, width: 9 });
  const house = brief.hero!.house;
  const size = house === 'trishul' ? 520 : house === 'ganesha' ? 500 : house ? 410 : 375;
  const outlines = house === 'ganesha' || house === 'trishul' || house === 'om' ? [] : [{ colour: p.paper, width: 10 }];
  svg += drawHero(sheet, { x: 500, y: 500, size, wide: 1.05, outlines }).svg;
  const { main, small } = textsOf(sheet);
  let height = 1000;
  if (main) {
    const fonts = fontsOf(sheet);
    const line = fitText(main, fonts.head, {
      x: 90,
      y: height + 20,
      width: 820,
      height: 120,
      stretch: 1,
      devanagari: 'yatra',
    });
    svg += paintLetters(sheet, line, {
      fill: [mix(p.b, p.paper, 0.3), dark ? p.a : p.d],
      edge: { colour: p.ink, width: 4 },
      outer: { colour: dark ? p.c : p.b, width: 9 },
    });
    height += line.height + 50;
    if (small) {
      const sub = fitText(small.toUpperCase(), 'montserrat', {
        x: 250,
        y: height,
        width: 500,
        height: 30,
        stretch: 1,
        tracking: 220,
      });
      svg += path(sub.d, { fill: p.fg });
      height += 50;
    }
  }
  return { svg, height };
}
