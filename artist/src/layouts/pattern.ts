import { mix } from '../colour/colour.ts';
import { drawSubject } from '../draw/hero.ts';
import { sparkle } from '../draw/shapes.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { circle, group, path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const STEP = 176;
const PANEL = { x: 60, y: 40, width: 880, height: 1160, corner: 70 };
/** How far a tile reaches from its middle. */
const REACH = STEP / 2 + 30;

/** Whether a tile lies wholly within the panel, crosses its edge, or is not seen at all. */
function placeOf(x: number, y: number): 'inside' | 'edge' | 'beyond' {
  const dx = Math.abs(x - PANEL.x - PANEL.width / 2) - PANEL.width / 2;
  const dy = Math.abs(y - PANEL.y - PANEL.height / 2) - PANEL.height / 2;
  if (dx > REACH || dy > REACH) return 'beyond';
  const inCorner = dx > -PANEL.corner - REACH && dy > -PANEL.corner - REACH;
  return dx > -REACH || dy > -REACH || inCorner ? 'edge' : 'inside';
}

/** An all-over print in a rounded panel: half-drop repeat of the subjects with dots and sparkles. */
export function pattern(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const items = [...sheet.cast.subjects, ...brief.support];
  const dice = sheet.dice('pattern');
  let tiles = '';
  const window = sheet.id('c');
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 7; column++) {
      const x = 60 + column * STEP + (row % 2 ? STEP / 2 : 0) + STEP / 2 - 20;
      const y = 40 + row * STEP * 0.86 + STEP / 2;
      const item = items[(column + row * 2 + 40) % items.length]!;
      const [size, rotate] = [126 * dice.between(0.9, 1.1), dice.between(-26, 26)];
      const place = placeOf(x, y);
      if (place === 'beyond') continue;
      const tile =
        drawSubject(sheet, item, {
          x,
          y,
          size,
          rotate,
          technique: 'colour',
          outlines: [{ colour: p.paper, width: 7 }],
        }).svg +
        circle(x + STEP / 2, y + 8, 6, { fill: p.b }) +
        path(sparkle(x + STEP / 2, y - 50, 17), { fill: p.a });
      // Only what crosses the edge is clipped, each tile by itself: one clip for all would take a layer of the whole sheet.
      tiles += place === 'edge' ? group(tile, `clip-path="url(#${window})"`) : tile;
    }
  }
  const panel = (paint: Parameters<typeof rect>[4]) =>
    rect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, paint, PANEL.corner);
  let svg =
    panel({ fill: brief.ground === 'dark' ? mix(p.c, p.ink, 0.25) : mix(p.c, p.paper, 0.35) }) +
    `<defs><clipPath id="${window}">${panel({ fill: '#fff' })}</clipPath></defs>${tiles}`;
  svg +=
    panel({ stroke: p.fg, width: 12 }) +
    rect(84, 64, 832, 1112, { stroke: p.paper, width: 4, dash: '2 16', round: true }, 52);
  const title = titleBlock(sheet, 1230);
  return { svg: svg + title.svg, height: 1220 + title.height };
}
