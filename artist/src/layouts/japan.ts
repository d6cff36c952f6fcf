import { drawHero } from '../draw/draw-hero.ts';
import { fromLch, mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { seigaiha } from '../draw/scenery.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import { flank } from './backdrops.ts';

/** Path of a row of breaking waves down to the foot of the picture. */
function waves(y: number, swell: number, n: number): string {
  const length = 880 / n;
  let d = `M60 ${y}`;
  for (let i = 0; i < n; i++) {
    const x = 60 + i * length;
    d += `C${short(x + length * 0.3)} ${short(y - swell * 0.2)} ${short(x + length * 0.45)} ${short(y - swell * 1.5)} ${short(x + length * 0.78)} ${short(y - swell)}C${short(x + length * 0.62)} ${short(y - swell * 0.9)} ${short(x + length * 0.62)} ${short(y - swell * 0.1)} ${short(x + length)} ${y}`;
  }
  return `${d}V1080Q500 1180 60 1080Z`;
}

/** A red sun, long clouds, three rows of waves, the hero rising from them. */
export function japan(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const hue = brief.palette.startsWith('hue:') || brief.palette === 'mono';
  const sun = hue ? p.a : brief.styles.includes('japanese') ? fromLch(0.56, 0.21, 28) : p.b;
  const [deep, middle] = hue ? [p.ink, p.c] : [fromLch(0.32, 0.08, 250), fromLch(0.5, 0.11, 240)];
  let svg = circle(500, 430, 400, { fill: sun }) + circle(500, 430, 418, { stroke: p.fg, width: 5 });
  for (const [x, y, w] of [
    [150, 300, 260],
    [850, 240, 240],
    [880, 560, 220],
  ] as const) {
    // prettier-ignore
    for (let k = 0; k < 3; k++) svg += rect(x - w / 2 + k * 26 * (x < 500 ? 1 : -1), y + k * 26, w - k * 34, 15, { fill: p.paper, ...(brief.ground === 'light' && { stroke: deep, width: 3 }) }, 7.5);
  }
  svg += drawHero(sheet, { x: 500, y: 480, size: 590, outlines: [{ colour: p.paper, width: 14 }], body: [mix(p.paper, p.b, 0.25), p.b], shade: hue ? p.c : p.d }).svg; // prettier-ignore
  svg += flank(sheet, brief.support, { dx: 350, y: 690, size: 190 });
  const line = { stroke: p.paper, width: 9 };
  svg += path(waves(800, 120, 3), { fill: middle, ...line }) + path(waves(885, 105, 4), { fill: deep, ...line });
  const front = waves(960, 80, 5);
  svg +=
    clipped(
      sheet,
      path(front, { fill: '#fff' }),
      seigaiha(40, 840, 920, 360, 52, [p.paper, deep, p.paper, middle, p.paper, deep]),
    ) + path(front, line);
  const dice = sheet.dice('spray');
  for (let i = 0; i < 26; i++)
    svg += circle(dice.between(80, 920), dice.between(640, 800), dice.between(3, 9), {
      fill: brief.ground === 'light' ? middle : p.paper,
    });
  const title = titleBlock(sheet, 1170);
  return { svg: svg + title.svg, height: 1150 + title.height };
}
