/** Compositions of letters alone, each with a shape of its own; the cloth is their ground. */
import { mix } from '../../colour/colour.ts';
import { short } from '../../draw/path.ts';
import { banner, heart, retroSun, star } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { circle, path, rect } from '../../draw/svg.ts';
import { caseFor, fontsOf, paintLetters } from '../../draw/type.ts';
import { arcText, warpText, WARPS } from '../../text/lettering.ts';
import { isIndic } from '../../text/scripts.ts';
import { fullLine, inksOf, LEFT, loud, middleLine, ruled, WIDTH, type Set, type Words } from './rows.ts';

export type Composition = (sheet: Sheet, words: Words) => Set;
const JOINS = /^(?:and|&|the|of|to|a|in|on|is|for|my|no|but|with|और|का|की|है|के|तो|में)$/i;
/** What stands below the main piece; a number alone, such as an age, is large. */
function below(sheet: Sheet, small: string, y: number): Set {
  if (!small) return { svg: '', foot: y };
  const isNumber = /^\d{1,3}$/.test(small);
  return ruled(sheet, small.toUpperCase(), y + 38, isNumber ? { isStarred: true, font: 'bungee', height: 130, width: 620 } : { isStarred: true });
} // prettier-ignore

/** Lines of one width between two bars, joining words small between rules; the last line is the loudest. */
export const block: Composition = (sheet, { lines, small }) => {
  const { main, second, accent } = inksOf(sheet);
  const tallest = lines.length > 4 ? 190 : 290;
  let [svg, y] = [rect(LEFT, 60, WIDTH, 15, { fill: second }), 105];
  const loudest = lines.findLastIndex(l => !JOINS.test(l));
  lines.forEach((text, i) => {
    if (JOINS.test(text) && i > 0) {
      const row = ruled(sheet, text, y, { font: 'pacifico', height: 62 });
      svg += row.svg;
      y = row.foot + 28;
      return;
    }
    const line = fullLine(sheet, text, y, { tallest });
    svg +=
      i === loudest && lines.length > 1 ? loud(sheet, line, second) : path(line.d, { fill: i % 2 ? accent : main });
    y += line.height + (i === loudest ? 44 : 28);
  });
  const foot = below(sheet, small, y - 34);
  const end = small ? foot.foot + 26 : y - 4;
  return { svg: svg + foot.svg + rect(LEFT, end, WIDTH, 15, { fill: second }), foot: end + 15 };
};

/** The first line arched over the second, the last bowed below: a shirt of a team. */
export const college: Composition = (sheet, { lines, small }) => {
  const { main, second, accent } = inksOf(sheet);
  const [first, ...rest] = lines.length > 1 ? lines : [lines[0]!];
  const isLone = rest.length === 0;
  const top = fullLine(sheet, first!, 130, { font: 'alfa', tallest: isLone ? 230 : 170 });
  const bend = isIndic(first!) ? 0 : 90;
  const arched = bend ? warpText(top, WARPS.arch(bend)) : top;
  let svg = paintLetters(sheet, arched, { fill: isLone ? second : main, edge: { colour: inksOf(sheet).line, width: 7 }, outer: { colour: isLone ? main : second, width: 17 } }); // prettier-ignore
  let y = 130 + top.height + 44;
  rest.forEach((text, i) => {
    const line = fullLine(sheet, text, y, { tallest: rest.length > 2 ? 170 : 250, width: WIDTH - 40 * i });
    svg += i === 0 ? loud(sheet, line, second) : path(line.d, { fill: accent });
    y += line.height + 40;
  });
  const foot = below(sheet, small, y - 44);
  return { svg: svg + foot.svg, foot: small ? foot.foot : y - 40 };
};

/** Brush letters that rise, a tail swung below them that carries the small words. */
export const script: Composition = (sheet, { lines, small }) => {
  const { main, second, line: edge } = inksOf(sheet);
  const font = sheet.turn('script-face', ['lobster', 'pacifico', 'shrikhand']);
  let [svg, y] = ['', 150];
  for (const text of lines) {
    const flat = fullLine(sheet, text, y, { font, tallest: lines.length > 2 ? 170 : 250 });
    const line = isIndic(text) ? flat : warpText(flat, WARPS.rise(70));
    svg += paintLetters(sheet, line, { fill: second, edge: { colour: edge, width: 8 }, depth: { length: 12, colour: main } }); // prettier-ignore
    y += flat.height + 34;
  }
  const tail = `M150 ${short(y + 34)}C330 ${short(y - 14)} 640 ${short(y - 44)} 905 ${short(y - 92)}C930 ${short(y - 70)} 926 ${short(y - 22)} 880 ${short(y - 4)}C640 ${short(y + 20)} 360 ${short(y + 62)} 176 ${short(y + 92)}Q128 ${short(y + 78)} 150 ${short(y + 34)}Z`;
  svg += path(tail, { fill: second });
  if (!small) return { svg, foot: y + 92 };
  const on = warpText(middleLine(sheet, small.toUpperCase(), sheet.brief.emblem ? 'anton' : 'bebas', { y: y - 8, width: 560, height: 54, tracking: 90 }), WARPS.rise(62)); // prettier-ignore
  return { svg: svg + path(on.d, { fill: edge }), foot: y + 92 };
};

