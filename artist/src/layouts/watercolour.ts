import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { drawSubject } from '../draw/hero.ts';
import { short } from '../draw/path.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, TAU } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';
import type { Dice } from '../seed.ts';

type Noise = (x: number, y: number) => number;
const STEPS = 150;

function fractalNoise(random: Dice): Noise {
  const n = 64;
  const grid = Array.from({ length: n * n }, () => random() * 2 - 1);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const value: Noise = (x, y) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - xi), smooth(y - yi)];
    const at = (a: number, b: number) => grid[((yi + b) & 63) * n + ((xi + a) & 63)]!;
    return at(0, 0) * (1 - u) * (1 - v) + at(1, 0) * u * (1 - v) + at(0, 1) * (1 - u) * v + at(1, 1) * u * v;
  };
  return (x, y) =>
    value(x, y) + 0.5 * value(x * 2.1, y * 2.1) + 0.28 * value(x * 4.3, y * 4.3) + 0.16 * value(x * 9, y * 9);
}

/** Path of a wash: a disc whose edge runs where the noise pushes it. */
function wash(cx: number, cy: number, r: number, dice: Dice, noise: Noise): string {
  const phase = dice() * 50;
  const points = Array.from({ length: STEPS }, (_, i) => {
    const angle = (i * TAU) / STEPS;
    const [x, y] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    return `${short(x + noise(x * 0.011 + phase * 0.02, y * 0.011) * r * 0.24)} ${short(y + noise(x * 0.011 + 31, y * 0.011 + 17) * r * 0.24)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Washes, drops and drips of colour with the hero painted over them. */
export function watercolour(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const colours = [p.a, p.b, p.c, p.d, mix(p.a, p.c, 0.5)];
  const dark = brief.ground === 'dark';
  const noise = fractalNoise(sheet.dice('noise'));
  const dice = sheet.dice('wash');
  let svg = '';
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * TAU + dice.between(-0.3, 0.3);
    const distance = dice.between(90, 240);
    const [x, y, r, colour] = [
      500 + Math.cos(angle) * distance,
      560 + Math.sin(angle) * distance * 1.35,
      dice.between(130, 230),
      colours[i % 5]!,
    ] as const;
    for (let k = 0; k < 4; k++)
      svg += `<path d="${wash(x + dice.between(-18, 18), y + dice.between(-18, 18), r * (1 - k * 0.13), dice, noise)}" fill="${colour}" fill-opacity="${dark ? 0.27 : 0.2}"/>`;
    svg += `<path d="${wash(x, y, r, dice, noise)}" fill="none" stroke="${colour}" stroke-opacity=".3" stroke-width="4"/>`;
  }
  svg += drops(sheet, colours) + subjects(sheet) + drips(sheet, colours);
  const title = titleBlock(sheet, 1130);
  return { svg: svg + title.svg, height: 1130 + title.height };
}

function drops(sheet: Sheet, colours: string[]): string {
  const dice = sheet.dice('drops');
  let svg = '';
  for (let i = 0; i < 70; i++) {
    const [angle, distance] = [dice() * TAU, dice.between(300, 500)];
    svg += circle(
      500 + Math.cos(angle) * distance * 0.9,
      560 + Math.sin(angle) * distance * 1.12,
      dice() ** 2.4 * 24 + 2.5,
      { fill: dice.pick(colours), opacity: dice.between(0.35, 0.8) },
    );
  }
  return svg;
}

function subjects(sheet: Sheet): string {
  const { brief } = sheet;
  const hero = brief.hero!;
  const free = { outlines: [], technique: 'colour' as const };
  if (hero.house === 'feather') {
    return (
      drawSubject(sheet, hero, { x: 715, y: 640, size: 560, rotate: 38, ...free }).svg +
      drawSubject(sheet, hero, { x: 290, y: 640, size: 580, rotate: -34, ...free }).svg +
      drawSubject(sheet, hero, { x: 505, y: 560, size: 800, rotate: 3, ...free }).svg
    );
  }
  let svg = drawHero(sheet, { x: 500, y: 560, size: 620, ...free }).svg;
  const spots: [number, number, number, number][][] = [[[270, 860, 250, -12], [735, 880, 230, 14], [500, 960, 200, 0]], [[770, 300, 200, 12]], [[240, 330, 180, -10]]]; // prettier-ignore
  brief.support.slice(0, 3).forEach((s, i) => {
    for (const [x, y, size, rotate] of spots[i]!) svg += drawSubject(sheet, s, { x, y, size, rotate, ...free }).svg;
  });
  return svg;
}

function drips(sheet: Sheet, colours: string[]): string {
  const dice = sheet.dice('drips');
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const [x, y, l] = [dice.between(250, 760), dice.between(850, 930), dice.between(70, 190)].map(short) as [
      number,
      number,
      number,
    ];
    svg += path(
      `M${x - 7} ${y}Q${x - 3} ${short(y + l * 0.6)} ${x - 5} ${short(y + l)}A7 8 0 0 0 ${x + 9} ${short(y + l)}Q${x + 5} ${short(y + l * 0.6)} ${x + 8} ${y}Z`,
      { fill: dice.pick(colours), opacity: 0.55 },
    );
  }
  return svg;
}
