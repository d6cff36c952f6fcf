/** Who drew a picture: the shop's own program, which is no AI model; a model; or the shopper, whose own artwork it is. */
export const DRAWERS = ['artist', 'model', 'shopper'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** Providers, as a version keeps them, that are no model. Every other one is a company's model. */
const NO_MODELS: Partial<Record<string, Drawer>> = { artist: 'artist', upload: 'shopper' };

/** Who drew what a provider made; null where nothing is drawn yet. */
export const drawerOf = (provider: string | null): Drawer | null =>
  provider === null ? null : (NO_MODELS[provider] ?? 'model');

/** The words that stand beside a picture, by who drew it (rulings, Generation); none beside a shopper's own artwork. */
export const labelOf = (
  drawer: Drawer | null,
  labels: Record<Exclude<Drawer, 'shopper'>, string>,
): string | undefined => (drawer === null || drawer === 'shopper' ? undefined : labels[drawer]);
