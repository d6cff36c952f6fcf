/** Grounds of a view: plain, fields, a roof with its parapet, the lights of a stadium. `view` is what is seen; nothing is drawn beyond it. */
import { mix } from '../colour/colour.ts';
import { pathWithin, rectWithin } from './cut.ts';
import { short, type Box } from './path.ts';
import type { Sheet } from './sheet.ts';
import { circle, path, rect } from './svg.ts';

/** Rolling ground and nothing else, where only weather or time was said. */
export function plainGround({ palette: p }: Sheet, view: Box): string {
  const ground = (d: string, fill: string) => path(pathWithin(d, view), { fill });
  return (
    ground('M0 740C200 690 380 730 540 715S840 690 1000 735V1100H0Z', mix(p.c, p.ink, 0.25)) +
    ground('M0 830C240 790 640 850 1000 815V1100H0Z', mix(p.c, p.ink, 0.55))
  );
}

/** Rows of a crop that run to the horizon. */
export function field({ palette: p, brief: { palette } }: Sheet, view: Box): string {
  // A crop is green unless the whole is in colours of somebody's choice.
  const green = /^(hue|only|inks):|^(mono|gold|cyber|blood|terracotta)$/.test(palette) ? p.c : mix(p.c, '#58a03a', 0.7);
  const [light, dark] = [mix(green, p.b, 0.3), mix(green, p.ink, 0.2)];
  let svg = path(pathWithin('M0 690C240 655 420 690 600 672S860 650 1000 690V1100H0Z', view), {
    fill: mix(green, p.b, 0.15),
  });
  for (let i = 0; i < 7; i += 1) {
    const y = 715 + i * i * 7 + i * 12;
    svg += path(pathWithin(`M0 ${y}C260 ${y - 26} 620 ${y + 22} 1000 ${y - 8}V1100H0Z`, view), {
      fill: i % 2 ? light : dark,
    });
    svg += path(
      pathWithin(
        `M0 ${y + 3}C260 ${y - 23} 620 ${y + 25} 1000 ${y - 5}L1000 ${y + 2}C620 ${y + 32} 260 ${y - 16} 0 ${y + 10}Z`,
        view,
      ),
      { fill: mix(light, p.paper, 0.3) },
    );
  }
  return svg;
}

/** What stands between land and hero: the roof, the floodlights. */
export function foreground(sheet: Sheet, view: Box): string {
  const has = (word: string) => sheet.brief.settings.some(setting => setting === word);
  return (has('lights') ? floodlights(sheet, view) : '') + (has('roof') ? roof(sheet, view) : '');
}

/** A parapet with its posts, and the floor of the roof. */
function roof({ palette: p }: Sheet, view: Box): string {
  const wall = mix(p.a, p.paper, 0.25);
  let svg = rectWithin(0, 800, 1000, 300, view, { fill: wall }) + rectWithin(0, 784, 1000, 22, view, { fill: p.paper });
  for (let x = 20; x < 1000; x += 86) svg += rectWithin(x, 822, 52, 62, view, { fill: mix(wall, p.ink, 0.35) });
  return svg + rectWithin(0, 905, 1000, 200, view, { fill: mix(p.a, p.ink, 0.45) }) + rectWithin(0, 900, 1000, 8, view, { fill: p.ink }); // prettier-ignore
}

/** Two towers of floodlights over the stands. */
function floodlights({ palette: p, dice }: Sheet, view: Box): string {
  const crowd = dice('crowd');
  let svg = path(pathWithin('M0 760Q500 690 1000 760V860H0Z', view), { fill: mix(p.ink, p.d, 0.35) });
  for (let i = 0; i < 90; i += 1) svg += circle(crowd.between(view.x + 20, view.x + view.width - 20), crowd.between(745, 800), 6, { fill: crowd.pick([p.a, p.b, p.paper, p.c]) }); // prettier-ignore
  for (const [x, lean] of [
    [235, 1],
    [765, -1],
  ] as const) {
    svg += path(`M${x - 9} 770L${x - 4} 330H${x + 4}L${x + 9} 770Z`, { fill: p.ink });
    svg += path(`M${x - 70} 330L${x - 250 * lean - 60} 900H${short(x + 330 * lean)}L${x + 70} 330Z`, {
      fill: p.paper,
      opacity: 0.1,
    });
    svg += rect(x - 80, 250, 160, 92, { fill: p.ink }, 10);
    for (let row = 0; row < 2; row += 1) for (let i = 0; i < 4; i += 1) svg += circle(x - 57 + i * 38, 276 + row * 40, 14, { fill: mix(p.paper, p.b, 0.2) }); // prettier-ignore
  }
  return svg;
}
