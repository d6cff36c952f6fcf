import type { EndpointName, Params } from '../../contract/src/addresses.ts';
import { idInPart } from '../../contract/src/page-part.ts';
import { adminPages } from './admin-pages.ts';
import { call, type Call, pagedCall } from './api/client.ts';
import { listParams } from './features/collections/filter.ts';
import { communityParams } from './features/designs/community-query.ts';
import { moreLike } from './pages/more-like.ts';
import { designIn } from './pages/preview-design.ts';
import type { Page, PathParams } from './page.ts';

export type { Page, PageModule } from './page.ts';

const of = <N extends EndpointName>(name: N, params?: Params): Call => call(name, params);

const homeCalls = (): Call[] => [
  of('designs.public', { limit: 8 }),
  of('collections.list', { limit: 8 }),
  of('catalog.products'),
  of('catalog.placements'),
];

const shownDesign = ({ design = '' }: PathParams) => call('designs.one', { id: idInPart(design) });

/** The table of pages: the one place that knows which addresses exist, what they show and what they need. */
export const pages: readonly Page[] = [
  {
    path: '/',
    file: 'web/src/pages/home.tsx',
    load: () => import('./pages/home.tsx'),
    calls: homeCalls,
    words: ['home', 'designs', 'collections'],
    access: 'public',
  },
  {
    path: '/cart',
    file: 'web/src/pages/cart.tsx',
    load: () => import('./pages/cart.tsx'),
    calls: homeCalls,
    words: ['home', 'designs', 'collections'],
    access: 'public',
  },
  {
    path: '/design',
    file: 'web/src/pages/studio.tsx',
    load: () => import('./pages/studio.tsx'),
    calls: () => [of('catalog.products'), of('catalog.placements')],
    words: ['studio', 'catalog', 'designs'],
    access: 'public',
  },
  {
    path: '/design/:design',
    file: 'web/src/pages/design.tsx',
    load: () => import('./pages/design.tsx'),
    calls: params => [of('catalog.products'), of('catalog.placements'), shownDesign(params)],
    followUps: (params, answered) => {
      const design = answered(shownDesign(params));
      return design ? [of('designs.public', moreLike(design))] : [];
    },
    words: ['detail', 'designs', 'catalog', 'preview'],
    access: 'public',
  },
  {
    path: '/community',
    file: 'web/src/pages/community.tsx',
    load: () => import('./pages/community.tsx'),
    calls: (_, query) => [of('designs.styles'), pagedCall('designs.public', communityParams(query))],
    words: ['community', 'designs'],
    access: 'public',
  },
  {
    path: '/preview',
    file: 'web/src/pages/preview.tsx',
    load: () => import('./pages/preview.tsx'),
    calls: (_, query) => [
      of('catalog.products'),
      of('catalog.placements'),
      ...designIn(query).map(id => of('designs.one', { id })),
    ],
    mayBePrivate: true,
    words: ['preview', 'catalog', 'designs', 'generation'],
    access: 'public',
  },
  {
    path: '/customize',
    file: 'web/src/pages/customize.tsx',
    load: () => import('./pages/customize.tsx'),
    calls: () => [of('catalog.products'), of('catalog.placements')],
    words: ['customize', 'catalog', 'designs', 'preview', 'errors'],
    access: 'public',
  },
  {
    path: '/collections',
    file: 'web/src/pages/collections.tsx',
    load: () => import('./pages/collections.tsx'),
    calls: (_, query) => [pagedCall('collections.list', listParams(query)), of('collections.types')],
    words: ['collections', 'collectionList'],
    access: 'public',
  },
  {
    path: '/collections/:collection',
    file: 'web/src/pages/collection.tsx',
    load: () => import('./pages/collection.tsx'),
    calls: ({ collection = '' }) => [of('collections.one', { id: idInPart(collection) })],
    words: ['collections', 'collectionOrder', 'catalog'],
    access: 'public',
  },
  {
    path: '/group-order',
    file: 'web/src/pages/start-group.tsx',
    load: () => import('./pages/start-group.tsx'),
    calls: () => [of('catalog.products'), of('catalog.placements')],
    words: ['groupOwner', 'group', 'catalog', 'designs'],
    access: 'public',
  },
  {
    path: '/group/:code',
    file: 'web/src/pages/group.tsx',
    load: () => import('./pages/group.tsx'),
    calls: ({ code = '' }) => [of('groups.one', { code })],
    mayBePrivate: true,
    words: ['group', 'catalog'],
    access: 'public',
  },
  {
    path: '/group/:code/list',
    file: 'web/src/pages/group-list.tsx',
    load: () => import('./pages/group-list.tsx'),
    words: ['groupOwner', 'group', 'catalog'],
    access: 'shopper',
  },
  {
    path: '/payment/success',
    file: 'web/src/pages/payment-result.tsx',
    load: () => import('./pages/payment-result.tsx'),
    words: ['payments', 'orders'],
    access: 'shopper',
  },
  {
    path: '/payment/cash/:payment',
    file: 'web/src/pages/payment-cash.tsx',
    load: () => import('./pages/payment-cash.tsx'),
    words: ['cash', 'payments'],
    access: 'shopper',
  },
  {
    path: '/payment/upi/:payment',
    file: 'web/src/pages/payment-upi.tsx',
    load: () => import('./pages/payment-upi.tsx'),
    words: ['upi', 'payments'],
    access: 'shopper',
  },
  {
    path: '/profile',
    file: 'web/src/pages/profile.tsx',
    load: () => import('./pages/profile.tsx'),
    calls: (_, query) => (query.get('tab') === 'coupons' ? [of('catalog.products'), of('catalog.placements')] : []),
    words: ['profile', 'myData', 'orders', 'cart', 'catalog', 'designs', 'credits', 'studio', 'pricing'],
    access: 'shopper',
  },
  {
    path: '/unsubscribe/:token',
    file: 'web/src/pages/unsubscribe.tsx',
    load: () => import('./pages/unsubscribe.tsx'),
    calls: ({ token = '' }) => [of('notifications.subscription', { token })],
    mayBePrivate: true,
    words: ['notifications'],
    access: 'public',
  },
  {
    path: '/undo-factor/:token',
    file: 'web/src/pages/undo-factor.tsx',
    load: () => import('./pages/undo-factor.tsx'),
    calls: ({ token = '' }) => [of('security.undoing', { token })],
    mayBePrivate: true,
    words: ['security'],
    access: 'public',
  },
  {
    path: '/orders/:order',
    file: 'web/src/pages/order.tsx',
    load: () => import('./pages/order.tsx'),
    words: ['orders', 'profile', 'cart', 'catalog', 'returns'],
    access: 'shopper',
  },
  ...adminPages,
  {
    path: '/pricing',
    file: 'web/src/pages/pricing.tsx',
    load: () => import('./pages/pricing.tsx'),
    calls: () => [of('catalog.products'), of('catalog.placements'), of('coupons.offers')],
    words: ['pricing', 'catalog', 'credits'],
    access: 'public',
  },
  {
    path: '/contact',
    file: 'web/src/pages/contact.tsx',
    load: () => import('./pages/contact.tsx'),
    words: ['contact'],
    access: 'public',
  },
  {
    path: '/setup',
    file: 'web/src/pages/setup.tsx',
    load: () => import('./pages/setup.tsx'),
    words: ['setup', 'accounts', 'admin', 'adminSettings', 'findings', 'adminBoard', 'catalog'],
    access: 'public',
  },
  {
    path: '/sign-in',
    file: 'web/src/pages/sign-in.tsx',
    load: () => import('./pages/sign-in.tsx'),
    words: ['accounts'],
    access: 'public',
  },
  {
    path: '/terms-conditions',
    file: 'web/src/pages/Policy.tsx',
    load: async () => ({ default: (await import('./pages/Policy.tsx')).TermsPolicy }),
    words: ['policies', 'terms'],
    access: 'public',
  },
  {
    path: '/privacy-policy',
    file: 'web/src/pages/Policy.tsx',
    load: async () => ({ default: (await import('./pages/Policy.tsx')).PrivacyPolicy }),
    words: ['policies', 'privacy'],
    access: 'public',
  },
  {
    path: '/refund-policy',
    file: 'web/src/pages/Policy.tsx',
    load: async () => ({ default: (await import('./pages/Policy.tsx')).RefundPolicy }),
    words: ['policies', 'refunds'],
    access: 'public',
  },
  {
    path: '/shipping-return',
    file: 'web/src/pages/Policy.tsx',
    load: async () => ({ default: (await import('./pages/Policy.tsx')).ShippingPolicy }),
    words: ['policies', 'shipping'],
    access: 'public',
  },
  {
    path: '/artwork-sources',
    file: 'web/src/pages/artwork-sources.tsx',
    load: () => import('./pages/artwork-sources.tsx'),
    words: ['sources'],
    access: 'public',
  },
];

/** Shown under every path that is not in the table, and where a call of a page answers 404. */
export const notFound: Page = {
  path: '*',
  file: 'web/src/pages/not-found.tsx',
  load: () => import('./pages/not-found.tsx'),
  words: [],
  access: 'public',
};

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
const patterns = pages.map(page => ({ page, pattern: patternOf(page.path) }));

/** Decoded parts of a path, or nothing where an escape is broken. */
function decoded(parts: Record<string, string>): PathParams | undefined {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]));
  } catch {
    return undefined;
  }
}

/** The page of a path (without the language's prefix) and its parts; `notFound` for everything unknown. */
export function match(path: string): { page: Page; params: PathParams } {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path);
    const params = found && decoded(found.groups ?? {});
    if (params) return { page, params };
  }
  return { page: notFound, params: {} };
}

/** True where a link leads to a page of the table: header and footer show only such links. */
export const hasPage = (path: string): boolean => match(path).page !== notFound;
