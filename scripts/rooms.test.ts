import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The room rules, tried: a small tree with clean files, and one planted file for each arrow that the house forbids. A rule
 * that no longer bites fails here, and so does one that bites a clean file.
 */
const CLEAN: Record<string, string> = {
  'domain/src/money.ts': 'export const a = 1;',
  'domain/src/pricing.ts': "import { a } from './money.ts';\nexport const b = a;",
  'words/src/en/home.ts': 'export const words = {};',
  'words/src/hi/home.ts':
    "import type { words as en } from '../en/home.ts';\nexport const words = {} satisfies typeof en;",
  'contract/src/orders.ts':
    "import { z } from 'zod';\nimport { a } from '../../domain/src/money.ts';\nexport const orders = z.literal(a);",
  'artist/src/artist.ts': "import { a } from '../../domain/src/money.ts';\nexport const draw = a;",
  'artist/src/garment/shade.ts': 'export const shade = 1;',
  'standins/gateway/main.ts': 'export {};',
  'server/src/config/config.ts': 'export const config = 1;',
  'server/src/config/env.ts': 'export const port = process.env.PORT;',
  'server/src/db/database.ts': "import pg from 'pg';\nexport const pool = pg;",
  'server/src/http/handle.ts': 'export type Context = object;',
  'server/src/http/refused.ts': 'export class Refused extends Error {}',
  'server/src/http/mount.ts':
    "import type { Context } from './handle.ts';\nexport const mount = (context: Context) => context;",
  'server/src/jobs/queue.ts': 'export const queue = 1;',
  'server/src/adapters/payments/port.ts': 'export type PaymentPort = object;',
  'server/src/adapters/payments/phonepe.ts': 'export const phonepe = 1;',
  'server/src/adapters/images/artist.ts':
    "import { draw } from '../../../../artist/src/artist.ts';\nexport const images = draw;",
  'server/src/features/orders/orders.ts':
    "import { insertOrder } from './orders.store.ts';\nexport const order = insertOrder;",
  'server/src/features/orders/orders.store.ts': "import { sql } from 'drizzle-orm';\nexport const insertOrder = sql;",
  'server/src/features/orders/orders.routes.ts': "import { order } from './orders.ts';\nexport const routes = [order];",
  'server/src/features/orders/orders.jobs.ts':
    "import { queue } from '../../jobs/queue.ts';\nexport const jobs = queue;",
  'server/src/features/cart/cart.ts':
    "import { order } from '../orders/orders.ts';\nimport { Refused } from '../../http/refused.ts';\nimport type { PaymentPort } from '../../adapters/payments/port.ts';\nexport type P = PaymentPort;\nexport const cart = [order, Refused];",
  'server/src/context.ts': "import { phonepe } from './adapters/payments/phonepe.ts';\nexport const context = phonepe;",
  'server/src/app.ts': "import { routes } from './features/orders/orders.routes.ts';\nexport const app = routes;",
  'web/src/ui/Button.tsx': 'export const Button = () => null;',
  'web/src/lib/format.ts': "import { a } from '../../../domain/src/money.ts';\nexport const format = a;",
  'web/src/api/client.ts':
    "import type { orders } from '../../../contract/src/orders.ts';\nexport type O = typeof orders;",
  'web/src/stored/auth.ts': 'export const auth = 1;',
  'web/src/words.ts': 'export const useWords = 1;',
  'web/src/features/accounts/CreditsPill.tsx':
    "import { useWords } from '../../words.ts';\nexport const CreditsPill = useWords;",
  'web/src/features/cart/CartDrawer.tsx':
    "import { Button } from '../../ui/Button.tsx';\nexport const CartDrawer = Button;",
  'web/src/features/likes/LikeButton.tsx':
    "import { shade } from '../../../../artist/src/garment/shade.ts';\nexport const LikeButton = shade;",
  'web/src/pages/home.tsx': "import { CartDrawer } from '../features/cart/CartDrawer.tsx';\nexport default CartDrawer;",
};

