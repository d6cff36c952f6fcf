/** Gods. */
import { animalHead, animalTail } from '../../animals/person.ts';
import { beads, bell, garland, greatNamam, halo, kneeBand, locks, mark, moon, necklaces, peacockFeather, ringOfFire, sacredThread, snake } from './adornments.ts'; // prettier-ignore
import type { Form } from './form.ts';
import { GODDESSES } from './goddesses.ts';
import { BARE, coloursOfGod, STOLE } from './looks.ts';

const FEAR_NOT = { bones: [-26, -150], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: -1 } as const;
const FACE = { sex: 'male', hair: 'long', mood: 'calm', headwear: 'mukut', hasEarrings: true } as const;
const ROSE = { blush: '#f59ab5', lip: '#d8456b' };

const SHIVA_LOOK = { sex: 'male', hair: 'man bun', mood: 'calm', headwear: null, outfit: BARE } as const;
const SHIVA_COLOURS = coloursOfGod('blue', ['#e39a3d', '#4f7a4a', '#e39a3d', '#5a3520'], { hair: '#3a2a2a', hairShade: '#5c4238', wood: '#8a4a24', trim: '#f3d27a' }); // prettier-ignore
const SHIVA_BODY = [beads, snake, mark('ash'), mark('third eye'), moon];
const SHIVA: Form = {
  spec: { ...SHIVA_LOOK },
  pose: 'staff',
  arms: { right: { bones: [-46, -98], length: [0.96, 0.92], grip: 'grip', hand: -96 }, left: { bones: [26, 152], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: 1 } },
  holds: { right: { name: 'trishul', scale: 1.1 } },
  behind: [locks],
  before: SHIVA_BODY,
  colours: SHIVA_COLOURS,
}; // prettier-ignore
const SHIVA_MEDITATING: Form = {
  spec: { ...SHIVA_LOOK, mood: 'sleepy' },
  pose: 'lotus',
  behind: [locks],
  before: SHIVA_BODY,
  colours: SHIVA_COLOURS,
  holds: { left: { name: 'trishul', x: 96, y: -150, scale: 1.05, isBehind: true } },
};
const NATARAJA: Form = {
  spec: { ...SHIVA_LOOK },
  pose: 'tandava',
  more: [{ right: { bones: [-84, -150], grip: 'hold', hand: -150 }, left: { bones: [84, 150], grip: 'tray', hand: 160 }, holds: { right: { name: 'damru', turn: 70, y: -10, scale: 1.1 }, left: { name: 'flame', y: -22, x: 10 } } }],
  behind: [ringOfFire, locks],
  before: SHIVA_BODY,
  colours: SHIVA_COLOURS,
}; // prettier-ignore

