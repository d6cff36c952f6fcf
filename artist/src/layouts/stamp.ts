import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { cloud } from '../draw/scenery.ts';
import { dot, raysWithin } from '../draw/shapes.ts';
import { clipped, verticalGradient, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, group, path, rect } from '../draw/svg.ts';
import { caseFor, fontsOf } from '../draw/type.ts';
import { arcText, fitText } from '../text/lettering.ts';
import { flank } from './backdrops.ts';

const [X, Y, W, H, HOLE] = [130, 40, 740, 960, 26];

/** A postage stamp with perforated edges and a postmark. */
export function stamp(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const [vx, vy, vw, vh] = [X + 52, Y + 52, W - 104, H - 230];
  const sky = verticalGradient(sheet, [mix(p.c, p.paper, 0.1), mix(p.b, p.paper, 0.2), mix(p.b, p.paper, 0.65)]);
  const dice = sheet.dice('clouds');
  let view =
    sky.defs +
    rect(vx, vy, vw, vh, { fill: sky.fill }) +
    path(raysWithin(500, vy + vh * 0.62, { x: vx, y: vy, width: vw, height: vh }, 26), {
      fill: p.paper,
      opacity: 0.22,
    });
  view +=
    circle(500, vy + vh * 0.45, 210, { fill: mix(p.a, p.b, 0.4) }) +
    cloud(280, vy + 150, 170, p.paper, dice, 0.9) +
    cloud(720, vy + 110, 150, p.paper, dice, 0.9);
  view += path(
    `M${vx} ${vy + vh - 120}C${vx + 160} ${vy + vh - 190} ${vx + 300} ${vy + vh - 110} ${vx + 420} ${vy + vh - 140}S${vx + vw - 60} ${vy + vh - 180} ${vx + vw} ${vy + vh - 130}V${vy + vh}H${vx}Z`,
    { fill: p.c },
  );
  view += path(
    `M${vx} ${vy + vh - 60}C${vx + 200} ${vy + vh - 110} ${vx + 380} ${vy + vh - 40} ${vx + vw} ${vy + vh - 80}V${vy + vh}H${vx}Z`,
    { fill: mix(p.c, p.ink, 0.4) },
  );
  let svg =
    paperWithHoles(p.paper, brief.ground === 'light' ? mix(p.paper, p.ink, 0.3) : p.paper) +
    clipped(sheet, rect(vx, vy, vw, vh, { fill: '#fff' }, 6), view) +
    rect(vx, vy, vw, vh, { stroke: p.ink, width: 6 }, 6);
  const wide = brief.hero!.traits.includes('place') || brief.hero!.traits.includes('vehicle');
  svg += drawHero(sheet, {
    x: 500,
    y: vy + vh * 0.56,
    size: wide ? 580 : 520,
    outlines: [
      { colour: p.ink, width: 4 },
      { colour: p.paper, width: 11 },
    ],
  }).svg;
  svg += flank(sheet, brief.support, { dx: 240, y: vy + vh - 80, size: 150 });
  return { svg: svg + labels(sheet, Y + H - 158), height: Y + H + 10 };
}

/** The sheet of paper with half-round bites along its edges, as one path. */
function paperWithHoles(fill: string, rim: string): string {
  const bite = (n: number, length: number) => Array.from({ length: n }, (_, i) => ((i + 0.5) * length) / n);
  const [across, down] = [Math.round(W / (HOLE * 1.9)), Math.round(H / (HOLE * 1.9))];
  const r = HOLE * 0.55;
  let d = `M${X} ${Y}`;
  const edge = (places: number[], to: (at: number) => string, end: string) => (d += places.map(to).join('') + end);
  edge(bite(across, W), t => `L${short(X + t - r)} ${Y}A${r} ${r} 0 0 0 ${short(X + t + r)} ${Y}`, `L${X + W} ${Y}`);
  edge(
    bite(down, H),
    t => `L${X + W} ${short(Y + t - r)}A${r} ${r} 0 0 0 ${X + W} ${short(Y + t + r)}`,
    `L${X + W} ${Y + H}`,
  );
  edge(
    bite(across, W),
    t => `L${short(X + W - t + r)} ${Y + H}A${r} ${r} 0 0 0 ${short(X + W - t - r)} ${Y + H}`,
    `L${X} ${Y + H}`,
  );
  edge(bite(down, H), t => `L${X} ${short(Y + H - t + r)}A${r} ${r} 0 0 0 ${X} ${short(Y + H - t - r)}`, 'Z');
  return path(d, { fill, stroke: rim, width: 4 });
}

function labels(sheet: Sheet, y: number): string {
  const { brief, palette: p } = sheet;
  const { text, wordless } = brief;
  const main = text.main ?? text.place;
  if (wordless || !main) return postmark(sheet, '');
  const fonts = fontsOf(sheet);
  const small = [text.main ? text.place : undefined, text.year, text.sub].filter(Boolean).join(' • ');
  const line = fitText(
    caseFor(
      fonts.head,
      main.replace(/^\p{L}/u, c => c.toUpperCase()),
    ),
    fonts.head,
    { x: X + 60, y: y + 14, width: W - 120, height: small ? 72 : 100, stretch: 1.1, devanagari: fonts.devanagari },
  );
  let svg = path(line.d, { fill: p.ink });
  if (small)
    svg += path(
      fitText(small.toUpperCase(), 'bebas', {
        x: X + 60,
        y: y + 106,
        width: W - 120,
        height: 30,
        stretch: 1,
        tracking: 140,
      }).d,
      { fill: p.a },
    );
  return svg + postmark(sheet, '');
}

function postmark(sheet: Sheet, town: string): string {
  const { palette: p } = sheet;
  const [cx, cy] = [775, 175];
  const line = { stroke: p.ink, width: 5, opacity: 0.62 };
  let svg = circle(cx, cy, 104, line) + circle(cx, cy, 66, line);
  svg += [-36, -12, 12, 36]
    .map(dy => path(`M${cx - 420} ${cy + dy}q26 -16 52 0t52 0t52 0t52 0t52 0t52 0`, line))
    .join('');
  if (town)
    svg += path(
      arcText(town.toUpperCase(), 'bebas', { cx, cy, radius: 76, size: 24, tracking: 120, maxAngle: 3.2 }).d,
      { fill: p.ink, opacity: 0.7 },
    );
  svg += path(dot(cx, cy, 8), { fill: p.ink, opacity: 0.6 });
  return group(svg, `transform="rotate(-8 ${cx} ${cy})"`);
}
