/** Signs and symbols, and what engineers, doctors and players have on their shirts. */
import { around, body, box, chip, disc, flat, heartAt, line, plate, poly, rod, star, stroke } from './pen.ts';
import { at, grip, thing, type Thing } from './thing.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { turned } from './turn.ts';

const cog = (x: number, y: number, r: number, teeth: number, role: PaintRole): Shape[] => {
  const points: number[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [k, out] of [[-0.25, 1], [-0.16, 1.22], [0.16, 1.22], [0.25, 1]] as const) {
      const a = ((i + k) / teeth) * Math.PI * 2;
      points.push(x + r * out * Math.cos(a), y + r * out * Math.sin(a));
    }
  return [body(role, poly(...points)), plate('white', disc(x, y, r * 0.62)), plate(role, disc(x, y, r * 0.3))];
}; // prettier-ignore
const bone = (turn: number): Shape[] =>
  turned(
    [
      body(
        'white',
        'M-170 -14C-200 -50 -240 -30 -226 0C-240 30 -200 50 -170 14H170C200 50 240 30 226 0C240 -30 200 -50 170 -14Z',
      ),
    ],
    { turn, y: 60 },
  );
const finger = (x: number, y: number, turn: number, l: number): Shape[] =>
  turned([body('skin', `M-24 0V${-l}A24 24 0 0 1 24 ${-l}V0Z`, 'hand')], { x, y, turn });

