import { isGroup, placedCast } from '../draw/draw-hero.ts';
import type { Subject } from '../brief/brief.ts';
import { lightnessRamp, mix } from '../colour/colour.ts';
import { drawCostume } from '../draw/costume.ts';
import { drawHouse, hasHouse } from '../house/house.ts';
import { colourIcon } from '../draw/hero.ts';
import { frameIcon, iconOf, silhouette, uniqueIds } from '../draw/icon.ts';
import { short } from '../draw/path.ts';
import { retroSun } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { path, rect } from '../draw/svg.ts';
import { textsOf } from '../draw/type.ts';
import { fitText } from '../text/lettering.ts';

const [CY, HORIZON, FLOOR] = [470, 800, 1060];
const GLOW: [width: number, opacity: number][] = [[46, 0.1], [34, 0.14], [24, 0.22], [15, 0.4]]; // prettier-ignore

/** Synthwave: slatted sun, skyline, grid floor, the hero in glowing outline. */
export function neon(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  let svg =
    retroSun(sheet, 500, CY, 400, [p.d, p.a, p.c], 8, 0.62) +
    gridFloor(sheet) +
    skyline(sheet) +
    (isGroup(sheet)
      ? placedCast(sheet, { x: 500, y: CY + 30, size: 620 })
          .map(one => glowing(sheet, one.subject, one.x, one.y, one.size, one.flip))
          .join('')
      : glowing(sheet, brief.hero!, 500, CY + 30, 620) + drawCostume(sheet, 500, CY + 30, 520));
  const [first, second] = brief.support;
  if (first) svg += glowing(sheet, first, 150, 700, 210) + glowing(sheet, second ?? first, 850, 700, 210);
  const title = neonTitle(sheet, FLOOR - 40);
  return { svg: svg + title.svg, height: FLOOR + title.height };
}

type Faded = { defs: string; paint: string };

