import { drawHero, isGroup } from '../draw/draw-hero.ts';
import { field, foreground, plainGround } from '../draw/grounds.ts';
import { clouds, sunAt } from '../draw/skies.ts';
import { mix } from '../colour/colour.ts';
import { pathWithin, rectWithin, swellLine } from '../draw/cut.ts';
import { drawSupport, inkIcon } from '../draw/hero.ts';
import { iconOf } from '../draw/icon.ts';
import { short, type Box } from '../draw/path.ts';
import { birds, cloud, moon, palm, peak, pine } from '../draw/scenery.ts';
import { sparkle, starField } from '../draw/shapes.ts';
import { clipped, verticalGradient, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { fontsOf, textsOf, titleBlock } from '../draw/type.ts';
import { fitText } from '../text/lettering.ts';
import { isIndic } from '../text/scripts.ts';

const [CX, CY, R] = [500, 510, 450];
const ARCH = 'M110 1000V450A390 390 0 0 1 890 450V1000Z';
/** What may be seen through each window; what lies beyond is cut off before it is clipped. */
const ROUND_VIEW: Box = { x: 48, y: 58, width: 904, height: 904 };
const ARCH_VIEW: Box = { x: 108, y: 58, width: 784, height: 944 };

type Peak = readonly [x: number, base: number, width: number, height: number];
/** Arrangements of mountains: those behind, and where the great one stands. */
const RANGES: readonly (readonly [behind: readonly Peak[], front: readonly [x: number, width: number, height: number]])[] = [
  [[[180, 760, 520, 330], [820, 760, 540, 360]], [500, 640, 470]],
  [[[560, 760, 460, 300], [800, 760, 560, 410]], [300, 680, 490]],
  [[[180, 760, 480, 260], [430, 760, 460, 380]], [690, 700, 500]],
  [[[500, 760, 420, 270], [720, 770, 620, 450]], [290, 600, 430]],
]; // prettier-ignore

/** A view in a round or arched window: mountains, sea, desert, city or forest; a vehicle in front. */
export function landscape(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const minimal = brief.styles.includes('minimal');
  const round = sheet.turn('window', [true, false]);
  const window = round ? circle(CX, CY, R, { fill: '#fff' }) : path(ARCH, { fill: '#fff' });
  const view = round ? ROUND_VIEW : ARCH_VIEW;
  let svg = clipped(sheet, window, sky(sheet, view) + land(sheet, view) + foreground(sheet, view) + rain(sheet, view));
  svg += round
    ? circle(CX, CY, R, { stroke: p.fg, width: 9 }) + (minimal ? '' : circle(CX, CY, R + 20, { stroke: p.a, width: 5 }))
    : path(ARCH, { stroke: p.fg, width: 10 }) +
      (minimal ? '' : path('M86 1024V450A414 414 0 0 1 914 450V1024Z', { stroke: p.a, width: 5 }));
  const vehicle = brief.hero?.traits.includes('vehicle') ?? false;
  const outlines = [{ colour: p.ink, width: 6 }, { colour: p.paper, width: 10 }]; // prettier-ignore
  if (brief.hero)
    svg += drawHero(sheet, {
      x: 500,
      y: vehicle ? (isGroup(sheet) ? 720 : 865) : isGroup(sheet) ? 690 : 740,
      size: isGroup(sheet) ? 560 : vehicle ? 440 : 460,
      outlines,
      ...(brief.hero.colour && !brief.styles.includes('vintage') && { technique: 'colour' as const }),
    }).svg;
  const [beside] = brief.support;
  // What belongs to an occasion stands alone in a view without a hero.
  if (beside && !vehicle)
    svg += drawSupport(
      sheet,
      beside,
      brief.hero ? { x: 745, y: 855, size: 190, rotate: 7 } : { x: 500, y: 860, size: 260 },
    );
  const foot = Math.max(vehicle ? 1100 : 0, (round ? CY + R : 1024) + 40);
  const title = minimal ? quietTitle(sheet, foot) : titleBlock(sheet, foot + 10);
  return { svg: svg + title.svg, height: foot + title.height + 20 };
}

function sky(sheet: Sheet, view: Box): string {
  const { brief, palette: p } = sheet;
  const night = brief.settings.some(s => s === 'moon' || s === 'star' || s === 'night');
  const stops = night
    ? [mix(p.ink, p.d, 0.3), p.d, mix(p.d, p.a, 0.6), mix(p.d, p.a, 0.6)]
    : [mix(p.c, p.a, 0.12), mix(p.a, p.paper, 0.12), p.b, mix(p.b, p.paper, 0.55), mix(p.b, p.paper, 0.55)];
  const gradient = verticalGradient(sheet, stops, [0, 1100]);
  const [x, y] = sunAt(sheet);
  let svg = gradient.defs + rectWithin(0, 0, 1000, 1100, view, { fill: gradient.fill });
  const isWet = brief.settings.includes('rain') || brief.settings.includes('snow');
  // Nobody asked for a sun.
  if (brief.scene && !night && (isWet || (brief.hero && !brief.settings.includes('sun'))))
    return svg + clouds(sheet, isWet);
  svg += circle(x, y, 300, { fill: p.paper, opacity: 0.16 }) + circle(x, y, 240, { fill: p.paper, opacity: 0.2 });
  if (night) {
    svg += moon(sheet, x, y - 60, 150, [p.paper, mix(p.paper, p.b, 0.3), mix(p.b, p.c, 0.3)], sheet.dice('moon'));
    return svg + starField(sheet.dice('sky-stars'), 40, [60, 70, 940, 420], [p.paper, p.b], { min: 5, max: 13 });
  }
  const dice = sheet.dice('clouds');
  svg += circle(x, y, 180, { fill: mix(p.paper, p.b, 0.25) });
  for (const [cx, cy, w] of [[230, 300, 190], [790, 250, 160], [700, 370, 110]] as const) svg += cloud(cx, cy, w, mix(p.paper, p.b, 0.2), dice, 0.85); // prettier-ignore
  return svg + birds([[330, 330, 26], [385, 300, 18], [640, 300, 20]], p.ink); // prettier-ignore
}

function land(sheet: Sheet, view: Box): string {
  const has = (...words: string[]) => sheet.brief.settings.some(s => words.includes(s));
  if (has('mountain') && has('wave')) return mountains(sheet, view, true);
  if (has('mountain', 'snow')) return mountains(sheet, view, false);
  if (has('wave', 'palm')) return sea(sheet, view);
  if (has('desert')) return desert(sheet, view);
  if (has('city')) return city(sheet, view);
  if (has('forest')) return forest(sheet, view);
  if (has('field')) return field(sheet, view);
  if (!sheet.brief.scene || has('road')) return mountains(sheet, view, false);
  return plainGround(sheet, view);
}

function sea(sheet: Sheet, view: Box): string {
  const p = sheet.palette;
  const dice = sheet.dice('sea');
  const [x] = sunAt(sheet);
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const [y, swell] = [560 + i * 75, 16 + i * 5];
    const d = swellLine(view.x, view.x + view.width, y, swell, 100);
    svg +=
      path(`${d}V${view.y + view.height}H${view.x}Z`, { fill: mix(mix(p.c, p.d, 0.2), p.ink, (i / 6) * 0.75) }) +
      path(d, { stroke: p.paper, width: 4, opacity: 0.55 - i * 0.07 });
  }
  for (let i = 0; i < 7; i++)
    svg += rect(
      x - (120 - i * 12) + dice.between(-14, 14),
      572 + i * 34,
      2 * (120 - i * 14),
      7,
      { fill: mix(p.paper, p.b, 0.3), opacity: 0.9 },
      3.5,
    );
  if (!sheet.brief.settings.includes('palm')) return svg;
  const side = sheet.turn('palms', [1, -1] as const);
  const tree = (px: number, base: number, h: number, lean: 1 | -1 = 1) =>
    palm(side > 0 ? px : 1000 - px, base, h, p.ink, (lean * side) as 1 | -1, view);
  const beach = side > 0 ? 'M0 985Q260 920 480 985Q700 1050 1000 960V1100H0Z' : 'M0 960Q300 1050 520 985Q740 920 1000 985V1100H0Z'; // prettier-ignore
  return (
    svg +
    tree(205, 985, 560) +
    tree(110, 1000, 430) +
    tree(850, 990, 500, -1) +
    path(pathWithin(beach, view), { fill: p.ink })
  );
}

