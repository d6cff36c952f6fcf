import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { drawSupport } from '../draw/hero.ts';
import { leafBranch, rays, sparkle, starField } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, mirrored, path, rect, TAU } from '../draw/svg.ts';
import { textsOf } from '../draw/type.ts';
import { fitText } from '../text/lettering.ts';

const [X, Y, W, H, CY] = [130, 40, 740, 1220, 600];

/** A fortune card: moon phases above, the hero in a halo, its name below. */
export function tarot(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const dark = mix(p.ink, '#000000', 0.1);
  let svg = rect(X, Y, W, H, { fill: p.paper }, 46) + rect(X + 16, Y + 16, W - 32, H - 32, { fill: dark }, 34);
  svg +=
    rect(X + 34, Y + 34, W - 68, H - 68, { stroke: p.b, width: 5 }, 22) +
    rect(X + 46, Y + 46, W - 92, H - 92, { stroke: p.b, width: 2.5 }, 16);
  svg +=
    path(rays(500, CY, 225, 355, 48, 0.16), { fill: p.b }) +
    path(rays(500, CY, 225, 318, 48, 0.5, TAU / 96), { fill: p.a, opacity: 0.9 });
  svg +=
    circle(500, CY, 262, { fill: p.b }) +
    circle(500, CY, 250, { fill: p.d }) +
    circle(500, CY, 228, { stroke: p.b, width: 3, dash: '4 12', round: true });
  svg += moonPhases(p.b, p.paper, dark);
  for (const [sx, sy] of [[X + 85, Y + 88], [X + W - 85, Y + 88], [X + 85, Y + H - 88], [X + W - 85, Y + H - 88]] as const) svg += path(sparkle(sx, sy, 36), { fill: p.b }); // prettier-ignore
  svg += starField(sheet.dice('stars'), 40, [X + 80, 260, X + W - 80, 960], [p.b, p.paper], {
    avoid: (x, y) => Math.hypot(x - 500, y - CY) < 370,
    min: 4,
    max: 13,
  });
  svg += drawHero(sheet, { x: 500, y: CY, size: 440, outlines: [{ colour: p.paper, width: 9 }] }).svg;
  svg += mirrored(
    leafBranch(530, 1010, -0.15, 250, 6, { light: mix(p.c, p.b, 0.2), dark: mix(p.c, p.ink, 0.2), bend: -0.9 }),
  );
  const [support] = brief.support;
  svg += support
    ? drawSupport(sheet, support, { x: 500, y: 975, size: 150, outlines: [{ colour: dark, width: 8 }] })
    : path(sparkle(500, 1005, 34), { fill: p.b });
  const { main } = textsOf(sheet);
  const name = (main ?? '').toUpperCase();
  if (!name) return { svg, height: 1300 };
  svg += rect(X + 62, 1078, W - 124, 112, { fill: p.b }, 12);
  svg += path(
    fitText(name, 'abril', {
      x: X + 110,
      y: 1102,
      width: W - 220,
      height: 62,
      stretch: 1,
      tracking: 50,
      devanagari: 'rozha',
    }).d,
    { fill: dark },
  );
  return { svg, height: 1300 };
}

function moonPhases(light: string, paper: string, dark: string): string {
  let svg = '';
  for (let i = -2; i <= 2; i++) {
    const [x, y, r] = [500 + i * 118, 175 + Math.abs(i) * 16, i ? 32 : 42];
    svg +=
      circle(x, y, r, { fill: light }) +
      (i
        ? circle(x + i * 13 * (Math.abs(i) === 2 ? 0.75 : 1.6), y, r * 0.96, { fill: dark })
        : circle(x, y, r * 0.6, { fill: paper }));
  }
  return svg;
}
