/** What fields, roads, kitchens and waters of the country have. Wheels and feet stand on y = 0, the front is to our right. */
import type { Shape } from '../figures/shape.ts';
import { around, body, box, chip, disc, flat, line, oval, plate, poly, rod, stroke } from './pen.ts';
import { at, grip, span, thing, type Thing } from './thing.ts';

/** A wheel with lugs. */
const lugged = (x: number, r: number): Shape[] => [
  ...around(Math.round(r / 6), a => [flat('line', poly(...[[-9, -r - 7], [9, -r - 7], [11, -r + 12], [-11, -r + 12]].flatMap(([px, py]) => { const t = (a * Math.PI) / 180; return [x + px! * Math.cos(t) - py! * Math.sin(t), -r + px! * Math.sin(t) + py! * Math.cos(t)]; })))]),
  body('dark', disc(x, -r, r)),
  plate('trim', disc(x, -r, r * 0.58)), chip('metal', disc(x, -r, r * 0.22)),
]; // prettier-ignore

const tractor = (): Thing =>
  thing(1250, [
    rod('dark', 'M44 -176L2 -236', 9), stroke('line', 'M-26 -222L20 -248', 13),
    body('dark', 'M-172 -236Q-176 -252 -158 -252L-142 -250L-132 -164H-68Q-52 -164 -54 -146H-160Z'),
    body('dark', 'M-126 -96H206V-62H-126Z'),
    body('cloth1', 'M16 -78V-176C70 -190 176 -192 214 -168Q232 -128 228 -78Z'),
    flat('cloth1Shade', 'M16 -100H230L228 -78H16Z'), line('M70 -164V-112M96 -166V-112M122 -166V-112'),
    rod('metal', 'M150 -186V-264', 13), plate('dark', box(138, -274, 24, 16, 5)),
    plate('trim', disc(214, -142, 15)),
    body('cloth1', 'M-222 -118C-216 -196 -70 -226 -16 -130L-40 -108C-84 -168 -170 -164 -196 -104Z'),
    lugged(-114, 92), lugged(166, 56),
  ], { colours: { cloth1: '#d9363a', cloth1Shade: '#a82530', trim: '#f2c14e', dark: '#2f2a36', metal: '#a9adb5' }, tints: ['cloth1'], seats: [{ x: -104, y: -168, hands: at(-2, -234), feet: at(0, -90) }], front: 3 }); // prettier-ignore

const bus = (): Thing =>
  thing(1700, [
    body('cloth1', box(-290, -262, 584, 222, 36)),
    flat('cloth1Shade', 'M-290 -92H294V-76Q294 -40 258 -40H-254Q-290 -40 -290 -76Z'),
    flat('trim', box(-288, -132, 580, 20)),
    ...[-266, -164, -62, 40].map(x => plate('glass', box(x, -232, 90, 84, 12))),
    plate('glass', 'M216 -232H258Q276 -226 280 -196L284 -148H216Z'), plate('glass', box(144, -232, 60, 182, 10)), line('M174 -232V-50'),
    plate('trim', disc(276, -86, 13)), chip('accent', box(-296, -106, 14, 26, 4)),
    body('metal', box(-300, -52, 40, 18, 8)), body('metal', box(262, -52, 40, 18, 8)),
    ...[-176, 92].flatMap(x => [body('dark', disc(x, -46, 46)), flat('metal', disc(x, -46, 26)), flat('metalShade', disc(x, -46, 13))]),
  ], { colours: { cloth1: '#e4572e', glass: '#cfe8ea', trim: '#fbe6b4', accent: '#c8202f', metal: '#c9ccd1' }, tints: ['cloth1'], seats: [{ x: 246, y: -150 }] }); // prettier-ignore

