/** Instruments. Where they are held: `grip` the playing right hand, `left` the left one. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

/** The neck points to our right and the body lies at the origin. */
const guitar: Thing = {
  touches: { grip: at(-34, -8), left: at(236, -10), strap: at(-60, -70) },
  draw: () => {
    const { area, bar, round, mark } = pen('guitar');
    return [
      bar([[60, 0], [330, 0]], 26, 'woodShade'),
      area('M316 -20L390 -28L398 22L322 20Z', 'dark'),
      mark('M330 -30L330 -40M352 -32L352 -42M374 -34L374 -44M334 28L334 36M356 30L356 38M378 32L378 40', 9),
      area([[-150, 0], [-140, -70], [-84, -98], [-26, -76], [16, -62], [64, -70], [96, -36], [96, 36], [64, 70], [16, 62], [-26, 76], [-84, 98], [-140, 70]], 'accent'),
      area([[-150, 0, 1], [-120, 40], [-60, 60], [20, 40], [96, 30, 1], [64, 70], [16, 62], [-26, 76], [-84, 98], [-140, 70]], 'accentShade', { isPlain: true }),
      round(16, 0, 34, 'dark', { weight: 'form' }),
      bar([[-100, -28], [-100, 28]], 16, 'dark', { weight: 'form' }),
      mark('M-100 -7L322 -7M-100 0L322 0M-100 7L322 7', 2.5, 'white'),
      mark('M120 -13L120 13M160 -13L160 13M200 -13L200 13M240 -13L240 13M280 -13L280 13', 4, 'metal'),
    ];
  },
}; // prettier-ignore
const electric: Thing = {
  touches: guitar.touches,
  draw: () => {
    const { area, bar, box, round, mark } = pen('electric');
    return [
      bar([[40, 0], [330, 0]], 24, 'wood'),
      area('M316 -14L400 -40L404 -16L330 18Z', 'dark'),
      mark('M338 -26L336 -38M358 -32L356 -44M378 -38L376 -50', 9),
      area([[-128, -30], [-120, -92], [-70, -100], [-20, -64], [40, -78], [104, -96, 1], [84, -50], [56, -22, 1], [56, 22, 1], [84, 40], [116, 76, 1], [50, 78], [0, 62], [-50, 92], [-116, 86], [-130, 34]], 'accent'),
      area([[-130, 20, 1], [-70, 50], [0, 30], [60, 26, 1], [84, 40], [116, 76, 1], [50, 78], [0, 62], [-50, 92], [-116, 86], [-130, 34]], 'accentShade', { isPlain: true }),
      area([[-60, -44, 1], [40, -60], [54, -20, 1], [30, 40], [-40, 30, 1]], 'white', { weight: 'form' }),
      box(-6, -24, 16, 48, 'dark', { weight: 'form', radius: 4 }),
      box(-52, -24, 16, 48, 'dark', { weight: 'form', radius: 4 }),
      round(-86, 46, 9, 'metal', { weight: 'form' }), round(-58, 58, 9, 'metal', { weight: 'form' }),
      mark('M-90 -6L322 -6M-90 0L322 0M-90 6L322 6', 2.5, 'steelShade'),
    ];
  },
}; // prettier-ignore

const violin: Thing = {
  touches: { chin: at(-70, -10), left: at(150, 4), strings: at(30, -20) },
  draw: () => {
    const { area, bar, mark, round } = pen('violin');
    return [
      bar([[60, 0], [190, 0]], 16, 'dark'),
      round(202, -4, 15, 'wood', { weight: 'form' }),
      area([[-100, 0], [-88, -46], [-40, -52], [-14, -30], [14, -28], [44, -46], [78, -30], [80, 30], [44, 46], [14, 28], [-14, 30], [-40, 52], [-88, 46]], 'wood'),
      area([[-100, 0, 1], [-60, 22], [0, 12], [80, 16, 1], [80, 30], [44, 46], [14, 28], [-14, 30], [-40, 52], [-88, 46]], 'woodShade', { isPlain: true }),
      mark('M-70 0L186 0', 4, 'white'),
      mark([[-16, -16], [-24, -8], [-14, -2]], 4), mark([[-16, 16], [-24, 8], [-14, 2]], 4),
    ];
  },
}; // prettier-ignore
const bow: Thing = {
  touches: { grip: at(-150, 0) },
  draw: () => {
    const { bar, mark } = pen('bow');
    return [
      bar(
        [
          [-170, 0],
          [170, -10],
        ],
        9,
        'woodShade',
        { weight: 'form' },
      ),
      mark('M-160 8L168 -2', 4, 'white'),
    ];
  },
};

const flute: Thing = {
  touches: { lip: at(-110, 0), grip: at(40, 0), left: at(-30, 0) },
  draw: () => {
    const { bar, round, box } = pen('flute');
    const holes = [-40, -8, 24, 56, 88].map(x => round(x, -2, 4.5, 'line', { isPlain: true, least: 9 }));
    return [bar([[-150, 0], [170, 0]], 22, 'wood'), box(-128, -11, 16, 22, 'accent', { weight: 'form' }), box(124, -11, 16, 22, 'accent', { weight: 'form' }), ...holes]; // prettier-ignore
  },
};

