import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { starField } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import { flank } from './backdrops.ts';

const [CX, CY, R, BAND] = [500, 470, 430, 46];

/** A rainbow gate of seventies stripes with the hero standing in it. */
export function stripes(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const bands = [p.d, p.a, mix(p.a, p.b, 0.5), p.b, p.c];
  let svg = '';
  bands.forEach((stroke, i) => {
    const r = R - i * BAND - BAND / 2;
    svg += path(`M${CX - r} 905V${CY}A${r} ${r} 0 0 1 ${CX + r} ${CY}V905`, { stroke, width: BAND + 1.5 });
  });
  const inner = R - bands.length * BAND;
  svg += path(`M${CX - inner} 905V${CY}A${inner} ${inner} 0 0 1 ${CX + inner} ${CY}V905Z`, {
    fill: brief.ground === 'dark' ? p.paper : mix(p.paper, p.b, 0.3),
  });
  svg += rect(60, 880, 880, 22, { fill: p.c }, 11);
  const outlines = [{ colour: p.paper, width: 14 }, { colour: p.ink, width: 7 }]; // prettier-ignore
  const size = brief.hero!.traits.includes('vehicle') || brief.hero!.traits.includes('place') ? 600 : 570;
  svg += drawHero(sheet, { x: 500, y: 600, size, outlines }).svg;
  svg += flank(sheet, brief.support, { dx: 345, y: 800, size: 220, tilt: 0 });
  if (brief.settings.some(s => ['star', 'space', 'night', 'moon'].includes(s))) {
    svg += starField(sheet.dice('stars'), 30, [30, 20, 970, 860], [p.b, p.paper], {
      avoid: (x, y) => Math.hypot(x - 500, y - 600) < 330,
      min: 7,
      max: 18,
    });
  }
  const title = titleBlock(sheet, 940);
  return { svg: svg + title.svg, height: 920 + title.height };
}
