/** A lane of an old Indian town in the late afternoon, out of focus: the ground of the street scene, 1000 x 1250 units. */
import { mix } from '../colour/colour.ts';
import { short } from '../draw/path.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { subDice, type Dice } from '../seed.ts';

type Side = -1 | 1;
/** A place of the lane on the picture: side of the lane, height 0..1 of its walls, depth from 1. */
const spot = (side: number, up: number, deep: number): string =>
  `${short(500 + (side * 540) / deep)} ${short(600 + (700 - up * 1500) / deep)}`;
/** A part of a wall. */
const panel = (side: Side, [low, high]: [number, number], [near, far]: [number, number], fill: string, opacity = 1) =>
  path(`M${spot(side, low, near)}L${spot(side, high, near)}L${spot(side, high, far)}L${spot(side, low, far)}Z`, {
    fill,
    opacity,
  });

/** A window with shutters and a sill, or a door with its step. */
function opening(side: Side, [low, high]: [number, number], [near, far]: [number, number], paint: string): string {
  const third = near + (far - near) * 0.5;
  return (
    panel(side, [low - 0.012, high + 0.03], [near * 0.985, far * 1.015], mix(paint, '#fff4dc', 0.7)) +
    panel(side, [low, high], [near, far], '#2b2220') +
    panel(side, [low, high], [near, near + (third - near) * 0.86], paint) +
    panel(side, [low, high], [third + (far - third) * 0.14, far], mix(paint, '#000000', 0.22)) +
    panel(side, [high + 0.03, high + 0.05], [near * 0.97, far * 1.03], mix(paint, '#ffffff', 0.5))
  );
}

function wall(side: Side, plaster: string, paints: readonly string[], dice: Dice): string {
  let out = panel(side, [0, 1.15], [0.9, 6], plaster);
  // Houses of their own colour, each a bit further away.
  const houses: [number, number][] = [[0.9, 1.45], [1.45, 2.2], [2.2, 3.4], [3.4, 6]]; // prettier-ignore
  houses.forEach(([near, far], i) => {
    const colour = mix(
      mix(plaster, dice.pick(['#e9c46a', '#d98f6a', '#8fb6a8', '#e7d3b4', '#c46a5a']), 0.55),
      '#f4dcb4',
      i * 0.16,
    );
    out += panel(side, [0, 0.98 + dice.between(0, 0.14)], [near, far], colour);
    out += panel(side, [0, 0.13], [near, far], mix(colour, '#5b2a1c', 0.45));
    out += panel(side, [0.5, 0.53], [near, far], mix(colour, '#fff6e4', 0.5));
    out += panel(side, [0, 1.1], [far * 0.975, far], mix(colour, '#3a2018', 0.5), 0.6);
    const [a, b] = [near + (far - near) * 0.18, near + (far - near) * 0.48];
    const paint = dice.pick(paints);
    out += opening(side, [0.02, 0.36], [a, b], paint) + opening(side, [0.6, 0.82], [a, b], dice.pick(paints));
    out += opening(side, [0.6, 0.82], [near + (far - near) * 0.6, near + (far - near) * 0.84], paint);
    if (i === 0 || dice() < 0.5) out += awning(side, [b + (far - b) * 0.12, far * 0.95], dice);
  });
  return out;
}

/** Striped cloth over a stall, and what is sold under it. */
function awning(side: Side, [near, far]: [number, number], dice: Dice): string {
  const [one, two] = dice.pick([['#c8452f', '#f3e6cf'], ['#1f6f78', '#f3e6cf'], ['#e08a1e', '#f7ead0']] as const); // prettier-ignore
  let out = panel(side, [0, 0.34], [near, far], '#3b2a22');
  for (let i = 0; i < 14; i++) {
    const z = near + ((far - near) * (i + dice())) / 14;
    const [x, y] = spot(side * 0.97, dice.between(0.04, 0.26), z)
      .split(' ')
      .map(Number) as [number, number];
    out += circle(x, y, 26 / z, {
      fill: dice.pick(['#e2a93b', '#c7482f', '#5d8a45', '#d9c9a8', '#7a4a8c', '#e5752c']),
    });
  }
  for (let i = 0; i < 8; i++) {
    const [a, b] = [near + ((far - near) * i) / 8, near + ((far - near) * (i + 1)) / 8];
    out += path(
      `M${spot(side, 0.45, a)}L${spot(side * 0.74, 0.37, a)}L${spot(side * 0.74, 0.37, b)}L${spot(side, 0.45, b)}Z`,
      { fill: i % 2 ? one : two },
    );
  }
  return out;
}

