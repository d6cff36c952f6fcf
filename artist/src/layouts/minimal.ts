import { drawHero, isGroup } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { drawSubject } from '../draw/hero.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { fontsOf, textsOf } from '../draw/type.ts';
import { fitText } from '../text/lettering.ts';

/** One flat shape, one thin line, one calm drawing, a small line of letters. */
export function minimal(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const hero = brief.hero!;
  const kind = sheet.dice('shape').pick(['disc', 'arch', 'square'] as const);
  let svg = '';
  if (kind === 'disc') svg += circle(500, 470, 330, { fill: p.a }) + circle(600, 420, 330, { stroke: p.fg, width: 5 });
  else if (kind === 'arch')
    svg +=
      path('M230 810V450A270 270 0 0 1 770 450V810Z', { fill: p.a }) +
      path('M280 850V460A270 270 0 0 1 820 460V850Z', { stroke: p.fg, width: 5 });
  else svg += rect(200, 190, 560, 560, { fill: p.a }, 40) + rect(250, 240, 560, 560, { stroke: p.fg, width: 5 }, 40);
  const flat = !hero.house && (hero.ink ?? hero.line);
  const options = { x: 500, y: 490, size: hero.traits.includes('place') ? 560 : 500 };
  svg += isGroup(sheet)
    ? drawHero(sheet, { ...options, outlines: [{ colour: p.paper, width: 8 }] }).svg
    : flat
      ? drawSubject(sheet, hero.ink ? hero : { ...hero, ink: hero.line! }, {
          ...options,
          technique: 'ink',
          outlines: [],
          body: [p.paper, mix(p.paper, p.b, 0.5)],
          shade: null,
        }).svg
      : drawSubject(sheet, hero, { ...options, outlines: [{ colour: p.paper, width: 10 }] }).svg;
  const { main } = textsOf(sheet);
  if (!main) return { svg, height: 850 };
  const line = fitText(main.toUpperCase(), fontsOf(sheet).head, {
    x: 170,
    y: 880,
    width: 660,
    height: 74,
    stretch: 1,
    tracking: 180,
    devanagari: 'tiro',
    plain: true,
  });
  return { svg: svg + path(line.d, { fill: p.fg }), height: 910 + line.height };
}