const HULL = 'M-470 -236C-462 -150 -400 -66 -290 -46H250C330 -52 400 -80 462 -128C446 -60 380 -8 270 0H-290C-420 -12 -496 -110 -500 -232Z'; // prettier-ignore
const ROWERS = [-250, -172, -94, -16, 62, 140, 218];
const rower = (x: number, i: number): Shape[] => [
  body('skin', `M${x - 30} -40V-104Q${x - 20} -132 ${x + 8} -132Q${x + 34} -130 ${x + 34} -96V-40Z`),
  body('skin', disc(x + 14, -160, 25)),
  body(i % 2 ? 'accent' : 'white', `M${x - 14} -164C${x - 14} -200 ${x + 40} -200 ${x + 42} -166Q${x + 14} -178 ${x - 14} -164Z`),
  rod('trim', `M${x + 2} -118L${x + 62} 36`, 10), body('trim', `M${x + 54} 20L${x + 74} 14L${x + 92} 70L${x + 70} 78Z`),
  rod('skin', `M${x + 4} -112L${x + 28} -72`, 15),
]; // prettier-ignore
const water = (): Shape[] => [stroke('glass', 'M-480 66Q-440 46 -400 66T-320 66T-240 66T-160 66T-80 66T0 66T80 66T160 66T240 66T320 66T400 66T480 66', 13), stroke('glass', 'M-400 98Q-360 80 -320 98T-240 98T-160 98T-80 98T0 98T80 98T160 98T240 98T320 98', 11)]; // prettier-ignore
const hull = (): Shape[] => [body('wood', HULL), flat('woodShade', 'M-440 -90C-400 -50 -350 -24 -290 -20H270C330 -26 390 -50 430 -80C400 -30 350 -4 270 0H-290C-370 -8 -420 -50 -440 -90Z'), stroke('trim', 'M-478 -216C-464 -130 -390 -52 -290 -34H254C330 -40 390 -66 440 -100', 9), chip('trim', disc(-484, -236, 16)), rod('accent', 'M-452 -206V-290', 8), chip('accent', 'M-452 -290L-392 -272L-452 -252Z')]; // prettier-ignore
const snakeBoat = (crew: boolean) => (): Thing =>
  thing(2100, [crew ? ROWERS.flatMap(rower) : [], hull(), water()], { colours: { wood: '#6b3f28', woodShade: '#4d2b1b', trim: '#f0c04a', accent: '#d9363a', white: '#fbf3df', skin: '#9a5f38', glass: '#4d9cc4' }, tints: ['wood'], seats: [at(0, -50)], ground: at(0, 60) }); // prettier-ignore

const rover = (): Thing =>
  thing(800, [
    rod('steel', 'M70 -170V-262', 9), plate('white', box(38, -290, 76, 34, 8)), chip('dark', disc(92, -273, 9)),
    body('cloth2', 'M-30 -186L-70 -300H-250L-190 -186Z'), line('M-90 -186L-136 -300M-140 -186L-194 -300M-50 -244H-220', 'detail'),
    rod('steel', 'M-110 -100L-160 -44M-110 -100L4 -44M110 -100L160 -44', 10),
    body('trim', box(-150, -186, 300, 92, 12)), flat('trimShade', box(-146, -124, 292, 26, 8)), line('M-60 -182V-98M40 -182V-98', 'detail'),
    flat('accent', box(-40, -172, 66, 14)), flat('white', box(-40, -158, 66, 14)), flat('cloth3', box(-40, -144, 66, 14)),
    ...[-160, 4, 160].flatMap(x => [body('dark', disc(x, -44, 44)), plate('metal', disc(x, -44, 24)), ...around(6, a => [stroke('dark', `M${x} -44l${(22 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(22 * Math.sin((a * Math.PI) / 180)).toFixed(1)}`, 4)])]),
  ], { colours: { trim: '#e8b84a', trimShade: '#b98a2a', cloth2: '#2f5fae', accent: '#f58a1c', cloth3: '#2f8f46', white: '#fbf7ee', steel: '#8d949e', dark: '#3a3644', metal: '#b9bec6' }, tints: [], top: span(0, -186, 220) }); // prettier-ignore

const chulha = (): Thing =>
  thing(560, [
    plate('dark', oval(0, -168, 128, 26)),
    body('wood', 'M-170 0C-176 -90 -160 -150 -120 -166H120C160 -150 176 -90 170 0Z'),
    flat('woodShade', 'M86 -166H120C160 -150 176 -90 170 0H104C120 -70 112 -130 86 -166Z'),
    plate('dark', 'M-84 0C-88 -76 -50 -112 0 -112C50 -112 88 -76 84 0Z'),
    body('accent', 'M-52 0C-66 -40 -30 -50 -22 -92C0 -70 8 -60 14 -78C40 -50 60 -30 48 0Z'), flat('trim', 'M-26 0C-32 -24 -12 -34 -6 -54C14 -34 28 -20 22 0Z'),
    rod('cloth2', 'M-60 -4L-170 26', 17), rod('cloth2', 'M-40 4L-130 40', 15),
    body('dark', oval(0, -176, 150, 24)), body('white', oval(0, -186, 108, 19)), ...[[-40, -188], [10, -192], [46, -184], [-10, -180]].map(([x, y]) => flat('cloth2', oval(x!, y!, 9, 4))),
  ], { colours: { wood: '#b5693c', woodShade: '#8a4a28', dark: '#2f2628', accent: '#f2671f', trim: '#ffd25c', white: '#f6e3bd', cloth2: '#8a5a36' }, tints: ['wood'], isEven: true }); // prettier-ignore

