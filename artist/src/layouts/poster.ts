import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { birds, palm } from '../draw/scenery.ts';
import { halftone, raysWithin } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { caseFor, fontsOf } from '../draw/type.ts';
import { fitText, splitLines } from '../text/lettering.ts';
import { isIndic } from '../text/scripts.ts';
import { flank } from './backdrops.ts';

const [X, Y, W, H, FOOT] = [100, 40, 800, 1180, 950];
const VIEW = { x: X, y: Y, width: W, height: FOOT - Y };

/** A travel poster: flat sky in bands, a great sun, the hero on the horizon, its name on the foot. */
export function poster(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const bands = [mix(p.d, p.ink, 0.25), p.d, mix(p.d, p.a, 0.5), p.a, mix(p.a, p.b, 0.55), p.b];
  let view = bands.map((fill, i) => rect(X, Y + (i * (FOOT - Y)) / 6, W, (FOOT - Y) / 6 + 2, { fill })).join('');
  const rayed = sheet.dice('sky')() < 0.5;
  if (rayed) view += path(raysWithin(500, 560, VIEW, 28), { fill: p.paper, opacity: 0.12 });
  view +=
    circle(500, 500, 285, { fill: mix(p.b, p.paper, 0.45) }) +
    halftone(500, 500, 285, (x, y) => (Math.hypot(x - 500, y - 500) < 280 ? Math.max(0, (y - 380) / 420) : 0), {
      step: 16,
      colour: p.b,
    });
  view += birds([[250, 250, 26], [310, 215, 18], [730, 240, 22]], p.ink); // prettier-ignore
  view +=
    path(`M${X} 820C260 760 420 830 560 800S820 770 ${X + W} 815V${FOOT}H${X}Z`, { fill: mix(p.c, p.b, 0.25) }) +
    path(`M${X} 880C300 830 520 900 ${X + W} 860V${FOOT}H${X}Z`, { fill: p.c });
  if (brief.settings.includes('palm') || brief.settings.includes('wave'))
    view += palm(190, 940, 480, p.ink, 1, VIEW) + palm(820, 950, 420, p.ink, -1, VIEW);
  let svg =
    rect(X - 22, Y - 22, W + 44, H + 44, { fill: p.paper }, 18) +
    clipped(sheet, rect(X, Y, W, FOOT - Y, { fill: '#fff' }), view);
  const wide = brief.hero!.traits.includes('place') || brief.hero!.traits.includes('vehicle');
  svg += drawHero(sheet, {
    x: 500,
    y: wide ? 640 : 610,
    size: wide ? 690 : 600,
    outlines: [
      { colour: p.ink, width: 4 },
      { colour: p.paper, width: 12 },
    ],
  }).svg;
  svg += flank(sheet, brief.support, { dx: 290, y: 850, size: 190 });
  svg += rect(X, FOOT, W, Y + H - FOOT, { fill: p.ink }) + rect(X, FOOT, W, 12, { fill: p.b });
  return { svg: svg + title(sheet), height: Y + H + 30 };
}

function title(sheet: Sheet): string {
  const { brief, palette: p } = sheet;
  const main = brief.text.main ?? brief.text.place;
  if (brief.wordless || !main)
    return [-1, 0, 1].map(i => circle(500 + i * 60, FOOT + 135, i ? 10 : 16, { fill: p.b })).join('');
  const { text } = brief;
  const fonts = fontsOf(sheet);
  const small = [text.main || text.place !== main ? text.place : undefined, text.year, text.sub]
    .filter(t => t && t !== main)
    .join('  •  ');
  const lines = splitLines(
    caseFor(
      fonts.head,
      main.replace(/^\p{L}/u, c => c.toUpperCase()),
    ),
    isIndic(main) ? 18 : 17,
  ).slice(0, 2);
  const height = lines.length > 1 ? 82 : small ? 125 : 165;
  let [svg, y] = ['', FOOT + 44];
  for (const line of lines) {
    const fitted = fitText(line, fonts.head, {
      x: X + 60,
      y,
      width: W - 120,
      height,
      stretch: 1.2,
      devanagari: fonts.devanagari,
    });
    svg += path(fitted.d, { fill: mix(p.paper, p.b, 0.15) });
    y += fitted.height + 20;
  }
  if (small)
    svg += path(
      fitText(small.toUpperCase(), 'bebas', {
        x: X + 100,
        y: y + 4,
        width: W - 200,
        height: 34,
        stretch: 1,
        tracking: 160,
      }).d,
      { fill: p.b },
    );
  return svg;
}
