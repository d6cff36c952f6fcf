import type { PlacementId } from '../../domain/src/catalog.ts';

/** A curated piece and the brief of the design that it sells. Collection shirts are black first (rulings, Money). */
export type DemoCollection = {
  slug: string;
  name: string;
  style: string;
  type: string;
  details: string;
  prompt: string;
  placement: PlacementId;
  likes: number;
};

type Row = [string, string, string, string, string, string, PlacementId, number];

/** In the order in which the shop shows them; the home page has the first six. */
const ROWS: Row[] = [
  [
    'royal-bengal',
    'Royal Bengal',
    'Wildlife',
    'Wildlife',
    'The tiger of the Sundarbans before a burning sun.',
    'fierce tiger head with orange sunset',
    'a4',
    16,
  ],
  [
    'himalaya-calling',
    'Himalaya calling',
    'Landscape',
    'Travel',
    'Peaks at first light, for everybody who counts days to the next trek.',
    'himalayan mountain sunrise with pine forest',
    'a4',
    15,
  ],
  [
    'temple-bells',
    'Temple bells',
    'Mandala',
    'Devotional',
    'A temple in a ring of fine gold lines.',
    'hindu temple mandala gold',
    'a4',
    14,
  ],
  [
    'gully-cricket',
    'Gully cricket',
    'Retro badge',
    'Sport',
    'Bat, ball and the street. One bounce, one hand is out.',
    'gully cricket retro badge bat and ball Since 1983',
    'a4',
    13,
  ],
  [
    'monsoon-peacock',
    'Monsoon peacock',
    'Folk',
    'Wildlife',
    'The first dance after the first rain.',
    'peacock feather mandala teal',
    'a4',
    12,
  ],
  [
    'cutting-chai',
    'Cutting chai',
    'Lettering',
    'Food',
    'Half a glass, twice the talk.',
    'chai "But First, Chai"',
    'a4',
    11,
  ],
  [
    'namaste',
    'नमस्ते',
    'Lettering',
    'Lettering',
    'A greeting that needs no translation.',
    '"नमस्ते" lettering',
    'chest',
    10,
  ],
  [
    'lotus-pond',
    'Lotus pond',
    'Night',
    'Floral',
    'A lotus opens, and the moon comes down to look.',
    'pink lotus under the moon',
    'a4',
    12,
  ],
];

export const DEMO_COLLECTIONS: readonly DemoCollection[] = ROWS.map(
  ([slug, name, style, type, details, prompt, placement, likes]) => ({
    slug,
    name,
    style,
    type,
    details,
    prompt,
    placement,
    likes,
  }),
);
