import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { halftone, raysWithin, star } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { path, rect } from '../draw/svg.ts';
import { caseFor, fontsOf } from '../draw/type.ts';
import { fitText, splitLines } from '../text/lettering.ts';

const OUTLINE = 'M60 150H940V300A46 46 0 0 0 940 392V640H60V392A46 46 0 0 0 60 300Z';
const WINDOW = { x: 100, y: 190, width: 430, height: 410 };

/** An old bus ticket: the hero in a window, its journey in block letters, a torn stub with bars. */
export function ticket(sheet: Sheet): Drawing {
  const { palette: p } = sheet;
  let svg =
    path(OUTLINE, { fill: p.paper, stroke: p.paper, width: 24 }) +
    path(OUTLINE, { fill: mix(p.paper, p.b, 0.22), stroke: p.ink, width: 7 });
  const window = rect(100, 190, 430, 410, { fill: '#fff' }, 20);
  const dots = halftone(315, 395, 330, (_, y) => Math.max(0, (y - 330) / 340), {
    step: 16,
    colour: mix(p.a, p.ink, 0.15),
    within: WINDOW,
  });
  svg +=
    clipped(
      sheet,
      window,
      rect(100, 190, 430, 410, { fill: p.a }) +
        path(raysWithin(315, 430, WINDOW, 24), { fill: mix(p.a, p.b, 0.5) }) +
        dots,
    ) + rect(100, 190, 430, 410, { stroke: p.ink, width: 6 }, 20);
  svg += drawHero(sheet, { x: 315, y: 400, size: 480, outlines: [{ colour: p.ink, width: 5 }, { colour: p.paper, width: 9 }] }).svg; // prettier-ignore
  svg += path('M790 170V625', { stroke: p.ink, width: 5, dash: '4 16', round: true }) + stub(sheet);
  return { svg: svg + words(sheet), height: 700 };
}

function stub(sheet: Sheet): string {
  const p = sheet.palette;
  const dice = sheet.dice('bars');
  let bars = '';
  for (let y = 196; y < 560;) {
    const thick = dice.pick([5, 5, 9, 14]);
    bars += rect(826, y, 82, thick, { fill: p.ink });
    y += thick + dice.pick([6, 9, 12]);
  }
  return bars + path(star(867, 600, 5, 22, 9), { fill: p.a });
}

function words(sheet: Sheet): string {
  const { brief, palette: p } = sheet;
  const ornament = path(star(660, 395, 8, 70, 32), { fill: p.d }) + path(star(660, 395, 8, 36, 16), { fill: p.b });
  const main = brief.text.main ?? brief.text.place;
  if (brief.wordless || !main) return ornament;
  const fonts = fontsOf(sheet);
  const area = { x: 555, width: 210 };
  let [svg, y] = ['', 200];
  const put = (text: string, font: string, height: number, fill: string, tracking = 0) => {
    const line = fitText(text, font, { ...area, y, height, stretch: 1.6, tracking, devanagari: fonts.devanagari });
    svg += path(line.d, { fill });
    y += line.height + 20;
  };
  for (const line of splitLines(caseFor(fonts.head, main), 9).slice(0, 4)) put(line, fonts.head, 110, p.ink);
  const small = [brief.text.main ? brief.text.place : undefined, brief.text.year].filter(Boolean).join(' • ');
  if (small && y < 540) put(small.toUpperCase(), 'bebas', 40, p.d, 60);
  else if (y < 520) svg += path([590, 660, 730].map(x => star(x, 560, 5, 24, 10)).join(''), { fill: p.d });
  return svg;
}
