/** The Buddha, Jesus, Mary. */
import { halo, nimbus } from './adornments.ts';
import type { Form } from './form.ts';
import { coloursOfGod, KASAYA, LOINCLOTH, MANTLE, ROBE } from './looks.ts';

const BUDDHA: Form = {
  spec: { outfit: KASAYA, sex: 'male', hair: 'bun', mood: 'sleepy', headwear: null },
  pose: 'lotus',
  arms: { right: { bones: [-24, 16], length: [0.96, 0.96], hand: 4, grip: 'flat' }, left: { bones: [34, -62], length: [0.92, 0.8], hand: -84, grip: 'tray', thumb: 1 } },
  behind: [halo],
  seat: 'lotus',
  colours: coloursOfGod('gold', ['#e8862e', '#e8862e', '#c8452f', '#f7cf5a'], { hair: '#2d2440', hairShade: '#4d4266', blush: '#f59ab5', lip: '#d8456b' }),
}; // prettier-ignore
const JESUS_LOOK = { sex: 'male', hair: 'long', mood: 'calm', headwear: null, beard: 'short', moustache: 'bushy' } as const; // prettier-ignore
const JESUS_COLOURS = coloursOfGod('fair', ['#f7f1e3', '#f7f1e3', '#b3242f', '#f3d27a'], { hair: '#4f2d1c', hairShade: '#7a4b30' }); // prettier-ignore
const JESUS: Form = {
  spec: { ...JESUS_LOOK, outfit: ROBE },
  pose: 'welcome',
  behind: [halo],
  colours: JESUS_COLOURS,
};
const JESUS_ON_CROSS: Form = {
  spec: { ...JESUS_LOOK, outfit: LOINCLOTH, mood: 'sleepy', build: 'slim' },
  pose: 'cross',
  holds: { right: { name: 'cross', x: 318, y: 30, isBehind: true } },
  colours: JESUS_COLOURS,
};
const MARY: Form = {
  spec: { sex: 'female', hair: 'long', mood: 'calm', headwear: 'hijab', outfit: MANTLE },
  pose: 'namaste',
  behind: [nimbus],
  colours: coloursOfGod('fair', ['#f7f1e3', '#f7f1e3', '#3d78c4', '#f3d27a'], { hair: '#4f2d1c', hairShade: '#7a4b30' }), // prettier-ignore
};

export const TEACHERS = { buddha: BUDDHA, jesus: JESUS, 'jesus on the cross': JESUS_ON_CROSS, mary: MARY } satisfies Record<string, Form>; // prettier-ignore
