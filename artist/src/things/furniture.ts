/** Furniture and vessels: what one sits on, lies in, stands by. They stand on y = 0. One unit is about 2.5 of an adult. */
import { body, box, chip, disc, flat, heartAt, line, oval, plate, rod, stroke } from './pen.ts';
import { at, grip, span, thing, type Thing } from './thing.ts';

/** Of books in a row. */
const SPINES = ['cloth1', 'cloth2', 'trim', 'cloth3', 'white', 'accent'] as const;

export const FURNITURE: Record<string, () => Thing> = {
  sofa: () =>
    thing(1500, [
      body('wood', box(-264, -24, 26, 24, 4)), body('wood', box(238, -24, 26, 24, 4)),
      body('cloth1', 'M-240 -110V-190Q-240 -226 -200 -226H200Q240 -226 240 -190V-110Z'), line('M0 -226V-110'),
      flat('cloth1Shade', 'M-240 -140H240V-110H-240Z'),
      body('cloth1', box(-246, -130, 492, 54, 20)), line('M0 -130V-78'), body('cloth1', 'M-270 -76H270V-22H-270Z'), flat('cloth1Shade', 'M-270 -46H270V-22H-270Z'),
      body('cloth1', 'M-296 -24V-136Q-296 -166 -264 -166Q-232 -166 -232 -136V-24Z'), body('cloth1', 'M296 -24V-136Q296 -166 264 -166Q232 -166 232 -136V-24Z'),
      flat('cloth1Shade', 'M280 -160Q296 -154 296 -136V-24H274Z'),
    ], { tints: ['cloth1'], top: { x: 0, y: -130, width: 440 }, seats: [{ x: -60, y: -130 }, { x: 90, y: -130 }], isEven: true }),
  chair: () =>
    thing(620, [rod('wood', 'M-74 0V-300M74 0V-150', 15), body('wood', 'M-92 -320H-60L-56 -170H-88Z'), rod('wood', 'M-74 -60H74', 11), body('cloth1', box(-90, -170, 184, 30, 12)), flat('cloth1Shade', 'M-84 -152H88V-146Q88 -142 82 -142H-80Z')], { tints: ['cloth1'], top: { x: 10, y: -170, width: 130 }, seats: [{ x: 0, y: -170 }] }),
  'rocking chair': () =>
    thing(760, [rod('wood', 'M-170 -34Q-10 40 170 -30', 20), rod('wood', 'M-96 -8L-84 -170M92 -6L86 -250', 15), body('wood', 'M-112 -430Q-92 -450 -72 -432L-56 -170H-90Z'), flat('woodShade', 'M-96 -400L-80 -404L-66 -190H-80Z'), rod('wood', 'M-84 -264H98', 15), body('cloth1', box(-96, -178, 200, 34, 14)), flat('cloth1Shade', 'M-90 -158H98V-152Q98 -148 92 -148H-86Z')], { tints: ['cloth1'], top: { x: 10, y: -178, width: 130 }, seats: [{ x: 4, y: -178 }] }),
  throne: () =>
    thing(1100, [
      body('trim', 'M-130 -150V-380C-130 -440 -60 -430 0 -480C60 -430 130 -440 130 -380V-150Z'), plate('cloth1', 'M-96 -150V-360C-90 -400 -40 -392 0 -430C40 -392 90 -400 96 -360V-150Z'), flat('cloth1Shade', 'M40 -400C64 -390 94 -388 96 -360V-150H40Z'),
      plate('accent', disc(0, -452, 17)), chip('accent', disc(-118, -418, 13)), chip('accent', disc(118, -418, 13)),
      body('trim', box(-156, -40, 312, 40, 6)), body('cloth1', box(-136, -170, 272, 50, 16)), body('trim', box(-136, -124, 272, 88, 4)), flat('trimShade', box(-132, -76, 264, 40)),
      body('trim', 'M-164 -40V-220Q-164 -246 -140 -246Q-116 -246 -116 -220V-40Z'), body('trim', 'M164 -40V-220Q164 -246 140 -246Q116 -246 116 -220V-40Z'),
    ], { colours: { trim: '#e8b53a', cloth1: '#a8243c', accent: '#d8434f' }, tints: ['cloth1'], top: { x: 0, y: -170, width: 220 }, seats: [{ x: 0, y: -170 }], isEven: true }),
  stool: () => thing(420, [rod('wood', 'M-60 0L-44 -110M60 0L44 -110M-56 -40H56', 13), body('wood', 'M-84 -130Q0 -146 84 -130V-108Q0 -96 -84 -108Z')], { tints: ['wood'], top: { x: 0, y: -132, width: 120 }, seats: [{ x: 0, y: -132 }], isEven: true }),
  bench: () => thing(1100, [rod('steel', 'M-180 0V-110M180 0V-110', 13), body('wood', box(-216, -190, 432, 22, 6)), body('wood', box(-216, -160, 432, 22, 6)), rod('steel', 'M-180 -110V-190M180 -110V-190', 9), body('wood', box(-224, -126, 448, 26, 6))], { tints: ['wood'], top: { x: 0, y: -126, width: 380 }, seats: [{ x: -60, y: -126 }, { x: 80, y: -126 }], isEven: true }),
  bed: () =>
    thing(1600, [
      body('wood', 'M-300 0V-230Q-300 -256 -270 -256Q-244 -256 -244 -230V0Z'), body('wood', 'M264 0V-130Q264 -150 284 -150Q304 -150 304 -130V0Z'),
      body('white', box(-250, -118, 522, 60, 16)), body('wood', box(-256, -70, 530, 42, 6)), body('white', 'M-240 -124C-250 -170 -150 -180 -130 -160C-112 -140 -120 -118 -136 -114Z'),
      body('cloth1', 'M-60 -128H252Q276 -128 276 -100V-44H-80C-90 -80 -80 -110 -60 -128Z'), flat('cloth1Shade', 'M-82 -70H276V-44H-80Q-84 -56 -82 -70Z'), flat('trim', 'M-76 -116L-60 -128H-20C-36 -104 -40 -74 -32 -44H-80C-86 -70 -84 -96 -76 -116Z'),
    ], { tints: ['cloth1'], top: { x: 0, y: -122, width: 440 }, seats: [{ x: 40, y: -124 }] }),
  table: () => thing(1100, [rod('wood', 'M-180 0L-170 -160M180 0L170 -160', 17), body('wood', box(-220, -188, 440, 30, 8)), flat('woodShade', box(-212, -170, 424, 10))], { tints: ['wood'], top: { x: 0, y: -188, width: 390 }, isEven: true }),
  desk: () => thing(1200, [body('wood', box(-226, -168, 110, 168)), rod('wood', 'M200 0V-160', 17), body('wood', box(-246, -196, 492, 30, 8)), line('M-226 -110H-116M-226 -56H-116'), stroke('trim', 'M-184 -138H-158M-184 -84H-158M-184 -30H-158', 8)], { tints: ['wood'], top: { x: 20, y: -196, width: 420 } }),
  bookshelf: () =>
    thing(1300, [
      body('wood', box(-260, -342, 520, 342, 8)), flat('woodShade', box(-238, -320, 476, 128)), flat('woodShade', box(-238, -172, 476, 142)),
      ...[-192, -30].flatMap((foot, row) => Array.from({ length: 13 }, (_, i) => plate(SPINES[(i * 2 + row) % SPINES.length]!, box(-232 + i * 31 + (i > 7 ? 40 : 0), foot - 104 + ((i * 5 + row * 3) % 4) * 9, 29, 104 - ((i * 5 + row * 3) % 4) * 9)))),
      body('wood', box(-260, -192, 520, 20)), body('wood', box(-276, -358, 552, 26, 5)), body('wood', box(-276, -30, 552, 30, 4)),
    ], { colours: { cloth3: '#3f8f8a' }, tints: ['wood'], top: { x: 0, y: -358, width: 520 }, isEven: true }),
  hammock: () =>
    thing(1700, [
      body('wood', 'M-312 0L-296 -380H-270L-262 0Z'), body('wood', 'M312 0L296 -380H270L262 0Z'),
      stroke('line', 'M-280 -250L-214 -190M280 -250L214 -190M-280 -250L-200 -172M280 -250L200 -172', 6),
      body('cloth1', 'M-226 -200C-160 -90 160 -90 226 -200C200 -60 110 -24 0 -24C-110 -24 -200 -60 -226 -200Z'), flat('trim', 'M-190 -150C-150 -110 -100 -96 -60 -90L-76 -34C-130 -44 -168 -80 -190 -150ZM190 -150C150 -110 100 -96 60 -90L76 -34C130 -44 168 -80 190 -150Z'),
    ], { tints: ['cloth1'], top: { x: 0, y: -112, width: 300 }, front: 3, isEven: true }),
  swing: () => thing(1300, [rod('wood', 'M-200 0L-150 -440H150L200 0', 17), stroke('line', 'M-70 -430V-110M70 -430V-110', 7), body('cloth1', box(-90, -120, 180, 22, 6))], { tints: ['cloth1'], top: { x: 0, y: -120, width: 150 }, seats: [{ x: 0, y: -120, hands: at(70, -230) }], isEven: true }),
  television: () => thing(720, [rod('dark', 'M-40 -196L-90 -270M40 -196L90 -270', 7), body('wood', box(-150, -200, 300, 186, 22)), plate('glass', box(-124, -178, 196, 142, 22)), flat('white', 'M-100 -60L-30 -160H0L-70 -54Z'), chip('trim', disc(108, -146, 17)), chip('trim', disc(108, -100, 17)), stroke('dark', 'M92 -66H124M92 -52H124', 5), rod('dark', 'M-90 -14L-100 0M90 -14L100 0', 9)], { colours: { glass: '#9fd0d4' }, tints: ['wood'], isEven: true }),
  computer: () => thing(560, [body('dark', box(-150, -230, 300, 186, 14)), flat('steel', box(-134, -214, 268, 154, 5)), flat('dark', box(-128, -208, 256, 142, 3)), stroke('cloth2', 'M-104 -178H-40M-84 -152H0M-84 -126H-20M-104 -100H20', 9), stroke('accent', 'M-22 -178H60M18 -152H80M-2 -126H50', 9), body('metal', 'M-24 -44H24L34 -14H-34Z'), body('metal', box(-80, -16, 160, 16, 6))], { tints: ['dark'], isEven: true, top: { x: 0, y: -230, width: 240 } }),
  basket: () =>
    thing(760, [
      rod('wood', 'M-150 -130C-140 -320 140 -320 150 -130', 13),
      body('woodShade', oval(0, -132, 172, 30)),
      body('wood', 'M-172 -132C-160 -100 160 -100 172 -132L140 -10Q136 0 124 0H-124Q-136 0 -140 -10Z'), flat('woodShade', 'M70 -112C110 -116 150 -122 172 -132L140 -10Q136 0 124 0H76Z'),
      line('M-163 -96C-120 -70 120 -70 163 -96M-154 -60C-110 -36 110 -36 154 -60M-145 -28C-100 -8 100 -8 145 -28M-110 -112L-92 -4M-56 -107L-46 0M0 -106V0M56 -107L46 0M110 -112L92 -4', 'detail'),
      rod('wood', 'M-174 -134C-120 -106 120 -106 174 -134', 15),
    ], { colours: { wood: '#c98c4a' }, tints: ['wood'], front: 2, hole: { x: 0, y: -118, width: 280 }, isEven: true }),
  bowl: () => thing(300, [body('cloth1Shade', oval(0, -92, 104, 22)), body('cloth1', 'M-104 -94C-90 -70 90 -70 104 -94C100 -30 60 -8 40 -6V0H-40V-6C-60 -8 -100 -30 -104 -94Z'), flat('cloth1Shade', 'M60 -78C84 -82 98 -88 104 -94C100 -30 60 -8 40 -6H10C50 -20 66 -50 60 -78Z')], { tints: ['cloth1'], front: 1, hole: { x: 0, y: -84, width: 170 }, isEven: true }),
  bathtub: () => thing(1300, [body('whiteShade', oval(0, -150, 216, 30)), body('white', 'M-236 -156C-200 -126 200 -126 236 -156C236 -60 200 -30 160 -26H-160C-200 -30 -236 -60 -236 -156Z'), flat('whiteShade', 'M120 -134C180 -138 222 -146 236 -156C236 -60 200 -30 160 -26H80C150 -40 140 -100 120 -134Z'), body('trim', 'M-160 -26L-176 0H-140L-130 -26ZM160 -26L176 0H140L130 -26Z')], { colours: { trim: '#d8a53a' }, tints: ['white'], front: 1, hole: { x: 0, y: -140, width: 380 }, isEven: true }),
  box: () => thing(620, [body('woodShade', 'M-130 -120L-100 -150H100L130 -120Z'), body('wood', 'M-130 -120H130V0H-130Z'), flat('woodShade', 'M60 -116H126V-4H60Z'), body('wood', 'M-130 -120L-176 -90L-160 -70L-126 -92ZM130 -120L176 -90L160 -70L126 -92Z'), plate('trim', box(-22, -116, 44, 36))], { colours: { wood: '#c99a62' }, tints: ['wood'], front: 1, hole: { x: 0, y: -118, width: 220 }, isEven: true }),
  'flower pot': () => thing(380, [body('woodShade', oval(0, -150, 96, 17)), body('wood', 'M-104 -156C-70 -136 70 -136 104 -156L98 -112Q0 -92 -98 -112Z'), body('wood', 'M-88 -110Q0 -92 88 -110L66 -8Q64 2 54 2H-54Q-64 2 -66 -8Z'), flat('woodShade', 'M30 -100L88 -110L66 -8Q64 2 54 2H22Q44 -40 30 -100Z'), line('M-70 -84Q0 -68 64 -84', 'detail')], { colours: { wood: '#c4673a', woodShade: '#8f4526' }, tints: ['wood'], isEven: true, hole: span(0, -146, 150), front: 1, top: span(0, -150, 150) }),
  pot: () => thing(360, [body('woodShade', oval(0, -140, 84, 16)), body('wood', 'M-94 -146C-60 -126 60 -126 94 -146L88 -110L64 -10Q62 0 52 0H-52Q-62 0 -64 -10L-88 -110Z'), flat('woodShade', 'M40 -132Q70 -134 94 -146L88 -110L64 -10Q62 0 52 0H26Z'), line('M-88 -110Q0 -94 88 -110')], { colours: { wood: '#c4703f' }, tints: ['wood'], front: 1, hole: { x: 0, y: -134, width: 150 }, isEven: true }),
  cage: () =>
    thing(900, [
      stroke('trim', 'M0 -420V-360', 14), flat('white', 'M-150 -40V-250C-150 -400 150 -400 150 -250V-40Z'),
      body('wood', box(-176, -40, 352, 40, 10)), rod('trim', 'M-150 -40V-250C-150 -400 150 -400 150 -250V-40', 10),
      ...[-90, -30, 30, 90].map(x => rod('trim', `M${x} -40V${-354 + Math.abs(x) * 0.42}`, 7)), rod('trim', 'M-150 -200H150', 7),
    ], { colours: { trim: '#e0ae2f', wood: '#8a5a36', white: '#fff6e0' }, tints: ['trim'], front: 2, hang: at(0, -420), isEven: true }),
  firefly: () => thing(110, [flat('trim', disc(0, 0, 60)), body('white', 'M-6 -20C-60 -70 -80 -20 -10 0ZM6 -20C60 -70 80 -20 10 0Z'), body('dark', oval(0, -14, 14, 26)), flat('accent', disc(0, 18, 16))], { colours: { trim: '#ffe37a', white: '#eef6fa', accent: '#ffb52e' }, tints: ['trim'], isEven: true }),
  wire: () => thing(1300, [rod('wood', 'M-440 0V-420M440 0V-420', 22), rod('wood', 'M-500 -390H-380M380 -390H500', 14), rod('dark', 'M-440 -384Q0 -330 440 -384', 8), rod('dark', 'M-440 -300Q0 -240 440 -300', 6)], { tints: ['wood'], top: { x: 0, y: -362, width: 640 }, isEven: true }),
  'game table': () =>
    thing(760, [
      rod('wood', 'M-150 0L-120 -190M150 0L120 -190', 20), body('wood', box(-200, -214, 400, 30, 8)),
      body('white', 'M-130 -240H130L160 -214H-160Z'), ...[0, 1, 2].flatMap(row => Array.from({ length: 4 }, (_, i) => { const w = 32.5 + row * 2.5, y = -240 + row * 8.7, x = -(130 + row * 10) + (i * 2 + (row % 2)) * w; return flat('dark', `M${x} ${y}h${w}l2 8.7h${-w}Z`); })),
      body('dark', 'M-92 -250H-62L-68 -276Q-56 -300 -77 -304Q-98 -300 -86 -276Z'), body('white', 'M62 -250H92L86 -276Q98 -300 77 -304Q56 -300 68 -276Z'), body('white', 'M-10 -250H20L14 -284L24 -296H-14L-4 -284Z'),
    ], { colours: { wood: '#8a5a36' }, tints: ['wood'], isEven: true }),
  iceberg: () =>
    thing(1700, [
      body('glass', 'M-330 0L-290 -110L-220 -150L-190 -230L-60 -250L120 -244L220 -200L250 -110L330 -60L350 0Z'), flat('white', 'M-190 -230L-60 -250L120 -244L160 -216L60 -190L-20 -214L-90 -180L-150 -196Z'), line('M-60 -190L-90 -90L-40 -40M120 -190L150 -100L110 -20M-220 -150L-200 -60', 'detail'),
      plate('cloth2', 'M-440 -14Q-330 -40 -220 -14T0 -14T220 -14T440 -14L400 40H-400Z'),
    ], { colours: { glass: '#bfe2f0', cloth2: '#2f86c4' }, tints: ['glass'], top: { x: -10, y: -240, width: 330 }, isEven: true }),
  'street lamp': () => thing(1900, [rod('dark', 'M0 0V-560', 26), body('dark', 'M-50 0L-30 -50H30L50 0Z'), rod('dark', 'M0 -520C20 -600 120 -620 160 -570', 18), body('trim', 'M110 -556H210L190 -480H130Z'), body('dark', 'M100 -572H220L206 -550H114Z')], { colours: { trim: '#ffe08a' }, tints: ['dark'], isEven: true }),
  seesaw: () => thing(1500, [body('wood', 'M-50 0L-10 -110H10L50 0Z'), body('cloth1', box(-330, -128, 660, 26, 12)), rod('metal', 'M-250 -128V-180M250 -128V-180', 9)], { colours: { wood: '#8a5a36' }, tints: ['cloth1'], top: { x: 0, y: -128, width: 600 }, isEven: true }),
  'rope swing': () => thing(900, [rod('wood', 'M-90 0H90', 20), stroke('line', 'M-80 0V-460M80 0V-460', 9), stroke('wood', 'M-80 0V-460M80 0V-460', 4)], { tints: ['wood'], top: { x: 0, y: -10, width: 150 }, hang: at(0, -460), isEven: true }),
  'watering can': () => thing(330, [rod('cloth1', 'M100 -60L190 -130', 16), body('cloth1', 'M176 -164L226 -128L206 -112L168 -146Z'), body('cloth1', 'M-80 -130H80L100 0H-100Z'), rod('cloth1', 'M-80 -120C-160 -120 -150 -20 -92 -30', 14), stroke('glass', 'M214 -120L240 -70M196 -108L216 -60M226 -136L266 -96', 7)], { colours: { glass: '#5fb6e0' }, tints: ['cloth1'], grip: { x: -126, y: -80, bar: 180 } }),
  knitting: () =>
    thing(330, [
      body('cloth1', 'M-100 -150H90L100 20C60 40 -60 0 -110 24Z'), ...[-110, -66, -22].map(y => stroke('cloth2', `M-92 ${y}l18 16l18 -16l18 16l18 -16l18 16l18 -16l18 16l18 -16l18 16`, 9)),
      rod('wood', 'M-150 -190L110 -140', 12), rod('wood', 'M150 -196L-104 -136', 12),
    ], { tints: ['cloth1'], grip: grip(-70, -120, 180), grip2: grip(70, -120, 180) }),
  cushion: () => thing(360, [body('cloth1', 'M-140 -84C-150 -100 -120 -106 -100 -96C-40 -110 40 -110 100 -96C120 -106 150 -100 140 -84C150 -50 150 -30 140 -12C150 4 120 8 100 -2C40 8 -40 8 -100 -2C-120 8 -150 4 -140 -12C-150 -30 -150 -50 -140 -84Z'), line('M-90 -84Q0 -96 90 -84')], { tints: ['cloth1'], top: { x: 0, y: -96, width: 220 }, isEven: true }),
  lamp: () => thing(320, [body('trim', 'M0 -150C34 -114 40 -96 30 -76C24 -62 12 -58 0 -58C-12 -58 -26 -64 -31 -78C-38 -98 -20 -110 0 -150Z'), flat('white', 'M2 -112C16 -94 18 -86 14 -76C10 -70 6 -68 0 -68C-8 -68 -14 -72 -14 -82C-14 -92 -4 -98 2 -112Z'), body('wood', 'M-120 -64C-60 -40 60 -40 120 -72C124 -30 80 0 30 0H-30C-70 0 -112 -24 -120 -64Z'), flat('woodShade', 'M40 -50C70 -54 100 -62 120 -72C124 -30 80 0 30 0H0C50 -16 56 -36 40 -50Z'), stroke('trim', 'M-90 -36Q0 -6 90 -40', 7)], { colours: { trim: '#ffb52e', wood: '#b9562b' }, tints: ['wood'], outlet: at(0, -120), isEven: true }),
  lantern: () => thing(360, [stroke('line', 'M-26 -214C-26 -250 26 -250 26 -214', 8), body('cloth1', 'M-60 -206H60L76 -176H-76Z'), body('trim', 'M-60 -176H60L66 -36H-66Z'), flat('white', 'M0 -150C22 -120 22 -90 0 -80C-22 -90 -22 -120 0 -150Z'), line('M-24 -176V-36M24 -176V-36'), body('cloth1', 'M-76 -36H76L60 0H-60Z')], { colours: { trim: '#ffd061' }, tints: ['cloth1'], hang: at(0, -244), isEven: true }),
  tap: () => thing(200, [body('metal', 'M-90 -20V20H20C40 20 44 40 44 60H84C84 0 60 -20 30 -20Z'), rod('metal', 'M-30 -20V-56M-60 -60H0', 13)], {}),
  'heart pillow': () => thing(300, [body('cloth1', heartAt(0, -70, 80))], { tints: ['cloth1'], isEven: true }),
}; // prettier-ignore