function desert(sheet: Sheet, view: Box): string {
  const p = sheet.palette;
  const dune = (y: number, a: number, fill: string) =>
    path(
      pathWithin(
        `M0 ${y}C250 ${y - a} 380 ${short(y + a * 0.4)} 560 ${short(y - a * 0.4)}S880 ${short(y - a * 0.5)} 1000 ${y}V1100H0Z`,
        view,
      ),
      { fill },
    );
  let svg = dune(640, 120, mix(p.a, p.b, 0.5)) + dune(740, 100, p.a) + dune(850, 80, p.d);
  if (!sheet.brief.hero)
    svg += inkIcon(sheet, iconOf('ink:camel'), { x: 640, y: 700, size: 170, body: [p.ink, p.ink], shade: null }).svg;
  return svg;
}

function city(sheet: Sheet, view: Box): string {
  const p = sheet.palette;
  const dice = sheet.dice('city');
  let svg = '';
  for (const [depth, base, tall] of [
    [0.25, 760, 430],
    [0.55, 830, 330],
    [0.85, 900, 240],
  ] as const) {
    const fill = mix(p.c, p.ink, depth);
    for (let x = 20; x < 980;) {
      const [w, h] = [dice.between(46, 96), dice.between(tall * 0.4, tall)];
      svg += rectWithin(x, base - h, w, h + 260, view, { fill });
      if (dice() < 0.3) svg += rectWithin(x + w / 2 - 3, base - h - 46, 6, 48, view, { fill });
      for (let wy = base - h + 18; wy < base - 10; wy += 30) {
        for (let wx = x + 10; wx < x + w - 14; wx += 22)
          if (dice() < 0.45) svg += rectWithin(wx, wy, 10, 14, view, { fill: p.b, opacity: 0.4 + depth * 0.5 });
      }
      x += w + dice.between(2, 14);
    }
  }
  svg += rectWithin(0, 900, 1000, 200, view, { fill: p.ink });
  return svg;
}

