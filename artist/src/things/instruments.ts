/** What is played. Held ones lie as they are held by one who looks to our right: the neck rises to our right. */
import { around, body, box, chip, disc, flat, oval, plate, rod, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';
import type { Shape } from '../figures/shape.ts';
import { turned } from './turn.ts';

const pegs = (x: number, y: number): Shape[] =>
  [-14, 6, 26].flatMap(d => [chip('metal', disc(x + d, y - 17, 6)), chip('metal', disc(x + d, y + 17, 6))]);
/** A neck along x with frets. */
const neck = (from: number, to: number, half: number): Shape[] => [
  body('woodShade', box(from, -half, to - from, half * 2)),
  stroke('trim', Array.from({ length: Math.floor((to - from) / 26) }, (_, i) => `M${from + 22 + i * 26} ${-half}V${half}`).join(''), 3),
  stroke('white', `M${from - 60} ${-half * 0.4}H${to}M${from - 60} ${half * 0.4}H${to}`, 2),
]; // prettier-ignore
const drumOf = (x: number, y: number, w: number, h: number): Shape[] => [
  body('cloth1', `M${x - w} ${y}V${y + h}A${w} ${w * 0.22} 0 0 0 ${x + w} ${y + h}V${y}Z`),
  flat('cloth1Shade', `M${x + w * 0.4} ${y}V${y + h + w * 0.2}Q${x + w} ${y + h + w * 0.1} ${x + w} ${y + h}V${y}Z`),
  stroke('metal', `M${x - w * 0.55} ${y + 16}V${y + h}M${x + w * 0.55} ${y + 16}V${y + h}`, 6),
  body('white', oval(x, y, w, w * 0.24)),
]; // prettier-ignore
const cymbal = (x: number, y: number, turn: number): Shape[] => [
  rod('steel', `M${x} ${y}V0`, 6),
  ...turned([body('trim', 'M-76 0Q0 -22 76 0Q0 12 -76 0Z')], { x, y, turn }),
];

const acoustic = (): Shape[] => [
  ...neck(60, 262, 13),
  body(
    'wood',
    'M70 -40C40 -62 10 -56 -14 -46C-60 -90 -190 -80 -194 0C-190 80 -60 90 -14 46C10 56 40 62 70 40C84 20 84 -20 70 -40Z',
  ),
  flat(
    'woodShade',
    'M70 40C84 20 84 4 82 0C60 30 -20 40 -60 52C-110 70 -170 50 -194 0C-190 80 -60 90 -14 46C10 56 40 62 70 40Z',
  ),
  plate('dark', disc(10, 0, 30)),
  stroke('trim', disc(10, 0, 36), 5),
  plate('dark', box(-112, -30, 18, 60, 4)),
  stroke('white', 'M-102 -6H262M-102 6H262', 2),
  body('dark', 'M258 -20H322L330 0L322 20H258Z'),
  ...pegs(288, 0),
];
const electric = (): Shape[] => [
  ...neck(30, 262, 13),
  body('cloth1', 'M60 -30C90 -50 100 -90 70 -96C40 -100 20 -66 -30 -62C-80 -96 -180 -88 -186 -10C-190 70 -110 96 -60 66C-20 44 10 60 50 78C84 88 94 56 66 40C56 34 54 20 60 14Z'),
  flat('cloth1Shade', 'M-186 -10C-190 70 -110 96 -60 66C-20 44 10 60 50 78C84 88 94 56 66 40C20 30 -30 20 -70 40C-120 60 -170 40 -186 -10Z'),
  plate('white', 'M52 -24C30 -40 -10 -46 -60 -34C-90 -10 -80 30 -50 40C-10 26 20 30 52 22Z'),
  plate('dark', box(-10, -20, 16, 40, 5)), plate('dark', box(-50, -20, 16, 40, 5)), plate('metal', box(-106, -24, 20, 48, 4)),
  chip('trim', disc(-92, 44, 8)), chip('trim', disc(-66, 52, 8)),
  stroke('white', 'M-96 -5H262M-96 5H262', 2),
  body('cloth1', 'M258 -18L330 -34C342 -20 334 -6 340 4L262 18Z'),
  ...[278, 298, 318].map(x => chip('metal', disc(x, -36, 6))),
]; // prettier-ignore

export const INSTRUMENTS: Record<string, () => Thing> = {
  guitar: () => thing(620, turned(acoustic(), { turn: -24 }), { colours: { wood: '#c98545', woodShade: '#9d5e2c' }, grip: grip(10, -4, 60), grip2: grip(200, -90, 150) }),
  'electric guitar': () => thing(620, turned(electric(), { turn: -24 }), { tints: ['cloth1'], grip: grip(-20, 8, 60), grip2: grip(190, -86, 150) }),
  violin: () =>
    thing(400, turned([
      body('dark', box(50, -9, 130, 18)),
      body('wood', 'M60 -34C40 -54 16 -46 0 -32C-12 -24 -20 -24 -32 -34C-70 -60 -120 -44 -122 0C-120 44 -70 60 -32 34C-20 24 -12 24 0 32C16 46 40 54 60 34C70 16 70 -16 60 -34Z'),
      flat('woodShade', 'M60 34C70 16 70 4 68 0C30 20 -60 10 -122 0C-120 44 -70 60 -32 34C-20 24 -12 24 0 32C16 46 40 54 60 34Z'),
      stroke('dark', 'M-14 -22q-10 8 0 16M-14 22q-10 -8 0 -16', 5), plate('dark', box(-112, -10, 50, 20, 5)), stroke('white', 'M-70 -4H180M-70 4H180', 2),
      body('wood', 'M176 -12H206C226 -12 226 12 206 12H176Z'),
    ], { turn: -18 }), { colours: { wood: '#b5602f', woodShade: '#8d4520' }, grip: grip(0, 0, 60), grip2: grip(150, -50, 150), mouth: at(-116, 30) }),
  drums: () =>
    thing(1100, [
      cymbal(-168, -236, -10), cymbal(168, -236, 10),
      drumOf(-70, -190, 52, 44), drumOf(70, -190, 52, 44), drumOf(-150, -120, 52, 90), drumOf(156, -112, 60, 96),
      body('cloth1', disc(0, -84, 88)), body('white', disc(0, -84, 74)), flat('whiteShade', 'M0 -10A74 74 0 0 0 74 -84A90 90 0 0 1 0 -10Z'), flat('cloth2', disc(0, -84, 30)),
      ...around(8, a => [chip('metal', disc(81 * Math.cos((a * Math.PI) / 180), -84 + 81 * Math.sin((a * Math.PI) / 180), 6))]),
    ], { tints: ['cloth1'], isEven: true, hole: { x: 0, y: -200, width: 200 } }),
  drum: () =>
    thing(330, [
      body('cloth1', 'M-100 -130V-20A100 24 0 0 0 100 -20V-130Z'), flat('cloth1Shade', 'M40 -130V0Q100 -4 100 -20V-130Z'),
      stroke('trim', 'M-98 -110L-66 -10L-33 -104L0 4L33 -104L66 -10L98 -110', 6),
      plate('trim', 'M-104 -140H104V-116A104 24 0 0 1 -104 -116Z'), body('white', oval(0, -138, 104, 24)),
      rod('wood', 'M-30 -146L-120 -226', 9), rod('wood', 'M30 -146L120 -226', 9),
    ], { tints: ['cloth1'], isEven: true }),
  dhol: () =>
    thing(420, [
      body('wood', 'M-120 -62C-60 -92 60 -92 120 -62V62C60 92 -60 92 -120 62Z'), flat('woodShade', 'M-120 20C-60 44 60 44 120 20V62C60 92 -60 92 -120 62Z'),
      stroke('trim', 'M-112 -62L-74 80L-36 -82L0 86L36 -82L74 80L112 -62', 6), plate('white', oval(-120, 0, 22, 64)), plate('white', oval(120, 0, 22, 64)), flat('dark', oval(122, 0, 9, 26)),
    ], { tints: ['wood'], grip: grip(-120, 0, 180), grip2: grip(120, 0, 180) }),
  flute: () => thing(360, [rod('wood', 'M-150 0H150', 17), ...[-60, -20, 20, 60, 100].map(x => flat('dark', disc(x, 0, 5))), plate('cloth1', box(-130, -11, 12, 22)), plate('cloth1', box(126, -11, 12, 22))], { grip: grip(30, 0, 90), grip2: grip(90, 0, 90), mouth: at(-110, -6) }),
  trumpet: () =>
    thing(380, [
      rod('trim', 'M-160 0H60', 12), rod('trim', 'M-40 0V40H60V0', 12), body('trim', 'M50 -8C110 -10 140 -40 160 -62C172 -30 172 30 160 62C140 40 110 10 50 8Z'), flat('trimShade', 'M160 62C140 40 110 10 50 8V0H168C170 24 166 46 160 62Z'),
      ...[-24, 4, 32].flatMap(x => [body('trim', box(x - 8, -40, 16, 70, 5)), chip('white', disc(x, -46, 8))]), body('trim', box(-172, -12, 16, 24, 4)),
    ], { colours: { trim: '#f2b833' }, tints: ['trim'], grip: grip(4, 10, 180), grip2: grip(-60, 20, 180), mouth: at(-174, 0) }),
  saxophone: () =>
    thing(430, [
      rod('trim', 'M-96 -150C-60 -176 -40 -150 -36 -120L0 60C10 110 90 110 92 50', 26), body('trim', 'M78 50L64 -20C60 -44 120 -52 122 -26L108 52Z'), flat('trimShade', 'M100 50L104 -36C116 -38 122 -34 122 -26L108 52Z'),
      ...[-80, -44, -8, 28].map(y => chip('white', disc(-30 + (y + 80) * 0.2, y, 10))), rod('dark', 'M-120 -140L-94 -150', 14),
    ], { colours: { trim: '#f2b833' }, tints: ['trim'], grip: grip(-24, -60, 180), grip2: grip(2, 30, 180), mouth: at(-124, -138) }),
  microphone: () =>
    thing(190, [
      body('dark', 'M-20 -40H20L11 86Q0 94 -11 86Z'), flat('steel', 'M8 -40H20L11 86L4 90Z'), body('metal', disc(0, -76, 40)), stroke('steel', 'M-34 -92Q0 -82 34 -92M-38 -72Q0 -60 38 -72M-14 -112Q-24 -76 -12 -42M14 -112Q24 -76 12 -42', 4), plate('trim', box(-26, -48, 52, 14, 5)),
    ], { tints: ['dark'], grip: grip(0, 10, 180), mouth: at(0, -112), isEven: true }),
  'microphone stand': () =>
    thing(860, [rod('steel', 'M0 -330V-10', 8), rod('dark', 'M-60 0H60', 13), body('dark', 'M-13 -350L13 -336L4 -300H-8Z'), body('metal', disc(0, -364, 24)), stroke('steel', 'M-20 -372Q0 -362 20 -372M-8 -386Q-14 -364 -6 -342M8 -386Q14 -364 6 -342', 3)], { grip: grip(0, -250, 180), mouth: at(0, -384), isEven: true, tints: [] }),
  boombox: () =>
    thing(460, [
      rod('dark', 'M-120 -126V-176H120V-126', 14),
      body('cloth1', box(-180, -140, 360, 140, 16)), flat('cloth1Shade', box(-172, -30, 344, 24, 8)),
      plate('dark', disc(-112, -62, 52)), plate('dark', disc(112, -62, 52)), flat('steel', disc(-112, -62, 32)), flat('steel', disc(112, -62, 32)), flat('dark', disc(-112, -62, 13)), flat('dark', disc(112, -62, 13)),
      plate('white', box(-44, -96, 88, 54, 6)), chip('dark', disc(-18, -68, 11)), chip('dark', disc(18, -68, 11)), stroke('trim', 'M-40 -22H40', 9), stroke('trim', 'M-30 -120H30', 7),
    ], { tints: ['cloth1'], grip: grip(0, -176, 90), isEven: true, top: { x: 0, y: -140, width: 300 } }),
  speaker: () => thing(420, [body('dark', box(-90, -330, 180, 330, 10)), plate('steel', disc(0, -110, 68)), flat('dark', disc(0, -110, 30)), plate('steel', disc(0, -250, 40)), flat('dark', disc(0, -250, 17))], { tints: ['dark'], isEven: true }),
  piano: () =>
    thing(760, [body('dark', 'M-170 -260H170V-150H190V-110H170V0H140V-110H-140V0H-170V-110H-190V-150H-170Z'), flat('steel', box(-158, -246, 316, 70)), plate('white', box(-176, -146, 352, 26)), stroke('line', Array.from({ length: 13 }, (_, i) => `M${-150 + i * 25} -146v15`).join(''), 9)], { tints: ['dark'], isEven: true, grip: grip(-80, -140, 90), grip2: grip(80, -140, 90) }),
  veena: () =>
    thing(760, turned([rod('wood', 'M-90 0H220', 22), body('wood', disc(-130, 0, 62)), flat('woodShade', 'M-130 62A62 62 0 0 0 -68 0A90 90 0 0 1 -130 62Z'), plate('trim', disc(-130, 0, 20)), body('wood', disc(130, 46, 46)), body('cloth1', 'M216 -12C250 -20 270 0 262 26C250 40 236 24 244 14C236 14 226 14 216 12Z'), stroke('white', 'M-130 -4H220M-130 5H220', 2), stroke('trim', Array.from({ length: 10 }, (_, i) => `M${-50 + i * 26} -11v22`).join(''), 4)], { turn: -16 }), { colours: { wood: '#b5713a' }, grip: grip(-120, 34, 60), grip2: grip(120, -34, 150) }),
}; // prettier-ignore
