/** What is eaten: bowls and plates stand on y = 0, what is held has its grip in the middle. Indian dishes come from the house, see catalogue.ts. */
import { body, box, chip, disc, flat, line, oval, plate, rod, star, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';
import type { Shape } from '../figures/shape.ts';
import { turned } from './turn.ts';

const bowlOf = (): Shape[] => [
  body('cloth1', 'M-112 -96H112C108 -34 66 -8 40 -6V0H-40V-6C-66 -8 -108 -34 -112 -96Z'),
  flat('cloth1Shade', 'M60 -96H112C108 -34 66 -8 40 -6H8C50 -20 66 -50 60 -96Z'),
  stroke('white', 'M-98 -70q14 -12 28 0t28 0t28 0t28 0t28 0t28 0t28 0', 6),
];
const plateOf = (): Shape[] => [
  body('white', 'M-150 -34C-100 -12 100 -12 150 -34C130 -8 80 0 0 0C-80 0 -130 -8 -150 -34Z'),
  body('white', oval(0, -36, 150, 22)),
  flat('whiteShade', oval(0, -34, 110, 13)),
];
const cake = (x: number, y: number, w: number, h: number): Shape[] => [
  body('cloth1', `M${x - w} ${y - h}V${y}Q${x} ${y + w * 0.2} ${x + w} ${y}V${y - h}Z`),
  flat('cloth1Shade', `M${x + w * 0.5} ${y - h}V${y + w * 0.1}Q${x + w * 0.9} ${y + w * 0.06} ${x + w} ${y}V${y - h}Z`),
  body('white', `M${x - w} ${y - h}V${y - h + 26}q${w * 0.125} 24 ${w * 0.25} 4q${w * 0.125} 30 ${w * 0.25} 6q${w * 0.125} 26 ${w * 0.25} 2q${w * 0.125} 32 ${w * 0.25} 6q${w * 0.125} 26 ${w * 0.25} 0q${w * 0.125} 30 ${w * 0.25} 2q${w * 0.125} 26 ${w * 0.25} -4q${w * 0.125} 20 ${w * 0.25} -16V${y - h}Z`),
  body('white', oval(x, y - h, w, w * 0.2)),
]; // prettier-ignore
const candle = (x: number, y: number): Shape[] => [
  plate('cloth2', box(x - 7, y - 52, 14, 54, 4)),
  plate(
    'accent',
    `M${x} ${y - 88}C${x + 14} ${y - 70} ${x + 10} ${y - 56} ${x} ${y - 54}C${x - 10} ${y - 56} ${x - 14} ${y - 70} ${x} ${y - 88}Z`,
  ),
];

export const FOOD: Record<string, () => Thing> = {
  noodles: () =>
    thing(260, [
      rod('wood', 'M10 -110L120 -200', 9), rod('wood', 'M-10 -110L96 -212', 9),
      body('trim', 'M-106 -92C-110 -140 -60 -160 -30 -146C0 -170 60 -160 70 -136C100 -136 112 -112 106 -92Z'), stroke('accent', 'M-90 -104C-80 -140 -40 -146 -30 -116M-50 -100C-40 -150 10 -160 20 -120M0 -104C10 -140 60 -150 66 -116M50 -100C60 -124 84 -128 94 -104', 7), chip('cloth3', disc(-60, -122, 11)), chip('cloth3', disc(40, -132, 10)), chip('cloth2', 'M-16 -126l24 -12l8 16l-24 10Z'), bowlOf(),
    ], { colours: { trim: '#f6d58a', accent: '#e0a64a', cloth3: '#6aa84a', cloth2: '#e0533d' }, tints: ['cloth1'], grip: grip(0, -24, 90), mouth: at(0, -150), isEven: true }),
  soup: () => thing(250, [body('accent', 'M-106 -94C-90 -112 90 -112 106 -94Z'), bowlOf()], { tints: ['cloth1'], isEven: true, grip: grip(0, -24, 90), mouth: at(-100, -96), outlet: at(0, -110) }),
  rice: () => thing(250, [body('white', 'M-104 -92C-100 -170 100 -170 104 -92Z'), stroke('whiteShade', 'M-60 -120l12 -6M-30 -140l12 4M6 -146l12 -4M40 -130l10 6M-10 -118l12 4M60 -108l10 -6M-70 -104l10 4', 6), bowlOf()], { tints: ['cloth1'], isEven: true, grip: grip(0, -24, 90) }),
  plate: () => thing(330, [plateOf()], { isEven: true, top: { x: 0, y: -40, width: 200 }, grip: grip(0, -20, 90) }),
  thali: () => thing(420, [body('metal', 'M-180 -40C-120 -10 120 -10 180 -40C160 -8 90 0 0 0C-90 0 -160 -8 -180 -40Z'), body('metal', oval(0, -42, 180, 34)), flat('metalShade', oval(0, -40, 156, 25)), ...[[-100, -52, 'accent'], [0, -66, 'cloth3'], [100, -52, 'cloth1']].flatMap(([x, y, role]) => [plate('metal', oval(x as number, y as number, 42, 17)), flat(role as 'accent', oval(x as number, (y as number) - 3, 34, 11))]), plate('trim', oval(-6, -28, 70, 13)), plate('white', 'M60 -28C60 -56 110 -56 116 -28Z')], { colours: { accent: '#e0a02c', cloth3: '#6f9c47', cloth1: '#b5432c', trim: '#e9c78d' }, tints: [], isEven: true, top: { x: 0, y: -50, width: 200 } }),
  burger: () => thing(220, [body('wood', 'M-106 -34H106V-16Q106 0 84 0H-84Q-106 0 -106 -16Z'), body('accent', 'M-112 -58H112Q122 -44 112 -30H-112Q-122 -44 -112 -58Z'), body('trim', 'M-112 -74H112L60 -44L30 -62L-20 -40L-60 -62Z'), body('cloth3', 'M-118 -84q20 -16 40 0q20 16 40 0q20 -16 40 0q20 16 40 0q20 -16 40 0q20 16 36 0V-72H-118Z'), body('wood', 'M-108 -92C-108 -180 108 -180 108 -92Z'), flat('woodShade', 'M60 -148C90 -140 108 -120 108 -92H70C80 -110 76 -134 60 -148Z'), ...[[-50, -128], [-10, -146], [30, -130], [-20, -112], [64, -116]].map(([x, y]) => flat('white', oval(x!, y!, 8, 5)))], { colours: { wood: '#d9913f', woodShade: '#b5702a', accent: '#6b3b22', trim: '#f9c440', cloth3: '#6cae4c' }, tints: [], isEven: true, grip: grip(0, -60, 90), mouth: at(-110, -70) }),
  pizza: () => thing(240, [body('trim', 'M-100 -80C-40 -116 40 -116 100 -80L0 130Z'), body('wood', 'M-116 -90C-110 -124 -40 -140 0 -140C40 -140 110 -124 116 -90C118 -70 100 -64 90 -76C40 -100 -40 -100 -90 -76C-100 -64 -118 -70 -116 -90Z'), ...[[-40, -56, 22], [34, -40, 22], [-4, 20, 20]].map(([x, y, r]) => plate('accent', disc(x!, y!, r!))), flat('cloth3', oval(-10, -30, 11, 7)), flat('cloth3', oval(20, 6, 10, 6)), body('trim', 'M-30 66L-24 110Q-14 116 -12 104L-8 112Z')], { colours: { trim: '#f9ca53', wood: '#cf8a3e', accent: '#c6382c', cloth3: '#5c9a45' }, tints: [], grip: grip(0, -100, 90), mouth: at(0, 120) }),
  'ice cream': () => thing(230, [body('wood', 'M-60 -30H60L0 130Z'), line('M-44 10L30 -30M-26 56L52 -6M-10 96L40 30M44 10L-30 -30M26 56L-52 -6M10 96L-40 30', 'detail'), body('cloth1', 'M-76 -24C-100 -120 -40 -160 0 -160C40 -160 100 -120 76 -24C64 -4 46 -26 36 -16C26 4 8 -20 -2 -10C-14 6 -30 -20 -40 -14C-54 2 -70 -6 -76 -24Z'), flat('cloth1Shade', 'M40 -150C80 -130 92 -90 76 -24C64 -4 46 -26 36 -16C60 -60 64 -110 40 -150Z'), stroke('white', 'M-50 -80Q-46 -116 -20 -130', 11), body('accent', disc(0, -172, 22))], { colours: { cloth1: '#f4a3b8', wood: '#d69a52', accent: '#c9243f' }, tints: ['cloth1'], isEven: true, grip: grip(0, 60, 180), mouth: at(-70, -90) }),
  cake: () => thing(420, [body('metal', oval(0, 2, 190, 22)), cake(0, -8, 156, 84), cake(0, -96, 104, 70), candle(-56, -160), candle(0, -176), candle(56, -160)], { colours: { cloth1: '#f2a1b3', cloth2: '#4aa3a8', accent: '#fdb62f' }, tints: ['cloth1'], isEven: true, grip: grip(0, 0, 90) }),
  cupcake: () => thing(200, [body('cloth2', 'M-70 -60H70L50 30H-50Z'), line('M-36 -56L-26 28M0 -58V30M36 -56L26 28', 'detail'), body('cloth1', 'M-86 -56C-100 -90 -70 -106 -60 -104C-60 -140 -20 -146 0 -176C20 -146 60 -140 60 -104C70 -106 100 -90 86 -56Q0 -34 -86 -56Z'), flat('cloth1Shade', 'M20 -150C30 -138 60 -130 60 -104C70 -106 100 -90 86 -56Q66 -50 40 -46C60 -80 50 -120 20 -150Z'), body('accent', disc(0, -182, 20))], { colours: { cloth1: '#f4a3b8', accent: '#c9243f' }, tints: ['cloth1'], isEven: true, grip: grip(0, 0, 90) }),
  doughnut: () => thing(190, [body('wood', disc(0, 0, 96)), body('cloth1', 'M-88 -10C-90 -120 90 -120 88 -10C80 20 60 10 50 30C40 50 20 30 0 44C-20 50 -40 30 -54 36C-80 30 -88 10 -88 -10Z'), plate('white', disc(0, -10, 30)), ...[[-54, -50, 'accent'], [-10, -72, 'trim'], [40, -60, 'cloth2'], [62, -20, 'accent'], [-64, 0, 'trim'], [30, 20, 'accent'], [-26, 30, 'cloth2']].map(([x, y, role], i) => flat(role as 'accent', `M${x as number} ${y}l${i % 2 ? 14 : 8} ${i % 2 ? 6 : 14}l-6 5l${i % 2 ? -14 : -8} ${i % 2 ? -6 : -14}Z`))], { colours: { wood: '#d69a52', cloth1: '#ef88a8' }, tints: ['cloth1'], isEven: true, grip: grip(0, 60, 90) }),
  puri: () => thing(90, [body('wood', disc(0, 0, 56)), flat('woodShade', 'M24 -50A56 56 0 0 1 -24 50A70 70 0 0 0 24 -50Z'), plate('cloth3', oval(0, -26, 34, 17)), stroke('white', 'M-36 6Q-34 22 -22 32', 7)], { colours: { wood: '#dda446', woodShade: '#bb8229', cloth3: '#7fa63c' }, tints: [], isEven: true, grip: grip(0, 10, 90), mouth: at(-40, -20) }),
  'puri plate': () => thing(360, [plateOf(), ...[[-84, -56], [0, -60], [84, -56], [-44, -104], [44, -104], [0, -150]].flatMap(([x, y]) => turned(FOOD['puri']!().shapes, { x: x!, y: y!, scale: 0.86 }))], { colours: { wood: '#dda446', woodShade: '#bb8229', cloth3: '#7fa63c' }, tints: [], isEven: true, grip: grip(0, -16, 90) }),
  apple: () => thing(130, [rod('wood', 'M0 -70Q4 -100 16 -110', 8), body('cloth1', 'M0 -66C-30 -90 -90 -76 -88 -10C-86 50 -40 84 0 70C40 84 86 50 88 -10C90 -76 30 -90 0 -66Z'), flat('cloth1Shade', 'M50 -74C76 -64 89 -40 88 -10C86 50 40 84 0 70C50 50 80 -20 50 -74Z'), plate('cloth3', 'M8 -86C24 -120 60 -116 74 -110C64 -84 36 -74 8 -86Z'), stroke('white', 'M-60 -14Q-58 -44 -36 -52', 9)], { colours: { cloth1: '#d8363f', cloth3: '#5c9a45' }, tints: ['cloth1'], grip: grip(0, 0, 90) }),
  mango: () => thing(170, [rod('wood', 'M20 -84Q20 -104 30 -112', 8), body('cloth1', 'M20 -82C80 -90 110 -30 90 30C70 90 -10 100 -60 76C-110 50 -100 10 -60 -10C-30 -30 -20 -76 20 -82Z'), flat('accent', 'M50 -80C96 -60 106 -20 90 30C76 70 40 86 0 88C60 50 76 -20 50 -80Z'), plate('cloth3', 'M28 -100C60 -140 110 -130 124 -120C104 -90 64 -84 28 -100Z'), stroke('white', 'M-70 40Q-66 16 -40 4', 9)], { colours: { cloth1: '#f9b52c', accent: '#e8782c', cloth3: '#4d9150' }, tints: ['cloth1'], grip: grip(0, 20, 90) }),
  watermelon: () => thing(230, [body('cloth3', 'M-130 -60A130 130 0 0 0 130 -60Z'), plate('white', 'M-112 -60A112 112 0 0 0 112 -60Z'), flat('cloth1', 'M-98 -60A98 98 0 0 0 98 -60Z'), ...[[-50, -30], [0, -20], [50, -30], [-24, 6], [26, 8]].map(([x, y]) => flat('dark', oval(x!, y!, 6, 10)))], { colours: { cloth1: '#e8434f', cloth3: '#3f8f4a' }, tints: [], isEven: true, grip: grip(0, 40, 90), mouth: at(0, -60) }),
  popcorn: () => thing(260, [...[[-60, -120], [0, -140], [60, -120], [-30, -160], [34, -164]].map(([x, y]) => body('white', star(x!, y!, 40, 30, 6), 'corn')), body('white', 'M-96 -110H96L70 60H-70Z'), ...[-72, -22, 28].map(x => flat('cloth1', `M${x} -110H${x + 30}L${x * 0.76 + 20} 58H${x * 0.76}Z`)), line('M-96 -110H96L70 60H-70Z', 'contour')], { colours: { cloth1: '#d8363f' }, tints: ['cloth1'], isEven: true, grip: grip(0, 0, 90) }),
  fries: () => thing(220, [...[-50, -24, 4, 30, 56].map((x, i) => body('trim', box(x - 11, -150 + (i % 2) * 20, 22, 130, 3))), body('cloth1', 'M-80 -60Q0 -20 80 -60L64 60H-64Z'), flat('white', star(0, 6, 30, 13))], { colours: { cloth1: '#d8363f', trim: '#f8c93e' }, tints: ['cloth1'], isEven: true, grip: grip(0, 10, 90) }),
  carrot: () => thing(180, [...[-30, 0, 30].map(turn => turned([body('cloth3', 'M0 0C-16 -30 -12 -60 0 -76C12 -60 16 -30 0 0Z')], { turn, y: -50 })), body('accent', 'M-40 -50Q0 -66 40 -50C34 20 14 90 0 130C-14 90 -34 20 -40 -50Z'), line('M-30 -16H-4M30 6H8M-18 40H2', 'detail')], { colours: { accent: '#f0842c', cloth3: '#5c9a45' }, tints: ['accent'], isEven: true, grip: grip(0, 10, 180), mouth: at(0, 124) }),
  banana: () => thing(200, [body('trim', 'M-100 -70C-80 60 40 100 120 40C126 30 116 20 106 24C40 50 -40 10 -70 -80Z'), flat('accent', 'M-90 -30C-60 70 50 90 116 36C40 70 -50 40 -90 -30Z'), plate('wood', 'M-102 -72L-94 -104L-76 -100L-68 -78Z')], { colours: { trim: '#fbd23d', accent: '#e5ad22' }, tints: ['trim'], grip: grip(-20, 30, 120), mouth: at(110, 30) }),
  lollipop: () => thing(240, [rod('white', 'M0 40V150', 9), body('cloth1', disc(0, -30, 76)), stroke('white', 'M0 -30C-10 -50 20 -66 36 -40C50 -6 10 20 -20 6C-60 -10 -60 -70 -20 -88', 11)], { tints: ['cloth1'], isEven: true, grip: grip(0, 100, 180), mouth: at(-70, -30) }),
  egg: () => thing(110, [body('white', 'M0 -90C50 -90 76 -10 70 30C64 70 30 86 0 86C-30 86 -64 70 -70 30C-76 -10 -50 -90 0 -90Z'), flat('whiteShade', 'M30 -80C62 -60 76 -6 70 30C64 70 30 86 0 86C50 60 60 -20 30 -80Z')], { tints: ['white'], isEven: true, grip: grip(0, 20, 90) }),
}; // prettier-ignore
