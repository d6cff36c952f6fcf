import { drawHero } from '../draw/draw-hero.ts';
import { fromLch, lchOf, lightnessRamp } from '../colour/colour.ts';
import { halftone } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const SIZE = 420;
const ORIGINS: [number, number][] = [[70, 50], [510, 50], [70, 490], [510, 490]]; // prettier-ignore

/** Four prints of the hero side by side, each in other colours. */
export function panels(sheet: Sheet): Drawing {
  const { palette: p } = sheet;
  const grounds = [p.a, p.b, p.c, p.d];
  const shift = sheet.dice('panels').whole(0, 3);
  let svg = rect(50, 30, 900, 900, { fill: p.paper }, 26);
  ORIGINS.forEach(([x, y], i) => {
    const ground = grounds[(i + shift) % 4]!;
    const { h, l } = lchOf(ground);
    const [cx, cy] = [x + SIZE / 2, y + SIZE / 2];
    const dots = halftone(cx, cy, 310, (px, py) => Math.max(0, (py - y) / SIZE - 0.35), {
      step: 19,
      within: { x, y, width: SIZE, height: SIZE },
      colour: fromLch(l - 0.13, 0.15, h),
    });
    const recolour = lightnessRamp([p.ink, grounds[(i + shift + 2) % 4]!, grounds[(i + shift + 1) % 4]!, p.paper], {
      steps: 6,
    });
    const tinted: Sheet = {
      ...sheet,
      recolour,
      palette: { ...p, a: grounds[(i + shift + 1) % 4]!, b: p.paper, c: grounds[(i + shift + 2) % 4]!, d: ground },
    };
    const hero = drawHero(tinted, { x: cx, y: cy + 6, size: 350, wide: 1.05, recolour, technique: 'colour', outlines: [{ colour: p.ink, width: 7 }, { colour: p.paper, width: 7 }] }).svg; // prettier-ignore
    svg += clipped(
      sheet,
      rect(x, y, SIZE, SIZE, { fill: '#fff' }, 14),
      rect(x, y, SIZE, SIZE, { fill: ground }) + dots + hero,
    );
  });
  const title = titleBlock(sheet, 960);
  return { svg: svg + title.svg, height: 940 + title.height };
}
