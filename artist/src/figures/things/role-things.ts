/** What callings have in their hands or before them. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

const scepter: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar, round } = pen('scepter');
    return [
      bar([[0, 250], [0, -190]], 18, 'metal'),
      area([[-40, -190, 1], [-52, -250], [-26, -300], [0, -320, 1], [26, -300], [52, -250], [40, -190, 1]], 'metal'),
      round(0, -250, 22, 'accent', { weight: 'form' }),
      bar([[-30, -184], [30, -184]], 18, 'metalShade', { weight: 'form' }),
      round(0, 258, 18, 'metal', { weight: 'form' }),
    ];
  },
}; // prettier-ignore
/** A straight sword, its point down. */
const longsword: Thing = {
  touches: { grip: at(0, 0), second: at(0, -14) },
  draw: () => {
    const { area, bar, round } = pen('longsword');
    return [
      area([[-20, 44, 1], [20, 44, 1], [17, 420], [0, 470, 1], [-17, 420]], 'steel'),
      area([[2, 50, 1], [20, 44, 1], [17, 420], [0, 470, 1]], 'steelShade', { isPlain: true }),
      bar([[0, 40], [0, -46]], 20, 'wood'),
      bar([[-78, 44], [78, 44]], 24, 'metal'),
      round(0, -60, 22, 'metal'),
    ];
  },
}; // prettier-ignore
const axe: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar, mark } = pen('axe');
    return [
      bar([[0, 170], [0, -290]], 22, 'wood'),
      area([[6, -300, 1], [70, -330], [128, -360, 1], [150, -250], [122, -150, 1], [70, -190], [6, -206, 1]], 'steel'),
      area([[98, -345, 1], [128, -360, 1], [150, -250], [122, -150, 1], [98, -172, 1], [116, -255]], 'white', { isPlain: true }),
      area([[-6, -286, 1], [-52, -300, 1], [-52, -216, 1], [-6, -226, 1]], 'steelShade'),
      mark('M-9 60L9 76M-9 90L9 106M-9 120L9 136', 5),
    ];
  },
}; // prettier-ignore
const hoe: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar } = pen('hoe');
    return [bar([[0, 210], [0, -300]], 19, 'wood'), area([[-16, -318, 1], [22, -318, 1], [130, -270], [120, -200, 1], [60, -252], [-16, -276, 1]], 'steel')];
  },
}; // prettier-ignore
const sack: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, mark, round } = pen('sack');
    return [
      area([[-22, -10, 1], [-60, 60], [-190, 130], [-250, 290], [-190, 430], [-40, 460], [80, 420], [110, 280], [70, 130], [30, 50], [24, -12, 1]], 'wood'),
      area([[40, 70, 1], [70, 130], [110, 280], [80, 420], [-10, 452, 1], [50, 330], [40, 180]], 'woodShade', { isPlain: true }),
      area([[-44, 34, 1], [0, 52], [42, 30, 1], [38, 6, 1], [0, 22], [-36, 8, 1]], 'metal'),
      round(-96, 290, 46, 'trim', { weight: 'form' }),
      mark([[-96, 262], [-96, 318]], 8), mark([[-122, 290], [-70, 290]], 8),
      mark([[-150, 180], [-110, 140]], 6),
    ];
  },
}; // prettier-ignore
const wizardStaff: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar, round, tube } = pen('wizard staff');
    return [
      bar([[0, 470], [0, -220]], 26, 'wood'),
      tube([[0, -200], [-52, -270], [-30, -350], [20, -366]], [12, 13, 11, 7], 'wood'),
      tube([[0, -200], [48, -250], [56, -310], [40, -344]], [12, 13, 10, 6], 'wood'),
      round(4, -288, 40, 'glass'),
      area([[-16, -300, 1], [-4, -318], [8, -310, 1], [-4, -294]], 'white', { isPlain: true }),
    ];
  },
}; // prettier-ignore
const broom: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar, mark } = pen('broom');
    return [
      bar([[0, 330], [0, -190]], 20, 'wood'),
      area([[-24, -180, 1], [24, -180, 1], [86, -360], [70, -430, 1], [30, -402, 1], [0, -440, 1], [-34, -402, 1], [-72, -426, 1], [-84, -350]], 'metal'),
      bar([[-28, -188], [28, -188]], 24, 'accent', { weight: 'form' }),
      mark([[-18, -230], [-36, -370]], 6), mark([[0, -230], [0, -390]], 6), mark([[18, -230], [40, -370]], 6),
    ];
  },
}; // prettier-ignore
const clipboard: Thing = {
  touches: { grip: at(0, 60), page: at(-4, -10) },
  draw: () => {
    const { box, mark } = pen('clipboard');
    return [
      box(-76, -106, 152, 196, 'wood', { radius: 14 }),
      box(-60, -84, 120, 160, 'white', { radius: 4, weight: 'form' }),
      box(-32, -122, 64, 34, 'steel', { radius: 10, weight: 'form' }),
      mark('M-40 -46L40 -46M-40 -18L40 -18M-40 10L14 10', 7),
    ];
  },
}; // prettier-ignore
/** A potter's wheel with a pot, its top is y = 0. */
const wheel: Thing = {
  touches: { right: at(-66, -92), left: at(66, -92) },
  draw: () => {
    const { area, round, mark } = pen('wheel');
    return [
      area([[-120, 14, 1], [120, 14, 1], [84, 150, 1], [-84, 150, 1]], 'woodShade'),
      round(0, 10, 176, 'wood', { ry: 40 }),
      round(0, 0, 176, 'steel', { ry: 38 }),
      area([[-46, -4, 1], [-90, -70], [-74, -140], [-40, -164], [-52, -190, 1], [0, -200], [52, -190, 1], [40, -164], [74, -140], [90, -70], [46, -4, 1], [0, 6]], 'accent'),
      area([[20, -170, 1], [40, -164], [74, -140], [90, -70], [46, -4, 1], [16, 4, 1], [50, -70]], 'accentShade', { isPlain: true }),
      round(0, -190, 52, 'accentShade', { ry: 14 }),
      mark([[-80, -100], [0, -84], [80, -100]], 6), mark([[-84, -60], [0, -44], [84, -60]], 6),
    ];
  },
}; // prettier-ignore
/** A sewing machine on its table: the top is y = 0, it stands on y = 300. */
const sewing: Thing = {
  touches: { right: at(-110, -10), left: at(60, -14) },
  draw: () => {
    const { area, box, round, mark } = pen('sewing');
    return [
      box(-210, 30, 26, 270, 'woodShade'), box(184, 30, 26, 270, 'woodShade'), box(-184, 210, 368, 24, 'woodShade'),
      area([[-230, -2, 1], [-60, -30], [60, -2, 1], [60, 190], [10, 130], [-60, 200], [-140, 140], [-230, 180, 1]], 'cloth3'),
      box(-250, 0, 500, 40, 'wood', { radius: 8 }),
      area([[40, 0, 1], [190, 0, 1], [190, -150], [150, -190], [-40, -190], [-70, -160, 1], [-70, -92, 1], [-36, -92, 1], [-22, -128], [90, -128], [108, -100], [40, -30, 1]], 'dark'),
      box(-58, -92, 14, 66, 'steel', { weight: 'form' }),
      round(206, -140, 46, 'steel'), round(206, -140, 18, 'metal', { weight: 'form' }),
      box(60, -226, 40, 36, 'accent', { radius: 6, weight: 'form' }),
      mark([[-20, -162], [130, -162]], 8, 'metal'),
    ];
  },
}; // prettier-ignore
/** Turntables and a mixer: the top is y = 0, it stands on y = 330. */
const decks: Thing = {
  touches: { right: at(-150, -14), left: at(150, -14) },
  draw: () => {
    const { area, box, round, mark } = pen('decks');
    return [
      area([[-300, 20, 1], [300, 20, 1], [274, 330, 1], [-274, 330, 1]], 'dark'),
      area([[-250, 70, 1], [250, 70, 1], [236, 120, 1], [-236, 120, 1]], 'accent', { weight: 'form' }),
      ...[-190, -95, 0, 95, 190].map((x, i) => box(x - 22, 170 + (i % 2) * 24, 44, 110 - (i % 2) * 24, i % 2 ? 'trim' : 'cloth3', { weight: 'form' })),
      box(-320, -26, 640, 62, 'steel', { radius: 14 }),
      ...[-170, 170].flatMap(x => [round(x, -26, 116, 'dark', { ry: 40 }), round(x, -26, 44, 'accent', { ry: 15, weight: 'form' }), round(x, -26, 8, 'white', { ry: 4, isPlain: true })]),
      mark('M-30 -12L-30 18M0 -12L0 18M30 -12L30 18', 7),
    ];
  },
}; // prettier-ignore
const shield: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, round, mark } = pen('shield');
    return [
      round(0, 0, 150, 'wood'), round(0, 0, 122, 'cloth3', { weight: 'form' }),
      area([[0, -122, 1], [86, -86], [122, 0, 1], [0, 0, 1]], 'trim', { isPlain: true }), area([[0, 122, 1], [-86, 86], [-122, 0, 1], [0, 0, 1]], 'trim', { isPlain: true }),
      mark([[-120, 0], [120, 0]], 8), mark([[0, -120], [0, 120]], 8),
      round(0, 0, 42, 'steel'),
    ];
  },
}; // prettier-ignore
const cutlass: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area, bar } = pen('cutlass');
    return [
      area([[-16, -36, 1], [-22, -160], [-6, -290], [58, -380, 1], [54, -260], [36, -150], [16, -36, 1]], 'steel'),
      area([[4, -40, 1], [22, -170], [34, -290], [58, -380, 1], [54, -260], [36, -150], [16, -36, 1]], 'steelShade', { isPlain: true }),
      bar([[0, 30], [0, -30]], 20, 'wood'),
      area([[-34, -40, 1], [36, -40, 1], [54, 10], [14, 44, 1], [10, 30, 1], [32, 4], [14, -22, 1], [-34, -22, 1]], 'metal'),
    ];
  },
}; // prettier-ignore
const wrench: Thing = {
  touches: { grip: at(0, 0) },
  draw: () => {
    const { area } = pen('wrench');
    return [area([[-16, 90], [16, 90], [16, -110, 1], [58, -140], [62, -210, 1], [22, -180, 1], [-22, -180, 1], [-62, -210, 1], [-58, -140], [-16, -110, 1]], 'steel')];
  },
}; // prettier-ignore

export const ROLE_THINGS = { scepter, longsword, axe, hoe, sack, 'wizard staff': wizardStaff, broom, clipboard, wheel, sewing, decks, shield, cutlass, wrench } satisfies Record<string, Thing>; // prettier-ignore