/** Around a ring: the first half above, the last below, in the middle what is said between them. */
export const seal: Composition = (sheet, { lines, small }) => {
  const { main, second, accent, line: edge } = inksOf(sheet);
  const middle = lines.length > 2 ? lines.slice(1, -1) : [];
  const [upper, lower] = [lines[0]!, lines.length > 1 ? lines.at(-1)! : ''];
  const [cx, cy, r] = [500, 500, 430];
  const ring = circle(cx, cy, r + 22, { fill: main }) + circle(cx, cy, r + 6, { fill: edge }) + circle(cx, cy, r - 6, { fill: main }) + circle(cx, cy, 268, { fill: edge }) + circle(cx, cy, 250, { fill: second }); // prettier-ignore
  const arc = (text: string, bottom: boolean) => arcText(caseFor('alfa', text), 'alfa', { cx, cy, radius: bottom ? 396 : 300, size: 96, bottom, tracking: 50, maxAngle: 2.5, devanagari: fontsOf(sheet).devanagari }); // prettier-ignore
  let svg = ring + path(arc(upper, false).d, { fill: edge }) + (lower ? path(arc(lower, true).d, { fill: edge }) : ''); // prettier-ignore
  svg += path(star(cx - 346, cy, 5, 42, 18) + star(cx + 346, cy, 5, 42, 18), { fill: accent === main ? second : accent }); // prettier-ignore
  const inside = middle.length ? middle : small ? [small] : [];
  const step = 250 / Math.max(1, inside.length);
  inside.forEach((text, i) => {
    const line = middleLine(sheet, text, 'anton', { y: 0, width: 400, height: Math.min(150, step * 0.72) });
    const at = cy - (inside.length * step) / 2 + i * step + (step - line.height) / 2;
    svg += `<g transform="translate(0 ${short(at)})">${path(line.d, { fill: edge })}</g>`;
  });
  if (!inside.length) svg += path(star(cx, cy, 5, 150, 64), { fill: edge });
  const foot = middle.length ? below(sheet, small, cy + r + 20) : { svg: '', foot: cy + r + 22 };
  return { svg: svg + foot.svg, foot: foot.foot };
};

/** The whole on a ribbon with a line arched above it and the rest below. */
export const ribbon: Composition = (sheet, { lines, small }) => {
  const { main, second, accent, line: edge } = inksOf(sheet);
  const at = Math.min(lines.length - 1, Math.max(0, lines.length - 1));
  const above = lines.slice(0, at);
  let [svg, y] = ['', 120];
  above.forEach((text, i) => {
    const flat = fullLine(sheet, text, y, { font: 'alfa', width: 800, tallest: above.length > 2 ? 120 : 180 });
    svg += path((i === 0 && !isIndic(text) ? warpText(flat, WARPS.arch(60)) : flat).d, { fill: i % 2 ? accent : main }); // prettier-ignore
    y += flat.height + 30;
  });
  const middle = y + 128;
  svg += banner(500, middle, 700, 176, { fill: second, shade: mix(second, '#000000', 0.3), line: edge, width: 9, bow: 22 }); // prettier-ignore
  const name = warpText(middleLine(sheet, lines[at]!, isIndic(lines[at]!) ? 'alfa' : 'shrikhand', { y: middle - 72, width: 600, height: 112 }), WARPS.smile(-22)); // prettier-ignore
  svg += path(name.d, { fill: edge });
  const stars = path(star(380, middle + 168, 5, 24, 10) + star(500, middle + 182, 5, 36, 15) + star(620, middle + 168, 5, 24, 10), { fill: accent }); // prettier-ignore
  const foot = below(sheet, small, middle + 200);
  return { svg: svg + stars + foot.svg, foot: small ? foot.foot : middle + 218 };
};

