/** Plants, rocks, water and what stands in the sky. Plants stand on y = 0; one unit is about 3 of an adult. */
import { around, body, disc, flat, line, oval, plate, poly, rod, star, stroke } from './pen.ts';
import { at, grip, span, thing, type Thing } from './thing.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { turned } from './turn.ts';

const GREENS = { cloth1: '#4f9a57', cloth1Shade: '#37783f', cloth3: '#86bd62' } as const;
const crown = (parts: number[][], role: PaintRole = 'cloth1', union = 'crown'): Shape[] =>
  parts.map(([x, y, r]) => body(role, disc(x!, y!, r!), union));
const leafOf = (length: number, width: number) =>
  `M0 0C${length * 0.3} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.3} ${width} 0 0Z`;
const frond = (turn: number, length: number): Shape[] =>
  turned([body('cloth1', `M0 -8C${length * 0.3} ${-46} ${length * 0.8} ${-36} ${length} 34C${length * 0.86} ${20} ${length * 0.8} ${16} ${length * 0.76} ${20}C${length * 0.7} ${6} ${length * 0.6} ${4} ${length * 0.56} ${12}C${length * 0.5} 0 ${length * 0.4} 0 ${length * 0.34} 12C${length * 0.24} 2 ${length * 0.1} 6 0 12Z`)], { turn, x: 0, y: 0 }); // prettier-ignore
const blossom = (x: number, y: number, r: number): Shape[] => [
  ...around(5, a => [
    plate(
      'cloth1',
      disc(
        x + r * 0.62 * Math.cos(((a - 90) * Math.PI) / 180),
        y + r * 0.62 * Math.sin(((a - 90) * Math.PI) / 180),
        r * 0.5,
      ),
      `b${x}`,
    ),
  ]),
  flat('accent', disc(x, y, r * 0.3)),
];
const cloudPath =
  'M-150 0C-196 0 -200 -62 -150 -70C-150 -130 -70 -150 -40 -108C-10 -156 80 -146 90 -84C146 -100 190 0 130 0Z';
const RAINBOW: [number, PaintRole][] = [
  [300, 'cloth1'],
  [268, 'accent'],
  [236, 'trim'],
  [204, 'cloth3'],
  [172, 'cloth2'],
  [140, 'glass'],
];

