import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { dot, leafBranch } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, group, mirrored, path, place, polar, rect, TAU } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const [X, Y, S, BORDER] = [70, 50, 860, 104];

/** A block print: bordered cloth, paisleys in the corners, flowers around the hero. */
export function folk(sheet: Sheet): Drawing {
  const { palette: p } = sheet;
  const ground = mix(p.paper, p.b, 0.12);
  let svg =
    rect(X, Y, S, S, { fill: p.paper }, 18) + rect(X + 12, Y + 12, S - 24, S - 24, { fill: p.a }, 12) + border(sheet);
  const inner = X + BORDER;
  svg +=
    rect(inner, Y + BORDER, S - 2 * BORDER, S - 2 * BORDER, { fill: ground }, 8) +
    rect(
      inner + 12,
      Y + BORDER + 12,
      S - 2 * BORDER - 24,
      S - 2 * BORDER - 24,
      { stroke: p.d, width: 4, dash: '2 12', round: true },
      4,
    );
  const leaves = { light: mix(p.c, p.b, 0.1), dark: mix(p.c, p.ink, 0.25) };
  const quarter =
    leafBranch(505, 770, -0.15, 250, 6, { ...leaves, bend: -1.2, leaf: 0.3 }) +
    leafBranch(520, 205, 0.2, 235, 6, { ...leaves, bend: 1.1, leaf: 0.28 }) +
    flower(sheet, 735, 705, 60) +
    flower(sheet, 735, 255, 60) +
    flower(sheet, 772, 480, 42);
  svg += mirrored(quarter) + flower(sheet, 500, 786, 56);
  svg += drawHero(sheet, { x: 500, y: 478, size: 440, outlines: [{ colour: ground, width: 12 }, { colour: p.d, width: 7 }] }).svg; // prettier-ignore
  const title = titleBlock(sheet, Y + S + 40);
  return { svg: svg + title.svg, height: Y + S + 20 + title.height };
}

function border(sheet: Sheet): string {
  const p = sheet.palette;
  const n = 9;
  const step = (S - 2 * 40) / n;
  let side = '';
  for (let i = 0; i < n; i++) {
    const x = X + 40 + (i + 0.5) * step;
    const lotus = [-0.75, -0.38, 0, 0.38, 0.75].map(turn => petal(x, Y + 82, 52, turn)).join('');
    side +=
      path(lotus, { fill: i % 2 ? p.b : p.paper }) +
      path(dot(x, Y + 84, 11), { fill: p.d }) +
      path(dot(x + step / 2, Y + 40, 6), { fill: p.b });
  }
  const rules = path(`M${X + 26} ${Y + 26}H${X + S - 26}`, { stroke: p.b, width: 4 });
  const middle = `${X + S / 2} ${Y + S / 2}`;
  const sides = [0, 90, 180, 270].map(turn => group(side + rules, `transform="rotate(${turn} ${middle})"`)).join('');
  const corner = rect(X + 12, Y + 12, BORDER - 12, BORDER - 12, { fill: p.d }, 8) + flower(sheet, X + 58, Y + 58, 36);
  return sides + [0, 90, 180, 270].map(turn => group(corner, `transform="rotate(${turn} ${middle})"`)).join('');
}

function petal(x: number, y: number, length: number, turn: number): string {
  const [tx, ty] = polar(length, -Math.PI / 2 + turn, x, y);
  const [lx, ly] = polar(length * 0.6, -Math.PI / 2 + turn - 0.32, x, y);
  const [rx, ry] = polar(length * 0.6, -Math.PI / 2 + turn + 0.32, x, y);
  return `M${short(x)} ${short(y)}Q${short(lx)} ${short(ly)} ${short(tx)} ${short(ty)}Q${short(rx)} ${short(ry)} ${short(x)} ${short(y)}Z`;
}

function flower(sheet: Sheet, x: number, y: number, r: number): string {
  const p = sheet.palette;
  let petals = '';
  for (let i = 0; i < 8; i++) petals += petal(0, 0, r, (i * TAU) / 8);
  return place(
    path(petals, { fill: p.d, stroke: p.paper, width: 3 }) +
      circle(0, 0, r * 0.34, { fill: p.b }) +
      circle(0, 0, r * 0.15, { fill: p.d }),
    x,
    y,
  );
}
