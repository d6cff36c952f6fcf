/** What gods hold: the grip at the origin, upright, in units of an adult of 1000. */
import type { Shape } from '../../figures/shape.ts';
import { body, box, chip, disc, flat, line, oval, plate, poly, rod, star, stroke } from '../../things/pen.ts';
import { turned } from '../../things/turn.ts';

const PETAL = 'M0 24C-34 -4 -36 -52 0 -88C36 -52 34 -4 0 24Z';
const petal = (turn: number, scale: number, role: 'blush' | 'lip', x = 0, y = 0): Shape[] =>
  turned([plate(role, PETAL)], { turn, scale, x, y });

const lotus = (): Shape[] => [
  rod('horn', 'M0 150C14 100 -8 60 0 0', 12),
  ...[-64, 64].flatMap(t => petal(t, 0.72, 'lip', 0, -22)),
  ...[-34, 34].flatMap(t => petal(t, 0.9, 'blush', 0, -22)),
  ...petal(0, 1, 'blush', 0, -22),
];

/** A lotus as a seat: its top is y = 0, `half` is half its width. */
export function lotusSeat(half: number): Shape[] {
  const row = (n: number, role: 'blush' | 'lip', y: number, scale: number, spread: number) =>
    Array.from({ length: n }, (_, i) => {
      const k = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      return { k, shapes: petal(k * spread, scale * (half / 190), role, k * half * 0.74, y) };
    })
      .toSorted((a, b) => Math.abs(b.k) - Math.abs(a.k))
      .flatMap(({ shapes }) => shapes);
  return [
    ...row(8, 'lip', half * 0.2, 1.1, 74),
    plate('trim', oval(0, half * 0.06, half * 0.86, half * 0.17)),
    ...row(7, 'blush', half * 0.34, 1.16, 66),
  ];
}

