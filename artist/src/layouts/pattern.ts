import { mix } from '../colour/colour.ts';
import { drawSubject } from '../draw/hero.ts';
import { sparkle } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const STEP = 176;

/** An all-over print in a rounded panel: half-drop repeat of the subjects with dots and sparkles. */
export function pattern(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const items = [brief.hero!, ...brief.support];
  const dice = sheet.dice('pattern');
  let tiles = '';
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 7; column++) {
      const x = 60 + column * STEP + (row % 2 ? STEP / 2 : 0) + STEP / 2 - 20;
      const y = 40 + row * STEP * 0.86 + STEP / 2;
      const item = items[(column + row * 2 + 40) % items.length]!;
      const [size, rotate] = [126 * dice.between(0.9, 1.1), dice.between(-26, 26)];
      tiles += drawSubject(sheet, item, {
        x,
        y,
        size,
        rotate,
        technique: 'colour',
        outlines: [{ colour: p.paper, width: 7 }],
      }).svg;
      tiles += circle(x + STEP / 2, y + 8, 6, { fill: p.b }) + path(sparkle(x + STEP / 2, y - 50, 17), { fill: p.a });
    }
  }
  const panel = (paint: Parameters<typeof rect>[4]) => rect(60, 40, 880, 1160, paint, 70);
  let svg =
    panel({ fill: brief.ground === 'dark' ? mix(p.c, p.ink, 0.25) : mix(p.c, p.paper, 0.35) }) +
    clipped(sheet, panel({ fill: '#fff' }), tiles);
  svg +=
    panel({ stroke: p.fg, width: 12 }) +
    rect(84, 64, 832, 1112, { stroke: p.paper, width: 4, dash: '2 16', round: true }, 52);
  const title = titleBlock(sheet, 1230);
  return { svg: svg + title.svg, height: 1220 + title.height };
}