const plough = (): Thing =>
  thing(820, [
    rod('wood', 'M-176 -270L-60 -40L330 -120', 22, 'plough'), rod('wood', 'M-150 -220L-204 -240', 18),
    body('steel', 'M-92 -52L-30 -36L-40 4L20 40L-60 34Z'), stroke('line', 'M-70 -60L-20 -66', 9),
  ], { colours: { wood: '#8a5a36', steel: '#a9b0b8' }, tints: ['wood'], grip: grip(-196, -236, 90), ground: at(0, 10) }); // prettier-ignore

const dosa = (): Thing =>
  thing(420, [
    body('wood', 'M-236 40C-250 4 -236 -30 -206 -42L190 -116C226 -116 246 -84 246 -50C246 -10 226 20 196 26L-190 92C-214 92 -228 70 -236 40Z'),
    flat('woodShade', 'M-236 40C-100 40 120 0 244 -34C240 0 222 22 196 26L-190 92C-214 92 -228 70 -236 40Z'),
    plate('cloth2', oval(206, -46, 37, 66)), chip('trim', oval(208, -44, 24, 46)), flat('accent', disc(204, -58, 8)), flat('cloth3', oval(214, -30, 8, 6)),
    ...[[-150, -30], [-90, 4], [-40, -44], [20, -10], [70, -62], [120, -24], [-170, 20], [140, -80]].map(([x, y], i) => flat('accent', oval(x!, y!, 15 - (i % 3) * 3, 6))),
    line('M-190 -18C-100 -28 80 -62 170 -92', 'detail'),
  ], { colours: { wood: '#e9a94e', woodShade: '#c8822f', cloth2: '#b8732b', trim: '#f4d35c', accent: '#a8591e', cloth3: '#4f9a45' }, tints: [], grip: grip(0, 40, 90), mouth: at(236, -46) }); // prettier-ignore

const halved = (rind: string, flesh: string) => (): Thing =>
  thing(210, [
    body('cloth1', disc(0, 0, 100)), flat('white', disc(0, 0, 86)),
    ...around(8, a => { const t = (a * Math.PI) / 180; const p = (r: number, d: number) => `${(r * Math.cos(t + d)).toFixed(1)} ${(r * Math.sin(t + d)).toFixed(1)}`; return [flat('cloth2', `M${p(12, 0)}L${p(74, -0.3)}Q${p(86, 0)} ${p(74, 0.3)}Z`)]; }),
    chip('white', disc(0, 0, 9)),
  ], { colours: { cloth1: rind, cloth2: flesh, white: '#fff8dc' }, tints: [], isEven: true, grip: grip(0, 60, 90), mouth: at(-90, 0) }); // prettier-ignore

const lemonade = (): Thing =>
  thing(330, [
    rod('accent', 'M40 -250L10 40', 13),
    body('glass', 'M-96 -170H96L74 150Q72 166 54 166H-54Q-72 166 -74 150Z'), flat('trim', 'M-90 -110H90L72 146Q70 156 54 156H-54Q-70 156 -72 146Z'),
    flat('white', box(-50, -96, 52, 48, 10)), flat('white', box(6, -60, 50, 46, 10)), plate('cloth2', oval(-10, 60, 44, 36)), flat('trim', oval(-10, 60, 30, 24)),
    line('M-96 -170H96'), body('cloth1', disc(86, -176, 50)), flat('white', disc(86, -176, 39)), flat('cloth2', disc(86, -176, 32)), line('M86 -208V-144M58 -192L114 -160M58 -160L114 -192', 'detail'),
    plate('cloth3', 'M-70 -178C-100 -220 -60 -250 -30 -230C-20 -200 -40 -180 -70 -178Z'),
  ], { colours: { glass: '#e6f4ee', trim: '#f8ec9a', cloth1: '#f3cf2e', cloth2: '#f9e36a', cloth3: '#4f9a45', accent: '#d9363a', white: '#fffbe8' }, tints: [], isEven: true, grip: grip(0, 30, 180), mouth: at(40, -250) }); // prettier-ignore

