import type { Color, PlacementId } from '../../domain/src/catalog.ts';
import type { MakerName } from './demo-accounts.ts';

/** A design of the demo gallery: its brief, not its picture. */
export type DemoDesign = {
  slug: string;
  maker: MakerName;
  name: string;
  style: string;
  prompt: string;
  color: Color;
  productId: 1 | 2 | 3;
  placement: PlacementId;
  /** Likes, by so many of the demo's accounts. */
  likes: number;
  /** Slug of the older design that it was started from. */
  remixOf?: string | undefined;
};

type Row = [string, MakerName, string, string, string, Color, 1 | 2 | 3, PlacementId, number, string?];

/**
 * The newest first: the first eight stand on the home page, and the very first on its big shirt. Those eight keep to the front of
 * two cuts, since the press makes each cut and side ready once, and home should not wait for more.
 */
const ROWS: Row[] = [
  ['tiger-roses', 'Asha Nair', 'Tiger and roses', 'Vintage', 'vintage tiger with roses', 'black', 2, 'a3', 14],
  [
    'mumbai-cricket',
    'Rohan Deshmukh',
    'Mumbai cricket club',
    'Retro badge',
    'cricket bat and ball with wings, retro badge "Mumbai 1998"',
    'white',
    1,
    'a4',
    12,
    'kolkata-football',
  ],
  [
    'astronaut-cat',
    'Zoya Khan',
    'Cat on a rocket',
    'Space',
    'a cute astronaut cat riding a rocket under the moon',
    'black',
    1,
    'a4',
    13,
  ],
  ['ganesha-gold', 'Lakshmi Reddy', 'Ganesha in gold', 'Mandala', 'lord ganesha with a mandala', 'black', 2, 'a4', 15],
  [
    'chai-chill',
    'Meera Iyer',
    'Chai & Chill',
    'Landscape',
    'minimal mountains at sunrise, lettering "Chai & Chill"',
    'white',
    1,
    'a4',
    9,
  ],
  ['proud-peacock', 'Priya Joshi', 'Proud peacock', 'Arch', 'a proud peacock', 'white', 2, 'a4', 11],
  [
    'samurai-wave',
    'Kabir Singh',
    'Samurai and wave',
    'Japanese',
    'samurai with japanese wave and red sun',
    'white',
    2,
    'a3',
    10,
    'octopus',
  ],
  ['aamchi-mumbai', 'Rohan Deshmukh', 'आमची मुंबई', 'Lettering', 'आमची मुंबई', 'black', 1, 'chest', 8],
  [
    'ride-ladakh',
    'Tenzin Dolma',
    'Ride to Ladakh',
    'Retro',
    'motorcycle on himalayan road "Ride to Ladakh"',
    'black',
    2,
    'back',
    12,
  ],
  ['auto-pop', 'Farhan Sheikh', 'Auto rickshaw', 'Pop art', 'auto rickshaw pop art', 'white', 1, 'a4', 9],
  ['lion-crown', 'Vikram Rathore', 'The crowned lion', 'Gold', 'lion with crown black and gold', 'black', 3, 'a3', 10],
  [
    'stay-wild',
    'Tenzin Dolma',
    'Stay wild',
    'Night',
    'wolf howling in the forest at night "Stay Wild"',
    'black',
    1,
    'a4',
    7,
  ],
  ['goa-vibes', 'Zoya Khan', 'Goa vibes', 'Sunset', 'goa beach sunset palm trees "Goa Vibes"', 'black', 1, 'a4', 11],
  ['om-blue', 'Lakshmi Reddy', 'Om Namah Shivaya', 'Mandala', 'om namah shivaya blue', 'black', 1, 'chest', 9],
  ['panda-pizza', 'Ananya Chatterjee', 'Panda and pizza', 'Cute', 'cute panda eating pizza', 'white', 1, 'chest', 8],
  ['owl-moon', 'Arjun Menon', 'The owl', 'Tarot', 'moon owl tarot', 'black', 2, 'a4', 6],
  [
    'kolkata-football',
    'Ananya Chatterjee',
    'Kolkata football',
    'Retro badge',
    'football with flames, badge "Kolkata 1889"',
    'black',
    1,
    'a4',
    7,
  ],
  ['taj-sunset', 'Farhan Sheikh', 'Taj at sunset', 'Poster', 'taj mahal at sunset in an arch', 'white', 2, 'a4', 8],
  [
    'dream-big',
    'Priya Joshi',
    'Dream big',
    'Lettering',
    'motivational quote "Dream Big Work Hard"',
    'white',
    1,
    'a4',
    5,
  ],
  ['lotus', 'Meera Iyer', 'Lotus', 'Mandala', 'pink lotus mandala', 'white', 1, 'chest', 6],
  ['elephant', 'Asha Nair', 'Kerala elephant', 'Folk', 'elephant with crown', 'black', 2, 'a4', 9],
  ['octopus', 'Arjun Menon', 'Octopus', 'Japanese', 'octopus with ocean waves and orange sun', 'white', 1, 'a4', 4],
  ['cool-dog', 'Kabir Singh', 'Cool dog', 'Sunburst', 'golden retriever dog wearing sunglasses', 'white', 1, 'a4', 7],
  ['dragon', 'Vikram Rathore', 'Dragon fire', 'Tattoo', 'dragon fire tattoo style', 'black', 3, 'back', 6],
  ['butterfly', 'Meera Iyer', 'Blue butterfly', 'Watercolour', 'butterfly watercolor', 'white', 1, 'chest', 5],
  ['code-repeat', 'Arjun Menon', 'Eat sleep code repeat', 'Lettering', 'eat sleep code repeat', 'black', 1, 'a4', 10],
  ['jungle-tiger', 'Asha Nair', 'Bengal tiger', 'Night', 'bengal tiger in the jungle at night', 'black', 2, 'a4', 8],
  ['madhubani-peacock', 'Priya Joshi', 'Madhubani peacock', 'Folk', 'madhubani peacock', 'black', 2, 'a3', 7],
  ['space-surfer', 'Zoya Khan', 'Space surfer', 'Retro', 'astronaut surfing on a wave, retro', 'black', 1, 'a4', 6],
  ['shiva-neon', 'Tenzin Dolma', 'Shiva in neon', 'Neon', 'lord shiva meditating, neon', 'black', 1, 'a4', 5],
];

export const DEMO_DESIGNS: readonly DemoDesign[] = ROWS.map(
  ([slug, maker, name, style, prompt, color, productId, placement, likes, remixOf]) => ({
    slug,
    maker,
    name,
    style,
    prompt,
    color,
    productId,
    placement,
    likes,
    remixOf,
  }),
);
