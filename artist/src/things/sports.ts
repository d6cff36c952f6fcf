/** Sports and weapons. What has a handle is held at the origin with its head up. */
import { around, body, box, disc, flat, line, oval, plate, poly, rod, star, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';

const xy = (r: number, degrees: number) =>
  `${(r * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(r * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;
const net = 'M-46 -150V-60M-24 -166V-46M0 -170V-40M24 -166V-46M46 -150V-60M-58 -132H58M-64 -106H64M-58 -80H58';

export const SPORTS: Record<string, () => Thing> = {
  'cricket bat': () =>
    thing(480, [
      rod('cloth1', 'M0 60V-70', 17), stroke('line', 'M-9 -50L9 -42M-9 -26L9 -18M-9 -2L9 6M-9 22L9 30', 4),
      body('trim', 'M-13 -70L-36 -110V-300Q0 -326 36 -300V-110L13 -70Z'), flat('trimShade', 'M13 -70L36 -110V-300Q26 -308 14 -313V-110Z'), flat('accent', 'M-30 -190H30V-150H-30Z'),
    ], { colours: { trim: '#eccb8c', trimShade: '#cfa560' }, tints: ['trim'], grip: grip(0, 10, 180), grip2: grip(0, -34, 180), isEven: true }),
  'cricket ball': () => thing(72, [body('cloth1', disc(0, 0, 50)), flat('cloth1Shade', 'M30 -40A50 50 0 0 1 -20 46A60 60 0 0 0 30 -40Z'), stroke('white', 'M-16 -44C8 -20 8 20 -16 44', 6), stroke('white', 'M4 -48C28 -20 28 20 4 48', 6)], { colours: { cloth1: '#c2272d' }, tints: ['cloth1'], grip: grip(0, 0, 90), isEven: true }),
  stumps: () => thing(400, [...[-46, 0, 46].map(x => rod('trim', `M${x} 0V-210`, 15)), rod('cloth1', 'M-56 -222H-6', 8), rod('cloth1', 'M6 -222H56', 8)], { colours: { trim: '#e6c27d' }, tints: [], isEven: true }),
  football: () =>
    thing(150, [body('white', disc(0, 0, 70)), flat('dark', star(0, 0, 26, 21, 5)), ...around(5, a => [flat('dark', `M${xy(70, a - 90 - 16)}L${xy(50, a - 90 - 10)}L${xy(46, a - 90 + 10)}L${xy(70, a - 90 + 16)}Z`), stroke('dark', `M${xy(24, a - 90)}L${xy(48, a - 90)}`, 5)]), line(disc(0, 0, 70), 'form')], { tints: ['white'], grip: grip(0, 0, 90), isEven: true }),
  basketball: () => thing(170, [body('accent', disc(0, 0, 72)), flat('accentShade', 'M44 -57A72 72 0 0 1 -30 65A86 86 0 0 0 44 -57Z'), line('M-72 0H72M0 -72V72M-50 -52C-16 -24 -16 24 -50 52M50 -52C16 -24 16 24 50 52')], { colours: { accent: '#e8822e' }, tints: ['accent'], grip: grip(0, 0, 90), isEven: true }),
  racket: () => thing(420, [rod('dark', 'M0 80V-10', 15), rod('cloth1', 'M0 -10L-22 -46M0 -10L22 -46', 10), stroke('white', net, 4), stroke('line', oval(0, -106, 68, 74), 22), stroke('cloth1', oval(0, -106, 68, 74), 11)], { tints: ['cloth1'], grip: grip(0, 30, 180), isEven: true }),
  shuttlecock: () => thing(90, [body('white', 'M-46 -70L-14 20H14L46 -70L20 -60L0 -74L-20 -60Z'), line('M-24 -62L-6 16M0 -72V16M24 -62L6 16M-30 -26H30', 'detail'), body('cloth1', 'M-18 16H18V30A18 18 0 0 1 -18 30Z')], { isEven: true }),
  'hockey stick': () => thing(560, [rod('cloth1', 'M0 90V-20', 15), rod('wood', 'M0 -20V-230C0 -290 64 -290 70 -250', 19)], { grip: grip(0, 50, 0), grip2: grip(0, 0, 0) }),
  barbell: () =>
    thing(900, [rod('steel', 'M-190 0H190', 11), ...[-1, 1].flatMap(s => [body('dark', box(s * 140 - 13, -74, 26, 148, 9)), body('cloth1', box(s * 168 - 12, -58, 24, 116, 9)), body('dark', box(s * 192 - 9, -36, 18, 72, 7))])], { tints: ['cloth1'], grip: grip(-60, 0, 90), grip2: grip(60, 0, 90), isEven: true }),
  dumbbell: () => thing(210, [rod('steel', 'M-50 0H50', 15), ...[-1, 1].flatMap(s => [body('dark', box(s * 62 - 17, -44, 34, 88, 8)), body('cloth1', box(s * 88 - 12, -30, 24, 60, 6))])], { tints: ['cloth1'], grip: grip(0, 0, 90), isEven: true }),
  'boxing glove': () => thing(190, [body('cloth1', 'M-40 60V0C-80 -20 -76 -100 -20 -104C50 -110 76 -70 64 -20C60 10 44 20 40 60Z'), flat('cloth1Shade', 'M30 -96C66 -84 72 -56 64 -20C60 10 44 20 40 60H14C40 10 50 -50 30 -96Z'), line('M-40 0C-20 -10 -6 -26 0 -46'), plate('white', box(-48, 56, 96, 40, 8))], { tints: ['cloth1'], grip: grip(0, 20, 180), wornAt: 'neck' }),
  sword: () =>
    thing(620, [body('metal', 'M-15 -50V-330L0 -372L15 -330V-50Z'), flat('metalShade', 'M2 -50V-366L15 -330V-50Z'), line('M0 -60V-320', 'detail'), body('trim', 'M-62 -62Q0 -40 62 -62V-40Q0 -22 -62 -40Z'), rod('wood', 'M0 -34V44', 17), body('trim', disc(0, 56, 17))], { colours: { trim: '#e2b23f' }, tints: ['wood'], grip: grip(0, 6, 180), isEven: true }),
  katana: () =>
    thing(680, [body('metal', 'M-10 -50C-16 -170 -8 -290 30 -400C34 -300 16 -170 11 -50Z'), flat('metalShade', 'M2 -50C0 -170 8 -290 30 -400C34 -300 16 -170 11 -50Z'), body('dark', oval(0, -46, 30, 10)), rod('cloth1', 'M0 -40C2 0 0 40 -8 84', 17), stroke('white', 'M-2 -22L4 -12M-2 4L4 14M-4 30L2 40M-6 56L0 66', 6)], { tints: ['cloth1'], grip: grip(0, 4, 180), grip2: grip(-3, 50, 180) }),
  'bow and arrow': () =>
    thing(520, [rod('wood', 'M-10 -210C80 -150 80 150 -10 210', 13), stroke('line', 'M-10 -206L-60 0L-10 206', 4), rod('trim', 'M-60 0H150', 6), body('metal', poly(146, -16, 186, 0, 146, 16)), plate('cloth1', 'M-64 0L-92 -18H-64L-44 0L-64 18H-92Z'), plate('cloth1', box(48, -26, 16, 52, 6))], { grip: grip(56, 0, 180), grip2: grip(-60, 0, 180), string: at(-60, 0) }),
  spear: () => thing(900, [rod('wood', 'M0 150V-270', 11), body('metal', 'M0 -350L30 -280L0 -256L-30 -280Z'), plate('cloth1', 'M-9 -256H9L14 -214H-14Z')], { grip: grip(0, 0, 180), isEven: true }),
  shield: () => thing(380, [body('cloth1', 'M0 -150C40 -130 90 -124 120 -128C126 -20 90 90 0 150C-90 90 -126 -20 -120 -128C-90 -124 -40 -130 0 -150Z'), flat('cloth1Shade', 'M0 -150C40 -130 90 -124 120 -128C126 -20 90 90 0 150Z'), line('M0 -120C30 -106 66 -100 94 -102C96 -10 66 70 0 116C-66 70 -96 -10 -94 -102C-66 -100 -30 -106 0 -120Z'), plate('trim', star(0, -10, 56, 24))], { tints: ['cloth1'], grip: grip(0, 0, 180), isEven: true }),
  axe: () => thing(430, [rod('wood', 'M0 150V-170', 15), body('metal', 'M-16 -150H30C40 -176 70 -190 100 -190C110 -140 110 -110 100 -60C70 -60 40 -74 30 -100H-16Z'), flat('white', 'M100 -190C110 -140 110 -110 100 -60L86 -62C96 -110 96 -140 86 -189Z')], { grip: grip(0, 80, 180) }),
  hammer: () => thing(300, [rod('wood', 'M0 130V-90', 17), body('steel', 'M-70 -130H54Q84 -130 84 -100L54 -90H-70Z'), flat('steelShade', 'M-70 -104H80L54 -90H-70Z')], { grip: grip(0, 80, 180) }),
  wand: () => thing(300, [rod('dark', 'M0 90V-100', 11), rod('white', 'M0 -90V-112', 11), body('trim', star(0, -150, 46, 20))], { tints: ['trim'], grip: grip(0, 50, 180), isEven: true, outlet: at(0, -150) }),
  'chess king': () =>
    thing(300, [
      body('cloth1', 'M-11 -350H11V-324H36V-302H11V-276H-11V-302H-36V-324H-11Z'),
      body('cloth1', 'M-52 -176C-90 -210 -84 -262 -44 -266C-20 -268 -6 -252 0 -238C6 -252 20 -268 44 -266C84 -262 90 -210 52 -176Z'),
      body('cloth1', 'M-64 -182H64V-156H-64Z'), body('cloth1', 'M-46 -156H46C46 -110 56 -70 76 -48H-76C-56 -70 -46 -110 -46 -156Z'), flat('cloth1Shade', 'M16 -154H46C46 -110 56 -70 76 -48H30C34 -80 26 -120 16 -154Z'),
      body('cloth1', 'M-90 -50H90L104 0H-104Z'), flat('cloth1Shade', 'M34 -50H90L104 0H40Z'), stroke('trim', 'M-84 -30H84', 7),
    ], { tints: ['cloth1'], colours: { cloth1: '#f0e4cc', cloth1Shade: '#cdb991' }, isEven: true }),
  'chess queen': () =>
    thing(290, [
      body('cloth1', disc(0, -318, 19)),
      body('cloth1', 'M-54 -176L-92 -280L-46 -226L-30 -296L0 -232L30 -296L46 -226L92 -280L54 -176Z'), ...[[-92, -286], [-30, -302], [30, -302], [92, -286]].map(([x, y]) => plate('cloth1', disc(x!, y!, 13))),
      body('cloth1', 'M-64 -182H64V-156H-64Z'), body('cloth1', 'M-46 -156H46C46 -110 56 -70 76 -48H-76C-56 -70 -46 -110 -46 -156Z'), flat('cloth1Shade', 'M16 -154H46C46 -110 56 -70 76 -48H30C34 -80 26 -120 16 -154Z'),
      body('cloth1', 'M-90 -50H90L104 0H-104Z'), flat('cloth1Shade', 'M34 -50H90L104 0H40Z'), stroke('trim', 'M-84 -30H84', 7),
    ], { tints: ['cloth1'], colours: { cloth1: '#3a2f45', cloth1Shade: '#241b2e' }, isEven: true }),
  'goal post': () => thing(900, [stroke('white', 'M-190 -150L-150 -176M-190 -100L150 -60M-190 -50L190 -30M-150 -190V0M-100 -190V0M-50 -190V0M0 -190V0M50 -190V0M100 -190V0M150 -190V0M-190 -150H190M-190 -110H190M-190 -70H190M-190 -30H190', 3), rod('white', 'M-200 0V-200H200V0', 11)], { tints: [], isEven: true }),
  trophy: () =>
    thing(260, [
      rod('trim', 'M-64 -206C-130 -210 -120 -120 -46 -120M64 -206C130 -210 120 -120 46 -120', 13), body('trim', 'M-74 -226H74C76 -140 46 -96 14 -86V-52H-14V-86C-46 -96 -76 -140 -74 -226Z'), flat('trimShade', 'M30 -226H74C76 -140 46 -96 14 -86V-52H4V-90C30 -120 36 -170 30 -226Z'),
      plate('white', star(-4, -170, 30, 13)), body('wood', 'M-56 -54H56V0H-56Z'), plate('trim', box(-30, -38, 60, 22, 4)),
    ], { colours: { trim: '#f3bb34' }, tints: ['trim'], grip: grip(0, -70, 90), isEven: true }),
  medal: () => thing(180, [body('cloth1', 'M-40 -120H-4L16 -30H-12Z'), body('cloth2', 'M40 -120H4L-16 -30H12Z'), body('trim', disc(0, 14, 50)), plate('white', star(0, 14, 28, 12))], { colours: { trim: '#f3bb34' }, wear: { x: 0, y: -120, width: 70 }, wornAt: 'neck', isEven: true }),
}; // prettier-ignore
