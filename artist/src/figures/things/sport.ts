/** What is played, lifted, ridden standing, flown. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

const bat: Thing = {
  touches: { grip: at(0, 0), second: at(0, 46) },
  draw: () => {
    const { area, bar } = pen('bat');
    return [
      bar([[0, -30], [0, 90]], 20, 'dark'),
      area([[-14, 84, 1], [14, 84, 1], [34, 122], [36, 300], [26, 322, 1], [-26, 322, 1], [-36, 300], [-34, 122]], 'metal'),
      area([[8, 100, 1], [34, 122], [36, 300], [26, 322, 1], [8, 322, 1]], 'metalShade', { isPlain: true }),
      area('M-30 196L-8 196L-8 252L-33 252Z', 'accent', { isPlain: true }),
    ];
  },
}; // prettier-ignore
const ball: Thing = {
  touches: { grip: at(0, -16) },
  draw: () => {
    const { round, mark } = pen('ball');
    return [round(0, 0, 24, 'accent'), mark('M-14 -17C-2 -6 2 8 -4 23', 5, 'white')];
  },
};
const football: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { round, area, mark } = pen('football');
    return [
      round(0, 0, 56, 'white'),
      area([[44, -34, 1], [56, 0], [40, 40], [0, 56, 1], [30, 30]], 'whiteShade', { isPlain: true }),
      area('M0 -22L21 -7L13 18L-13 18L-21 -7Z', 'dark', { isPlain: true }),
      area('M-14 -54L14 -54L4 -42L-4 -42Z', 'dark', { isPlain: true }), area('M48 -28L55 0L43 -10Z', 'dark', { isPlain: true }), area('M-48 -28L-55 0L-43 -10Z', 'dark', { isPlain: true }),
      area('M22 51L40 40L30 34Z', 'dark', { isPlain: true }), area('M-22 51L-40 40L-30 34Z', 'dark', { isPlain: true }),
      mark('M0 -22L0 -42M21 -7L43 -10M13 18L30 34M-13 18L-30 34M-21 -7L-43 -10', 5),
    ];
  },
}; // prettier-ignore
const basketball: Thing = {
  touches: { grip: at(0, -44) },
  draw: () => {
    const { round, mark, area } = pen('basketball');
    return [
      round(0, 0, 54, 'metal'),
      area(
        [
          [40, -36, 1],
          [54, 0],
          [38, 38],
          [0, 54, 1],
          [28, 28],
        ],
        'metalShade',
        { isPlain: true },
      ),
      mark('M0 -54L0 54M-54 0L54 0M-38 -38C-8 -20 -8 20 -38 38M38 -38C8 -20 8 20 38 38', 5),
    ];
  },
};
const hoop: Thing = {
  touches: { rim: at(-46, 0) },
  draw: () => {
    const { box, mark, bar } = pen('hoop');
    return [
      box(60, -190, 26, 250, 'white'),
      bar(
        [
          [60, 0],
          [-110, 0],
        ],
        14,
        'accent',
      ),
      mark(
        'M-104 8L-80 110M-70 8L-56 110M-36 8L-32 110M0 8L-10 110M34 8L14 110M-100 40L30 74M-92 76L20 104M38 24L-84 66M28 60L-70 104',
        5,
        'white',
      ),
    ];
  },
};
/** A bar held with both hands; discs at both ends. */
const barbell: Thing = {
  touches: { right: at(-196, 0), left: at(196, 0) },
  draw: () => {
    const { bar, box } = pen('barbell');
    const end = (s: number) => [box(s * 262 - 16, -92, 32, 184, 'dark', { radius: 8 }), box(s * 300 - 13, -66, 26, 132, 'accent', { radius: 8 })];
    return [bar([[-340, 0], [340, 0]], 16, 'steel'), ...end(-1), ...end(1)];
  },
}; // prettier-ignore
const dumbbell: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, box } = pen('dumbbell');
    return [bar([[-50, 0], [50, 0]], 16, 'steel'), box(-74, -36, 34, 72, 'dark', { radius: 8 }), box(40, -36, 34, 72, 'dark', { radius: 8 })];
  },
}; // prettier-ignore
const glove = (name: string): Thing => ({
  touches: { grip: at(0, 4) },
  draw: () => {
    const { area, box, mark } = pen(name);
    return [
      area([[-34, -36, 1], [-46, 0], [-44, 40], [-10, 60], [30, 52], [48, 20], [44, -14], [34, -36, 1]], 'accent'),
      area([[36, -10], [56, -6], [58, 20], [40, 30], [26, 14]], 'accent'),
      mark([[28, -8], [26, 10], [38, 22]], 6),
      box(-36, -62, 72, 30, 'white', { radius: 5 }),
    ];
  },
}); // prettier-ignore