const bananaLeaf = (): Thing =>
  thing(760, [
    body('cloth1', 'M-300 0C-240 -52 -120 -66 20 -62C160 -60 260 -44 300 -6C250 34 130 54 -20 52C-150 52 -250 36 -300 0Z'),
    flat('cloth1Shade', 'M-300 0C-200 6 180 4 300 -6C250 34 130 54 -20 52C-150 52 -250 36 -300 0Z'),
    stroke('trim', 'M-318 2C-200 4 180 4 296 -6', 9), line('M-220 -2L-176 -44M-140 0L-96 -56M-50 2L-10 -60M50 2L90 -58M150 0L188 -48M-190 4L-150 38M-100 4L-60 50M0 4L40 52M100 2L140 40', 'detail'),
  ], { colours: { cloth1: '#4f9f4a', cloth1Shade: '#3a7f3c', trim: '#a8cf6a' }, tints: [], isEven: true, top: span(0, -18, 420) }); // prettier-ignore
const chutney = (): Thing =>
  thing(190, [body('metal', 'M-100 -40H100C96 20 60 60 0 60C-60 60 -96 20 -100 -40Z'), flat('metalShade', 'M50 -40H100C96 20 60 60 0 60C40 40 56 10 50 -40Z'), body('metal', oval(0, -40, 100, 26)), plate('cloth1', oval(0, -40, 80, 18)), flat('cloth2', oval(-20, -44, 12, 5)), flat('accent', oval(24, -38, 10, 4))], { colours: { metal: '#d3d8de', metalShade: '#a8b0ba', cloth1: '#8fbf5f', cloth2: '#3f7a3a', accent: '#d9363a' }, tints: ['cloth1'], isEven: true }); // prettier-ignore

const sparkler = (): Thing =>
  thing(330, [
    stroke('line', 'M0 150V-40', 11), stroke('steel', 'M0 150V-40', 6),
    flat('trim', poly(...Array.from({ length: 24 }, (_, i) => { const [r, t] = [i % 2 ? 34 : i % 4 ? 92 : 124, (i * Math.PI) / 12]; return [r * Math.cos(t), -70 + r * Math.sin(t)]; }).flat())),
    flat('white', poly(...Array.from({ length: 16 }, (_, i) => { const [r, t] = [i % 2 ? 18 : 58, (i * Math.PI) / 8 + 0.2]; return [r * Math.cos(t), -70 + r * Math.sin(t)]; }).flat())),
    ...[[-110, -150], [100, -160], [-130, -40], [124, -30], [60, 30], [-60, 30]].map(([x, y]) => flat('trim', disc(x!, y!, 9))),
  ], { colours: { trim: '#ffc93c', white: '#fff6d6', steel: '#8d949e' }, tints: [], isEven: true, grip: grip(0, 110, 180) }); // prettier-ignore

const matka = (): Thing =>
  thing(360, [
    body('wood', 'M-70 -176C-60 -150 -74 -138 -112 -116C-168 -82 -168 10 -104 50C-60 76 60 76 104 50C168 10 168 -82 112 -116C74 -138 60 -150 70 -176Z'),
    flat('woodShade', 'M70 -176C60 -150 74 -138 112 -116C168 -82 168 10 104 50C84 64 50 70 20 70C110 20 100 -90 40 -128Q20 -150 30 -176Z'),
    body('wood', oval(0, -178, 92, 22)), plate('dark', oval(0, -178, 64, 13)),
    stroke('trim', 'M-140 -56Q0 -14 140 -56', 8), ...[-90, -45, 0, 45, 90].map(x => flat('trim', disc(x, -8 - (x * x) / 420, 8))),
  ], { colours: { wood: '#c4673a', woodShade: '#96482a', trim: '#f4dfb6', dark: '#5a2a1a' }, tints: ['wood'], isEven: true, grip: grip(0, -40, 90), hole: span(0, -178, 120), top: span(0, -190, 120) }); // prettier-ignore
const comb = (): Thing =>
  thing(130, [body('cloth1', 'M-110 -40Q-112 -56 -96 -56H96Q112 -56 110 -40V40H96V-6H80V40H66V-6H50V40H36V-6H20V40H6V-6H-10V40H-24V-6H-40V40H-54V-6H-70V40H-84V-6H-96V40H-110Z')], { tints: ['cloth1'], isEven: true, grip: grip(-96, -40, 90) }); // prettier-ignore

export const COUNTRYSIDE: Record<string, () => Thing> = { tractor, bus, 'snake boat': snakeBoat(false), 'snake boat race': snakeBoat(true), 'moon rover': rover, chulha, plough, dosa, 'banana leaf': bananaLeaf, sparkler, matka, comb, chutney, 'cut lemon': halved('#f3cf2e', '#f9e36a'), 'cut orange': halved('#f07f24', '#f9a84a'), lemonade }; // prettier-ignore