/** Strings of marigolds or flags from house to house. */
function garlands(dice: Dice): string {
  let out = '';
  for (const deep of [4.2, 2.9, 2, 1.35]) {
    const high = dice.between(0.78, 0.98);
    for (let i = 0; i <= 34; i++) {
      const t = i / 34;
      const [x, y] = spot(t * 2 - 1, high - 0.13 * Math.sin(Math.PI * t), deep)
        .split(' ')
        .map(Number) as [number, number];
      out += circle(x, y, 15 / deep, { fill: i % 5 === 0 ? '#f7efe0' : i % 2 ? '#f2a022' : '#e8741c' });
    }
  }
  return out;
}

function street(dice: Dice): string {
  let out = path(`M${spot(-1, 0, 0.8)}L${spot(-1, 0, 6)}L${spot(1, 0, 6)}L${spot(1, 0, 0.8)}Z`, {
    fill: 'url(#ground)',
  });
  for (let i = 0; i < 90; i++) {
    const [side, z] = [dice.between(-0.95, 0.95), dice.between(0.9, 3.4)];
    out += path(
      `M${spot(side, 0, z)}L${spot(side + 0.12, 0, z)}L${spot(side + 0.12, 0, z * 1.05)}L${spot(side, 0, z * 1.05)}Z`,
      { fill: dice.pick(['#8a6a52', '#c9a67e', '#6f5646']), opacity: 0.35 },
    );
  }
  for (const [side, z] of [
    [-0.86, 1.2],
    [-0.84, 1.75],
    [0.87, 2.3],
  ] as const) {
    const [x, y] = spot(side, 0.02, z).split(' ').map(Number) as [number, number];
    const size = 120 / z;
    out += rect(x - size * 0.42, y - size * 0.5, size * 0.84, size * 0.6, { fill: '#a4522f' }, size * 0.12);
    for (let i = 0; i < 16; i++)
      out += circle(x + dice.between(-0.55, 0.55) * size, y - size * dice.between(0.5, 1.3), size * 0.17, {
        fill: dice.pick(['#3f6b3a', '#5b8a48', '#2f5130', '#77a35a']),
      });
  }
  return out;
}

/** Bougainvillea over the edge of a roof. */
function blossoms(dice: Dice): string {
  let out = '';
  for (let i = 0; i < 150; i++) {
    const z = dice.between(1, 1.6);
    const [x, y] = spot(-1 + dice.between(0, 0.16), dice.between(0.72, 1.02) - (dice() < 0.3 ? 0.12 : 0), z).split(' ').map(Number) as [number, number]; // prettier-ignore
    out += circle(x, y, dice.between(7, 17), {
      fill: dice.pick(['#c9277a', '#e0559a', '#9c1f63', '#4a7a3c', '#5f9149']),
    });
  }
  return out;
}

export function lane(seed: number): string {
  const dice = subDice(seed, 'lane');
  const paints = ['#2c6e8f', '#1f7a6b', '#3b5aa3', '#8c3b2e', '#4f7f52'];
  const defs =
    `<defs><filter id="far" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1120" height="1370"><feGaussianBlur stdDeviation="7.5"/></filter>` +
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9cc3d8"/><stop offset=".45" stop-color="#f9dfb4"/><stop offset="1" stop-color="#f6c48c"/></linearGradient>' +
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6bf8e"/><stop offset=".35" stop-color="#b98c66"/><stop offset="1" stop-color="#7d5f4a"/></linearGradient>' +
    '<radialGradient id="sun" cx=".5" cy=".46" r=".5"><stop offset="0" stop-color="#fff1cc" stop-opacity=".85"/><stop offset=".5" stop-color="#ffd796" stop-opacity=".3"/><stop offset="1" stop-color="#ffcf8a" stop-opacity="0"/></radialGradient></defs>';
  const tower = path('M436 640V470H452L456 420Q470 330 480 300L486 280L492 300Q502 330 516 420L520 470H566V640Z', { fill: '#dba878' }) + path('M500 640V560Q520 526 540 560V640Z', { fill: '#b37f58' }); // prettier-ignore
  const scene = rect(-60, -60, 1120, 1370, { fill: 'url(#sky)' }) + tower + street(dice) + wall(-1, '#d58a6b', paints, dice) + wall(1, '#dcb46a', paints, dice) + blossoms(dice) + garlands(dice); // prettier-ignore
  const shade = path(`M${spot(1, -0.1, 0.8)}L${spot(1, 1.2, 0.8)}L${spot(1, 1.2, 6)}L${spot(1, -0.1, 6)}Z`, {
    fill: '#3b2030',
    opacity: 0.24,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250">${defs}<g filter="url(#far)">${scene}${shade}</g>${rect(0, 0, 1000, 1250, { fill: 'url(#sun)' })}</svg>`;
}
