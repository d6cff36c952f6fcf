/** The people of the demo shop: those whom a visitor can be, and the makers of the gallery, who never sign in. */
export const DEMO_SHOPPER = 'demo-shopper';

/** Known to the identity stand-in by these e-mails; their identities are seeded with them (docs/operations.md). */
export const VISITORS = [
  { id: DEMO_SHOPPER, name: 'Demo Shopper', email: 'demo.shopper@chhaap.test' },
  { id: 'demo-shopper-2', name: 'Demo Shopper 2', email: 'demo.shopper.2@chhaap.test' },
  { id: 'demo-admin', name: 'Demo Admin', email: 'demo.admin@chhaap.test' },
] as const;

const MAKER_NAMES = [
  'Asha Nair',
  'Rohan Deshmukh',
  'Meera Iyer',
  'Kabir Singh',
  'Ananya Chatterjee',
  'Farhan Sheikh',
  'Lakshmi Reddy',
  'Arjun Menon',
  'Priya Joshi',
  'Tenzin Dolma',
  'Zoya Khan',
  'Vikram Rathore',
] as const;
export type MakerName = (typeof MAKER_NAMES)[number];

/** Owner of the designs that the collections sell. */
export const STUDIO = { id: 'demo-studio', name: 'Chhaap Studio', email: 'studio@makers.chhaap.test' } as const;

const slugOf = (name: string): string => name.toLowerCase().replace(/ /g, '-');
export const makerId = (name: MakerName): string => `demo-maker-${slugOf(name)}`;

export const MAKERS = MAKER_NAMES.map(name => ({
  id: makerId(name),
  name,
  email: `${slugOf(name).replace('-', '.')}@makers.chhaap.test`,
}));