export const SYMBOLS: Record<string, () => Thing> = {
  heart: () => thing(300, [body('cloth1', heartAt(0, 0, 100)), flat('cloth1Shade', 'M0 100C50 60 110 15 110 -40C110 -60 100 -76 86 -84C90 -30 54 40 0 100Z'), stroke('white', 'M-80 -44Q-76 -70 -52 -74', 13)], { colours: { cloth1: '#e0364c' }, tints: ['cloth1'], grip: grip(0, 60, 90), isEven: true }),
  'broken heart': () => thing(300, [...turned([body('cloth1', 'M0 100C-50 60 -110 15 -110 -40C-110 -95 -30 -110 0 -48L-24 -10L10 20L-14 56Z')], { turn: -8, x: -14 }), ...turned([body('cloth1', 'M0 100C50 60 110 15 110 -40C110 -95 30 -110 0 -48L-24 -10L10 20L-14 56Z')], { turn: 8, x: 14 })], { colours: { cloth1: '#e0364c' }, tints: ['cloth1'], isEven: true }),
  skull: () => thing(330, [
    body('white', 'M-66 60C-74 96 -54 126 -30 130H30C54 126 74 96 66 60L50 76H-50Z'), flat('dark', box(-52, 54, 104, 54, 8)), ...[0, 1, 2, 3, 4].map(i => plate('white', box(-40 + i * 16, 86, 16, 22, 5))),
    body('white', 'M-122 -52C-130 -196 130 -196 122 -52C121 -22 112 -2 104 10C110 28 104 46 86 50L68 54L60 66H-60L-68 54L-86 50C-104 46 -110 28 -104 10C-112 -2 -121 -22 -122 -52Z'), flat('whiteShade', 'M60 -142C104 -126 127 -96 121 -52C120 -22 111 -2 103 10C109 28 103 46 86 50L68 54C98 0 100 -84 60 -142Z'),
    ...[0, 1, 2, 3, 4, 5].map(i => plate('white', box(-48 + i * 16, 56, 16, 28, 6))), ...[-1, 1].map(s => flat('dark', `M${s * 100} -36C${s * 98} -76 ${s * 46} -88 ${s * 25} -56C${s * 12} -36 ${s * 22} -4 ${s * 52} 2C${s * 80} 8 ${s * 102} -8 ${s * 100} -36Z`)), flat('dark', 'M0 2C-8 2 -23 30 -21 40C-17 49 -4 46 0 38C4 46 17 49 21 40C23 30 8 2 0 2Z'),
    line('M-104 10Q-92 24 -76 24M104 10Q92 24 76 24M44 -160L32 -132L48 -118L34 -94M-96 -84Q-74 -104 -44 -98M96 -84Q74 -104 50 -100', 'detail'), stroke('white', 'M-92 -104Q-78 -136 -46 -148', 8),
  ], { isEven: true, tints: ['white'] }),
  'skull and bones': () => thing(460, [...bone(28), ...bone(-28), ...SYMBOLS['skull']!().shapes], { isEven: true, tints: ['white'] }),
  gear: () => thing(330, cog(0, 0, 100, 10, 'steel'), { tints: ['steel'], isEven: true }),
  gears: () => thing(560, [...cog(-70, 20, 92, 10, 'cloth1'), ...turned(cog(100, -70, 62, 8, 'trim'), { turn: 0 }), ...cog(92, 92, 48, 8, 'steel')], { tints: ['cloth1'], isEven: true }),
  'peace hand': () =>
    thing(520, [
      ...finger(-34, -40, -14, 196), ...finger(40, -40, 14, 200),
      body('skin', 'M-78 -60C-90 30 -70 90 -46 130V220H56V130C84 90 96 20 84 -50C50 -80 -40 -80 -78 -60Z', 'hand'),
      body('skin', 'M-84 10C-110 -40 -90 -70 -64 -60C-20 -44 30 -40 40 -16C44 10 10 22 -20 14C-20 40 -60 46 -84 10Z', 'thumb'),
      plate('skin', 'M8 -44C30 -60 70 -54 78 -30C84 10 70 40 46 40C26 40 6 20 8 -44Z'),
    ], { tints: ['skin'], isEven: true }),
  'peace sign': () => thing(330, [stroke('line', `${disc(0, 0, 100)}M0 -100V100M0 0L-70 70M0 0L70 70`, 42), stroke('cloth1', `${disc(0, 0, 100)}M0 -100V100M0 0L-70 70M0 0L70 70`, 26)], { tints: ['cloth1'], isEven: true }),
  infinity: () => thing(430, [stroke('line', 'M0 0C50 -80 150 -80 150 0C150 80 50 80 0 0C-50 -80 -150 -80 -150 0C-150 80 -50 80 0 0Z', 46), stroke('cloth1', 'M0 0C50 -80 150 -80 150 0C150 80 50 80 0 0C-50 -80 -150 -80 -150 0C-150 80 -50 80 0 0Z', 28)], { tints: ['cloth1'], isEven: true }),
  'speech bubble': () => thing(460, [body('white', 'M-150 -110H150Q180 -110 180 -80V40Q180 70 150 70H-40L-100 130L-90 70H-150Q-180 70 -180 40V-80Q-180 -110 -150 -110Z')], { tints: ['white'] }),
  robot: () =>
    thing(860, [
      rod('steel', 'M0 -352V-390', 7), body('accent', disc(0, -400, 15)),
      rod('steel', 'M-96 -190C-140 -180 -150 -130 -140 -100', 22), rod('steel', 'M96 -190C140 -180 150 -130 140 -100', 22), body('cloth1', disc(-140, -88, 24)), body('cloth1', disc(140, -88, 24)),
      rod('steel', 'M-44 -70V-16M44 -70V-16', 26), body('cloth1', 'M-80 0V-20Q-80 -34 -60 -34H-30Q-14 -34 -14 -20V0ZM80 0V-20Q80 -34 60 -34H30Q14 -34 14 -20V0Z'),
      body('metal', box(-92, -214, 184, 150, 26)), flat('metalShade', 'M50 -210H66Q92 -210 92 -188V-90Q92 -66 66 -66H40Q60 -140 50 -210Z'), plate('cloth1', box(-54, -180, 108, 62, 10)), stroke('trim', 'M-40 -150H-20L-10 -168L6 -134L18 -150H40', 6), chip('accent', disc(-40, -94, 9)), chip('cloth2', disc(0, -94, 9)), chip('trim', disc(40, -94, 9)),
      rod('steel', 'M0 -230V-214', 36), body('metal', box(-110, -352, 220, 128, 34)), plate('dark', box(-88, -330, 176, 84, 24)), flat('glass', disc(-40, -288, 22)), flat('glass', disc(40, -288, 22)), stroke('glass', 'M-24 -258Q0 -246 24 -258', 7), body('cloth1', box(-132, -314, 24, 52, 8)), body('cloth1', box(108, -314, 24, 52, 8)),
    ], { tints: ['cloth1', 'metal'], colours: { glass: '#7fe3e0' }, isEven: true }),
  bomb: () => thing(230, [body('dark', disc(0, 0, 84)), stroke('white', 'M-50 -20Q-44 -50 -16 -56', 11), body('steel', box(26, -104, 44, 34, 6)), rod('trim', 'M50 -100C60 -140 90 -130 100 -150', 7), plate('accent', star(106, -156, 30, 13, 8))], {}),
  bulb: () => thing(260, [body('trim', 'M-40 60C-40 20 -90 10 -90 -60C-90 -120 -50 -150 0 -150C50 -150 90 -120 90 -60C90 10 40 20 40 60Z'), stroke('accent', 'M-24 60V0L-40 -40L-14 -20L0 -46L14 -20L40 -40L24 0V60', 6), body('steel', box(-40, 60, 80, 52, 10)), line('M-40 78H40M-40 94H40'), stroke('white', 'M-62 -64Q-60 -110 -24 -122', 11)], { tints: ['trim'], colours: { trim: '#ffd54a' }, isEven: true }),
  clock: () => thing(300, [body('cloth1', disc(0, 0, 120)), plate('white', disc(0, 0, 94)), ...around(12, a => [stroke('line', `M${(78 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(78 * Math.sin((a * Math.PI) / 180)).toFixed(1)}L${(88 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(88 * Math.sin((a * Math.PI) / 180)).toFixed(1)}`, 7)]), stroke('line', 'M0 0L0 -62M0 0L44 22', 9)], { tints: ['cloth1'], isEven: true }),
  anchor: () => thing(330, [rod('steel', 'M0 -90V120M-50 -50H50', 20), stroke('line', disc(0, -120, 26), 30), stroke('steel', disc(0, -120, 26), 15), rod('steel', 'M-110 40C-100 110 -50 130 0 140C50 130 100 110 110 40', 20), body('steel', poly(-146, 66, -104, 6, -84, 70)), body('steel', poly(146, 66, 104, 6, 84, 70))], { tints: ['steel'], isEven: true }),
  key: () => thing(300, [rod('trim', 'M0 0H150M110 0V36M140 0V28', 17), body('trim', disc(-50, 0, 56)), plate('white', disc(-62, 0, 20))], { tints: ['trim'], grip: grip(-50, 0, 90) }),
  'disco ball': () => thing(300, [stroke('line', 'M0 -110V-170', 6), body('metal', disc(0, 0, 110)), flat('metalShade', 'M48 -98A110 110 0 0 1 -48 98A130 130 0 0 0 48 -98Z'), line('M-108 -20Q0 10 108 -20M-100 40Q0 76 100 40M-88 -66Q0 -40 88 -66M0 -110V110M-50 -98C-70 -30 -70 30 -50 98M50 -98C70 -30 70 30 50 98', 'detail'), flat('white', star(-40, -44, 30, 9, 4))], { isEven: true, hang: at(0, -170) }),
  'game controller': () => thing(360, [body('dark', 'M-110 -60C-60 -76 60 -76 110 -60C150 -40 176 60 150 90C126 106 90 66 66 40H-66C-90 66 -126 106 -150 90C-176 60 -150 -40 -110 -60Z'), stroke('white', 'M-90 -30V14M-112 -8H-68', 13), ...[[70, -30, 'accent'], [100, -8, 'cloth1'], [70, 14, 'cloth2'], [40, -8, 'trim']].map(([x, y, role]) => flat(role as PaintRole, disc(x as number, y as number, 13)))], { tints: ['dark'], grip: grip(-110, 20, 160), grip2: grip(110, 20, 200), isEven: true }),
  'film camera': () => thing(420, [body('dark', box(-120, -40, 200, 120, 12)), body('dark', disc(-70, -80, 50)), body('dark', disc(40, -84, 60)), ...[[-70, -80, 20], [40, -84, 26]].map(([x, y, r]) => plate('steel', disc(x!, y!, r!))), body('steel', 'M80 0L150 -34V76L80 44Z'), chip('accent', disc(-86, 10, 11))], { isEven: false }),
}; // prettier-ignore
