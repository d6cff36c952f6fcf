import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { cloud } from '../draw/scenery.ts';
import { rays } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, TAU } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import { discShade, flank } from './backdrops.ts';

const [CX, CY] = [500, 490];

/** Two rings of rays, a disc, the hero breaking out of it. */
export function sunburst(sheet: Sheet): Drawing {
  const { palette: p, brief } = sheet;
  const n = sheet.dice('sunburst').pick([20, 24, 30]);
  let svg =
    path(rays(CX, CY, 150, 485, n, 0.5), { fill: p.b }) +
    path(rays(CX, CY, 150, 440, n, 0.5, TAU / n / 2), { fill: p.a });
  svg +=
    circle(CX, CY, 340, { fill: p.ink }) +
    circle(CX, CY, 326, { fill: p.c }) +
    circle(CX, CY, 300, { fill: mix(p.c, p.paper, 0.18) });
  svg += discShade(CX, CY, 300, p.c);
  if (brief.settings.some(s => s === 'cloud' || s === 'star')) {
    const dice = sheet.dice('clouds');
    svg += cloud(250, 700, 260, p.paper, dice) + cloud(760, 690, 240, p.paper, dice);
  }
  const outlines = [{ colour: p.paper, width: 15 }, { colour: p.ink, width: 8 }]; // prettier-ignore
  svg += drawHero(sheet, { x: CX, y: CY, size: 560, outlines }).svg;
  svg +=
    flank(sheet, brief.support, { dx: 300, y: 775, size: 220 }) +
    flank(sheet, brief.support.slice(2), { dx: 300, y: 230, size: 190 });
  const title = titleBlock(sheet, 950);
  return { svg: svg + title.svg, height: Math.max(990, 950 + title.height) };
}