export const NATURE: Record<string, () => Thing> = {
  tree: () =>
    thing(1500, [
      body('wood', 'M-34 0C-24 -60 -26 -140 -30 -190L-90 -250L-72 -262L-20 -220V-300H20V-230L78 -276L94 -260L34 -180C28 -130 28 -60 40 0Q0 14 -34 0Z'), flat('woodShade', 'M8 4C6 -90 8 -180 4 -290H20V-230L78 -276L94 -260L34 -180C28 -130 28 -60 40 0Z'),
      crown([[-110, -300, 92], [110, -300, 92], [0, -280, 86], [-70, -400, 100], [76, -396, 96], [0, -450, 90]]),
      flat('cloth1Shade', 'M-196 -276A92 92 0 0 0 -60 -226Q0 -190 60 -226A92 92 0 0 0 198 -276C150 -236 90 -250 60 -266C20 -240 -30 -240 -60 -262C-110 -246 -160 -250 -196 -276Z'),
      ...[[-90, -390], [30, -450], [90, -350], [-20, -340]].map(([x, y]) => flat('cloth3', `M${x! - 40} ${y}q20 -26 44 -8q30 -22 44 14q-44 12 -88 -6Z`)),
    ], { colours: { ...GREENS, wood: '#80532f' }, tints: ['cloth1', 'cloth3'], hang: at(120, -230), isEven: true }),
  'pine tree': () =>
    thing(1400, [
      body('wood', 'M-22 0L-16 -90H16L22 0Z'),
      ...[[0, 150, -60, -210], [0, 124, -160, -320], [0, 92, -270, -410]].flatMap(([x, w, foot, top]) => [body('cloth1', `M${x} ${top}C${w! * 0.4} ${top! + 70} ${w! * 0.7} ${foot! - 30} ${w} ${foot}C${w! * 0.6} ${foot! + 16} ${w! * 0.4} ${foot! - 2} ${w! * 0.3} ${foot! + 12}C0 ${foot! + 20} ${-w! * 0.3} ${foot! + 16} ${-w! * 0.4} ${foot! + 6}C${-w! * 0.6} ${foot! + 14} ${-w! * 0.8} ${foot! + 8} ${-w!} ${foot}C${-w! * 0.7} ${foot! - 30} ${-w! * 0.4} ${top! + 70} ${x} ${top}Z`), flat('cloth1Shade', `M${x} ${top}C${w! * 0.4} ${top! + 70} ${w! * 0.7} ${foot! - 30} ${w} ${foot}C${w! * 0.6} ${foot! + 12} ${w! * 0.4} ${foot! - 2} ${w! * 0.3} ${foot! + 10}C${w! * 0.3} ${foot! - 60} ${w! * 0.1} ${top! + 100} ${x} ${top}Z`)]),
    ], { colours: { cloth1: '#2f7a58', cloth1Shade: '#1f5a42', wood: '#7a4f30' }, tints: ['cloth1'], isEven: true }),
  palm: () =>
    thing(1500, [
      body('wood', 'M-30 0C-4 -120 -2 -220 40 -330L66 -322C40 -220 36 -110 30 0Q0 12 -30 0Z'), line('M-22 -40Q2 -30 30 -44M-14 -90Q6 -80 32 -94M-6 -140Q12 -130 36 -146M2 -190Q18 -182 42 -198M14 -240Q28 -232 50 -250M28 -288Q40 -282 58 -298', 'detail'),
      ...turned([...frond(150, 190), ...frond(-170, 200), ...frond(110, 150), ...frond(-40, 200).map(s => s), ...frond(10, 210), ...frond(60, 150), ...frond(-100, 150)].flat(), { x: 54, y: -332 }),
      body('wood', disc(38, -316, 17)), body('wood', disc(68, -312, 17)),
    ], { colours: { cloth1: '#3f9457', wood: '#a87444' }, tints: ['cloth1'], hang: at(60, -300) }),
  'cherry blossom tree': () =>
    thing(1500, [
      body('wood', 'M-40 0C-20 -70 -40 -130 -20 -180C-50 -220 -110 -250 -150 -256L-144 -274C-90 -270 -40 -250 -6 -226C0 -260 10 -290 40 -320L56 -310C30 -280 26 -240 22 -214C60 -240 110 -250 160 -246L158 -230C110 -226 60 -206 30 -170C10 -120 20 -60 44 0Q0 12 -40 0Z'),
      crown([[-160, -290, 78], [-70, -340, 88], [30, -380, 92], [130, -320, 86], [190, -260, 62], [-200, -240, 50], [60, -290, 70]]),
      flat('cloth1Shade', 'M-244 -222C-200 -190 -150 -220 -120 -234C-60 -250 -40 -262 10 -262C60 -220 110 -236 130 -240C170 -200 230 -210 246 -240C210 -280 160 -250 130 -270C70 -260 20 -290 -30 -290C-90 -260 -180 -240 -244 -222Z'),
      ...[[-150, -310], [-60, -390], [40, -430], [130, -350], [0, -330], [-100, -270], [190, -270]].flatMap(([x, y]) => [flat('white', star(x!, y!, 24, 12, 5)), flat('accent', disc(x!, y!, 6))]),
      ...[[-200, -150], [-90, -120], [110, -140], [220, -110], [60, -60]].map(([x, y]) => flat('cloth1', `M${x} ${y}q16 -14 26 4q-12 14 -26 -4Z`)),
    ], { colours: { cloth1: '#f39ab5', cloth1Shade: '#dd7398', accent: '#e0547c', wood: '#5f3a35' }, tints: ['cloth1'], hang: at(100, -200) }),
  'cherry branch': () =>
    thing(1100, [rod('wood', 'M-230 -60C-120 -20 0 -70 90 -50C150 -36 200 -70 250 -60', 13), rod('wood', 'M-60 -46C-30 -10 10 10 60 14M90 -50C120 -90 160 -110 200 -112', 9), ...[[-180, -60], [-90, -20], [-20, -76], [50, 10], [110, -60], [190, -116], [150, -30], [230, -60]].flatMap(([x, y], i) => blossom(x!, y!, i % 2 ? 40 : 32)), ...[[-150, 40], [-40, 70], [100, 80]].map(([x, y]) => flat('cloth1', `M${x} ${y}q18 -16 30 4q-14 16 -30 -4Z`))], { colours: { cloth1: '#f39ab5', accent: '#d94f7c', wood: '#5f3a35' }, tints: ['cloth1'] }),
  branch: () => thing(1300, [rod('wood', 'M-300 -10C-180 -34 60 10 300 -20', 25), rod('wood', 'M120 -6C160 30 200 40 240 40', 11), rod('wood', 'M-160 -18C-180 -60 -220 -70 -250 -72', 11), ...[[-250, -74, 200], [-190, -26, 140], [240, 40, 20], [200, 30, 80], [250, -22, -30], [160, -10, -70]].flatMap(([x, y, turn]) => turned([body('cloth1', leafOf(74, 24)), line('M8 0H60', 'detail')], { x: x!, y: y!, turn: turn! }))], { colours: { cloth1: '#4f9a57', wood: '#80532f' }, tints: ['cloth1'], hang: at(0, 0), top: span(0, -22, 420) }),
  cactus: () => thing(760, [body('cloth1', 'M-46 0V-240C-46 -310 46 -310 46 -240V-130H70V-190C70 -230 118 -230 118 -190V-130C118 -100 100 -84 70 -84H46V0Z'), body('cloth1', 'M-46 -60H-76C-106 -60 -122 -80 -122 -110V-160C-122 -200 -76 -200 -76 -160V-110H-46Z', 'cactus'), flat('cloth1Shade', 'M20 -290Q46 -280 46 -240V0H16Z'), line('M-20 -250V-20M6 -260V-20', 'detail'), plate('accent', star(0, -300, 30, 14, 6))], { colours: { cloth1: '#4f9a57', accent: '#ef5b7b' }, tints: ['cloth1'], isEven: true }),
  sunflower: () => thing(620, [rod('cloth2', 'M0 0C8 -80 -8 -130 0 -190', 13), body('cloth2', 'M0 -60C40 -110 90 -104 104 -96C96 -60 50 -40 0 -60Z'), body('cloth2', 'M0 -30C-40 -80 -84 -74 -96 -66C-88 -30 -46 -14 0 -30Z'), ...around(14, a => turned([plate('trim', leafOf(96, 20))], { x: 0, y: -230, turn: a })), plate('wood', disc(0, -230, 46)), flat('woodShade', disc(6, -226, 28))], { colours: { cloth2: '#4d9150', trim: '#f8bd2c', wood: '#6b4226' }, tints: ['trim'], isEven: true }),
  lotus: () => thing(420, [...[[-60, 132], [60, 132], [-34, 140], [34, 140], [0, 146]].flatMap(([turn, l]) => turned([body('cloth1', `M0 0C-50 -40 -40 ${-l! + 30} 0 ${-l!}C40 ${-l! + 30} 50 -40 0 0Z`)], { turn: turn! })), body('cloth1', 'M0 0C-50 -40 -40 -80 0 -110C40 -80 50 -40 0 0Z'), flat('cloth1Shade', 'M0 -4C14 -40 14 -80 0 -106C40 -78 48 -40 0 -4Z'), body('cloth2', 'M-130 0C-80 -26 80 -26 130 0C80 26 -80 26 -130 0Z')], { colours: { cloth1: '#ef7fa5', cloth2: '#4d9150' }, tints: ['cloth1'], isEven: true }),
  rock: () => thing(620, [body('steel', 'M-190 0C-200 -60 -150 -120 -90 -140L-20 -120C40 -170 110 -150 140 -90C180 -80 200 -40 190 0Z'), flat('steelShade', 'M-20 -120C40 -170 110 -150 140 -90C180 -80 200 -40 190 0H40C70 -40 30 -90 -20 -120Z'), line('M-110 -80L-60 -60L-70 -20M90 -100L110 -60', 'form')], { colours: { steel: '#8b8f98' }, tints: ['steel'], top: span(-10, -130, 200) }),
  wave: () =>
    thing(1500, [
      body('cloth2', 'M-330 0C-320 -150 -220 -290 -40 -300C90 -306 190 -230 200 -130C170 -180 100 -196 60 -150C30 -110 60 -60 120 -50C190 -40 270 -60 330 -40V0Z'), flat('cloth2Shade', 'M-330 0C-310 -110 -220 -190 -100 -200C-20 -200 20 -180 40 -130C34 -80 60 -58 120 -50C190 -40 270 -60 330 -40V0Z'),
      stroke('white', 'M-270 -60C-250 -150 -180 -220 -80 -236M-220 -30C-200 -100 -140 -150 -60 -150M-140 -20C-120 -60 -80 -90 -30 -92', 9),
      body('white', 'M-60 -300C-20 -340 60 -330 90 -306C140 -320 190 -290 190 -256C230 -240 232 -190 206 -164C214 -130 180 -110 160 -130C130 -120 116 -150 136 -168C100 -176 110 -214 136 -214C90 -250 20 -270 -60 -300Z'),
    ], { colours: { cloth2: '#2c86a8' }, tints: ['cloth2'], top: span(-140, -262, 200) }),
  fire: () => thing(420, [body('accent', 'M0 -300C60 -220 130 -180 116 -90C106 -24 56 0 0 0C-60 0 -112 -30 -118 -96C-122 -150 -80 -170 -70 -220C-44 -200 -40 -180 -36 -160C-10 -190 -16 -250 0 -300Z'), flat('trim', 'M6 -190C40 -140 76 -120 66 -66C60 -30 34 -12 0 -12C-36 -12 -66 -32 -68 -72C-68 -104 -40 -116 -36 -146C-14 -130 -14 -110 -10 -100C4 -120 0 -156 6 -190Z'), flat('white', 'M4 -100C26 -72 36 -62 30 -40C24 -22 14 -16 0 -16C-18 -16 -30 -28 -30 -46C-28 -66 0 -72 4 -100Z')], { colours: { accent: '#ee5a24', trim: '#fdbb30', white: '#fff1bf' }, tints: ['accent'], isEven: true }),
  'fire breath': () => thing(620, [body('accent', 'M0 0C60 -46 120 -30 170 -70C190 -40 230 -60 290 -110C280 -60 320 -40 380 -50C340 -10 350 20 392 50C330 40 300 60 300 110C240 60 190 60 170 80C130 30 60 46 0 0Z'), flat('trim', 'M22 2C80 -26 130 -10 180 -40C200 -16 240 -30 276 -54C270 -20 296 -4 330 -2C296 12 292 32 300 56C250 30 200 24 176 40C130 10 80 28 22 2Z'), flat('white', 'M60 2C110 -12 150 -2 190 -16C210 0 230 -4 250 -12C248 6 250 14 262 22C226 12 200 10 180 16C140 6 100 16 60 2Z')], { colours: { accent: '#ee5a24', trim: '#fdbb30', white: '#fff1bf' }, tints: ['accent'], grip: grip(0, 0, 90), mouth: at(0, 0) }),
  sun: () => thing(620, [...around(12, a => turned([body('trim', 'M118 -20L176 0L118 20Z')], { turn: a })), body('trim', disc(0, 0, 104)), flat('accent', 'M50 -90A104 104 0 0 1 -40 94A120 120 0 0 0 50 -90Z')], { colours: { trim: '#fbc02d', accent: '#f39a1e' }, tints: ['trim'], isEven: true }),
  'full moon': () => thing(620, [body('white', disc(0, 0, 140)), flat('whiteShade', 'M60 -126A140 140 0 0 1 -60 126A160 160 0 0 0 60 -126Z'), ...[[-50, -40, 30], [30, 20, 22], [-20, 70, 17], [50, -70, 15], [-80, 30, 13]].map(([x, y, r]) => flat('whiteShade', disc(x!, y!, r!)))], { colours: { white: '#f7ecc8', whiteShade: '#e0cfa0' }, tints: ['white'], isEven: true }),
  moon: () => thing(520, [body('trim', 'M40 -140A140 140 0 1 0 120 90A110 110 0 1 1 40 -140Z')], { colours: { trim: '#f8dc82' }, tints: ['trim'] }),
  star: () => thing(300, [body('trim', star(0, 0, 120, 54)), flat('white', poly(0, -110, 14, -40, -14, -40))], { colours: { trim: '#fbc02d' }, tints: ['trim'], isEven: true }),
  cloud: () => thing(620, [body('white', cloudPath), flat('whiteShade', 'M-186 -24C-150 -40 -100 -20 -60 -30C0 -44 60 -20 156 -30Q160 0 130 0H-150Q-180 0 -186 -24Z')], { tints: ['white'], isEven: true, top: span(0, -90, 200) }),
  lightning: () => thing(520, [body('trim', 'M30 -240L-110 30H-14L-50 240L120 -60H16L84 -240Z'), flat('accent', 'M30 -240L-110 30H-80L50 -240ZM-50 240L120 -60H92L-30 120Z')], { colours: { trim: '#fdcb34', accent: '#f39a1e' }, tints: ['trim'] }),
  rainbow: () => thing(1500, [body('white', 'M-318 0A318 318 0 0 1 318 0H124A124 124 0 0 0 -124 0Z'), ...RAINBOW.map(([r, role]) => stroke(role, `M${-r - 1} 0A${r + 1} ${r + 1} 0 0 1 ${r + 1} 0`, 33)), ...[-222, 222].flatMap(x => turned([body('white', cloudPath)], { x, y: 26, scale: 0.72 }))], { colours: { cloth1: '#ec5a54', accent: '#f39a3c', trim: '#fbd24f', cloth3: '#6cba6b', cloth2: '#4a9ad4', glass: '#8d6cc4' }, tints: [], isEven: true }),
  planet: () => thing(560, [body('cloth1', disc(0, 0, 110)), flat('cloth1Shade', 'M48 -98A110 110 0 0 1 -48 98A130 130 0 0 0 48 -98Z'), stroke('trim', 'M-92 -44Q0 -20 96 -40M-104 26Q0 50 100 30', 13), ...turned([stroke('line', 'M-104 -16C-250 30 -160 76 30 44C220 10 260 -50 104 -40', 31), stroke('trim', 'M-104 -16C-250 30 -160 76 30 44C220 10 260 -50 104 -40', 17)], { turn: 0 })], { tints: ['cloth1'] }),
  volcano: () => thing(1300, [body('wood', 'M-260 0L-80 -250Q0 -220 80 -250L260 0Z'), flat('woodShade', 'M40 -240L80 -250L260 0H80Z'), body('accent', 'M-84 -248Q0 -216 84 -248L70 -190L50 -210L36 -120L12 -190L-20 -80L-40 -200L-62 -150Z'), ...[[0, -330, 40], [-50, -300, 28], [54, -306, 30]].map(([x, y, r]) => body('steel', disc(x!, y!, r!), 'smoke'))], { colours: { accent: '#f2622a', wood: '#6d4b46' }, tints: ['wood'], isEven: true, outlet: at(0, -260) }),
  mountain: () => thing(1800, [body('steel', 'M-330 0L-130 -240L-80 -190L40 -360L330 0Z'), flat('steelShade', 'M40 -360L330 0H110L60 -120L90 -180L40 -260Z'), body('white', 'M40 -360L120 -260L84 -236L60 -270L34 -226L0 -262L-34 -256Z'), flat('white', 'M-130 -240L-80 -190L-104 -176L-124 -200L-150 -180L-178 -182Z')], { tints: ['steel'], colours: { steel: '#6f7f95' }, top: span(30, -350, 80) }),
  leaf: () => thing(240, turned([body('cloth1', leafOf(180, 56)), line('M12 0H150M50 0L76 -26M50 0L76 26M96 0L118 -20M96 0L118 20', 'detail')], { turn: -40 }), { colours: { cloth1: '#4f9a57' }, tints: ['cloth1'] }),
  snowflake: () => thing(260, [...around(6, a => turned([stroke('line', 'M0 0V-110M0 -70L-30 -96M0 -70L30 -96', 24), stroke('glass', 'M0 0V-110M0 -70L-30 -96M0 -70L30 -96', 13)], { turn: a }))], { isEven: true, tints: ['glass'] }),
  comet: () => thing(620, [body('trim', 'M120 90L-210 -80L60 -6L-150 -120L100 0Z'), body('accent', star(130, 70, 62, 28, 5, -60))], { tints: ['trim'] }),
  mushroom: () => thing(300, [body('white', 'M-40 0C-50 -60 -40 -90 -30 -110H30C40 -90 50 -60 40 0Z'), body('cloth1', 'M-120 -100C-120 -230 120 -230 120 -100Q0 -70 -120 -100Z'), flat('white', oval(-50, -144, 22, 17)), flat('white', oval(30, -164, 24, 17)), flat('white', oval(66, -118, 17, 12))], { tints: ['cloth1'], isEven: true, top: span(0, -190, 120) }),
  grass: () => thing(420, [body('cloth1', 'M-140 0C-150 -60 -160 -80 -176 -100C-130 -84 -110 -60 -100 -30C-96 -80 -100 -110 -110 -140C-70 -110 -56 -70 -54 -34C-40 -90 -20 -130 10 -160C4 -110 4 -70 10 -34C30 -76 60 -100 96 -116C76 -80 70 -60 70 -30C90 -56 120 -70 150 -74C130 -50 126 -30 124 0Z')], { colours: { cloth1: '#5da253' }, tints: ['cloth1'] }),
}; // prettier-ignore