const trishul = (): Shape[] => [
  rod('metal', 'M0 330V-300', 15),
  body('metal', 'M-82 -416C-102 -344 -74 -284 0 -284C74 -284 102 -344 82 -416C66 -376 52 -330 15 -322V-300H-15V-322C-52 -330 -66 -376 -82 -416Z'),
  body('metal', 'M0 -452C-22 -410 -24 -360 -13 -318H13C24 -360 22 -410 0 -452Z'),
  flat('metalShade', 'M0 -452C22 -410 24 -360 13 -318H0Z'),
  rod('accent', 'M-26 -268H26', 18),
]; // prettier-ignore
const damru = (): Shape[] => [
  body('accent', 'M-46 -44L46 -44L12 0L46 44L-46 44L-12 0Z'),
  plate('white', oval(0, -44, 46, 13)),
  rod('metal', 'M-14 0H14', 13),
];
const chakra = (): Shape[] => [
  body('metal', star(0, -74, 84, 66, 16)),
  plate('trim', disc(0, -74, 54)),
  ...[0, 45, 90, 135].map(t => turned([line('M-54 0H54')], { turn: t, y: -74 })[0]!),
  plate('accent', disc(0, -74, 18)),
];
const conch = (): Shape[] => [
  body(
    'white',
    'M-8 70C-40 44 -58 4 -46 -36C-38 -62 -22 -78 -10 -92C-14 -106 -4 -122 10 -124C6 -112 14 -100 24 -86C46 -58 58 -16 46 22C36 50 14 66 -8 70Z',
  ),
  flat('whiteShade', 'M24 -86C46 -58 58 -16 46 22C36 50 14 66 -8 70C24 30 34 -30 24 -86Z'),
  plate('accent', 'M-8 62C-28 40 -30 4 -12 -22C-4 10 -2 40 -8 62Z'),
  line('M-36 -52C-8 -42 22 -50 34 -66M-26 -72C-6 -66 14 -72 24 -84'),
];
const gada = (): Shape[] => [
  rod('metal', 'M0 130V-90', 24),
  body('metal', disc(0, -170, 92)),
  flat('metalShade', 'M40 -252A92 92 0 0 1 40 -88A120 120 0 0 0 40 -252Z'),
  line('M-46 -248C-76 -200 -76 -140 -46 -92M0 -262V-78M46 -248C76 -200 76 -140 46 -92'),
  body('metal', 'M-24 -252H24L14 -286L0 -316L-14 -286Z'),
  rod('accent', 'M-34 -84H34', 20),
  plate('metal', disc(0, 138, 20)),
];
const sword = (): Shape[] => [
  body('steel', 'M-15 -34C-22 -140 -14 -240 -52 -330C20 -290 34 -150 15 -34Z'),
  flat('white', 'M-4 -50C-8 -150 -4 -230 -34 -306C4 -250 10 -150 4 -50Z'),
  rod('wood', 'M0 30V-30', 20),
  rod('metal', 'M-42 -36H42', 18),
  plate('metal', disc(0, 38, 15)),
];
const bow = (): Shape[] => [
  stroke('line', 'M58 -330L58 330', 7),
  rod('metal', 'M58 -334C34 -250 -34 -190 -4 -70L-4 70C-34 190 34 250 58 334', 24),
  rod('accent', 'M-4 -46V46', 30),
];
const arrow = (): Shape[] => [
  rod('wood', 'M0 210V-210', 11),
  body('steel', 'M0 -270L-28 -206L0 -220L28 -206Z'),
  body('accent', 'M0 150L-24 176V222L0 200L24 222V176Z'),
];
const axe = (): Shape[] => [
  rod('wood', 'M0 110V-160', 18),
  body('steel', 'M-6 -150C-50 -150 -92 -176 -104 -120C-112 -84 -96 -54 -84 -44C-66 -80 -36 -84 -6 -84Z'),
];
const noose = (): Shape[] => [
  rod('trim', 'M0 40V-40C-60 -60 -64 -150 0 -154C64 -150 60 -60 0 -40', 16),
  plate('accent', disc(0, -40, 14)),
];
const modak = (): Shape[] => [
  plate('metal', 'M-62 6H62C54 36 28 50 0 50C-28 50 -54 36 -62 6Z'),
  ...[-30, 30].map(x => plate('white', `M${x} -46C${x + 8} -26 ${x + 32} -14 ${x + 30} 10H${x - 30}C${x - 32} -14 ${x - 8} -26 ${x} -46Z`)),
  plate('white', 'M0 -86C9 -62 34 -48 32 -20C28 -4 -28 -4 -32 -20C-34 -48 -9 -62 0 -86Z'),
  line('M0 -80V-30M-14 -56L-18 -22M14 -56L18 -22', 'detail'),
]; // prettier-ignore
const bowl = (): Shape[] => [
  body('metal', 'M-66 -14H66C62 34 32 54 0 54C-32 54 -62 34 -66 -14Z'),
  plate('accent', oval(0, -14, 66, 17)),
];
const rosary = (): Shape[] =>
  Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return chip(i ? 'white' : 'accent', disc(Math.sin(a) * 44, 52 - Math.cos(a) * 62, i ? 12 : 16));
  });
const book = (): Shape[] => [
  body('accent', box(-70, -58, 140, 78, 8)),
  plate('white', box(-58, -46, 116, 54, 4)),
  line('M-44 -32H44M-44 -19H44M-44 -6H20', 'detail'),
];
/** Along x: the large gourd on our left, the neck's scroll on our right. */
const veena = (): Shape[] => [
  rod('wood', 'M-250 0H300C340 -2 356 -30 340 -52', 34),
  body('wood', disc(-262, 6, 108)),
  flat('woodShade', 'M-200 -78A108 108 0 0 1 -220 104A150 150 0 0 0 -200 -78Z'),
  plate('metal', disc(-262, 6, 50)),
  body('accent', disc(178, 66, 66)),
  flat('accentShade', 'M206 10A66 66 0 0 1 196 128A90 90 0 0 0 206 10Z'),
  stroke('white', 'M-262 -6H306M-262 6H306', 4),
  ...Array.from({ length: 9 }, (_, i) => line(`M${-110 + i * 44} -16V16`, 'detail')),
];
const vel = (): Shape[] => [
  rod('metal', 'M0 360V-280', 16),
  body('metal', 'M0 -500C-70 -420 -86 -350 -12 -276H12C86 -350 70 -420 0 -500Z'),
  flat('metalShade', 'M0 -500C70 -420 86 -350 12 -276H0Z'),
  plate('accent', 'M0 -420C-18 -390 -18 -366 0 -340C18 -366 18 -390 0 -420Z'),
  rod('accent', 'M-26 -262H26', 18),
];
/** Gold that falls from a palm. */
const coins = (): Shape[] =>
  [
    [0, 20, 25],
    [-26, 66, 23],
    [22, 86, 24],
    [-8, 128, 25],
    [30, 160, 22],
    [-30, 186, 24],
    [4, 226, 25],
  ].flatMap(([x = 0, y = 0, r = 0]) => [plate('metal', disc(x, y, r)), chip('trim', disc(x, y, r * 0.5))]);
