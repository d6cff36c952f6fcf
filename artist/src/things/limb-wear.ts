/**
 * What hands, wrists, ears and feet wear, one of a pair each. Units: 100 is the radius of a closed hand; the origin lies in the palm, on
 * the wrist, at the lobe or below the heel. Fingers point down, toes to our right.
 */
import { body, box, chip, disc, flat, line, oval, plate, poly, rod, stroke } from './pen.ts';
import { thing, type Thing } from './thing.ts';

const sole = (y: number): string => box(-86, y, 214, 24, 10);
const band = (y: number): string => `M-86 ${y}Q0 ${y + 30} 86 ${y}`;

export const LIMB_WEAR: Record<string, () => Thing> = {
  'boxing glove': () => thing(200, [body('cloth1', 'M-66 -130L-84 -64C-168 -36 -176 92 -112 146C-56 186 78 186 126 132C172 72 150 -36 88 -64L70 -130Z'), flat('cloth1Shade', 'M126 132C172 72 150 -36 88 -64C122 0 118 90 60 166Q100 158 126 132Z'), plate('cloth1', oval(-112, 14, 42, 74)), plate('white', box(-82, -164, 164, 62, 20)), line('M-70 96Q0 130 84 96')], { colours: { cloth1: '#d5303a' }, tints: ['cloth1'] }),
  gloves: () => thing(200, [body('cloth1', 'M-62 -120L-72 -52C-112 -12 -106 84 -76 118C-34 142 42 142 80 114C108 78 106 -14 70 -52L60 -120Z'), plate('cloth1', oval(-92, 10, 30, 54)), line('M-34 60V116M2 64V126M38 60V116', 'detail'), plate('cloth2', box(-72, -140, 144, 44, 14))], { tints: ['cloth1'] }),
  watch: () => thing(160, [plate('dark', box(-88, -36, 176, 72, 18)), body('trim', disc(0, 0, 70)), plate('white', disc(0, 0, 50)), stroke('line', 'M0 4V-34M0 4L24 18', 9)], { colours: { trim: '#c9ccd2', dark: '#3a2c2a' }, tints: ['dark'] }),
  bangles: () => thing(180, [rod('trim', band(-52), 26), rod('cloth1', band(-18), 26), rod('trim', band(16), 26)], { colours: { trim: '#f2b61f', cloth1: '#c9243f' }, tints: ['cloth1'] }),
  ring: () => thing(110, [rod('trim', 'M-46 20Q0 44 46 20', 24), body('accent', poly(0, -40, 44, -4, 0, 42, -44, -4)), chip('white', poly(0, -24, 16, -6, 0, 10, -16, -6))], { colours: { trim: '#f2b61f', accent: '#8fd8ea' }, tints: ['accent'] }),
  jhumka: () => thing(130, [stroke('line', 'M0 -30V10', 10), chip('trim', disc(0, -22, 20)), body('trim', 'M-62 70C-62 6 -34 -6 0 -6C34 -6 62 6 62 70Z'), plate('accent', box(-66, 62, 132, 22, 10)), ...[-44, 0, 44].map(x => chip('white', disc(x, 98, 13)))], { colours: { trim: '#f2b61f', accent: '#c9243f' }, tints: ['trim'] }),
  shoe: () => thing(210, [body('cloth1', 'M-84 -14C-94 -60 -86 -110 -72 -128H12C16 -92 44 -72 84 -64C126 -54 132 -32 126 -14Z'), flat('white', 'M84 -64C126 -54 132 -32 126 -14H70C66 -34 70 -52 84 -64Z'), plate('white', sole(-24)), stroke('white', 'M8 -102L44 -88M20 -80L60 -68', 11)], { tints: ['cloth1'] }),
  boots: () => thing(270, [body('cloth1', 'M-80 -14V-236H36C40 -130 40 -96 84 -78C126 -66 132 -36 126 -14Z'), flat('cloth1Shade', 'M-80 -14V-60C-20 -40 40 -60 84 -78C126 -66 132 -36 126 -14Z'), plate('dark', sole(-24)), plate('cloth1', box(-90, -252, 136, 46, 14)), stroke('white', 'M0 -170L40 -162M2 -136L44 -128M6 -102L50 -94', 10)], { colours: { cloth1: '#8a5529' }, tints: ['cloth1'] }),
  'high heels': () => thing(200, [body('cloth1', 'M-92 -112C-60 -96 -24 -58 30 -42C84 -30 130 -26 132 -4H66C14 -6 -30 -36 -62 -58L-72 0H-94Z')], { colours: { cloth1: '#d5303a' }, tints: ['cloth1'] }),
  socks: () => thing(250, [body('white', 'M-66 -236H36V-98C52 -74 116 -62 116 -16Q116 0 94 0H-40Q-70 0 -68 -40Z'), flat('cloth1', 'M-66 -208H36V-182H-66ZM-66 -160H36V-134H-66Z'), flat('cloth1', 'M76 -64C104 -54 116 -40 116 -16Q116 0 94 0H70C60 -24 64 -48 76 -64Z')], { tints: ['cloth1'] }),
  chappal: () => thing(200, [body('wood', box(-96, -26, 230, 26, 13)), rod('cloth1', 'M-30 -22C-20 -62 40 -70 92 -24', 24)], { tints: ['cloth1'] }),
  'roller skate': () => thing(290, [body('cloth1', 'M-80 -66V-250H30C34 -150 40 -134 84 -120C126 -110 130 -86 126 -66Z'), plate('white', sole(-76)), plate('trim', 'M-70 -52H110L92 -34H-52Z'), ...[-56, 92].flatMap(x => [body('dark', disc(x, -26, 27)), chip('trim', disc(x, -26, 11))]), stroke('white', 'M-4 -186L38 -178M0 -150L44 -142', 10)], { colours: { trim: '#f2b61f' }, tints: ['cloth1'] }),
  ghungroo: () => thing(190, [rod('wood', 'M-78 -70Q0 -44 78 -70', 26), ...[-66, -24, 20, 64].map(x => chip('trim', disc(x, -44 + Math.abs(x) * -0.14, 22)))], { colours: { trim: '#f2b61f' }, tints: ['trim'] }),
}; // prettier-ignore
