/** What is held in one hand or two. The grip is where the hand closes around it. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

const cup: Thing = {
  touches: { grip: at(0, 0), mouth: at(2, -40) },
  draw: () => {
    const { area, mark } = pen('cup');
    return [
      area([[-31, -42, 1], [31, -42, 1], [24, 40, 1], [-24, 40, 1]], 'glass'),
      area([[-29, -26, 1], [29, -26, 1], [23, 37, 1], [-23, 37, 1]], 'wood', { isPlain: true }),
      mark('M-14 -14L-10 26', 5, 'white'),
      mark('M4 -14L5 28', 4, 'woodShade'),
    ];
  },
}; // prettier-ignore

const mug: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, round } = pen('mug');
    return [
      round(36, 0, 24, 'white', { ry: 26 }),
      round(36, 0, 11, 'accentShade', { ry: 13 }),
      area([[-36, -44, 1], [36, -44, 1], [34, 40], [20, 46], [-20, 46], [-34, 40]], 'white'),
      area([[12, -44, 1], [36, -44, 1], [34, 40], [20, 46], [6, 46, 1]], 'whiteShade', { isPlain: true }),
      round(0, -44, 36, 'wood', { ry: 9 }),
    ];
  },
}; // prettier-ignore

const mic: Thing = {
  touches: { grip: at(0, 40), head: at(0, -34) },
  draw: () => {
    const { area, round, mark } = pen('mic');
    return [
      area([[-13, -10, 1], [13, -10, 1], [9, 110, 1], [-9, 110, 1]], 'dark'),
      round(0, -34, 29, 'steel'),
      area([[-14, -14, 1], [14, -14, 1], [13, 0, 1], [-13, 0, 1]], 'metal', { weight: 'form' }),
      mark('M-20 -46L14 -16M-24 -32L2 -10M-8 -58L24 -30M20 -46L-14 -16M24 -32L-2 -10M8 -58L-24 -30', 3),
    ];
  },
}; // prettier-ignore

const book: Thing = {
  touches: { grip: at(-64, 34), left: at(64, 34) },
  draw: () => {
    const { area, mark } = pen('book');
    return [
      area([[-94, -52, 1], [-50, -60], [0, -46, 1], [50, -60], [94, -52, 1], [94, 54, 1], [50, 48], [0, 62, 1], [-50, 48], [-94, 54, 1]], 'accent'),
      area([[-84, -64, 1], [-44, -70], [0, -54, 1], [44, -70], [84, -64, 1], [80, -52, 1], [0, -42, 1], [-80, -52, 1]], 'white', { weight: 'form' }),
      mark('M0 -46L0 60', 6),
      mark('M-70 -26L-24 -22M-70 -6L-24 -2M24 -22L70 -26M24 -2L70 -6', 6, 'trim'),
    ];
  },
}; // prettier-ignore

const pencil: Thing = {
  touches: { grip: at(0, 0), tip: at(0, 52) },
  draw: () => {
    const { area } = pen('pencil');
    return [
      area('M-8 -60L8 -60L8 34L0 54L-8 34Z', 'trim', { weight: 'form' }),
      area('M-8 34L8 34L0 54Z', 'white', { isPlain: true, least: 14 }),
    ];
  },
};

const phone: Thing = {
  touches: { grip: at(0, 14) },
  draw: () => {
    const { box, round } = pen('phone');
    return [box(-30, -58, 60, 112, 'dark', { radius: 10 }), round(-14, -42, 9, 'steel', { weight: 'form' }), round(10, -42, 5, 'steel', { isPlain: true, least: 10 })]; // prettier-ignore
  },
};

const camera: Thing = {
  touches: { grip: at(56, 14), left: at(-50, 34) },
  draw: () => {
    const { box, round, area } = pen('camera');
    return [
      area('M-30 -42L-18 -62L22 -62L34 -42Z', 'dark'),
      box(-66, -44, 132, 88, 'dark', { radius: 12 }),
      box(-66, -14, 132, 30, 'accent', { isPlain: true }),
      round(2, 4, 40, 'steel'),
      round(2, 4, 26, 'darkShade', { weight: 'form' }),
      round(-7, -5, 8, 'white', { isPlain: true, least: 12 }),
    ];
  },
};

const rose: Thing = {
  touches: { grip: at(0, 60) },
  draw: () => {
    const { round, mark, area } = pen('rose');
    return [
      mark('M0 96L0 -20', 9, 'line'),
      area(
        [
          [0, 20, 1],
          [26, -8],
          [44, 2, 1],
          [26, 24],
        ],
        'cloth3',
        { weight: 'form' },
      ),
      round(0, -40, 34, 'accent', { ry: 32 }),
      mark(
        [
          [-16, -34],
          [-6, -54],
          [14, -48],
          [12, -30],
          [-4, -30],
        ],
        6,
      ),
    ];
  },
};

const ringBox: Thing = {
  touches: { grip: at(0, 24) },
  draw: () => {
    const { box, area, round } = pen('ring');
    return [
      area('M-36 2L-36 -46C-36 -56 36 -56 36 -46L36 2Z', 'accentShade'),
      round(0, -14, 18, 'metal', { ry: 20 }),
      round(0, -14, 9, 'accentShade', { ry: 11, weight: 'form' }),
      area('M-13 -46L0 -62L13 -46L0 -30Z', 'white', { weight: 'form' }),
      box(-38, 0, 76, 40, 'accent', { radius: 6 }),
    ];
  },
};

const bowl: Thing = {
  touches: { grip: at(0, 32), rim: at(20, -22) },
  draw: () => {
    const { area, round, mark } = pen('bowl');
    return [
      round(0, -20, 60, 'trim', { ry: 24 }),
      mark(
        [
          [-44, -26],
          [-30, -40],
          [-14, -26],
          [4, -40],
          [20, -26],
          [36, -38],
          [46, -24],
        ],
        6,
        'trimShade',
      ),
      area(
        [
          [-62, -18, 1],
          [62, -18, 1],
          [52, 18],
          [24, 42],
          [-24, 42],
          [-52, 18],
        ],
        'accent',
      ),
      area(
        [
          [20, -18, 1],
          [62, -18, 1],
          [52, 18],
          [24, 42, 1],
        ],
        'accentShade',
        { isPlain: true },
      ),
    ];
  },
};

const chopsticks: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, mark } = pen('chopsticks');
    return [
      bar(
        [
          [-10, -60],
          [-2, 96],
        ],
        9,
        'wood',
        { weight: 'form' },
      ),
      bar(
        [
          [14, -58],
          [6, 96],
        ],
        9,
        'wood',
        { weight: 'form' },
      ),
      mark(
        [
          [2, 92],
          [-10, 120],
          [6, 150],
          [-8, 178],
          [2, 200],
        ],
        8,
        'trim',
      ),
      mark(
        [
          [6, 92],
          [16, 122],
          [4, 150],
          [14, 176],
        ],
        7,
        'trimShade',
      ),
    ];
  },
};

const spoon: Thing = {
  touches: { grip: at(0, 0), tip: at(0, -78) },
  draw: () => {
    const { round, bar } = pen('spoon');
    return [
      bar(
        [
          [0, 40],
          [0, -54],
        ],
        10,
        'steel',
        { weight: 'form' },
      ),
      round(0, -70, 17, 'steel', { ry: 24, weight: 'form' }),
    ];
  },
};

const pan: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar, round } = pen('pan');
    return [
      bar(
        [
          [-22, 0],
          [96, 0],
        ],
        22,
        'wood',
      ),
      area(
        [
          [88, -26, 1],
          [270, -26, 1],
          [250, 24],
          [220, 34],
          [136, 34],
          [106, 24],
        ],
        'dark',
      ),
      area(
        [
          [190, -26, 1],
          [270, -26, 1],
          [250, 24],
          [220, 34],
          [180, 34, 1],
        ],
        'darkShade',
        { isPlain: true },
      ),
      round(178, -30, 90, 'steel', { ry: 12, weight: 'form' }),
    ];
  },
};
/** What flies above a pan that is tossed. */
const food: Thing = {
  touches: {},
  draw: () => {
    const { round, area } = pen('food');
    return [
      round(-40, 10, 26, 'trim', { ry: 18, turn: 20 }),
      area(
        [
          [-8, -54],
          [20, -66],
          [36, -44],
          [22, -24],
          [-6, -30],
        ],
        'cloth3',
      ),
      round(46, 6, 20, 'accent'),
      area(
        [
          [-70, -44],
          [-46, -62],
          [-34, -40],
          [-54, -28],
        ],
        'white',
      ),
      area('M76 -60L98 -48L84 -26L62 -38Z', 'trim'),
    ];
  },
};

