import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { banner, halftone, leafBranch, star } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { mirrored, path, rect } from '../draw/svg.ts';
import { fontsOf, textsOf } from '../draw/type.ts';
import { fitText, warpText, WARPS } from '../text/lettering.ts';
import { flank } from './backdrops.ts';

/** A shield of a given half width, top and length. */
const shieldPath = (half: number, top: number, foot: number) =>
  `M${500 - half} ${top}Q500 ${top - half * 0.16} ${500 + half} ${top}V${top + (foot - top) * 0.45}C${500 + half} ${top + (foot - top) * 0.75} ${500 + half * 0.5} ${foot - 60} 500 ${foot}C${500 - half * 0.5} ${foot - 60} ${500 - half} ${top + (foot - top) * 0.75} ${500 - half} ${top + (foot - top) * 0.45}Z`;

/** A team crest: quartered shield with laurels, the hero over it, the name on a ribbon. */
export function shield(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const [light, dark] = [mix(p.c, p.b, 0.3), mix(p.c, p.ink, 0.25)];
  let svg = mirrored(leafBranch(545, 985, 0.1, 620, 10, { light, dark, bend: -1.75, leaf: 0.2 }));
  svg += path(shieldPath(372, 120, 990), { fill: p.paper }) + path(shieldPath(354, 138, 968), { fill: p.ink });
  const inner = shieldPath(326, 166, 934);
  const quarters =
    rect(172, 130, 328, 400, { fill: p.a }) +
    rect(500, 130, 328, 400, { fill: p.d }) +
    rect(172, 530, 328, 406, { fill: p.d }) +
    rect(500, 530, 328, 406, { fill: p.a });
  const shade = halftone(500, 560, 480, (x, y) => Math.max(0, (Math.hypot(x - 500, y - 480) / 460) * 1.1 - 0.5), {
    step: 17,
    colour: p.ink,
    within: { x: 172, y: 130, width: 656, height: 806 },
  });
  svg += clipped(sheet, path(inner, { fill: '#fff' }), quarters + shade) + path(inner, { stroke: p.b, width: 8 });
  svg += path(star(500, 215, 5, 34, 14) + star(410, 232, 5, 20, 8) + star(590, 232, 5, 20, 8), { fill: p.b });
  svg += drawHero(sheet, { x: 500, y: 515, size: 520, wide: 1.1, outlines: [{ colour: p.paper, width: 13 }] }).svg;
  svg += flank(sheet, brief.support, { dx: 285, y: 720, size: 170 });
  return { svg: svg + ribbon(sheet), height: 1030 };
}

function ribbon(sheet: Sheet): string {
  const p = sheet.palette;
  const { main } = textsOf(sheet);
  const text = main;
  if (!text) return '';
  const svg = banner(500, 850, 640, 128, { fill: p.b, shade: mix(p.b, p.ink, 0.45), line: p.ink, width: 8, bow: 22 });
  const fonts = fontsOf(sheet);
  const fitted = fitText(text.toUpperCase(), 'alfa', {
    x: 215,
    y: 806,
    width: 570,
    height: 72,
    stretch: 1.1,
    tracking: 20,
    devanagari: fonts.devanagari,
  });
  return svg + path(warpText(fitted, WARPS.bow(20)).d, { fill: p.ink });
}