/** A grid that runs to the horizon and fades to both sides: by gradients, since a mask would take layers of the whole floor. */
function gridFloor(sheet: Sheet): string {
  const p = sheet.palette;
  const height = FLOOR - HORIZON;
  let d = '';
  for (let i = 0; i <= 9; i++) d += `M30 ${short(HORIZON + height * (i / 9) ** 2.1)}H970`;
  for (let i = -11; i <= 11; i++) {
    const [from, slope] = [500 + i * 43, i * 72];
    const down = slope ? Math.min(1, (slope > 0 ? 970 - from : 30 - from) / slope) : 1;
    d += `M${from} ${HORIZON}L${short(from + slope * down)} ${short(HORIZON + height * down)}`;
  }
  const faded = (colour: string): Faded => {
    const id = sheet.id('f');
    const stops = [[0, 0], [0.18, 1], [0.82, 1], [1, 0]].map(([at, o]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${o}"/>`).join(''); // prettier-ignore
    return {
      defs: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="980" y2="0">${stops}</linearGradient>`,
      paint: `url(#${id})`,
    };
  };
  const [ground, glow, line] = [mix(p.ink, p.c, 0.22), p.a, p.b].map(faded) as [Faded, Faded, Faded];
  return (
    `<defs>${ground.defs}${glow.defs}${line.defs}</defs>` +
    rect(20, HORIZON, 960, height, { fill: ground.paint }) +
    path(d, { stroke: glow.paint, width: 13, opacity: 0.28 }) +
    path(d, { stroke: line.paint, width: 4 })
  );
}

function skyline(sheet: Sheet): string {
  const p = sheet.palette;
  const dice = sheet.dice('skyline');
  let d = '';
  for (let x = 70; x < 930;) {
    const width = dice.whole(34, 74);
    const height = dice.between(60, 230) * (1 - 0.5 * Math.sin(((x - 70) / 860) * Math.PI));
    d += `M${x} ${HORIZON}V${short(HORIZON - height)}H${x + width}V${HORIZON}Z`;
    x += width + 4;
  }
  let svg = path(d, { fill: p.ink, stroke: p.c, width: 4 });
  for (let i = 0; i < 70; i++)
    svg += rect(dice.between(80, 920), HORIZON - dice.between(12, 70), 7, 7, {
      fill: dice.pick([p.d, p.b, p.a]),
      opacity: 0.8,
    });
  return svg;
}

/** A subject in neon: halo, dark body, glyph with cyan and magenta ghosts. */
function glowing(sheet: Sheet, subject: Subject, x: number, y: number, size: number, flip = false): string {
  const p = sheet.palette;
  const ramp = lightnessRamp([p.ink, p.c, p.a, p.b, '#ffffff']);
  if (subject.house && hasHouse(subject.house) && !subject.ink) {
    const house = drawHouse({ ...sheet, recolour: ramp }, subject.house, size);
    return `<g transform="translate(${x} ${y})">${house.outline(p.a, 30).replace('<g ', '<g opacity=".28" ')}${house.outline(p.a, 14)}${house.outline(p.ink, 8)}${house.svg}</g>`;
  }
  const icon = iconOf(subject.ink ?? subject.line ?? subject.colour!);
  const frame = frameIcon(icon, { x, y, size, flip });
  const shape = uniqueIds(sheet, silhouette(icon));
  const layer = (attributes: string, inner: string) => `${frame.open}<g ${attributes}>${inner}</g></g>`;
  let svg = GLOW.map(([w, o]) =>
    layer(
      `fill="none" stroke="${p.a}" stroke-opacity="${o}" stroke-width="${short((w * 2 * Math.min(1, size / 400)) / frame.scale)}" stroke-linejoin="round"`,
      shape,
    ),
  ).join('');
  svg += layer(
    `fill="${p.ink}" stroke="${p.ink}" stroke-width="${short(14 / frame.scale)}" stroke-linejoin="round"`,
    shape,
  );
  if (icon.kind === 'colour') return svg + colourIcon(sheet, icon, { x, y, size, flip, recolour: ramp }).svg;
  const gradient = sheet.id('n');
  svg += `<defs><linearGradient id="${gradient}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${icon.width}" y2="${icon.height}"><stop offset="0" stop-color="${p.b}"/><stop offset=".5" stop-color="#b9a4ff"/><stop offset="1" stop-color="${p.a}"/></linearGradient></defs>`;
  const glyph = `<path d="${icon.drawing}"/>`;
  const ghost = (dx: number, dy: number, fill: string) =>
    `<g transform="translate(${dx} ${dy})" opacity=".85">${layer(`fill="${fill}"`, glyph)}</g>`;
  svg += ghost(-9, 0, p.b) + ghost(9, 3, p.a) + layer(`fill="url(#${gradient})"`, glyph);
  return (
    svg +
    layer(
      `fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${short(3.2 / frame.scale)}" stroke-linejoin="round"`,
      glyph,
    )
  );
}

function neonTitle(sheet: Sheet, y: number): Drawing {
  const p = sheet.palette;
  const { main } = textsOf(sheet);
  if (!main) return { svg: '', height: 0 };
  const line = fitText(main.toUpperCase(), 'orbitron', {
    x: 70,
    y,
    width: 860,
    height: 150,
    stretch: 1,
    devanagari: 'baloo',
  });
  const halo = ([[22, 0.15], [13, 0.3]] as const).map(([width, opacity]) => path(line.d, { stroke: p.a, width, opacity })).join(''); // prettier-ignore
  const ghosts = `<g transform="translate(-5 0)">${path(line.d, { fill: p.b })}</g><g transform="translate(5 2)">${path(line.d, { fill: p.a })}</g>`;
  return {
    svg: path(line.d, { fill: p.ink, stroke: p.ink, width: 30 }) + halo + ghosts + path(line.d, { fill: '#ffffff' }),
    height: line.height - 20,
  };
}