function rain(sheet: Sheet, view: Box): string {
  if (!sheet.brief.settings.includes('rain')) return '';
  const dice = sheet.dice('rain');
  let d = '';
  for (let i = 0; i < 130; i++) {
    const [x, y, l] = [dice.between(view.x + 16, view.x + view.width), dice.between(60, 940), dice.between(24, 60)];
    d += `M${short(x)} ${short(y)}l${short(-l * 0.25)} ${short(l)}`;
  }
  return path(d, { stroke: sheet.palette.paper, width: 4, round: true, opacity: 0.6 });
}

function forest(sheet: Sheet, view: Box): string {
  const p = sheet.palette;
  const dice = sheet.dice('forest');
  let svg = '';
  for (const [base, size, depth] of [
    [760, 210, 0.15],
    [840, 270, 0.4],
    [940, 340, 0.68],
  ] as const) {
    svg += rectWithin(0, base - 30, 1000, 400, view, { fill: mix(p.c, p.ink, depth) });
    for (let x = 20; x < 1000; x += 58)
      svg += pine(
        x + dice.between(-16, 16),
        base,
        size * dice.between(0.7, 1.1),
        mix(p.c, p.ink, depth),
        mix(p.c, p.ink, depth + 0.16),
        view,
      );
  }
  return svg;
}

