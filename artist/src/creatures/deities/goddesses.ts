/** Goddesses. Each hand holds what the scriptures and the temple give it. */
import { bangles, halo, mark, necklaces, skulls, tongue } from './adornments.ts';
import type { Form } from './form.ts';
import { coloursOfGod, DEVI, SAREE } from './looks.ts';

const DEVI_FACE = { sex: 'female', hair: 'long', mood: 'calm', headwear: 'mukut', hasBindi: true, hasEarrings: true } as const; // prettier-ignore
const ROSE = { blush: '#f59ab5', lip: '#d8456b' };

const DURGA: Form = {
  spec: { ...DEVI_FACE, outfit: DEVI },
  pose: 'throne',
  arms: {
    right: { bones: [-26, -150], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: -1 },
    left: { bones: [34, 104], length: [0.94, 0.84], hand: 104, grip: 'grip' },
  },
  holds: { left: { name: 'trishul', turn: 24, scale: 0.86 } },
  more: [
    { right: { bones: [-66, -112], grip: 'hold', hand: -112 }, left: { bones: [74, 104], grip: 'grip', hand: 104 }, holds: { right: { name: 'conch', turn: -20 }, left: { name: 'gada', turn: 52, scale: 0.72 } } },
    { right: { bones: [-88, -140], grip: 'grip', hand: -140 }, left: { bones: [96, 140], grip: 'grip', hand: 140 }, holds: { right: { name: 'sword', turn: -40, scale: 0.9, isFlipped: true }, left: { name: 'bow', turn: 26, scale: 0.74 } } },
    { right: { bones: [-112, -168], grip: 'point', hand: 186 }, left: { bones: [116, 168], grip: 'hold', hand: 170 }, holds: { right: { name: 'chakra', y: -30, scale: 0.95 }, left: { name: 'lotus', scale: 0.9, y: -20 } } },
  ],
  behind: [halo],
  before: [necklaces, mark('third eye')],
  mount: { animal: { name: 'lion', pose: 'walking', mood: 'calm' }, scale: 1.12, isSeat: true },
  colours: coloursOfGod('gold', ['#d8312f', '#d8312f', '#b3122d', '#f7cf5a'], ROSE),
}; // prettier-ignore

const LAKSHMI: Form = {
  spec: { ...DEVI_FACE, outfit: SAREE },
  pose: 'bless seated',
  arms: { right: { bones: [-26, -150], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: -1 }, left: { bones: [40, 84], length: [0.9, 0.8], hand: 30, grip: 'palm', thumb: 1 } },
  holds: { left: { name: 'coins', x: 18, y: 34 } },
  more: [{ right: { bones: [-80, -152], grip: 'grip', hand: -160 }, left: { bones: [80, 152], grip: 'grip', hand: 160 }, holds: { right: { name: 'lotus', turn: -10, scale: 1.15 }, left: { name: 'lotus', turn: 10, scale: 1.15, isFlipped: true } } }],
  behind: [halo],
  before: [necklaces],
  seat: 'lotus',
  colours: coloursOfGod('fair', ['#1f8a78', '#d81f5a', '#d81f5a', '#f7cf5a'], ROSE),
}; // prettier-ignore
const LAKSHMI_STANDING: Form = { ...LAKSHMI, pose: 'bless' };

const SARASWATI: Form = {
  spec: { ...DEVI_FACE, outfit: SAREE },
  pose: 'bless seated',
  arms: { right: { bones: [-36, 60], length: [0.92, 0.86], hand: 76, grip: 'pinch' }, left: { bones: [54, 156], length: [0.92, 0.8], hand: -170, grip: 'grip' } },
  holds: { left: { name: 'veena', x: -104, y: 62, turn: -33, scale: 0.98 } },
  more: [{ right: { bones: [-84, -150], grip: 'pinch', hand: -170 }, left: { bones: [100, 172], grip: 'hold', hand: 170 }, holds: { right: { name: 'rosary' }, left: { name: 'book', turn: 8, y: -30 } } }],
  behind: [halo],
  before: [necklaces],
  seat: 'lotus',
  mount: { animal: { name: 'swan', pose: 'standing' }, scale: 0.8, x: 360, y: 30, isInFront: true, isFlipped: true },
  colours: coloursOfGod('fair', ['#f3c34a', '#fbf6ea', '#fbf6ea', '#f0a92c'], ROSE),
}; // prettier-ignore

const KALI: Form = {
  spec: { ...DEVI_FACE, outfit: { ...DEVI, drapes: [] }, hair: 'wavy', mood: 'surprised' },
  pose: 'stride',
  arms: { right: { bones: [-30, -150], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: -1 }, left: { bones: [40, 78], length: [0.94, 0.84], hand: 78, grip: 'hold' } },
  holds: { left: { name: 'bowl', y: 6, x: 14 } },
  more: [{ right: { bones: [-92, -156], grip: 'grip', hand: -156 }, left: { bones: [88, 150], grip: 'grip', hand: 150 }, holds: { right: { name: 'trishul', turn: -6, scale: 0.8 }, left: { name: 'sword', turn: 22, scale: 1.15 } } }],
  before: [skulls, mark('third eye'), tongue],
  colours: coloursOfGod('dark', ['#d8312f', '#d8312f', '#b3122d', '#f7cf5a']),
}; // prettier-ignore

const PARVATI: Form = {
  spec: { ...DEVI_FACE, outfit: SAREE },
  pose: 'bless',
  behind: [halo],
  before: [necklaces, bangles],
  colours: coloursOfGod('gold', ['#2f8f5b', '#c8352f', '#2f8f5b', '#f7cf5a'], ROSE),
};
const RADHA: Form = {
  spec: { ...DEVI_FACE, outfit: 'lehenga', hair: 'braid', headwear: 'veil' },
  pose: 'namaste',
  before: [necklaces],
  colours: coloursOfGod('fair', ['#1f9e89', '#d8456b', '#f2b134', '#f7d774'], ROSE),
};
const SITA: Form = {
  spec: { ...DEVI_FACE, outfit: SAREE, hair: 'braid' },
  pose: 'namaste',
  behind: [halo],
  before: [necklaces],
  colours: coloursOfGod('fair', ['#c8352f', '#e8862e', '#e8862e', '#f7d774'], ROSE),
};

export const GODDESSES = { durga: DURGA, lakshmi: LAKSHMI, 'lakshmi standing': LAKSHMI_STANDING, saraswati: SARASWATI, kali: KALI, parvati: PARVATI, radha: RADHA, sita: SITA } satisfies Record<string, Form>; // prettier-ignore
