/** What one sits or lies on, and what one works at. */
import { at } from '../geometry.ts';
import { pen, type Thing } from './thing.ts';

/** The seat's middle lies at the origin; its legs are as long as the shin of an adult. */
const chair: Thing = {
  touches: { seat: at(0, 0) },
  draw: () => {
    const { bar, area } = pen('chair');
    return [
      bar(
        [
          [-96, 8],
          [-112, -250],
        ],
        20,
        'woodShade',
      ),
      bar(
        [
          [-60, 30],
          [-84, 218],
        ],
        20,
        'woodShade',
      ),
      bar(
        [
          [84, 30],
          [96, 218],
        ],
        20,
        'woodShade',
      ),
      area('M-112 -250L-84 -252L-70 -150L-98 -146Z', 'wood'),
      bar(
        [
          [-86, 20],
          [-98, 232],
        ],
        22,
        'wood',
      ),
      bar(
        [
          [92, 20],
          [104, 232],
        ],
        22,
        'wood',
      ),
      bar(
        [
          [-100, 8],
          [106, 8],
        ],
        28,
        'wood',
      ),
    ];
  },
};
const stool: Thing = {
  touches: { seat: at(0, 0) },
  draw: () => {
    const { bar } = pen('stool');
    return [bar([[-40, 20], [-66, 190]], 18, 'woodShade'), bar([[40, 20], [66, 190]], 18, 'woodShade'), bar([[-56, 130], [56, 130]], 12, 'woodShade', { weight: 'form' }), bar([[-78, 10], [78, 10]], 30, 'wood')]; // prettier-ignore
  },
};
const pillow: Thing = {
  touches: {},
  draw: () => {
    const { area, mark } = pen('pillow');
    return [
      area([[-120, -42], [-60, -50], [40, -48], [110, -44], [128, -10], [116, 34], [40, 42], [-60, 42], [-118, 36], [-132, 0]], 'white'),
      area([[-100, 34, 1], [40, 42], [116, 34], [128, -10], [108, 16], [20, 26]], 'whiteShade', { isPlain: true }),
      mark([[-112, -24], [-96, -14]], 6),
    ];
  },
}; // prettier-ignore
/** A desk that stands before one who sits on the chair: its edge is at the origin's height. */
const desk: Thing = {
  touches: { paper: at(-70, -8), left: at(10, -8), keys: at(-60, -14) },
  draw: () => {
    const { bar, area } = pen('desk');
    return [
      bar(
        [
          [-60, 10],
          [-60, 320],
        ],
        22,
        'woodShade',
      ),
      bar(
        [
          [190, 10],
          [190, 320],
        ],
        22,
        'woodShade',
      ),
      area('M-130 -6L230 -6L230 26L-130 26Z', 'wood'),
      area('M-110 -20L0 -20L14 -6L-96 -6Z', 'white', { weight: 'form' }),
    ];
  },
};
const easel: Thing = {
  touches: { canvas: at(-20, -120) },
  draw: () => {
    const { bar, area, round, mark } = pen('easel');
    return [
      bar([[40, -330], [110, 300]], 18, 'woodShade'),
      bar([[10, -330], [-70, 300]], 18, 'wood'),
      area('M-110 -300L120 -270L100 20L-120 0Z', 'white'),
      round(20, -190, 34, 'trim', { weight: 'form' }),
      area([[-116, -30, 1], [-70, -100], [-20, -60], [30, -120], [104, -40, 1], [100, 18, 1], [-119, -2, 1]], 'cloth3', { weight: 'form' }),
      mark('M-128 6L108 26', 16, 'wood'),
    ];
  },
}; // prettier-ignore

export const FURNITURE = { chair, stool, pillow, desk, easel };
