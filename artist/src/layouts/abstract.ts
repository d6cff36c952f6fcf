import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { halftone } from '../draw/shapes.ts';
import { clipped, type Drawing, type Sheet } from '../draw/sheet.ts';
import { circle, group, path, rect } from '../draw/svg.ts';
import { titleBlock } from '../draw/type.ts';

const [COLUMNS, ROWS, S, LEFT, TOP] = [5, 6, 170, 75, 65];

/** A Bauhaus quilt of quarter discs, stripes, triangles and dots. */
export function abstract(sheet: Sheet): Drawing {
  const { brief, palette: p } = sheet;
  const dice = sheet.dice('quilt');
  const colours = [p.a, p.b, p.c, p.d, p.paper];
  const deep = brief.ground === 'dark' ? mix(p.ink, '#000000', 0.1) : p.ink;
  let quilt = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [LEFT + column * S, TOP + row * S];
      const fill = dice.pick(colours);
      const ground = dice.pick([...colours, deep].filter(c => c !== fill));
      quilt +=
        rect(x - 0.5, y - 0.5, S + 1, S + 1, { fill: ground }) +
        patch(dice.whole(0, 7), x, y, fill, ground, ground === p.b ? p.d : p.b, dice.whole(0, 3) * 90);
    }
  }
  let svg = rect(62, 52, COLUMNS * S + 26, ROWS * S + 26, { fill: p.paper }, 22);
  svg += clipped(sheet, rect(LEFT, TOP, COLUMNS * S, ROWS * S, { fill: '#fff' }, 12), quilt);
  const foot = TOP + ROWS * S;
  const title = titleBlock(sheet, foot + 60);
  return { svg: svg + title.svg, height: foot + 40 + title.height };
}

function patch(kind: number, x: number, y: number, fill: string, ground: string, accent: string, turn: number): string {
  const turned = (inner: string) => group(inner, `transform="rotate(${turn} ${x + S / 2} ${y + S / 2})"`);
  const quarter = (r: number, colour: string) =>
    path(`M${x} ${y}H${short(x + r)}A${short(r)} ${short(r)} 0 0 1 ${x} ${short(y + r)}Z`, { fill: colour });
  const middle = [x + S / 2, y + S / 2] as const;
  if (kind < 2) return turned(quarter(S, fill) + quarter(S * 0.55, accent));
  if (kind === 2) return circle(...middle, S * 0.42, { fill }) + circle(...middle, S * 0.2, { fill: ground });
  if (kind === 3)
    return turned(
      path([0, S / 2].map(dy => `M${x} ${y + dy}A${S / 2} ${S / 2} 0 0 0 ${x + S} ${y + dy}Z`).join(''), { fill }),
    );
  if (kind === 4) return turned([0, 1, 2, 3].map(i => rect(x, y + (i * S) / 4, S, S / 8, { fill })).join(''));
  if (kind === 5) return turned(path(`M${x} ${y + S}L${x + S / 2} ${y}L${x + S} ${y + S}Z`, { fill }));
  if (kind === 6) {
    const inside = (px: number, py: number) => px > x + 10 && px < x + S - 10 && py > y + 10 && py < y + S - 10;
    return halftone(...middle, S * 0.5, (px, py) => (inside(px, py) ? 0.25 + (0.6 * (py - y)) / S : 0), {
      step: 24,
      turn: 0,
      colour: fill,
    });
  }
  return turned(
    path(`M${x} ${y}Q${x + S} ${y} ${x + S} ${y + S}Q${x} ${y + S} ${x} ${y}Z`, { fill }) +
      circle(...middle, S * 0.12, { fill: ground }),
  );
}
