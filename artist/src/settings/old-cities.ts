/** Monuments drawn part by part: four minarets, a front of a hundred bays. They stand on y = 0. */
import type { Shape } from '../figures/shape.ts';
import { body, box, chip, flat, line, plate, poly, rod, stroke } from '../things/pen.ts';
import { thing, type Thing } from '../things/thing.ts';

const pointed = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}V${y - h * 0.56}Q${x - w / 2} ${y - h * 0.84} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.84} ${x + w / 2} ${y - h * 0.56}V${y}Z`;
const bulb = (x: number, y: number, w: number, h: number): string =>
  `M${x - w * 0.36} ${y}C${x - w * 0.64} ${y - h * 0.36} ${x - w * 0.3} ${y - h * 0.66} ${x} ${y - h}C${x + w * 0.3} ${y - h * 0.66} ${x + w * 0.64} ${y - h * 0.36} ${x + w * 0.36} ${y}Z`;

/** A minaret with its balconies and its dome. */
function minaret(x: number, top: number, w: number, role: 'cloth1' | 'cloth3'): Shape[] {
  const balconies = [0.36, 0.62, 0.86].map(share => -top * share);
  return [
    body(role, poly(x - w / 2, 0, x - w * 0.42, -top, x + w * 0.42, -top, x + w / 2, 0)),
    flat(`${role}Shade`, poly(x + w * 0.12, 0, x + w * 0.1, -top, x + w * 0.42, -top, x + w / 2, 0)),
    ...balconies.flatMap(y => [plate('trim', box(x - w * 0.72, y - 12, w * 1.44, 24, 6)), chip('dark', box(x - w * 0.16, y - 58, w * 0.32, 34, 8))]),
    rod('trim', `M${x} ${-top - w * 1.3}V${-top - w * 1.9}`, 7),
    body('trim', bulb(x, -top, w * 1.3, w * 1.5)),
    plate('trim', box(x - w * 0.7, -top - 10, w * 1.4, 20, 6)),
  ];
} // prettier-ignore

const charminar = (): Thing =>
  thing(1800, [
    ...[-96, 96].flatMap(x => minaret(x, 372, 40, 'cloth3')),
    body('cloth1', box(-176, -214, 352, 214)),
    flat('cloth1Shade', box(96, -214, 80, 214)),
    plate('trim', pointed(0, 0, 196, 200)), plate('dark', pointed(0, 0, 152, 168)),
    ...[-132, 132].flatMap(x => [plate('trim', pointed(x, -96, 44, 70)), chip('dark', pointed(x, -96, 26, 50))]),
    body('cloth1', box(-186, -266, 372, 54)),
    ...Array.from({ length: 9 }, (_, i) => chip('dark', pointed(-152 + i * 38, -220, 22, 36))),
    plate('trim', box(-196, -282, 392, 20, 5)), plate('trim', box(-190, -220, 380, 14, 4)),
    ...Array.from({ length: 11 }, (_, i) => chip('trim', pointed(-170 + i * 34, -282, 20, 24))),
    ...[-186, 186].flatMap(x => minaret(x, 452, 54, 'cloth1')),
    body('cloth1', box(-236, -14, 472, 18, 4)),
  ], { colours: { cloth1: '#e6c592', cloth1Shade: '#c49c68', cloth3: '#c9a473', cloth3Shade: '#a98556', trim: '#f4dfb6', dark: '#4b3a34' }, tints: ['cloth1', 'cloth3'], isEven: true }); // prettier-ignore

/** A bay of Hawa Mahal: half a tower with a dome and a window of stone lace. */
const bay = (x: number, y: number, w: number, h: number, i: number): Shape[] => [
  body('cloth1', `M${x - w / 2} ${y}V${y - h * 0.68}H${x + w / 2}V${y}Z`),
  flat('cloth1Shade', box(x + w * 0.2, y - h * 0.68, w * 0.3, h * 0.68)),
  plate(i % 2 ? 'cloth2' : 'dark', pointed(x, y - 6, w * 0.5, h * 0.52)),
  line(`M${x} ${y - 6}V${y - h * 0.5}M${x - w * 0.25} ${y - h * 0.24}H${x + w * 0.25}`, 'detail'),
  plate('white', `M${x - w * 0.6} ${y - h * 0.66}Q${x} ${y - h * 0.8} ${x + w * 0.6} ${y - h * 0.66}L${x + w * 0.5} ${y - h * 0.6}H${x - w * 0.5}Z`),
  plate('cloth3', `M${x - w * 0.4} ${y - h * 0.7}Q${x - w * 0.36} ${y - h} ${x} ${y - h}Q${x + w * 0.36} ${y - h} ${x + w * 0.4} ${y - h * 0.7}Z`),
]; // prettier-ignore

function hawaMahal(): Thing {
  const rows = [
    [9, 62, 84],
    [9, 62, 84],
    [7, 62, 84],
    [5, 60, 84],
    [3, 58, 84],
  ] as const;
  const shapes: Shape[] = [body('cloth1', 'M-300 0V-216Q-292 -236 -250 -240L-232 -300L-190 -320L-160 -390L-116 -408L-60 -470H60L116 -408L160 -390L190 -320L232 -300L250 -240Q292 -236 300 -216V0Z')]; // prettier-ignore
  rows.forEach(([n, w, h], row) => {
    for (let i = 0; i < n; i++) shapes.push(...bay((i - (n - 1) / 2) * w, -30 - row * 78, w * 0.94, h, i + row));
  });
  for (const x of [-86, 0, 86]) {
    const y = x ? -412 : -424;
    shapes.push(rod('trim', `M${x} ${y - 44}V${y - 86}`, 7), body('cloth3', bulb(x, y, 62, 66)));
  }
  shapes.push(body('cloth2', box(-316, -34, 632, 34, 4)), stroke('white', 'M-300 -18H300', 7));
  shapes.push(plate('dark', pointed(0, 0, 54, 30)));
  return thing(1800, shapes, { colours: { cloth1: '#e88a6d', cloth1Shade: '#c9684f', cloth2: '#c4573f', cloth3: '#f3b27f', trim: '#f0c04a', white: '#fff3df', dark: '#6d2f2c' }, tints: ['cloth1', 'cloth3'], isEven: true }); // prettier-ignore
}

export const OLD_CITIES: Record<string, () => Thing> = { charminar, 'hawa mahal': hawaMahal };