const PLANTED: [file: string, source: string][] = [
  ['domain/src/bad1.ts', "import { z } from 'zod';\nexport const a = z;"],
  ['domain/src/bad2.ts', "import fs from 'node:fs';\nexport const a = fs;"],
  ['domain/src/bad3.ts', "import { orders } from '../../contract/src/orders.ts';\nexport const a = orders;"],
  ['words/src/en/bad1.ts', "import { a } from '../../../domain/src/money.ts';\nexport const words = a;"],
  [
    'contract/src/bad1.ts',
    "import { order } from '../../server/src/features/orders/orders.ts';\nexport const a = order;",
  ],
  ['contract/src/bad2.ts', "import pg from 'pg';\nexport const a = pg;"],
  ['artist/src/bad1.ts', "import { orders } from '../../contract/src/orders.ts';\nexport const a = orders;"],
  ['artist/src/bad2.ts', "import http from 'node:http';\nexport const a = http;"],
  ['standins/gateway/bad1.ts', "import { a } from '../../domain/src/money.ts';\nexport const b = a;"],
  ['server/src/bad1.ts', "import home from '../../web/src/pages/home.tsx';\nexport const a = home;"],
  ['server/src/bad2.ts', "import '../../standins/gateway/main.ts';"],
  ['server/src/bad3.ts', "import { draw } from '../../artist/src/artist.ts';\nexport const a = draw;"],
  ['server/src/db/bad1.ts', "import { order } from '../features/orders/orders.ts';\nexport const a = order;"],
  ['server/src/http/bad1.ts', "import { order } from '../features/orders/orders.ts';\nexport const a = order;"],
  ['server/src/http/bad2.ts', "import mail from 'nodemailer';\nexport const a = mail;"],
  ['server/src/jobs/bad1.ts', "import { context } from '../context.ts';\nexport const a = context;"],
  ['server/src/config/bad1.ts', "import { pool } from '../db/database.ts';\nexport const a = pool;"],
  ['server/src/http/bad3.ts', 'export const secret = process.env.AUTH_SECRET;'],
  [
    'server/src/adapters/payments/bad1.ts',
    "import { order } from '../../features/orders/orders.ts';\nexport const a = order;",
  ],
  [
    'server/src/adapters/payments/bad2.ts',
    "import { draw } from '../../../../artist/src/artist.ts';\nexport const a = draw;",
  ],
  [
    'server/src/features/cart/bad1.ts',
    "import { insertOrder } from '../orders/orders.store.ts';\nexport const a = insertOrder;",
  ],
  [
    'server/src/features/cart/bad2.ts',
    "import { routes } from '../orders/orders.routes.ts';\nexport const a = routes;",
  ],
  ['server/src/features/cart/bad3.ts', "import { jobs } from '../orders/orders.jobs.ts';\nexport const a = jobs;"],
  [
    'server/src/features/cart/bad4.ts',
    "import { phonepe } from '../../adapters/payments/phonepe.ts';\nexport const a = phonepe;",
  ],
  ['server/src/features/cart/bad5.ts', "import { context } from '../../context.ts';\nexport const a = context;"],
  ['server/src/features/cart/bad6.ts', "import { sql } from 'drizzle-orm';\nexport const a = sql;"],
  ['server/src/features/cart/bad7.ts', "import pg from 'pg';\nexport const a = pg;"],
  ['server/src/features/cart/bad8.ts', "import { mount } from '../../http/mount.ts';\nexport const a = mount;"],
  [
    'server/src/features/cart/bad9.ts',
    "import type { insertOrder } from '../orders/orders.store.ts';\nexport type A = typeof insertOrder;",
  ],
  ['server/src/features/cart/bad10.ts', "export * from '../orders/orders.store.ts';"],
  ['server/src/features/cart/bad11.ts', "export const a = import('../orders/orders.store.ts');"],
  ['server/src/features/cart/bad12.ts', "export type A = import('../orders/orders.store.ts').X;"],
  ['server/src/features/cart/bad13.ts', "const store = require('../orders/orders.store.ts');\nexport const a = store;"],
  [
    'server/src/features/cart/bad14.ts',
    "import { draw } from '../../../../artist/src/artist.ts';\nexport const a = draw;",
  ],
  ['server/src/features/cart/bad15.ts', "import { config } from '../../config/config.ts';\nexport const a = config;"],
  [
    'server/src/features/cart/bad.store.ts',
    "import { insertOrder } from '../orders/orders.store.ts';\nexport const a = insertOrder;",
  ],
  ['server/src/features/cart/ring-a.ts', "import type { B } from './ring-b.ts';\nexport type A = B;"],
  ['server/src/features/cart/ring-b.ts', "import type { A } from './ring-a.ts';\nexport type B = A;"],
  ['web/src/bad1.ts', "import { app } from '../../server/src/app.ts';\nexport const a = app;"],
  ['web/src/bad2.ts', "import { z } from 'zod';\nexport const a = z;"],
  ['web/src/bad3.ts', "import { draw } from '../../artist/src/artist.ts';\nexport const a = draw;"],
  [
    'web/src/features/likes/bad1.tsx',
    "import { CartDrawer } from '../cart/CartDrawer.tsx';\nexport const a = CartDrawer;",
  ],
  ['web/src/features/likes/bad2.tsx', "import home from '../../pages/home.tsx';\nexport const a = home;"],
  [
    'web/src/api/bad1.ts',
    "import { CartDrawer } from '../features/cart/CartDrawer.tsx';\nexport const a = CartDrawer;",
  ],
  ['web/src/stored/bad1.ts', "import home from '../pages/home.tsx';\nexport const a = home;"],
  ['web/src/ui/bad1.tsx', "import { auth } from '../stored/auth.ts';\nexport const a = auth;"],
  ['web/src/ui/bad2.tsx', "import type { O } from '../api/client.ts';\nexport type A = O;"],
  [
    'web/src/ui/bad3.tsx',
    "import { CartDrawer } from '../features/cart/CartDrawer.tsx';\nexport const a = CartDrawer;",
  ],
  ['web/src/lib/bad1.ts', "import { Button } from '../ui/Button.tsx';\nexport const a = Button;"],
];

let tree: string;
let flagged: Map<string, string[]>;

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'chhaap-rooms-'));
  for (const [file, source] of [...Object.entries(CLEAN), ...PLANTED]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${source}\n`);
  }
  copyFileSync('oxlint.config.ts', path.join(tree, 'oxlint.config.ts'));
  writeFileSync(path.join(tree, 'package.json'), '{"type":"module"}');
  const output = lint();
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  flagged = new Map();
  for (const { filename, code } of diagnostics) flagged.set(filename, [...(flagged.get(filename) ?? []), code]);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function lint(): string {
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  try {
    return execFileSync(process.execPath, [oxlint, '-c', 'oxlint.config.ts', '-f', 'json', '.'], {
      cwd: tree,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test.each(PLANTED)('%s is refused', file => {
  expect(flagged.get(file)?.join(' ') ?? '').toMatch(
    /no-restricted-imports|no-cycle|consistent-type-imports|no-require-imports|no-process-env/,
  );
});

test('no clean file is refused', () => {
  expect(
    Object.keys(CLEAN)
      .filter(file => flagged.has(file))
      .map(file => `${file}: ${flagged.get(file)!.join(', ')}`),
  ).toEqual([]);
});
