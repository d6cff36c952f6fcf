/** What is carried, poured, swept, juggled: work at home and in the street, more sport, more music. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

const pot: Thing = {
  touches: { right: at(-70, 20), left: at(70, 20), base: at(0, 84) },
  draw: () => {
    const { area, round, mark } = pen('pot');
    return [
      round(0, 92, 40, 'accent', { ry: 14 }),
      area([[-40, -74], [40, -74], [34, -50], [60, -34], [86, 14], [60, 72], [0, 88], [-60, 72], [-86, 14], [-60, -34], [-34, -50]], 'metal'),
      area([[20, -66, 1], [34, -50], [60, -34], [86, 14], [60, 72], [20, 86, 1], [44, 20]], 'metalShade', { isPlain: true }),
      round(0, -78, 46, 'metal', { ry: 13 }),
      mark([[-80, -4], [0, 12], [80, -4]], 6),
    ];
  },
}; // prettier-ignore
const kettle: Thing = {
  touches: { grip: at(0, -62), spout: at(96, -16) },
  draw: () => {
    const { area, mark, round } = pen('kettle');
    return [
      mark([[-44, -22], [-40, -66], [0, -78], [40, -66], [44, -22]], 14, 'line'),
      area([[44, 6, 1], [74, -10], [90, -34, 1], [108, -24, 1], [92, 16], [58, 34, 1]], 'steel'),
      area([[-50, -28], [0, -40], [50, -28], [64, 20], [52, 50], [-52, 50], [-64, 20]], 'steel'),
      area([[20, -34, 1], [50, -28], [64, 20], [52, 50], [16, 50, 1], [34, 10]], 'steelShade', { isPlain: true }),
      round(0, -40, 12, 'dark', { weight: 'form' }),
    ];
  },
}; // prettier-ignore
/** From the spout down into a glass. */
const stream: Thing = {
  touches: { top: at(0, 0), glass: at(0, 250) },
  draw: () => {
    const { mark, area } = pen('stream');
    return [
      mark('M0 0C16 40 18 120 18 214', 15, 'line'),
      mark('M0 0C16 40 18 120 18 214', 9, 'wood'),
      area(
        [
          [-16, 206, 1],
          [52, 206, 1],
          [44, 290, 1],
          [-8, 290, 1],
        ],
        'glass',
      ),
      area(
        [
          [-10, 240, 1],
          [47, 240, 1],
          [42, 286, 1],
          [-6, 286, 1],
        ],
        'wood',
        { isPlain: true },
      ),
    ];
  },
};
const jhadu: Thing = {
  touches: { grip: at(0, 0), second: at(0, 90) },
  draw: () => {
    const { bar, area, mark } = pen('jhadu');
    return [
      bar(
        [
          [0, -120],
          [0, 240],
        ],
        13,
        'wood',
      ),
      area(
        [
          [-18, 230, 1],
          [18, 230, 1],
          [56, 350, 1],
          [0, 366],
          [-56, 350, 1],
        ],
        'trim',
      ),
      mark('M-8 250L-26 348M4 250L4 356M12 250L34 346', 5),
      area('M-22 226L22 226L24 252L-24 252Z', 'accent', { weight: 'form' }),
    ];
  },
};
const juggling: Thing = {
  touches: {},
  draw: () => {
    const { round, mark } = pen('juggling');
    const ball = (x: number, y: number, fill: 'accent' | 'trim' | 'cloth3') => [round(x, y, 26, fill), mark([[x - 14, y - 8], [x - 4, y - 16]], 5, 'white')]; // prettier-ignore
    return [...ball(-150, -10, 'accent'), ...ball(-110, -110, 'trim'), ...ball(-10, -170, 'cloth3'), ...ball(100, -120, 'accent'), ...ball(150, -20, 'trim')];
  },
}; // prettier-ignore
const controller: Thing = {
  touches: { grip: at(-46, 16), left: at(46, 16) },
  draw: () => {
    const { area, round, mark } = pen('controller');
    return [
      area([[-50, -34], [0, -28], [50, -34], [74, 0], [70, 50], [44, 48], [28, 22], [-28, 22], [-44, 48], [-70, 50], [-74, 0]], 'dark'),
      round(40, -10, 7, 'accent', { isPlain: true }), round(54, -22, 7, 'trim', { isPlain: true }),
      mark('M-52 -12L-28 -12M-40 -24L-40 0', 8, 'white'),
    ];
  },
}; // prettier-ignore
const skis: Thing = {
  touches: {},
  draw: () => {
    const { bar } = pen('skis');
    const one = (x: number, y: number) => [
      bar(
        [
          [x - 220, y],
          [x + 190, y],
        ],
        17,
        'accent',
        { union: `ski${y}` },
      ),
      bar(
        [
          [x + 190, y],
          [x + 250, y - 34],
        ],
        17,
        'accent',
        { union: `ski${y}` },
      ),
    ];
    return [...one(0, 8), ...one(24, 28)]; // prettier-ignore
  },
};
const skiPole = (name: string): Thing => ({
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, round } = pen(name);
    return [
      bar(
        [
          [0, -30],
          [0, 220],
        ],
        9,
        'dark',
        { weight: 'form' },
      ),
      round(0, 196, 20, 'steel', { ry: 7, weight: 'form' }),
    ];
  },
});
const stickAndBall: Thing = {
  touches: { grip: at(0, 0), second: at(0, 70) },
  draw: () => {
    const { bar, round } = pen('hockey');
    return [bar([[0, -50], [0, 290]], 20, 'wood', { union: 'stick' }), bar([[0, 290], [26, 312]], 22, 'wood', { union: 'stick' }), bar([[26, 312], [76, 304]], 24, 'wood', { union: 'stick' }), bar([[0, -44], [0, 50]], 22, 'accent', { weight: 'form' }), round(130, 300, 19, 'white')]; // prettier-ignore
  },
};
const golf: Thing = {
  touches: { grip: at(0, 0), second: at(0, 40) },
  draw: () => {
    const { bar, area } = pen('golf');
    return [bar([[0, -50], [0, 300]], 10, 'steel', { weight: 'form' }), bar([[0, -46], [0, 40]], 15, 'dark', { weight: 'form' }), area([[-8, 290, 1], [14, 290, 1], [64, 318], [52, 338], [-6, 330]], 'dark')]; // prettier-ignore
  },
};
const can: Thing = {
  touches: { grip: at(0, -64), rose: at(150, -60) },
  draw: () => {
    const { area, mark, bar } = pen('can');
    return [
      mark([[-46, -30], [-30, -72], [20, -70], [46, -28]], 14),
      bar([[40, 20], [140, -56]], 20, 'accent'),
      area('M120 -84L164 -34L150 -24L108 -74Z', 'accent'),
      area([[-56, -34, 1], [50, -34, 1], [56, 60, 1], [-62, 60, 1]], 'accent'),
      area([[10, -34, 1], [50, -34, 1], [56, 60, 1], [10, 60, 1]], 'accentShade', { isPlain: true }),
      mark('M166 -30L186 16M152 -14L166 30M178 -42L206 -6', 8, 'glass'),
    ];
  },
}; // prettier-ignore
const hammer: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, box } = pen('hammer');
    return [
      bar(
        [
          [0, 50],
          [0, -110],
        ],
        18,
        'wood',
      ),
      box(-44, -146, 88, 44, 'steel', { radius: 8 }),
    ];
  },
};
const keyboard: Thing = {
  touches: { right: at(-70, -26), left: at(70, -26) },
  draw: () => {
    const { bar, box, mark } = pen('keyboard');
    return [
      bar([[-130, 20], [130, 330]], 15, 'steelShade'), bar([[130, 20], [-130, 330]], 15, 'steelShade'),
      box(-220, -32, 440, 60, 'dark', { radius: 8 }),
      box(-200, -10, 400, 36, 'white', { weight: 'form' }),
      mark(Array.from({ length: 9 }, (_, i) => `M${-160 + i * 40} -10L${-160 + i * 40} 26`).join(''), 4),
      mark(Array.from({ length: 9 }, (_, i) => (i % 3 === 2 ? '' : `M${-160 + i * 40} -8L${-160 + i * 40} 8`)).join(''), 13),
    ];
  },
}; // prettier-ignore
const trumpet: Thing = {
  touches: { lip: at(-120, 0), grip: at(-24, 12), left: at(-66, 12) },
  draw: () => {
    const { bar, area, mark } = pen('trumpet');
    return [
      bar([[-120, 0], [110, 0]], 15, 'metal'),
      bar([[-70, 28], [50, 28]], 13, 'metal', { weight: 'form' }),
      mark([[50, 28], [72, 14], [50, 0]], 13, 'line'), mark([[50, 28], [72, 14], [50, 0]], 6, 'metal'),
      bar([[-30, -22], [-30, 40]], 12, 'metal', { weight: 'form' }), bar([[-8, -22], [-8, 40]], 12, 'metal', { weight: 'form' }), bar([[14, -22], [14, 40]], 12, 'metal', { weight: 'form' }),
      area([[96, -9, 1], [150, -20], [186, -52, 1], [192, 0], [186, 52, 1], [150, 20], [96, 9, 1]], 'metal'),
    ];
  },
}; // prettier-ignore
const decks: Thing = {
  touches: { right: at(-86, -22), left: at(86, -22) },
  draw: () => {
    const { box, round, mark } = pen('decks');
    return [
      box(-210, -20, 420, 200, 'dark', { radius: 10 }),
      box(-210, -20, 420, 34, 'darkShade', { weight: 'form', radius: 8 }),
      round(-120, -22, 66, 'steel', { ry: 17 }), round(-120, -22, 20, 'accent', { ry: 6, weight: 'form' }),
      round(120, -22, 66, 'steel', { ry: 17 }), round(120, -22, 20, 'accent', { ry: 6, weight: 'form' }),
      mark('M-160 60L-160 130M-120 84L-120 130M-80 50L-80 130M-40 96L-40 130M0 66L0 130M40 44L40 130M80 90L80 130M120 70L120 130M160 56L160 130', 15, 'trim'),
    ];
  },
}; // prettier-ignore
const swing: Thing = {
  touches: { right: at(-142, -300), left: at(142, -300), seat: at(0, 0) },
  draw: () => {
    const { bar, mark } = pen('swing');
    return [mark('M-146 0L-136 -800M146 0L136 -800', 14, 'line'), mark('M-146 0L-136 -800M146 0L136 -800', 7, 'metal'), bar([[-176, 4], [176, 4]], 26, 'wood')]; // prettier-ignore
  },
};
const branch: Thing = {
  touches: { right: at(-60, 0), left: at(60, 0) },
  draw: () => {
    const { bar, area } = pen('branch');
    return [
      bar(
        [
          [-240, 6],
          [-60, -4],
          [80, 4],
          [250, -10],
        ],
        36,
        'wood',
      ),
      area(
        [
          [180, -16, 1],
          [220, -60],
          [270, -66, 1],
          [250, -24],
        ],
        'cloth3',
        { weight: 'form' },
      ),
      area(
        [
          [-200, -8, 1],
          [-230, -56],
          [-280, -60, 1],
          [-250, -18],
        ],
        'cloth3',
        { weight: 'form' },
      ),
    ];
  },
};

export const WORK_THINGS = { pot, kettle, stream, jhadu, juggling, controller, skis, 'ski pole': skiPole('ski pole'), 'ski pole 2': skiPole('ski pole 2'), hockey: stickAndBall, golf, can, hammer, keyboard, trumpet, decks, swing, branch }; // prettier-ignore
