import { drawHero } from '../draw/draw-hero.ts';
import type { Subject } from '../brief/brief.ts';
import { mix } from '../colour/colour.ts';
import { drawDressed } from '../draw/costume.ts';
import { colourIcon, drawSubject, drawSupport } from '../draw/hero.ts';
import { iconOf } from '../draw/icon.ts';
import { cloud, moon, planet } from '../draw/scenery.ts';
import { retroSun, starField } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const [MOON_X, MOON_Y, MOON_R] = [530, 470, 400];
const keep = (hex: string) => hex;

/** The hero on its way: on a rocket before the moon, or on a vehicle before the sun. */
export function scene(sheet: Sheet): Drawing {
  const { brief } = sheet;
  const hero = brief.hero!;
  const vehicle = brief.support.find(s => s.traits.includes('vehicle'));
  const rocket = vehicle !== undefined && /rocket|space/.test(vehicle.label);
  const space =
    rocket ||
    brief.palette === 'space' ||
    brief.costumes.includes('helmet') ||
    brief.settings.some(s => ['space', 'moon', 'star', 'night'].includes(s));
  let svg = space ? spaceBackdrop(sheet) : dayBackdrop(sheet);
  if (vehicle && rocket) svg += onRocket(sheet, hero, vehicle);
  else if (vehicle) svg += onVehicle(sheet, hero, vehicle);
  else
    svg += drawHero(sheet, {
      x: 500,
      y: 540,
      size: 520,
      dressed: true,
      outlines: [
        { colour: sheet.palette.ink, width: 7 },
        { colour: sheet.palette.paper, width: 12 },
      ],
    }).svg;
  const spots: [number, number][] = [[170, 740], [860, 330], [840, 770]]; // prettier-ignore
  brief.support.filter(s => s !== vehicle).slice(0, 3).forEach((s, i) => (svg += drawSupport(sheet, s, { x: spots[i]![0], y: spots[i]![1], size: 200, rotate: sheet.dice(`spot${i}`).between(-14, 14) }))); // prettier-ignore
  const title = titleBlock(sheet, 1130);
  return { svg: svg + title.svg, height: 1130 + title.height };
}

function spaceBackdrop(sheet: Sheet): string {
  const p = sheet.palette;
  return (
    circle(MOON_X, MOON_Y, MOON_R + 46, { fill: mix(p.d, p.ink, 0.35) }) +
    circle(MOON_X, MOON_Y, MOON_R + 22, { fill: p.d }) +
    moon(
      sheet,
      MOON_X,
      MOON_Y,
      MOON_R,
      ['#fff6d8', mix(p.b, '#fff1c9', 0.55), mix(p.b, p.a, 0.28)].map(
        sheet.brief.palette === 'mono' ? sheet.recolour : keep,
      ) as [string, string, string],
      sheet.dice('moon'),
    ) +
    planet(sheet, 150, 215, 74, { body: p.a, band: mix(p.a, p.b, 0.6), ring: p.b }) +
    circle(890, 930, 46, { fill: p.c }) +
    circle(876, 918, 14, { fill: mix(p.c, '#ffffff', 0.35) }) +
    circle(905, 945, 8, { fill: mix(p.c, p.ink, 0.3) }) +
    starField(sheet.dice('stars'), 46, [20, 20, 980, 1130], [p.b, p.fg, mix(p.c, p.fg, 0.4)], {
      avoid: (x, y) => Math.hypot(x - MOON_X, y - MOON_Y) < MOON_R + 60,
      min: 7,
      max: 22,
    })
  );
}

function dayBackdrop(sheet: Sheet): string {
  const p = sheet.palette;
  const dice = sheet.dice('clouds');
  return (
    retroSun(sheet, 500, 480, 400, [p.b, p.a, p.d], 6) +
    cloud(180, 300, 250, p.paper, dice, 0.95) +
    cloud(830, 220, 220, p.paper, dice, 0.95)
  );
}

/** The library's rocket points up and to the right; its smoke trails to the lower left. */
function onRocket(sheet: Sheet, hero: Subject, rocket: Subject): string {
  const p = sheet.palette;
  const dice = sheet.dice('smoke');
  const puffs = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [
      285 - t * 150 + dice.between(-34, 34) * (0.5 + t),
      905 + t * 190 + dice.between(-40, 40) * (0.5 + t),
      (40 + t * 62) * dice.between(0.75, 1.15),
    ] as const;
  });
  const smoke = (dx: number, fill: string, grow: number) =>
    puffs.map(([x, y, r]) => circle(x + dx, y + dx, r * grow, { fill })).join('');
  const outlines = [{ colour: p.ink, width: 9 }, { colour: p.paper, width: 11 }]; // prettier-ignore
  const recolour = sheet.brief.palette === 'space' ? keep : sheet.recolour;
  return (
    smoke(0, p.ink, 1.13) + smoke(0, mix(p.paper, p.d, 0.28), 1) + smoke(-9, p.paper, 0.86) +
    colourIcon(sheet, iconOf(rocket.colour ?? 'noto:rocket'), { x: 490, y: 690, size: 640, outlines, recolour }).svg +
    drawDressed(sheet, hero, { x: 500, y: 470, size: 330, rotate: -8 })
  ); // prettier-ignore
}

function onVehicle(sheet: Sheet, hero: Subject, vehicle: Subject): string {
  const p = sheet.palette;
  const outlines = [{ colour: p.ink, width: 7 }, { colour: p.paper, width: 11 }]; // prettier-ignore
  const body = drawSubject(sheet, vehicle, {
    x: 500,
    y: 800,
    size: 600,
    outlines,
    ...(vehicle.colour && { technique: 'colour' as const }),
  });
  return drawDressed(sheet, hero, { x: 500, y: 800 - body.height * 0.5 - 60, size: 300 }) + body.svg;
}