const flag: Thing = {
  touches: { grip: at(0, 0), second: at(0, 70) },
  draw: () => {
    const { area, bar, round } = pen('flag');
    const band = (y: number) =>
      `M8 ${y}C70 ${y - 26} 130 ${y + 26} 230 ${y - 4}L230 ${y + 44}C130 ${y + 74} 70 ${y + 22} 8 ${y + 48}Z`;
    return [
      area('M8 -330C70 -356 130 -304 230 -334L230 -190C130 -160 70 -212 8 -186Z', 'white'),
      area(band(-330), 'accent', { isPlain: true }),
      area(band(-234), 'cloth3', { isPlain: true }),
      bar(
        [
          [0, 150],
          [0, -340],
        ],
        14,
        'wood',
      ),
      round(0, -346, 14, 'metal'),
    ];
  },
};

const umbrella: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, mark, bar } = pen('umbrella');
    return [
      bar([[0, 60], [0, -330]], 11, 'wood', { weight: 'form' }),
      mark([[0, 60], [2, 84], [22, 88], [32, 72]], 12),
      area('M-220 -230C-210 -400 210 -400 220 -230C190 -262 140 -262 110 -230C86 -262 26 -262 0 -230C-26 -262 -86 -262 -110 -230C-140 -262 -190 -262 -220 -230Z', 'accent'),
      area('M0 -357C120 -352 212 -320 220 -230C190 -262 140 -262 110 -230C104 -290 60 -340 0 -357Z', 'accentShade', { isPlain: true }),
      mark('M0 -357C-60 -340 -104 -290 -110 -230M0 -357C60 -340 104 -290 110 -230', 6),
      mark('M0 -357L0 -378', 10),
    ];
  },
}; // prettier-ignore

