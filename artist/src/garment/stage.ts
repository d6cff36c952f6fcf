/** Backdrops of the staged scenes as vectors, 1000 x 1250 units, lit from the upper left. */
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { circle, ellipse, group, path, rect } from '../draw/svg.ts';
import { subDice, type Dice } from '../seed.ts';

export const STAGE_WIDTH = 1000;
export const STAGE_HEIGHT = 1250;

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}">${inner}</svg>`;
const linear = (id: string, stops: [number, string, number?][], direction = 'x1="0" y1="0" x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;
const radial = (id: string, stops: [number, string, number?][]) =>
  `<radialGradient id="${id}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</radialGradient>`;

/** Light of a window falling over everything, drawn last. */
export function windowLight(seed: number): string {
  const dice = subDice(seed, 'window');
  const lean = dice.between(150, 260);
  const bars = [0, 1, 2].map(i => {
    const x = 120 + i * 250;
    return path(`M${x + lean} -20H${x + lean + 190}L${x - lean + 190} 1270H${x - lean}Z`, { fill: '#fff6df' });
  });
  return svg(`<defs>${linear('v', [[0, '#000', 0], [0.6, '#000', 0], [1, '#1a1208', 0.26]])}</defs>${group(bars.join(''), 'opacity=".05"')}${rect(0, 0, 1000, 1250, { fill: 'url(#v)' })}`); // prettier-ignore
}

function planks(dice: Dice, tone: string): string {
  let out = '';
  const n = 6;
  for (let i = 0; i < n; i++) {
    const x = (i * 1000) / n;
    const base = mix(tone, dice() < 0.5 ? '#3a2414' : '#f4dfc0', dice.between(0.02, 0.14));
    out += rect(x, 0, 1000 / n + 1, 1250, { fill: base });
    for (let k = 0; k < 16; k++) {
      const [gx, y] = [x + dice.between(8, 1000 / n - 8), dice.between(-200, 1100)];
      const sway = dice.between(-9, 9);
      out += path(
        `M${short(gx)} ${short(y)}C${short(gx + sway)} ${short(y + 150)} ${short(gx - sway)} ${short(y + 300)} ${short(gx + sway * 0.4)} ${short(y + dice.between(280, 620))}`,
        { stroke: mix(base, '#3a2010', 0.35), width: dice.between(0.8, 2.4), opacity: dice.between(0.15, 0.4) },
      );
    }
    out += rect(x - 1.6, 0, 3.2, 1250, { fill: mix(tone, '#24140a', 0.65), opacity: 0.75 });
    const knotY = dice.between(80, 1180);
    if (dice() < 0.5)
      out +=
        ellipse(x + 80, knotY, 9, 20, { fill: mix(base, '#2a160a', 0.45), opacity: 0.6 }) +
        ellipse(x + 80, knotY, 16, 32, { stroke: mix(base, '#2a160a', 0.4), width: 2, opacity: 0.4 });
  }
  return out;
}

const softShadow = (id: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;

/** A cup of chai on a saucer from above. */
function cup(x: number, y: number): string {
  return (
    softShadow('s', x + 16, y + 22, 124, 120) +
    circle(x, y, 96, { fill: '#efe9df' }) + circle(x, y, 84, { stroke: '#cfc6b6', width: 2.5 }) + circle(x, y, 64, { fill: '#e3dccf' }) +
    rect(x + 56, y - 12, 48, 24, { fill: '#f6f2ea', stroke: '#cfc6b6', width: 2 }, 12) +
    circle(x, y, 60, { fill: '#faf7f1' }) + circle(x, y, 51, { fill: '#9a5f33' }) + circle(x, y, 51, { stroke: '#7a4522', width: 4, opacity: 0.6 }) +
    path(`M${x - 34} ${y - 22}A42 42 0 0 1 ${x + 6} ${y - 42}`, { stroke: '#d8a877', width: 6, round: true, opacity: 0.7 })
  ); // prettier-ignore
}

/** A leafy twig lying in a corner. */
function twig(x: number, y: number, turn: number, dice: Dice): string {
  let out = path('M0 0C80 -50 200 -70 340 -52', { stroke: '#55633f', width: 6, round: true });
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const [px, py] = [20 + t * 315, -60 * Math.sin(0.1 + t * 1.3)];
    for (const side of [-1, 1]) {
      const green = mix('#6f8a52', dice() < 0.5 ? '#3f5c38' : '#93a86a', 0.5);
      out += group(
        path('M0 0C14 -26 40 -40 74 -34C60 -8 30 8 0 0Z', { fill: green }) +
          path('M4 -2C26 -16 44 -26 66 -32', { stroke: '#4d653f', width: 1.6, opacity: 0.6 }),
        `transform="translate(${short(px)} ${short(py)}) rotate(${short(side * 62 - 12)}) scale(1 ${side})"`,
      );
    }
  }
  const whole = group(out, `transform="translate(${x} ${y}) rotate(${turn})"`);
  return (
    group(
      out.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#000000"').replaceAll(/stroke="#[0-9a-f]{6}"/g, 'stroke="#000000"'),
      `transform="translate(${x + 10} ${y + 14}) rotate(${turn})" opacity=".2"`,
    ) + whole
  );
}

/** Spectacles folded open. */
function glasses(x: number, y: number, turn: number): string {
  const lens = (dx: number) =>
    rect(dx - 52, -34, 104, 70, { fill: '#2b2622', opacity: 0.92 }, 30) +
    path(`M${dx - 34} -18C${dx - 20} -28 ${dx} -28 ${dx + 14} -24`, {
      stroke: '#ffffff',
      width: 5,
      round: true,
      opacity: 0.35,
    });
  const frame =
    lens(-64) +
    lens(64) +
    path('M-14 -14Q0 -24 14 -14M-116 -20L-150 -70M116 -20L150 -70', { stroke: '#2b2622', width: 9, round: true });
  return (
    group(frame, `transform="translate(${x + 9} ${y + 12}) rotate(${turn})" opacity=".22"`) +
    group(frame, `transform="translate(${x} ${y}) rotate(${turn})"`)
  );
}

/** A tabletop seen from above, with a cup, a twig and glasses around the shirt. */
export function tabletop(seed: number): string {
  const dice = subDice(seed, 'table');
  const tone = dice.pick(['#b98a5e', '#8f6a49', '#d2b48c', '#a9937c']);
  const left = dice() < 0.5;
  const defs = `<defs>${radial('s', [[0, '#000', 0.4], [0.7, '#000', 0.22], [1, '#000', 0]])}</defs>`; // prettier-ignore
  return svg(
    defs +
      planks(dice, tone) +
      cup(left ? 130 : 870, 150) +
      twig(left ? 700 : -30, left ? 215 : 205, left ? -24 : -24, dice) +
      glasses(left ? 820 : 190, 1130, left ? -14 : 12),
  );
}

/** A wall with a rail and a wooden hanger; the shirt hangs below the hook at the middle. */
export function wallWithRail(seed: number): string {
  const dice = subDice(seed, 'wall');
  const wall = dice.pick(['#d9d2c6', '#c9d0cb', '#d8c3b4', '#c5c9d3']);
  const defs = `<defs>${linear('w', [[0, mix(wall, '#ffffff', 0.35)], [1, mix(wall, '#3a3026', 0.3)]])}${linear('r', [[0, '#f0e0c8'], [0.4, '#c99a63'], [1, '#7a5530']], 'x1="0" y1="0" x2="0" y2="1"')}${radial('s', [[0, '#000', 0.35], [1, '#000', 0]])}${linear('f', [[0, mix(wall, '#5a4632', 0.55)], [1, mix(wall, '#2e2218', 0.75)]], 'x1="0" y1="0" x2="0" y2="1"')}</defs>`; // prettier-ignore
  const rail =
    rect(-10, 74, 1020, 26, { fill: '#000', opacity: 0.16 }, 8) + rect(-10, 52, 1020, 24, { fill: 'url(#r)' }, 8);
  const floor =
    rect(0, 1150, 1000, 100, { fill: 'url(#f)' }) + rect(0, 1128, 1000, 24, { fill: mix(wall, '#ffffff', 0.5) });
  return svg(defs + rect(0, 0, 1000, 1250, { fill: 'url(#w)' }) + floor + rail + plant(dice));
}

function plant(dice: Dice): string {
  let leaves = '';
  for (let i = 0; i < 11; i++) {
    const turn = -80 + i * 16 + dice.between(-6, 6);
    const green = mix('#5f8052', i % 2 ? '#2f4a33' : '#93ad74', 0.4);
    leaves += group(
      path('M0 0C-26 -80 -22 -170 0 -240C24 -170 26 -80 0 0Z', { fill: green }) +
        path('M0 -6V-226', { stroke: '#36513a', width: 2.4, opacity: 0.6 }),
      `transform="rotate(${short(turn * 0.62)}) scale(${short(dice.between(0.75, 1.1))})"`,
    );
  }
  return (
    softShadow('s', 905, 1178, 130, 30) +
    group(leaves, 'transform="translate(905 1010)"') +
    path('M838 1000H972L956 1168Q954 1180 940 1180H870Q856 1180 854 1168Z', { fill: '#b5654a' }) +
    rect(828, 986, 154, 30, { fill: '#c9785b' }, 8)
  );
}

/** The hanger in front of the neck: hook and shoulders. */
export function hangerHook(x: number, neckY: number, scale: number): string {
  const hook = `M0 ${-10}V-38C0 -52 26 -54 26 -78C26 -100 -16 -104 -20 -76`;
  const arms = 'M-118 34C-80 6 -40 -10 0 -12C40 -10 80 6 118 34';
  const inner =
    path(arms, { stroke: '#8a5c33', width: 26, round: true }) +
    path(arms, { stroke: '#c08d58', width: 15, round: true }) +
    path(hook, { stroke: '#8d9299', width: 9, round: true }) +
    path(hook, { stroke: '#dfe3e8', width: 3.5, round: true });
  return svg(group(inner, `transform="translate(${short(x)} ${short(neckY)}) scale(${short(scale)})"`));
}

/** A studio's paper behind somebody who is lit from the upper left. */
export function studio(seed: number): string {
  const paper = subDice(seed, 'studio').pick(['#cfc9bf', '#b9c3c4', '#d2bfae', '#bdb7c4', '#c3c6b4']);
  const defs = `<defs><radialGradient id="p" cx=".34" cy=".3" r=".95"><stop offset="0" stop-color="${mix(paper, '#ffffff', 0.5)}"/><stop offset=".55" stop-color="${paper}"/><stop offset="1" stop-color="${mix(paper, '#2b2622', 0.42)}"/></radialGradient><filter id="w" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="46"/></filter></defs>`;
  const shadow = `<g filter="url(#w)" opacity=".3">${path('M330 240L760 210L960 520L900 700L830 1250H360Z', { fill: '#1a120c' })}</g>`;
  return svg(`${defs}${rect(0, 0, 1000, 1250, { fill: 'url(#p)' })}${shadow}`);
}