const scepter = (): Shape[] => [
  rod('metal', 'M0 240V-170', 18),
  body('metal', 'M0 -286C-34 -262 -48 -226 -26 -196C-16 -182 16 -182 26 -196C48 -226 34 -262 0 -286Z'),
  plate('accent', disc(0, -226, 20)),
];
/** A peak with its herbs, as large as its bearer's chest. */
const peak = (): Shape[] => [
  body('horn', 'M-220 -20C-200 -110 -150 -120 -128 -206C-96 -250 -80 -330 -20 -392C24 -340 44 -290 84 -250C120 -190 180 -130 214 -20C140 30 -140 30 -220 -20Z'),
  flat('hornShade', 'M-20 -392C24 -340 44 -290 84 -250C120 -190 180 -130 214 -20C176 4 120 14 60 18C110 -80 60 -150 40 -220C20 -280 0 -330 -20 -392Z'),
  plate('white', 'M-20 -392C-56 -354 -74 -314 -88 -280L-50 -300L-28 -262L2 -304L34 -268L54 -284C30 -320 10 -356 -20 -392Z'),
  ...[[-150, -60], [-96, -120], [-60, -40], [20, -90], [110, -70], [150, -30]].map(([x, y]) => plate('glass', disc(x!, y!, 30))),
]; // prettier-ignore
const crossTree = (): Shape[] => [
  body('wood', poly(-34, -300, 34, -300, 34, 780, -34, 780)),
  body('wood', poly(-430, -40, 430, -40, 430, 28, -430, 28)),
  line('M-16 -260V740M-400 -14H-60M60 6H400', 'detail'),
];

const flute = (): Shape[] => [
  rod('wood', 'M0 120V-150', 24),
  ...[-110, -78, -46, -14].map(y => flat('line', disc(0, y, 5))),
  rod('accent', 'M-12 84H12', 14),
];
/** A swing under a bough of flowers: its board is y = 0, `half` is half its width, `high` its ropes. */
export function swing(half: number, high: number): Shape[] {
  const blossoms = (x: number): Shape[] => Array.from({ length: Math.floor(high / 74) }, (_, i) => plate(i % 2 ? 'accent' : 'trim', disc(x, -40 - i * 74, 22))); // prettier-ignore
  const bough = Array.from({ length: 15 }, (_, i) => {
    const x = -half * 1.2 + (i / 14) * half * 2.4;
    return plate(['horn', 'accent', 'horn', 'trim'][i % 4] as 'horn', disc(x, -high + (i % 2 ? 16 : -14), i % 2 ? 24 : 34));
  }); // prettier-ignore
  return [
    ...[-half * 0.94, half * 0.94].flatMap(x => [rod('metal', `M${x} 10V${-high}`, 13), ...blossoms(x)]),
    rod('wood', `M${-half * 1.22} ${-high}H${half * 1.22}`, 32),
    ...bough,
    body('wood', box(-half * 1.06, 0, half * 2.12, 44, 12)),
    plate('accent', box(-half * 1.06, 8, half * 2.12, 16, 6)),
  ];
}
/** A tongue of fire that stands on a palm. */
const flame = (): Shape[] => [
  body('accent', 'M0 30C-52 16 -52 -44 -20 -84C-20 -60 -6 -58 0 -72C4 -100 -6 -122 4 -148C40 -110 72 -50 46 -4C36 18 18 28 0 30Z'),
  flat('metal', 'M0 22C-28 12 -28 -24 -8 -44C-4 -26 8 -30 12 -56C32 -30 38 -8 24 10C16 20 8 22 0 22Z'),
]; // prettier-ignore

const ATTRIBUTES = { lotus, trishul, damru, chakra, conch, gada, sword, bow, arrow, axe, noose, modak, bowl, rosary, book, veena, vel, coins, scepter, peak, cross: crossTree, flame, flute }; // prettier-ignore
export type Attribute = keyof typeof ATTRIBUTES;
export const attribute = (name: Attribute): Shape[] => ATTRIBUTES[name]();
