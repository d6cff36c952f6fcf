import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { pathWithin } from '../draw/cut.ts';
import { moon, peak, peakColours } from '../draw/scenery.ts';
import { leafBranch, starField } from '../draw/shapes.ts';
import { clipped, verticalGradient, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, mirrored, path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import { flank } from './backdrops.ts';

const WINDOW = 'M150 930V450A350 350 0 0 1 850 450V930Z';
const VIEW = { x: 148, y: 98, width: 704, height: 834 };

/** A jharokha window at night, hills, leaves at its foot, the hero in front. */
export function arch(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  let svg =
    path('M118 962V450A382 382 0 0 1 882 450V962Z', { fill: p.paper }) +
    path('M130 950V450A370 370 0 0 1 870 450V950Z', { fill: p.ink });
  svg +=
    clipped(sheet, path(WINDOW, { fill: '#fff' }), view(sheet)) +
    path('M172 908V450A328 328 0 0 1 828 450V908Z', { stroke: p.b, width: 3.5 });
  const [light, dark] = [mix(p.c, p.b, 0.25), mix(p.c, p.ink, 0.2)];
  svg += mirrored(
    leafBranch(845, 985, -1.75, 330, 7, { light, dark, bend: -0.7 }) +
      leafBranch(800, 985, -2.5, 230, 5, { light: dark, dark: light, bend: 0.7, leaf: 0.36 }),
  );
  svg += drawHero(sheet, { x: 500, y: 620, size: 540, outlines: [{ colour: p.paper, width: 13 }] }).svg;
  svg += flank(sheet, brief.support, { dx: 325, y: 915, size: 190, tilt: 10 });
  const title = titleBlock(sheet, 1020);
  return { svg: svg + title.svg, height: 1010 + title.height };
}

function view(sheet: Sheet): string {
  const { brief, palette: p } = sheet;
  const sky = verticalGradient(sheet, [mix(p.ink, p.d, 0.35), p.d, p.d, mix(p.d, p.a, 0.7)], [60, 960]);
  let svg =
    sky.defs +
    rect(148, 98, 704, 834, { fill: sky.fill }) +
    moon(sheet, 500, 420, 235, [p.paper, mix(p.paper, p.b, 0.4), mix(p.b, p.a, 0.35)], sheet.dice('moon'));
  svg += circle(500, 420, 268, { stroke: p.b, width: 3, dash: '2 14', round: true });
  svg += starField(sheet.dice('stars'), 46, [170, 110, 830, 700], [p.paper, p.b], {
    avoid: (x, y) => Math.hypot(x - 500, y - 420) < 280,
    min: 6,
    max: 15,
  });
  if (brief.settings.includes('mountain'))
    svg +=
      peak(300, 800, 420, 330, sheet.dice('peak'), peakColours(p), VIEW) +
      peak(700, 800, 420, 300, sheet.dice('peak2'), peakColours(p), VIEW);
  for (const [y, depth] of [
    [770, 0.25],
    [830, 0.5],
    [885, 0.78],
  ] as const)
    svg += path(
      pathWithin(`M100 ${y}C260 ${y - 70} 330 ${y + 20} 500 ${y - 20}S760 ${y - 70} 900 ${y}V970H100Z`, VIEW),
      {
        fill: mix(p.c, p.ink, depth),
      },
    );
  return svg;
}