const KRISHNA: Form = {
  spec: { ...FACE, outfit: STOLE },
  pose: 'tribhanga',
  before: [necklaces, mark('upright'), peacockFeather],
  colours: coloursOfGod('blue', ['#f5bd36', '#1f8a78', '#d8456b', '#f7cf5a']),
};
const VISHNU: Form = {
  spec: { ...FACE, outfit: BARE },
  pose: 'bless',
  arms: { right: { bones: [-26, -56], length: [0.94, 0.9], hand: -50, grip: 'grip' }, left: { bones: [30, 60], length: [0.94, 0.86], hand: 40, grip: 'grip' } },
  holds: { left: { name: 'gada', turn: 180, scale: 0.86, x: 6, y: 120, isBehind: true }, right: { name: 'lotus', turn: -16, y: -8, scale: 1.2 } },
  more: [{ right: { bones: [-74, -158], grip: 'point', hand: 184 }, left: { bones: [74, 158], grip: 'hold', hand: 170 }, holds: { right: { name: 'chakra', y: -26, scale: 1.05 }, left: { name: 'conch', y: -44, scale: 1.05 } } }],
  behind: [halo],
  before: [garland('accent', 4.4, 'trim'), necklaces, mark('upright')],
  seat: 'lotus',
  colours: coloursOfGod('blue', ['#f5bd36', '#1f8a78', '#d8456b', '#f7cf5a'], ROSE),
}; // prettier-ignore
const RAMA: Form = {
  spec: { ...FACE, outfit: STOLE },
  pose: 'staff left',
  holds: { left: { name: 'bow', scale: 1.15, x: 4 } },
  behind: [halo],
  before: [necklaces, sacredThread, mark('upright')],
  colours: coloursOfGod('blue', ['#ef8a24', '#1f8a78', '#d8312f', '#f7cf5a']),
};
const LAKSHMANA: Form = { ...RAMA, behind: [], colours: coloursOfGod('gold', ['#2f8f78', '#1f8a78', '#e8862e', '#f7cf5a']) }; // prettier-ignore
const MURUGAN: Form = {
  spec: { ...FACE, outfit: STOLE },
  pose: 'bless',
  arms: { right: { bones: [-46, -98], length: [0.96, 0.9], grip: 'grip', hand: -96 }, left: { bones: [26, 152], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: 1 } },
  holds: { right: { name: 'vel', scale: 1 } },
  behind: [halo],
  before: [garland('white', 2.6, 'accent'), necklaces, mark('ash'), mark('dot')],
  mount: { animal: { name: 'peacock', pose: 'standing' }, scale: 1.25, x: 330, y: 0, isFlipped: true, keeps: ['steel', 'wood', 'steelShade', 'woodShade'] },
  colours: coloursOfGod('gold', ['#e8622e', '#1f8a78', '#d8312f', '#f7cf5a']),
}; // prettier-ignore
const BALAJI: Form = {
  spec: { ...FACE, outfit: BARE },
  pose: 'bless',
  arms: { right: { bones: [-26, -30], length: [0.94, 0.86], hand: -4, grip: 'palm', thumb: -1 }, left: { bones: [30, -30], length: [0.94, 0.84], hand: -40, grip: 'flat' } },
  more: [{ right: { bones: [-70, -160], grip: 'point', hand: 184 }, left: { bones: [70, 160], grip: 'hold', hand: 170 }, holds: { right: { name: 'chakra', y: -26, scale: 1.05 }, left: { name: 'conch', y: -44, scale: 1.05 } } }],
  behind: [halo],
  before: [garland('accent', 5.6, 'white'), garland('trim', 3.6, 'accent'), necklaces, greatNamam],
  seat: 'lotus',
  colours: coloursOfGod('stone', ['#f5bd36', '#1f8a78', '#d8312f', '#f7cf5a'], ROSE),
}; // prettier-ignore
const AYYAPPA: Form = {
  spec: { ...FACE, outfit: BARE, age: 'teen' },
  pose: 'squat',
  behind: [halo],
  before: [garland('trim', 2.4, 'accent'), kneeBand, bell, mark('ash'), mark('dot')],
  seat: 'lotus',
  colours: coloursOfGod('gold', ['#26304f', '#1f8a78', '#d8312f', '#f7cf5a'], ROSE),
};

const GANESHA_BODY = { sex: 'male', build: 'heavy', mood: 'happy', headwear: 'mukut', outfit: STOLE, head: animalHead('elephant') } as const; // prettier-ignore
const GANESHA_COLOURS = coloursOfGod('rose', ['#f5bd36', '#1f8a78', '#d8312f', '#f7cf5a'], { fur: '#ef9f86', furShade: '#d07a62', fur2: '#f7c9b4', fur2Shade: '#e0a590', fur3: '#2d2833', iris: '#6b3714', blush: '#f7c0ae', lip: '#d8456b', horn: '#fdf6e4', hornShade: '#d9c9a8' }); // prettier-ignore
const GANESHA_MORE = [{ right: { bones: [-84, -150], grip: 'grip', hand: -150 }, left: { bones: [84, 150], grip: 'grip', hand: 150 }, holds: { right: { name: 'axe', turn: -8, scale: 1.1 }, left: { name: 'lotus', turn: 8, scale: 1.05 } } }] as const; // prettier-ignore
const GANESHA: Form = {
  spec: GANESHA_BODY,
  pose: 'bless seated',
  arms: { right: FEAR_NOT, left: { bones: [40, 92], length: [0.9, 0.76], hand: 84, grip: 'tray', thumb: -1 } },
  holds: { left: { name: 'modak', x: 28, y: -40, scale: 0.92 } },
  more: GANESHA_MORE,
  behind: [halo],
  before: [mark('upright')],
  mount: { animal: { name: 'mouse', pose: 'sitting' }, scale: 1.05, x: 330, isFlipped: true, isInFront: true, hasOtherFur: true },
  colours: GANESHA_COLOURS,
}; // prettier-ignore
const GANESHA_STANDING: Form = { ...GANESHA, pose: 'bless' };
const GANESHA_DANCING: Form = { ...GANESHA, pose: 'bharatanatyam', arms: { right: FEAR_NOT, left: { bones: [76, 104], length: [0.9, 0.8], hand: 90, grip: 'tray', thumb: -1 } } }; // prettier-ignore