function mountains(sheet: Sheet, view: Box, lake: boolean): string {
  const { brief, palette: p } = sheet;
  const dice = sheet.dice('mountains');
  let svg = '';
  const [behind, [frontX, frontWidth, frontHeight]] = sheet.turn('ranges', RANGES);
  for (const [x, base, w, h] of behind) {
    const colours = {
      light: mix(p.c, p.b, 0.3),
      dark: mix(p.c, p.d, 0.3),
      snow: mix(p.paper, p.b, 0.25),
      snowShade: mix(p.c, p.paper, 0.4),
    };
    svg += peak(x, base, w, h, dice, colours, view);
  }
  const front = { light: p.c, dark: mix(p.c, p.ink, 0.45), snow: p.paper, snowShade: mix(p.paper, p.c, 0.35) };
  svg += peak(frontX, 800, frontWidth, frontHeight, dice, front, view);
  const ground = (d: string, fill: string) => path(pathWithin(d, view), { fill });
  svg += ground('M0 770C150 720 260 740 400 760S760 720 1000 760V1100H0Z', mix(p.c, p.ink, 0.55));
  const fog = sheet.id('f');
  svg += `<defs><linearGradient id="${fog}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.b}" stop-opacity="0"/><stop offset="1" stop-color="${mix(p.b, p.paper, 0.4)}" stop-opacity=".7"/></linearGradient></defs>${rectWithin(0, 640, 1000, 130, view, { fill: `url(#${fog})` })}`;
  svg += ground('M0 790C180 740 330 790 500 770S820 730 1000 790V1100H0Z', mix(p.c, p.ink, 0.62));
  if (lake) return svg + lakeFront(sheet, view);
  const road = brief.settings.includes('road') || (brief.hero?.traits.includes('vehicle') ?? false);
  for (let i = 0; i < 34; i++) {
    const x = dice.between(40, 960);
    const near = dice();
    if (Math.abs(x - 500) < (road ? 140 : 60)) continue;
    svg += pine(
      x,
      820 + near * 60,
      70 + near * 80,
      mix(p.ink, p.c, 0.35 - 0.25 * near),
      mix(p.ink, p.c, 0.2 - 0.18 * near),
      view,
    );
  }
  svg += ground('M0 860C240 820 640 850 1000 845V1100H0Z', p.ink);
  if (!road) return svg;
  svg += ground(
    'M482 775C470 810 560 820 520 860C470 905 330 950 250 1100H760C720 950 640 900 585 862C560 830 510 815 518 775Z',
    mix(p.ink, '#888888', 0.28),
  );
  return (
    svg + path('M500 780C495 812 560 828 545 862C532 892 517 927 509 990', { stroke: p.b, width: 8, dash: '34 22' })
  );
}

function lakeFront(sheet: Sheet, view: Box): string {
  const p = sheet.palette;
  const dice = sheet.dice('lake');
  let svg = rectWithin(0, 782, 1000, 330, view, { fill: mix(p.c, p.d, 0.35) });
  for (let i = 0; i < 26; i++)
    svg += rectWithin(dice.between(40, 860), 795 + i * 11, dice.between(60, 200), 5, view, {
      fill: i % 3 ? mix(p.paper, p.b, 0.4) : p.b,
      opacity: 0.55,
    });
  return svg;
}

/** Lettering of the minimal style: one line, thin rules, a sparkle. */
function quietTitle(sheet: Sheet, y: number): Drawing {
  const p = sheet.palette;
  const { main } = textsOf(sheet);
  if (!main) return { svg: '', height: 0 };
  const face = sheet.dice('quiet').pick(['pacifico', 'lobster', 'abril']);
  const line = fitText(main, isIndic(main) ? fontsOf(sheet).head : face, {
    x: 110,
    y: y + 10,
    width: 780,
    height: 150,
    stretch: 1,
    devanagari: 'yatra',
  });
  const rule = y + 50 + line.height;
  const svg =
    path(line.d, { fill: p.fg }) +
    path(`M300 ${short(rule)}H440M560 ${short(rule)}H700`, { stroke: p.a, width: 5, round: true }) +
    path(sparkle(500, rule, 24), { fill: p.b });
  return { svg, height: line.height + 80 };
}