const sword: Thing = {
  touches: { grip: at(0, 0), second: at(0, 40) },
  draw: () => {
    const { area, bar, mark } = pen('sword');
    return [
      area([[-9, -34, 1], [9, -34, 1], [18, -160], [10, -290], [-14, -372, 1], [-14, -290], [-4, -160]], 'steel'),
      area([[2, -34, 1], [9, -34, 1], [18, -160], [10, -290], [-14, -372, 1], [4, -290], [8, -160]], 'steelShade', { isPlain: true }),
      bar([[0, -20], [0, 66]], 22, 'dark'),
      bar([[-34, -28], [34, -28]], 18, 'metal'),
      mark('M-8 6L8 -6M-8 30L8 18M-8 52L8 40', 5, 'trim'),
    ];
  },
}; // prettier-ignore

const balloon: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, mark } = pen('balloon');
    const one = (x: number, y: number, fill: 'accent' | 'cloth3' | 'trim') => [
      mark(`M0 0C${x * 0.2} -80 ${x * 0.9} -120 ${x} ${y + 76}`, 5),
      area(
        [
          [x, y + 78, 1],
          [x - 50, y + 30],
          [x - 58, y - 30],
          [x, y - 78],
          [x + 58, y - 30],
          [x + 50, y + 30],
        ],
        fill,
      ),
      area(
        [
          [x - 30, y - 36],
          [x - 20, y - 54],
          [x - 10, y - 52],
          [x - 22, y - 30],
        ],
        'white',
        { isPlain: true, least: 12 },
      ),
    ];
    return [...one(-66, -250, 'trim'), ...one(72, -270, 'cloth3'), ...one(2, -350, 'accent')];
  },
};

const trophy: Thing = {
  touches: { grip: at(-40, 40), left: at(40, 40) },
  draw: () => {
    const { area, round, box } = pen('trophy');
    return [
      round(-60, -24, 32, 'metal'), round(-60, -24, 15, 'white'), round(60, -24, 32, 'metal'), round(60, -24, 15, 'white'),
      area([[-62, -74, 1], [62, -74, 1], [54, -10], [24, 30], [12, 60, 1], [-12, 60, 1], [-24, 30], [-54, -10]], 'metal'),
      area([[14, -74, 1], [62, -74, 1], [54, -10], [24, 30], [6, 44, 1]], 'metalShade', { isPlain: true }),
      box(-36, 58, 72, 28, 'dark', { radius: 4 }),
    ];
  },
}; // prettier-ignore

const laptop: Thing = {
  touches: { grip: at(-40, 66), left: at(40, 66) },
  draw: () => {
    const { area, round } = pen('laptop');
    return [
      area('M-92 -66C-92 -74 -86 -78 -80 -78L80 -78C86 -78 92 -74 92 -66L92 50L-92 50Z', 'steel'),
      area('M20 -78L80 -78C86 -78 92 -74 92 -66L92 50L50 50Z', 'steelShade', { isPlain: true }),
      round(0, -14, 15, 'white', { weight: 'form' }),
      area('M-104 50L104 50L116 72L-116 72Z', 'steel'),
    ];
  },
};

const box: Thing = {
  touches: { grip: at(-72, 30), left: at(72, 30) },
  draw: () => {
    const { box: square, bar, area } = pen('gift');
    return [
      square(-76, -44, 152, 110, 'cloth3'),
      square(-86, -70, 172, 36, 'cloth3'),
      square(-16, -70, 32, 136, 'accent', { weight: 'form' }),
      area(
        [
          [0, -70, 1],
          [-50, -112],
          [-66, -86],
          [-40, -70, 1],
        ],
        'accent',
      ),
      area(
        [
          [0, -70, 1],
          [50, -112],
          [66, -86],
          [40, -70, 1],
        ],
        'accent',
      ),
      bar(
        [
          [-4, -70],
          [4, -70],
        ],
        20,
        'accent',
        { weight: 'form' },
      ),
    ];
  },
};

export const HAND_THINGS = { cup, mug, mic, book, pencil, phone, camera, rose, ring: ringBox, bowl, chopsticks, spoon, pan, food, flag, umbrella, sword, balloon, trophy, laptop, gift: box }; // prettier-ignore