/** A low sun in stripes behind letters of a brush. */
export const sunset: Composition = (sheet, { lines, small }) => {
  const p = sheet.palette;
  const { line: edge, main } = inksOf(sheet);
  const font = sheet.turn('sunset-face', ['shrikhand', 'lobster', 'righteous']);
  let [svg, y] = ['', 420 - Math.min(3, lines.length - 1) * 90];
  for (const text of lines) {
    const line = fullLine(sheet, text, y, { font, tallest: lines.length > 2 ? 150 : 210 });
    svg += paintLetters(sheet, line, { fill: [mix(p.b, p.paper, 0.55), p.b], edge: { colour: p.ink, width: 8 }, depth: { length: 13, colour: p.d }, outer: { colour: sheet.brief.ground === 'dark' ? p.ink : p.paper, width: 15 } }); // prettier-ignore
    y += line.height + 34;
  }
  const sun = retroSun(sheet, 500, 450, 400, [p.b, p.a, p.d]);
  const line = small ? middleLine(sheet, small.toUpperCase(), sheet.brief.emblem ? 'anton' : 'bebas', { y: Math.max(y + 10, 870), width: 620, height: 54, tracking: 120 }) : undefined; // prettier-ignore
  return { svg: sun + svg + (line ? path(line.d, { fill: edge === p.ink ? p.paper : main }) : ''), foot: Math.max(860, y, line ? line.y + line.height : 0) }; // prettier-ignore
};

/** One line said five times, in outline but for the middle. */
export const echo: Composition = (sheet, { lines, small }) => {
  const { main, second } = inksOf(sheet);
  const text = lines.join(' ');
  const line = fullLine(sheet, text, 0, { font: 'anton', tallest: 200 });
  const step = line.height + 26;
  const at = (i: number, inner: string) => `<g transform="translate(0 ${short(70 + i * step)})">${inner}</g>`;
  const svg = [0, 1, 2, 3, 4].map(i => at(i, i === 2 ? path(line.d, { fill: second }) : path(line.d, { stroke: main, width: 8, round: true }))).join(''); // prettier-ignore
  const foot = below(sheet, small, 70 + 5 * step - 26);
  return { svg: svg + foot.svg, foot: small ? foot.foot : 70 + 5 * step - 26 };
};

/** Two names, a heart between them. */
export const couple: Composition = (sheet, { lines, small }) => {
  const { main, second } = inksOf(sheet);
  const [one, join, two] = [lines[0]!, lines[1]!, lines.at(-1)!];
  const font = sheet.turn(
    'couple-face',
    sheet.brief.emblem ? ['shrikhand', 'lobster'] : ['shrikhand', 'lobster', 'abril'],
  );
  const first = fullLine(sheet, one, 90, { font, tallest: 230 });
  const y = 90 + first.height + 46;
  const isWord = !/^(?:&|and|और|\+|♥)$/i.test(join);
  const between = isWord ? ruled(sheet, join, y, { font: 'pacifico', height: 84 }) : { svg: path(heart(500, y + 44, 62), { fill: second }) + path(`M${LEFT} ${y + 44}H390M610 ${y + 44}H${LEFT + WIDTH}`, { stroke: main, width: 9, round: true }), foot: y + 96 }; // prettier-ignore
  const last = fullLine(sheet, two, between.foot + 40, { font, tallest: 230 });
  const end = between.foot + 40 + last.height;
  const hearts = isWord ? path(heart(110, y + 44, 26) + heart(890, y + 44, 26), { fill: second }) : '';
  const foot = below(sheet, small, end + 10);
  return { svg: path(first.d, { fill: main }) + between.svg + hearts + path(last.d, { fill: main }) + foot.svg, foot: foot.foot }; // prettier-ignore
};

/** A name over a number as large as a back. */
export const jersey: Composition = (sheet, { lines, small }) => {
  const { main, second, line: edge } = inksOf(sheet);
  const name = fullLine(sheet, lines.join(' '), 110, { font: 'staatliches', tallest: 150 });
  const arched = isIndic(lines[0]!) ? name : warpText(name, WARPS.arch(46));
  const number = middleLine(sheet, small, 'alfa', { y: 110 + name.height + 56, width: 820, height: 600 });
  const svg = path(arched.d, { fill: main }) + paintLetters(sheet, number, { fill: second, edge: { colour: edge, width: 15 }, outer: { colour: main, width: 32 } }); // prettier-ignore
  return { svg, foot: number.y + number.height + 32 };
};
