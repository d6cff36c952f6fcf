import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { drawSupport } from '../draw/hero.ts';
import { planet } from '../draw/scenery.ts';
import { halftone, starField } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, ellipse, group, polar } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const [CX, CY] = [500, 500];
const SPOTS = [-0.5, 2.6, 0.75, 3.9];

/** The hero as the sun of a small universe: rings, planets, supports on their orbits. */
export function orbit(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const deep = mix(p.ink, p.c, 0.22);
  let svg =
    circle(CX, CY, 415, { fill: brief.ground === 'dark' ? mix(p.d, p.ink, 0.45) : p.ink }) +
    circle(CX, CY, 385, { fill: deep });
  svg += halftone(
    CX,
    CY,
    385,
    (x, y) => (Math.hypot(x - CX, y - CY) < 375 ? Math.max(0, 0.75 - Math.hypot(x - CX, y - CY) / 420) : 0),
    { step: 20, colour: mix(p.d, p.a, 0.35) },
  );
  svg += starField(sheet.dice('inner-stars'), 40, [120, 120, 880, 880], [p.paper, p.b], {
    avoid: (x, y) => Math.hypot(x - CX, y - CY) > 365 || Math.hypot(x - CX, y - CY) < 230,
    min: 4,
    max: 13,
  });
  const tilt = sheet.dice('tilt').pick([-24, -16, 18]);
  const ring = (rx: number, ry: number, stroke: string, width: number, dash?: string) =>
    ellipse(CX, CY + 20, rx, ry, { stroke, width, ...(dash && { dash, round: true }) });
  svg += group(ring(470, 165, p.b, 7) + ring(505, 190, p.a, 4, '3 16'), `transform="rotate(${tilt} ${CX} ${CY})"`);
  svg +=
    planet(sheet, 165, 190, 62, { body: p.a, band: mix(p.a, p.b, 0.6), ring: p.b }) +
    circle(845, 205, 40, { fill: p.b }) +
    circle(833, 194, 11, { fill: mix(p.b, p.ink, 0.25) }) +
    circle(180, 835, 32, { fill: p.c }) +
    circle(860, 800, 24, { fill: p.a });
  svg += drawHero(sheet, {
    x: CX,
    y: CY,
    size: 500,
    dressed: true,
    outlines: [
      { colour: p.ink, width: 7 },
      { colour: p.paper, width: 12 },
    ],
  }).svg;
  brief.support.forEach((s, i) => {
    const [x, y] = polar(400, SPOTS[i]!, CX, CY);
    svg += drawSupport(sheet, s, { x, y, size: 190 });
  });
  svg += starField(sheet.dice('stars'), 22, [20, 20, 980, 980], [p.b, p.fg, p.a], {
    avoid: (x, y) => Math.hypot(x - CX, y - CY) < 450,
    min: 8,
    max: 18,
  });
  const title = titleBlock(sheet, 960);
  return { svg: svg + title.svg, height: Math.max(1000, 960 + title.height) };
}