const HANUMAN_BODY = { sex: 'male', build: 'strong', mood: 'calm', headwear: 'mukut', outfit: BARE, head: animalHead('monkey'), behind: animalTail('monkey') } as const; // prettier-ignore
const HANUMAN_COLOURS = coloursOfGod('vanara', ['#d8312f', '#1f8a78', '#d8312f', '#f7cf5a'], { fur: '#d9782c', furShade: '#b5591a', fur2: '#f6c28a', fur2Shade: '#dc9c5c', fur3: '#2d2833', iris: '#6b3714', horn: '#5f9e4a', hornShade: '#457a36', glass: '#a9e08a' }); // prettier-ignore
const HANUMAN: Form = {
  spec: HANUMAN_BODY,
  pose: 'bless',
  arms: { right: { bones: [-40, -104], length: [0.96, 0.9], grip: 'grip', hand: -100 }, left: { bones: [50, -44], grip: 'fist', hand: -78 } },
  holds: { right: { name: 'gada', turn: -6, scale: 1.2 } },
  behind: [halo],
  before: [necklaces, sacredThread, mark('tilak')],
  colours: HANUMAN_COLOURS,
}; // prettier-ignore
const HANUMAN_PRAYING: Form = { ...HANUMAN, pose: 'namaste', arms: {}, holds: {} };
const HANUMAN_MOUNTAIN: Form = {
  spec: HANUMAN_BODY,
  pose: 'carry high',
  holds: { left: { name: 'peak', y: -16, x: 70, scale: 1.5 }, right: { name: 'gada', turn: -64, scale: 1.05 } },
  before: [necklaces, mark('tilak')],
  colours: HANUMAN_COLOURS,
};

const WITH_SITA: Form = { ...RAMA, partner: { form: { ...GODDESSES.sita, behind: [] }, x: -330 }, behind: [] };
const WITH_PARVATI: Form = { ...SHIVA, partner: { form: { ...GODDESSES.parvati, behind: [] }, x: 330 } };
const WITH_LAKSHMI: Form = { ...VISHNU, seat: undefined, behind: [], partner: { form: { ...GODDESSES.lakshmi, pose: 'bless', behind: [], seat: undefined, more: [] }, x: 400 } }; // prettier-ignore
const RADHA_BESIDE: Form = { ...GODDESSES.radha, pose: 'bless', arms: { right: { bones: [-40, -120], length: [0.94, 0.9], hand: -118, grip: 'relaxed' }, left: { bones: [24, -30], hand: -40, grip: 'relaxed' } } }; // prettier-ignore
const WITH_RADHA: Form = { ...KRISHNA, partner: { form: RADHA_BESIDE, x: 236, isBehind: true } };
const ON_SWING: Form = {
  ...KRISHNA,
  pose: 'sit front',
  arms: { right: { bones: [-24, 60], length: [0.94, 0.8], hand: 110, grip: 'grip' }, left: { bones: [58, 84], hand: 84, grip: 'relaxed' } },
  holds: { right: { name: 'flute', turn: 40, scale: 1.1 } },
  seat: 'swing',
  partner: { form: { ...GODDESSES.radha, pose: 'sit front' }, x: 250 },
}; // prettier-ignore

export const GODS = { shiva: SHIVA, 'shiva meditating': SHIVA_MEDITATING, nataraja: NATARAJA, krishna: KRISHNA, 'radha krishna': WITH_RADHA, 'radha krishna on a swing': ON_SWING, 'ram sita': WITH_SITA, 'shiv parvati': WITH_PARVATI, 'lakshmi narayan': WITH_LAKSHMI, vishnu: VISHNU, rama: RAMA, lakshmana: LAKSHMANA, murugan: MURUGAN, balaji: BALAJI, ayyappa: AYYAPPA, ganesha: GANESHA, 'ganesha standing': GANESHA_STANDING, 'ganesha dancing': GANESHA_DANCING, hanuman: HANUMAN, 'hanuman praying': HANUMAN_PRAYING, 'hanuman with the mountain': HANUMAN_MOUNTAIN } satisfies Record<string, Form>; // prettier-ignore