const surfboard: Thing = {
  touches: { deck: at(0, -8) },
  draw: () => {
    const { area } = pen('surfboard');
    return [
      area([[-230, -6, 1], [-120, -22], [80, -24], [250, -46, 1], [170, 10], [40, 24], [-120, 22]], 'trim'),
      area([[-140, -2], [0, -4], [200, -22], [60, 8], [-60, 10]], 'accent', { isPlain: true }),
      area('M-168 16L-196 58L-132 20Z', 'dark', { weight: 'form' }),
    ];
  },
}; // prettier-ignore
const wave: Thing = {
  touches: {},
  draw: () => {
    const { area, mark } = pen('wave');
    return [
      area([[-420, 190, 1], [-410, 40], [-340, -130], [-200, -250], [-40, -270], [90, -200], [110, -110], [50, -60, 1], [40, -130], [-30, -170], [-110, -130], [-150, -40], [-120, 40], [-20, 70], [160, 62], [330, 90], [440, 130], [470, 190, 1]], 'glass'),
      area([[-420, 190, 1], [-360, 110], [-220, 90], [-60, 120], [120, 106], [300, 130], [470, 190, 1]], 'white', { isPlain: true }),
      mark([[-350, 40], [-310, -80], [-220, -180], [-110, -220]], 11, 'white'), mark([[-280, 60], [-250, -40], [-190, -120]], 11, 'white'),
    ];
  },
}; // prettier-ignore
const skateboard: Thing = {
  touches: { deck: at(0, -14) },
  draw: () => {
    const { area, round } = pen('skateboard');
    return [
      area([[-150, -34, 1], [-116, -14], [-60, -8], [60, -8], [116, -14], [150, -34, 1], [146, -16], [110, 8], [60, 12], [-60, 12], [-110, 8], [-146, -16]], 'accent'),
      round(-76, 30, 22, 'trim'), round(-76, 30, 7, 'dark', { isPlain: true, least: 12 }), round(76, 30, 22, 'trim'), round(76, 30, 7, 'dark', { isPlain: true, least: 12 }),
    ];
  },
}; // prettier-ignore
const rock: Thing = {
  touches: { right: at(-30, -330), left: at(40, -150), rightFoot: at(-26, 60), leftFoot: at(30, 170) },
  draw: () => {
    const { area, mark } = pen('rock');
    return [
      area('M40 -520L150 -560L320 -500L360 -300L330 -80L380 160L360 330L20 330L60 210L-10 150L56 40L-20 -20L70 -130L10 -210L60 -330L-10 -380Z', 'steel'),
      area('M190 -540L320 -500L360 -300L330 -80L380 160L360 330L220 330L260 140L200 0L250 -200L180 -360Z', 'steelShade', { isPlain: true }),
      mark('M110 -430L150 -330M120 -120L170 -60M100 110L160 190M250 -420L220 -360', 7),
    ];
  },
}; // prettier-ignore
const backpack: Thing = {
  touches: {},
  draw: () => {
    const { box, bar } = pen('backpack');
    return [
      bar(
        [
          [-62, -112],
          [58, -112],
        ],
        52,
        'trim',
      ),
      box(-76, -96, 130, 224, 'cloth3', { radius: 30 }),
      box(-70, 30, 104, 84, 'cloth3', { radius: 18, weight: 'form' }),
    ];
  },
};
const pole: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => [
    pen('pole').bar(
      [
        [0, -90],
        [0, 330],
      ],
      11,
      'wood',
      { weight: 'form' },
    ),
  ],
};
const rod: Thing = {
  touches: { grip: at(0, 0), second: at(0, 60), tip: at(0, -420) },
  draw: () => {
    const { bar, round } = pen('rod');
    return [bar([[0, 90], [0, -60]], 16, 'wood', { weight: 'form' }), bar([[0, -60], [0, -420]], 8, 'wood', { weight: 'form' }), round(16, 6, 17, 'steel', { weight: 'form' })];
  },
}; // prettier-ignore
/** From the tip of the rod down to the fish. */
const catchOfFish: Thing = {
  touches: {},
  draw: () => {
    const { mark, area, round } = pen('fish');
    return [
      mark('M0 0L0 300', 4.5),
      area([[0, 294, 1], [34, 320], [42, 370], [22, 416], [0, 436, 1], [-22, 416], [-42, 370], [-34, 320]], 'glass'),
      area('M0 426L40 472L0 460L-40 472Z', 'glass'),
      area([[6, 300, 1], [34, 320], [42, 370], [22, 416], [6, 430, 1], [16, 370]], 'steelShade', { isPlain: true }),
      round(-12, 328, 8, 'white', { weight: 'form', least: 12 }),
      mark([[-36, 350], [0, 358], [36, 350]], 5),
    ];
  },
}; // prettier-ignore
const kite: Thing = {
  touches: { string: at(0, 20) },
  draw: () => {
    const { area, mark } = pen('kite');
    return [
      mark([[0, 110], [-18, 150], [14, 190], [-10, 230], [6, 262]], 6),
      area('M-20 150L22 158L16 180Z', 'trim', { weight: 'form' }), area('M20 214L-22 222L-14 242Z', 'trim', { weight: 'form' }),
      area('M0 -120L104 0L0 112L-104 0Z', 'accent'),
      area('M0 -120L104 0L0 0Z', 'trim', { isPlain: true }), area('M0 0L0 112L-104 0Z', 'cloth3', { isPlain: true }),
      mark('M0 -120L0 112M-104 0C-50 -36 50 -36 104 0', 6),
      area('M-26 96L26 96L0 136Z', 'trim', { weight: 'form' }),
    ];
  },
}; // prettier-ignore
const reel: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, box } = pen('reel');
    return [
      bar(
        [
          [-76, 0],
          [76, 0],
        ],
        14,
        'wood',
        { weight: 'form' },
      ),
      box(-36, -28, 72, 56, 'accent', { radius: 10 }),
    ];
  },
};
const arrows: Thing = {
  touches: { grip: at(0, 0), string: at(-150, 0) },
  draw: () => {
    const { bar, mark, area } = pen('archery');
    return [
      mark('M-46 -190L-150 0L-46 190', 4.5),
      bar(
        [
          [-40, -196],
          [6, -120],
          [18, 0],
          [6, 120],
          [-40, 196],
        ],
        16,
        'wood',
      ),
      mark('M-150 0L110 0', 8, 'line'),
      area('M104 -16L142 0L104 16Z', 'steel', { weight: 'form' }),
      area('M-150 -2L-176 -20L-140 -16L-116 -2L-140 12L-176 18Z', 'accent', { weight: 'form' }),
    ];
  },
};
const racket: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { bar, round, mark } = pen('racket');
    return [
      bar(
        [
          [0, 60],
          [0, -60],
        ],
        18,
        'dark',
      ),
      bar(
        [
          [0, -60],
          [0, -120],
        ],
        12,
        'steel',
        { weight: 'form' },
      ),
      round(0, -196, 68, 'white', { ry: 84 }),
      mark(
        'M-40 -262L-40 -130M-14 -276L-14 -116M14 -276L14 -116M40 -262L40 -130M-60 -236L60 -236M-66 -206L66 -206M-66 -176L66 -176M-54 -146L54 -146',
        4,
        'steelShade',
      ),
    ];
  },
};

/** Water up to the waist of one who swims. */
const water: Thing = {
  touches: {},
  draw: () => {
    const { area, mark } = pen('water');
    return [
      area([[-420, 4, 1], [-340, -18], [-250, 6], [-160, -16], [-70, 8], [20, -14], [110, 8], [200, -16], [290, 6], [380, -18], [440, 4, 1], [420, 120], [200, 150], [-200, 150], [-400, 110]], 'glass'),
      mark([[-280, 50], [-230, 36], [-180, 52]], 9, 'white'), mark([[20, 70], [80, 54], [140, 72]], 9, 'white'), mark([[250, 44], [300, 30], [340, 44]], 9, 'white'),
    ];
  },
}; // prettier-ignore

export const SPORT_THINGS = { water, bat, ball, football, basketball, hoop, barbell, dumbbell, glove: glove('glove'), glove2: glove('glove2'), surfboard, wave, skateboard, rock, backpack, pole, rod, fish: catchOfFish, kite, reel, archery: arrows, racket }; // prettier-ignore
