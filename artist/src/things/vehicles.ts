/** What is ridden and driven, from the side, the front to our right. One unit is about 2.5 of an adult. Wheels stand on y = 0. */
import { around, body, box, chip, disc, flat, line, oval, plate, poly, rod, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';
import type { Shape } from '../figures/shape.ts';

/** A spoked wheel. */
const spoked = (x: number, r: number, tyre = 13): Shape[] => [
  stroke('line', disc(x, -r, r - tyre / 2), tyre + 8),
  stroke('dark', disc(x, -r, r - tyre / 2), tyre),
  stroke('metal', disc(x, -r, r - tyre - 5), 6),
  ...around(10, a => [stroke('metal', `M${x} ${-r}l${((r - tyre) * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${((r - tyre) * Math.sin((a * Math.PI) / 180)).toFixed(1)}`, 2.5)]),
  chip('metal', disc(x, -r, 10)),
]; // prettier-ignore
/** A wheel of a car. */
const solid = (x: number, r: number): Shape[] => [
  body('dark', disc(x, -r, r)),
  flat('metal', disc(x, -r, r * 0.58)),
  flat('metalShade', disc(x, -r, r * 0.3)),
];
const pedals = [stroke('line', 'M-15 -78L8 -46H24', 11), stroke('steel', 'M-15 -78L8 -46H24', 6)];

export const VEHICLES: Record<string, () => Thing> = {
  bicycle: () =>
    thing(980, [
      spoked(-118, 82, 12), spoked(118, 82, 12),
      rod('cloth1', 'M-118 -82L-15 -78L-52 -172L-118 -82M-50 -162L84 -166L-15 -78M80 -184L118 -82', 10, 'frame'),
      rod('steel', 'M-58 -196L-50 -166', 8), rod('steel', 'M76 -206L84 -176', 8),
      body('dark', 'M-90 -202C-60 -210 -40 -202 -30 -196C-50 -184 -80 -184 -90 -202Z'),
      rod('dark', 'M72 -206C90 -216 110 -214 112 -198', 9),
      plate('steel', disc(-15, -78, 22)), flat('dark', disc(-15, -78, 9)), pedals,
    ], { tints: ['cloth1'], seats: [{ x: -62, y: -202, hands: at(106, -204), feet: at(8, -46) }] }),
  'mountain bike': () =>
    thing(1000, [
      spoked(-122, 84, 22), spoked(122, 84, 22),
      rod('cloth1', 'M-122 -84L-15 -84L-48 -160L-122 -84M-46 -152L88 -176L-15 -84', 14, 'frame'),
      rod('dark', 'M84 -192L96 -150', 14), rod('steel', 'M94 -152L122 -84', 11),
      rod('steel', 'M-58 -192L-48 -158', 8), rod('steel', 'M80 -214L86 -186', 9),
      body('dark', 'M-90 -196C-60 -206 -40 -200 -28 -192C-50 -180 -80 -178 -90 -196Z'),
      rod('dark', 'M74 -214L112 -206', 10),
      plate('steel', disc(-15, -84, 22)), flat('dark', disc(-15, -84, 9)), stroke('line', 'M-15 -84L10 -54H26', 11), stroke('steel', 'M-15 -84L10 -54H26', 6),
    ], { tints: ['cloth1'], seats: [{ x: -60, y: -196, hands: at(106, -208), feet: at(10, -54) }] }),
  scooter: () =>
    thing(860, [
      solid(-104, 46), solid(116, 46),
      rod('steel', 'M116 -46L92 -120L78 -214', 14),
      body('cloth1', 'M58 -52H-20C-30 -112 -60 -128 -110 -124C-160 -120 -184 -90 -178 -60C-150 -84 -92 -86 -74 -48L-66 -30H64Z'),
      flat('cloth1Shade', 'M-66 -30C-40 -40 -30 -60 -28 -96C-22 -84 -20 -66 -20 -52H58L64 -30Z'),
      body('cloth1', 'M62 -198C80 -204 92 -194 94 -178L106 -84C140 -96 168 -78 168 -52C140 -70 104 -62 88 -28H52C60 -80 64 -140 62 -198Z'),
      flat('cloth1Shade', 'M62 -198L74 -200C78 -140 76 -80 66 -28H52C60 -80 64 -140 62 -198Z'),
      body('dark', 'M-164 -126C-164 -142 -150 -146 -130 -144L-30 -140C-16 -140 -14 -124 -26 -118C-60 -112 -110 -114 -150 -118Q-164 -120 -164 -126Z'),
      rod('dark', 'M84 -220L52 -234', 13),
      body('cloth1', 'M66 -228C86 -240 112 -232 112 -212C112 -196 84 -190 70 -200Z'),
      plate('trim', oval(104, -212, 11, 15)),
      chip('accent', box(-184, -98, 16, 22, 6)),
      stroke('white', 'M-150 -104C-126 -112 -100 -112 -80 -106', 7),
    ], { tints: ['cloth1'], seats: [{ x: -60, y: -142, hands: at(54, -232), feet: at(22, -52) }, { x: -128, y: -144 }] }),
  motorcycle: () =>
    thing(1020, [
      spoked(-140, 78, 24), spoked(150, 78, 24),
      rod('steel', 'M150 -78L104 -236', 15),
      rod('metal', 'M-20 -72C-70 -62 -130 -58 -204 -66', 17),
      rod('dark', 'M-140 -78L-40 -78M-116 -176L-20 -150L40 -80', 12, 'frame'),
      body('cloth1', 'M-222 -128C-204 -176 -150 -184 -100 -160L-108 -140C-150 -160 -190 -150 -208 -118Z'),
      body('cloth1', 'M88 -150C120 -184 196 -178 222 -104L206 -100C182 -156 130 -156 100 -136Z'),
      body('metal', 'M-58 -140H34L44 -64Q20 -44 -30 -48Q-62 -60 -58 -140Z'),
      stroke('line', 'M-54 -124H36M-54 -108H38M-52 -92H40', 5),
      plate('metal', disc(-6, -66, 28)), chip('metalShade', disc(-6, -66, 13)),
      body('cloth1', 'M-40 -150C-30 -206 30 -214 96 -190C104 -176 96 -156 80 -148Z'),
      flat('cloth1Shade', 'M-40 -150C-36 -166 -30 -176 -20 -184C10 -164 60 -160 98 -172C96 -160 90 -152 80 -148Z'),
      stroke('trim', 'M-14 -184C10 -194 46 -194 74 -184', 7),
      body('dark', 'M-196 -176C-190 -200 -150 -196 -112 -190C-80 -200 -50 -192 -36 -170C-60 -154 -110 -156 -140 -160C-170 -160 -190 -164 -196 -176Z'),
      rod('dark', 'M104 -238C80 -262 60 -262 44 -250', 11),
      body('metal', disc(122, -206, 30)), plate('trim', 'M132 -232A30 30 0 0 1 132 -180A44 44 0 0 0 132 -232Z'),
      chip('accent', box(-226, -152, 18, 18, 5)),
      stroke('white', 'M-92 -62C-130 -58 -160 -58 -196 -66', 4),
    ], { tints: ['cloth1'], seats: [{ x: -82, y: -188, hands: at(46, -250), feet: at(-4, -46) }, { x: -156, y: -192 }] }),
  car: () =>
    thing(1460, [
      body('cloth1', 'M-286 -66C-292 -110 -270 -128 -226 -134L-176 -140C-150 -206 -116 -226 -30 -228C60 -230 100 -206 132 -146C190 -146 256 -134 274 -108Q286 -90 284 -52H-286Z'),
      flat('cloth1Shade', 'M-288 -84H284V-52H-286Z'),
      flat('trim', 'M-272 -100H276V-90H-274Z'),
      plate('glass', 'M-150 -144C-132 -192 -106 -206 -44 -208V-144Z'),
      plate('glass', 'M-26 -208C50 -210 80 -196 106 -146L-26 -144Z'),
      line('M-36 -208V-56M108 -146C116 -110 114 -80 100 -58M-160 -142C-168 -110 -160 -80 -150 -60'),
      stroke('line', 'M-70 -116H-48M62 -116H84', 7),
      body('metal', box(-300, -58, 44, 20, 9)), body('metal', box(252, -58, 44, 20, 9)),
      plate('trim', disc(262, -112, 15)), chip('accent', box(-288, -118, 14, 24, 5)),
      solid(-176, 50), solid(178, 50),
    ], { tints: ['cloth1'], colours: { glass: '#cfe8ea', trim: '#f3e3c0' }, seats: [{ x: 34, y: -120 }, { x: -92, y: -120 }], hole: { x: -20, y: -144, width: 230 } }),
  convertible: () =>
    thing(1400, [
      body('dark', 'M-190 -128C-196 -190 -160 -200 -140 -196L-120 -120Z'),
      rod('dark', 'M96 -128L66 -176', 9), stroke('line', 'M50 -194L82 -160', 14),
      body('cloth1', 'M-290 -66C-296 -104 -280 -128 -240 -134L-120 -128C-110 -110 80 -110 96 -138C180 -146 256 -134 274 -108Q286 -90 284 -52H-290Z'),
      flat('cloth1Shade', 'M-292 -84H284V-52H-290Z'), flat('trim', 'M-276 -100H276V-90H-276Z'),
      rod('metal', 'M98 -140L70 -206', 9), plate('glass', 'M104 -138L78 -206L66 -202L92 -136Z'),
      line('M-110 -120V-58M92 -134C108 -108 110 -80 98 -58'), stroke('line', 'M-86 -112H-62', 7),
      body('metal', box(-304, -58, 44, 20, 9)), body('metal', box(252, -58, 44, 20, 9)),
      plate('trim', disc(262, -112, 15)), chip('accent', box(-292, -118, 14, 24, 5)),
      solid(-180, 50), solid(178, 50),
    ], { tints: ['cloth1'], colours: { glass: '#cfe8ea', trim: '#f3e3c0' }, front: 3, hole: { x: -10, y: -126, width: 190 }, seats: [{ x: -28, y: -70, hands: at(62, -178) }, { x: -116, y: -70 }] }),
  'auto rickshaw': () =>
    thing(1240, [
      body('dark', 'M-160 -250H80C120 -200 130 -130 132 -60H-160Z'),
      rod('steel', 'M120 -60L92 -150M76 -158L104 -140', 9),
      body('cloth1', 'M-190 -232C-190 -276 -150 -288 -100 -288H60C112 -288 152 -240 166 -150C198 -140 208 -110 202 -52H132C126 -96 120 -150 78 -238H-58V-140H-176C-180 -180 -184 -210 -190 -232Z'),
      body('cloth3', 'M-186 -46V-150H-58V-62H66C76 -100 124 -98 132 -50H208L202 -28H-186Z'),
      flat('cloth3Shade', 'M-186 -70H-58V-46H66L70 -28H-186Z'),
      plate('glass', 'M100 -240C124 -224 142 -190 150 -154L136 -148C130 -190 118 -216 94 -238Z'),
      plate('white', 'M-168 -228H-84V-176H-164Z'), stroke('trim', 'M-176 -118H-68', 9),
      plate('trim', disc(190, -128, 15)), chip('accent', box(-190, -100, 14, 22, 4)),
      solid(-122, 42), solid(100, 42),
    ], { tints: ['cloth1'], colours: { cloth1: '#f7c531', cloth3: '#2f8f56', glass: '#cfe8ea' }, front: 2, hole: { x: 10, y: -62, width: 130 }, seats: [{ x: 14, y: -80, hands: at(86, -150) }, { x: -40, y: -90 }] }),
  'racing car': () =>
    thing(1120, [
      body('dark', box(-246, -128, 84, 118, 18)), body('dark', box(162, -128, 84, 118, 18)),
      body('cloth1', 'M-150 -210H150V-186H-150Z'), stroke('line', 'M-110 -186V-130M110 -186V-130', 12),
      rod('steel', 'M-166 -86L-60 -98M-166 -50L-60 -40M166 -86L60 -98M166 -50L60 -40', 8),
      body('cloth1', 'M-64 -20C-72 -80 -62 -120 -40 -138C-24 -156 24 -156 40 -138C62 -120 72 -80 64 -20Z'),
      flat('cloth1Shade', 'M20 -150Q34 -148 40 -138C62 -120 72 -80 64 -20H30C36 -70 36 -116 20 -150Z'),
      body('cloth2', 'M-34 -142C-34 -196 34 -196 34 -142C22 -128 -22 -128 -34 -142Z'),
      plate('glass', 'M-28 -152C-16 -170 16 -170 28 -152C16 -142 -16 -142 -28 -152Z'),
      body('white', 'M-26 -20C-28 -70 -20 -96 0 -104C20 -96 28 -70 26 -20Z'),
      flat('dark', disc(0, -62, 17)),
      body('cloth1', 'M-240 -26H-70L-40 -14H40L70 -26H240V0H-240Z'), flat('trim', 'M-236 -8H236V-1H-236Z'),
      stroke('steel', 'M-228 -116V-24M-206 -116V-24M-182 -116V-24M228 -116V-24M206 -116V-24M182 -116V-24', 5),
    ], { tints: ['cloth1'], isEven: true, seats: [{ x: 0, y: -150 }] }),
  boat: () =>
    thing(1120, [
      body('woodShade', 'M-236 -116C-150 -96 150 -96 240 -124L214 -84H-216Z'),
      body('wood', 'M-244 -120C-150 -92 150 -92 250 -130C240 -60 190 0 140 0H-140C-190 0 -236 -60 -244 -120Z'),
      flat('woodShade', 'M-228 -74C-150 -54 150 -54 232 -80C216 -34 176 0 140 0H-140C-176 0 -212 -34 -228 -74Z'),
      line('M-236 -92C-150 -68 150 -68 242 -100M-214 -50C-140 -32 140 -32 214 -54', 'detail'),
      stroke('trim', 'M-238 -112C-150 -86 150 -86 244 -121', 9),
    ], { tints: ['wood'], front: 1, hole: { x: 0, y: -104, width: 380 }, seats: [{ x: 40, y: -90 }, { x: -100, y: -90 }], top: { x: 0, y: -100, width: 360 } }),
  surfboard: () =>
    thing(820, [
      body('white', 'M-250 -16C-200 -44 -60 -52 60 -50C170 -48 240 -56 268 -76C262 -30 210 -4 120 2C0 8 -210 10 -250 -16Z'),
      flat('cloth1', 'M-250 -16C-200 -26 120 -18 258 -54C240 -22 190 -2 120 2C0 8 -210 10 -250 -16Z'),
      stroke('cloth2', 'M-190 -34C-90 -40 90 -34 214 -56', 9),
    ], { tints: ['cloth1'], top: { x: 0, y: -46, width: 300 } }),
  skateboard: () =>
    thing(520, [
      body('dark', disc(-92, -16, 18)), body('dark', disc(92, -16, 18)), flat('trim', disc(-92, -16, 8)), flat('trim', disc(92, -16, 8)),
      rod('metal', 'M-110 -38H-74M74 -38H110', 8),
      body('cloth1', 'M-186 -72C-178 -78 -170 -72 -150 -58H150C170 -72 178 -78 186 -72C188 -62 170 -40 150 -38H-150C-170 -40 -188 -62 -186 -72Z'),
      flat('cloth1Shade', 'M-168 -50H168Q158 -38 150 -38H-150Q-158 -38 -168 -50Z'),
    ], { tints: ['cloth1'], top: { x: 0, y: -58, width: 240 } }),
  rocket: () =>
    thing(1200, [
      body('accent', 'M-40 -40C-60 10 -20 40 0 100C20 40 60 10 40 -40Z'), flat('trim', 'M-22 -40C-30 0 -8 16 0 50C8 16 30 0 22 -40Z'),
      body('cloth1', 'M-64 -170C-120 -140 -130 -80 -124 -30L-56 -76Z'), body('cloth1', 'M64 -170C120 -140 130 -80 124 -30L56 -76Z'),
      body('white', 'M0 -430C70 -370 90 -250 60 -60H-60C-90 -250 -70 -370 0 -430Z'),
      flat('whiteShade', 'M0 -430C70 -370 90 -250 60 -60H18C46 -200 44 -340 0 -430Z'),
      plate('cloth1', 'M0 -430C38 -398 60 -350 68 -300Q0 -280 -68 -300C-60 -350 -38 -398 0 -430Z'),
      plate('steel', disc(0, -226, 40)), plate('glass', disc(0, -226, 26)),
      plate('cloth1', 'M-14 -150H14V-40H-14Z'), plate('steel', box(-52, -62, 104, 24, 6)),
    ], { tints: ['cloth1'], isEven: true, seats: [{ x: 0, y: -430 }], outlet: at(0, 40) }),
  plane: () =>
    thing(1240, [
      body('cloth1', 'M-240 -90L-276 -180H-226L-150 -100Z'),
      body('white', 'M-250 -84C-200 -118 -60 -124 60 -124C160 -124 240 -104 262 -66C240 -34 140 -26 20 -28C-120 -28 -220 -50 -250 -84Z'),
      flat('whiteShade', 'M-232 -72C-120 -50 140 -46 260 -62C240 -34 140 -26 20 -28C-120 -28 -210 -46 -232 -72Z'),
      plate('glass', 'M196 -104C220 -98 236 -88 244 -78H190Z'),
      ...[-130, -84, -38, 8, 54, 100].map(x => chip('glass', box(x, -98, 22, 24, 9))),
      body('cloth1', 'M-40 -62H70L-40 30H-96Z'), body('metal', box(-30, -20, 62, 30, 14)),
      stroke('cloth1', 'M-226 -62C-100 -52 120 -52 236 -54', 7),
    ], { tints: ['cloth1'] }),
  cart: () =>
    thing(1000, [
      rod('wood', 'M-150 -330V-120M150 -330V-120', 13),
      body('cloth1', 'M-196 -336L-170 -408H170L196 -336C176 -312 140 -312 130 -336C112 -312 76 -312 66 -336C46 -312 20 -312 0 -336C-20 -312 -46 -312 -66 -336C-76 -312 -112 -312 -130 -336C-140 -312 -176 -312 -196 -336Z'),
      ...[-132, 0, 132].map(x => flat('white', poly(x - 34, -336, x - 28, -406, x + 28, -406, x + 34, -336))),
      body('wood', box(-204, -180, 408, 30, 6)),
      body('cloth2', 'M-184 -150H184V-70H-184Z'), flat('cloth2Shade', 'M-184 -96H184V-70H-184Z'),
      stroke('trim', 'M-160 -122H160', 9),
      spoked(-96, 58, 11), spoked(96, 58, 11), rod('wood', 'M204 -160L262 -190', 13),
    ], { tints: ['cloth1'], top: { x: 0, y: -180, width: 330 }, front: 5, hang: at(0, -336), grip: grip(254, -186, 90) }),
  wheelchair: () =>
    thing(640, [
      rod('steel', 'M-96 -250L-70 -240L-56 -130H50L70 -40H104', 12), body('cloth1', box(-66, -156, 120, 26, 8)), body('cloth1', 'M-80 -252H-52L-40 -140H-64Z'),
      spoked(-24, 84, 9), body('dark', disc(62, -20, 20)),
    ], { tints: ['cloth1'], seats: [{ x: 0, y: -156 }] }),
}; // prettier-ignore
