import { drawHero } from '../draw/draw-hero.ts';
import { mix } from '../colour/colour.ts';
import { drawSupport } from '../draw/hero.ts';
import { blob, heart, sparkle, star } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, path, polar, TAU } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const HOLDS = /\b(eating|eats|drinking|drinks|holding|playing|with|loves?|reading)\b/i;
const CORNERS: [number, number][] = [[195, 300], [805, 290], [820, 690], [180, 700]]; // prettier-ignore
const keep = (hex: string) => hex;

/** A happy sticker: soft blob, confetti, the hero big and coloured, what it holds at its paw. */
export function sticker(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const dice = sheet.dice('blob');
  let svg =
    path(blob(500, 500, 430, dice, 48, 0.1), { fill: p.a }) +
    path(blob(500, 500, 385, dice, 48, 0.1), { fill: mix(p.a, p.paper, 0.28) }) +
    confetti(sheet);
  const holds = HOLDS.test(brief.prompt) && brief.support[0] !== undefined;
  const around = holds ? brief.support.slice(1) : brief.support;
  const whites = [{ colour: p.ink, width: 5 }, { colour: '#ffffff', width: 9 }]; // prettier-ignore
  const recolour = brief.palette.startsWith('hue:') || brief.palette === 'mono' ? sheet.recolour : keep;
  around.forEach(
    (s, i) =>
      (svg += drawSupport(sheet, s, {
        x: CORNERS[i]![0],
        y: CORNERS[i]![1],
        size: 190,
        rotate: sheet.dice(`corner${i}`).between(-12, 12),
        outlines: whites,
        recolour,
      })),
  );
  svg += drawHero(sheet, {
    x: 500,
    y: 490,
    size: brief.support.length ? 520 : 560,
    dressed: true,
    recolour,
    outlines: [
      { colour: p.ink, width: 7 },
      { colour: '#ffffff', width: 12 },
    ],
  }).svg;
  if (holds) svg += drawSupport(sheet, brief.support[0]!, { x: 690, y: 720, size: 270, rotate: -8, outlines: [{ colour: p.ink, width: 6 }, { colour: '#ffffff', width: 11 }], recolour }); // prettier-ignore
  const title = titleBlock(sheet, 900);
  return { svg: svg + title.svg, height: Math.max(970, 910 + title.height) };
}

function confetti(sheet: Sheet): string {
  const p = sheet.palette;
  const dice = sheet.dice('confetti');
  let svg = '';
  for (let i = 0; i < 24; i++) {
    const [x, y] = polar(dice.between(395, 490), dice() * TAU, 500, 500);
    const kind = dice();
    if (kind < 0.35) svg += path(star(x, y, 5, dice.between(14, 26), dice.between(7, 10), dice() * 6), { fill: p.b });
    else if (kind < 0.6) svg += circle(x, y, dice.between(6, 13), { fill: p.c });
    else if (kind < 0.8) svg += path(sparkle(x, y, dice.between(18, 32)), { fill: p.fg });
    else svg += path(heart(x, y, dice.between(16, 26)), { fill: p.d });
  }
  return svg;
}
