import type { Page } from './page.ts';

/** The admin's part of the table of pages (pages.ts). */
export const adminPages: readonly Page[] = [
  {
    path: '/admin/exceptions',
    file: 'web/src/pages/admin-exceptions.tsx',
    load: () => import('./pages/admin-exceptions.tsx'),
    words: ['admin', 'adminOrder', 'adminToday'],
    access: 'staff',
  },
  {
    path: '/admin/payments',
    file: 'web/src/pages/admin-payments.tsx',
    load: () => import('./pages/admin-payments.tsx'),
    words: ['admin', 'adminBoard', 'adminOrder', 'adminPayments', 'adminToday', 'orders'],
    access: 'staff',
  },
  {
    path: '/admin/returns',
    file: 'web/src/pages/admin-returns.tsx',
    load: () => import('./pages/admin-returns.tsx'),
    words: ['admin', 'adminOrder', 'adminToday', 'returns'],
    access: 'staff',
  },
  {
    path: '/admin/moderation',
    file: 'web/src/pages/admin-moderation.tsx',
    load: () => import('./pages/admin-moderation.tsx'),
    words: ['admin', 'adminBoard', 'adminOrder', 'adminToday', 'moderation'],
    access: 'staff',
  },
  {
    path: '/admin/tickets',
    file: 'web/src/pages/admin-tickets.tsx',
    load: () => import('./pages/admin-tickets.tsx'),
    words: ['admin', 'adminBoard', 'adminOrder', 'adminToday', 'tickets'],
    access: 'staff',
  },
  {
    path: '/admin/production',
    file: 'web/src/pages/admin-production.tsx',
    load: () => import('./pages/admin-production.tsx'),
    words: ['production', 'admin', 'adminToday', 'catalog', 'orders'],
    access: 'printer',
  },
  {
    path: '/admin/production/scan',
    file: 'web/src/pages/admin-production-scan.tsx',
    load: () => import('./pages/admin-production-scan.tsx'),
    words: ['production', 'admin', 'adminToday', 'catalog', 'orders'],
    access: 'printer',
  },
  {
    path: '/admin/production/parcels',
    file: 'web/src/pages/admin-production-parcels.tsx',
    load: () => import('./pages/admin-production-parcels.tsx'),
    words: ['production', 'admin', 'adminToday', 'catalog', 'orders'],
    access: 'printer',
  },
  {
    path: '/admin/orders/:order',
    file: 'web/src/pages/admin-order.tsx',
    load: () => import('./pages/admin-order.tsx'),
    words: ['admin', 'adminBoard', 'adminOrder', 'adminToday', 'orders', 'cart', 'catalog', 'returns'],
    access: 'staff',
  },
  {
    path: '/admin',
    file: 'web/src/pages/admin.tsx',
    load: () => import('./pages/admin.tsx'),
    words: ['admin', 'adminBoard', 'adminOrder', 'adminToday', 'orders', 'cart', 'catalog', 'credits', 'returns'],
    access: 'staff',
  },
];
