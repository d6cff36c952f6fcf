import { drawHero, isGroup } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { warmStop } from '../colour/palettes.ts';
import { drawSupport } from '../draw/hero.ts';
import { rays, retroSun, star } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { caseFor, fontsOf, paintLetters } from '../draw/type.ts';
import { fitText, warpText, WARPS } from '../text/lettering.ts';
import { isIndic } from '../text/scripts.ts';
import { drawableText } from '../text/shape.ts';

const SMALL = new Set([
  'and',
  'the',
  'of',
  'to',
  'a',
  'in',
  'on',
  'is',
  'for',
  '&',
  'my',
  'no',
  'but',
  'और',
  'का',
  'की',
  'है',
  'के',
]);
const MOST_LINES = 7;
type Line = { text: string; small: boolean };

/** Words as the picture: stacked block letters on a disc with rays. */
export function type(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const said = drawableText(brief.text.main ?? brief.text.place ?? '') || 'छाप';
  const { svg: letters, foot } = stack(sheet, stackLines(said));
  let svg = backdrop(sheet, foot) + letters;
  let y = foot;
  const grouped = isGroup(sheet);
  const icons = [...(grouped ? [] : sheet.cast.subjects), ...brief.support].slice(0, 3);
  const size = grouped ? 380 : icons.length === 1 ? 270 : 180;
  if (grouped) svg += drawHero(sheet, { x: 500, y: y + 40 + size / 2, size, wide: 1.7 }).svg;
  icons.slice(0, grouped ? 0 : 3).forEach((s, i) => {
    svg += drawSupport(sheet, s, { x: 500 + (i - (icons.length - 1) / 2) * 230, y: y + 40 + size / 2, size });
  });
  if (!icons.length && !grouped) {
    svg += path(star(500, y + 40, 5, 30, 13), { fill: p.b });
    svg += path(star(430, y + 40, 5, 18, 8) + star(570, y + 40, 5, 18, 8), { fill: p.a });
  }
  y += icons.length || grouped ? size + 60 : 75;
  const small = [brief.text.main ? brief.text.place : undefined, brief.text.sub, brief.text.year]
    .filter(Boolean)
    .join(' • ');
  if (small) {
    const line = fitText(small.toUpperCase(), 'bebas', {
      x: 250,
      y: y + 10,
      width: 500,
      height: 42,
      tracking: 150,
      stretch: 1,
    });
    svg += path(line.d, { fill: p.fg });
    y += line.height + 20;
  }
  return { svg, height: y + 30 };
}

/** What stands behind the letters: rays, a slatted sun, flying stripes or a panel. */
function backdrop(sheet: Sheet, foot: number): string {
  const p = sheet.palette;
  const middle = (120 + foot) / 2;
  const r = Math.max(300, Math.min(430, (foot - 120) * 0.62));
  const kind = sheet.turn('type-backdrop', ['rays', 'sun', 'panel', 'stripes'] as const);
  if (kind === 'sun') return retroSun(sheet, 500, middle - 30, Math.max(r, 360), [p.b, p.a, p.d]);
  if (kind === 'stripes') return stripeBlock(sheet, 50, foot + 70);
  if (kind === 'panel') return panel(sheet, 60, foot);
  return (
    path(rays(500, middle, r * 0.6, r * 1.22, 40), { fill: p.a }) +
    circle(500, middle, r, { fill: p.c }) +
    circle(500, middle, r - 22, { stroke: p.b, width: sheet.brief.emblem ? 8 : 5 })
  );
}

/** Round-ended stripes behind the letters, longest in the middle. */
function stripeBlock(sheet: Sheet, top: number, foot: number): string {
  const p = sheet.palette;
  const colours = [p.d, p.a, mix(p.a, p.b, 0.5), p.c, mix(p.a, p.b, 0.5), p.a, p.d];
  const step = (foot - top) / colours.length;
  return colours
    .map((fill, i) => {
      const width = 940 - Math.abs(i - 3) * 110;
      return rect(500 - width / 2, top + i * step, width, step * 0.8, { fill }, step * 0.4);
    })
    .join('');
}