const tabla: Thing = {
  touches: { grip: at(-78, -78), left: at(84, -70) },
  draw: () => {
    const { area, round, mark } = pen('tabla');
    return [
      area([[-148, -62, 1], [-152, 10], [-140, 74], [-20, 74], [-8, 10], [-12, -62, 1]], 'wood'),
      area([[-60, -62, 1], [-12, -62, 1], [-8, 10], [-20, 74], [-60, 74, 1]], 'woodShade', { isPlain: true }),
      mark('M-130 -50L-122 66M-108 -46L-102 70M-84 -44L-80 72M-58 -46L-58 70M-34 -50L-38 66', 6, 'trim'),
      round(-80, -66, 68, 'white', { ry: 24 }), round(-80, -66, 32, 'dark', { ry: 11, isPlain: true }),
      area([[6, -52, 1], [-2, 20], [40, 76], [84, 82], [130, 76], [168, 20], [162, -52, 1]], 'steel'),
      area([[110, -52, 1], [162, -52, 1], [168, 20], [130, 76], [96, 82, 1]], 'steelShade', { isPlain: true }),
      round(84, -56, 78, 'white', { ry: 26 }), round(92, -56, 34, 'dark', { ry: 11, isPlain: true }),
    ];
  },
}; // prettier-ignore

/** A kit seen from before it; the drummer sits behind. */
const drums: Thing = {
  touches: { right: at(-120, -96), left: at(120, -96) },
  draw: () => {
    const { bar, round } = pen('drums');
    return [
      bar([[-250, 210], [-236, -120]], 9, 'steelShade', { weight: 'form' }),
      bar([[250, 210], [236, -120]], 9, 'steelShade', { weight: 'form' }),
      round(-236, -130, 92, 'metal', { ry: 18, turn: 8 }),
      round(236, -130, 92, 'metal', { ry: 18, turn: -8 }),
    ];
  },
  front: () => {
    const { area, round, bar } = pen('drums');
    const tom = (x: number, y: number, w: number, h: number) => [
      area([[x - w, y, 1], [x + w, y, 1], [x + w * 0.96, y + h], [x, y + h + 14], [x - w * 0.96, y + h]], 'accent'),
      area([[x + w * 0.4, y, 1], [x + w, y, 1], [x + w * 0.96, y + h], [x + w * 0.4, y + h + 11, 1]], 'accentShade', { isPlain: true }),
      round(x, y, w, 'white', { ry: w * 0.26 }),
    ];
    return [
      bar([[-190, 70], [-214, 226]], 10, 'steel', { weight: 'form' }), bar([[-140, 70], [-120, 226]], 10, 'steel', { weight: 'form' }),
      bar([[190, 70], [214, 226]], 10, 'steel', { weight: 'form' }), bar([[140, 70], [120, 226]], 10, 'steel', { weight: 'form' }),
      ...tom(-166, 0, 74, 84), ...tom(166, 0, 74, 84),
      ...tom(-66, -70, 62, 70), ...tom(66, -70, 62, 70),
      round(0, 116, 118, 'accent'), round(0, 116, 96, 'white', { weight: 'form' }), round(0, 116, 30, 'accent', { isPlain: true }),
    ];
  },
}; // prettier-ignore
const stick: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => [
    pen('stick').bar(
      [
        [0, -30],
        [0, 130],
      ],
      11,
      'wood',
      { weight: 'form' },
    ),
  ],
};
const stick2: Thing = {
  ...stick,
  draw: () => [
    pen('stick2').bar(
      [
        [0, -30],
        [0, 130],
      ],
      11,
      'wood',
      { weight: 'form' },
    ),
  ],
};

/** Carried before the belly on a strap. */
const dhol: Thing = {
  touches: { grip: at(-150, -10), left: at(150, -20) },
  draw: () => {
    const { area, round, mark } = pen('dhol');
    return [
      area([[-128, -70, 1], [-50, -92], [50, -92], [128, -70, 1], [128, 70, 1], [50, 92], [-50, 92], [-128, 70, 1]], 'accent'),
      area([[-128, 34, 1], [0, 50], [128, 34, 1], [128, 70, 1], [50, 92], [-50, 92], [-128, 70, 1]], 'accentShade', { isPlain: true }),
      mark('M-120 -64L-80 86L-40 -90L0 94L40 -90L80 86L120 -64', 7, 'trim'),
      round(-128, 0, 26, 'white', { ry: 74 }), round(128, 0, 26, 'white', { ry: 74 }),
    ];
  },
}; // prettier-ignore

const sitar: Thing = {
  touches: { grip: at(-40, -20), left: at(190, -16) },
  draw: () => {
    const { area, bar, round, mark } = pen('sitar');
    return [
      round(330, 18, 44, 'wood'),
      bar([[-40, 0], [420, 0]], 34, 'wood'),
      mark('M40 -17L40 17M80 -17L80 17M120 -17L120 17M160 -17L160 17M200 -17L200 17M240 -17L240 17M280 -17L280 17', 6, 'metal'),
      mark('M396 -22L396 -34M370 -22L370 -34M344 -22L344 -34M408 22L408 34', 10),
      area([[10, -26, 1], [-60, -92], [-140, -60], [-160, 0], [-140, 60], [-60, 92], [10, 26, 1]], 'wood'),
      area([[10, 10, 1], [-60, 40], [-158, 10, 1], [-140, 60], [-60, 92], [10, 26, 1]], 'woodShade', { isPlain: true }),
      bar([[-92, -26], [-92, 26]], 13, 'white', { weight: 'form' }),
      mark('M-92 -8L400 -8M-92 0L400 0M-92 8L400 8', 2.5, 'white'),
    ];
  },
}; // prettier-ignore

export const INSTRUMENTS = { guitar, electric, violin, bow, flute, tabla, drums, stick, stick2, dhol, sitar };
