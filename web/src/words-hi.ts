import type { Loaders } from './words.ts';

/** The Hindi texts, a line a noun. */
const texts: Loaders = {
  accounts: () => import('../../words/src/hi/accounts.ts'),
  addresses: () => import('../../words/src/hi/addresses.ts'),
  admin: () => import('../../words/src/hi/admin.ts'),
  adminBoard: () => import('../../words/src/hi/admin-board.ts'),
  adminLog: () => import('../../words/src/hi/admin-log.ts'),
  adminOrder: () => import('../../words/src/hi/admin-order.ts'),
  arrangement: () => import('../../words/src/hi/arrangement.ts'),
  cart: () => import('../../words/src/hi/cart.ts'),
  catalog: () => import('../../words/src/hi/catalog.ts'),
  checkout: () => import('../../words/src/hi/checkout.ts'),
  collectionList: () => import('../../words/src/hi/collection-list.ts'),
  collectionOrder: () => import('../../words/src/hi/collection-order.ts'),
  collectionToasts: () => import('../../words/src/hi/collection-toasts.ts'),
  collections: () => import('../../words/src/hi/collections.ts'),
  community: () => import('../../words/src/hi/community.ts'),
  contact: () => import('../../words/src/hi/contact.ts'),
  credits: () => import('../../words/src/hi/credits.ts'),
  customize: () => import('../../words/src/hi/customize.ts'),
  designs: () => import('../../words/src/hi/designs.ts'),
  detail: () => import('../../words/src/hi/detail.ts'),
  errors: () => import('../../words/src/hi/errors.ts'),
  frame: () => import('../../words/src/hi/frame.ts'),
  generation: () => import('../../words/src/hi/generation.ts'),
  group: () => import('../../words/src/hi/group.ts'),
  groupOwner: () => import('../../words/src/hi/group-owner.ts'),
  home: () => import('../../words/src/hi/home.ts'),
  language: () => import('../../words/src/hi/language.ts'),
  likes: () => import('../../words/src/hi/likes.ts'),
  moderation: () => import('../../words/src/hi/moderation.ts'),
  myData: () => import('../../words/src/hi/my-data.ts'),
  notifications: () => import('../../words/src/hi/notifications.ts'),
  orders: () => import('../../words/src/hi/orders.ts'),
  payments: () => import('../../words/src/hi/payments.ts'),
  policies: () => import('../../words/src/hi/policies.ts'),
  preview: () => import('../../words/src/hi/preview.ts'),
  pricing: () => import('../../words/src/hi/pricing.ts'),
  privacy: () => import('../../words/src/hi/privacy.ts'),
  production: () => import('../../words/src/hi/production.ts'),
  profile: () => import('../../words/src/hi/profile.ts'),
  reading: () => import('../../words/src/hi/reading.ts'),
  refunds: () => import('../../words/src/hi/refunds.ts'),
  returns: () => import('../../words/src/hi/returns.ts'),
  security: () => import('../../words/src/hi/security.ts'),
  shipping: () => import('../../words/src/hi/shipping.ts'),
  sizes: () => import('../../words/src/hi/sizes.ts'),
  sources: () => import('../../words/src/hi/sources.ts'),
  studio: () => import('../../words/src/hi/studio.ts'),
  terms: () => import('../../words/src/hi/terms.ts'),
  tickets: () => import('../../words/src/hi/tickets.ts'),
};

/**
 * Texts in which no line ends within 'टी-शर्ट' or 'ई-मेल': a word joiner follows the hyphen. It has no width, and a page's own search
 * passes over it; a non-breaking hyphen (U+2011) would not be found by who types an ordinary one.
 */
function whole<Text>(text: Text): Text {
  const kept = (): unknown => {
    if (typeof text === 'string') return text.replace(/(टी|ई)-/g, '$&\u2060');
    if (typeof text === 'function')
      return (...counts: unknown[]) => whole((text as (...of: unknown[]) => unknown)(...counts));
    if (Array.isArray(text)) return text.map(whole);
    if (text === null || typeof text !== 'object') return text;
    return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, whole(one)]));
  };
  return kept() as Text;
}

/** The loaders of the Hindi texts. */
export const loaders = Object.fromEntries(
  Object.entries(texts).map(([noun, load]) => [noun, async () => ({ words: whole((await load()).words) })]),
) as Loaders;