/** A framed panel with stars in its corners. */
function panel(sheet: Sheet, top: number, foot: number): string {
  const p = sheet.palette;
  const height = foot - top + 60;
  const corners = [[120, top + 42], [880, top + 42], [120, top + height - 42], [880, top + height - 42]] as const; // prettier-ignore
  return (
    rect(50, top, 900, height, { fill: p.c }, 34) +
    rect(72, top + 22, 856, height - 44, { stroke: p.b, width: 6 }, 22) +
    corners.map(([x, y]) => path(star(x, y, 5, 22, 9), { fill: p.b })).join('')
  );
}

/** Groups words into lines of about nine letters; small words get a line of their own between rules. */
function stackLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) lines.push({ text: open.join(' '), small: false });
    open = [];
  };
  const words = text.split(/\s+/);
  const long = words.join('').length > 60 ? 18 : 9;
  words.forEach((word, i) => {
    if (SMALL.has(word.toLowerCase()) && i > 0 && i < words.length - 1 && long === 9) {
      close();
      lines.push({ text: word, small: true });
      return;
    }
    open.push(word);
    if (open.join(' ').length >= long) close();
  });
  close();
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines
    .slice(MOST_LINES - 1)
    .map(l => l.text)
    .join(' ');
  return [...lines.slice(0, MOST_LINES - 1), { text: rest, small: false }];
}

function stack(sheet: Sheet, lines: Line[]): { svg: string; foot: number } {
  const p = sheet.palette;
  const fonts = fontsOf(sheet);
  const indic = lines.some(l => isIndic(l.text));
  const head = indic ? fonts.head : sheet.turn('headline', ['anton', 'shrikhand', 'alfa', 'righteous', 'bungee']);
  const fills: [string, string][] = [[mix(p.b, p.paper, 0.35), warmStop(p)], [p.paper, mix(p.paper, p.b, 0.55)], [mix(p.b, p.paper, 0.2), warmStop(p)]]; // prettier-ignore
  const height = lines.length <= 2 ? 300 : lines.length === 3 ? 230 : lines.length > 5 ? 140 : 180;
  const warp = sheet.dice('type-warp').pick([WARPS.arch(40), WARPS.arch(40), undefined]);
  let [svg, y] = ['', 120];
  lines.forEach((line, i) => {
    if (line.small) {
      const word = fitText(line.text, 'pacifico', {
        x: 400,
        y: y - 6,
        width: 200,
        height: 64,
        stretch: 1,
        devanagari: fonts.devanagari,
      });
      svg += path(word.d, { fill: p.paper, stroke: p.ink, width: 3 }) + path(word.d, { fill: p.paper });
      svg += path(`M200 ${y + 26}H${Math.round(word.x - 30)}M${Math.round(word.x + word.width + 30)} ${y + 26}H800`, {
        stroke: p.b,
        width: 6,
        round: true,
      });
      y = Math.round(y + word.height + 34);
      return;
    }
    const fitted = fitText(caseFor(head, line.text), head, {
      x: 70,
      y,
      width: 860,
      height,
      stretch: 1.5,
      devanagari: fonts.devanagari,
    });
    const bent = warp && i === 0 && !indic && lines.length > 1 ? warpText(fitted, warp) : fitted;
    svg += paintLetters(sheet, bent, {
      fill: fills[i % 3]!,
      edge: { colour: p.ink, width: 6 },
      depth: { length: 16, colour: p.a === p.c ? p.d : mix(p.a, p.ink, 0.25) },
      outer: { colour: sheet.brief.ground === 'dark' ? p.ink : p.paper, width: 13 },
    });
    y = Math.round(y + fitted.height + 46);
  });
  return { svg, foot: y - 46 };
}
