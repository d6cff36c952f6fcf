import { openBench, type Bench } from './figures.ts';
import { readBareServer } from './load.ts';

/**
 * `npm run bench -- [part] [--short] [words of the part]`: the bare server is read once, then the part is measured. Exits 1 where a figure
 * misses its aim or something failed. With `--short` a part runs as a trial, with small sizes, and its figures are not judged.
 */
const PARTS: Record<string, () => Promise<{ measure: (bench: Bench) => Promise<void> }>> = {
  shop: () => import('./parts/shop.ts'),
  pages: () => import('./parts/pages.ts'),
  community: () => import('./parts/community.ts'),
  studio: () => import('./parts/studio.ts'),
  drag: () => import('./parts/drag.ts'),
  money: () => import('./parts/money.ts'),
  account: () => import('./parts/account.ts'),
  admin: () => import('./parts/admin.ts'),
  processes: () => import('./parts/processes.ts'),
};

const [name = 'shop', ...words] = process.argv.slice(2).filter(word => word !== '--short');
const load = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
if (load) {
  const { measure } = await load();
  const bareRate = await readBareServer();
  console.log(`bare server: ${Math.round(bareRate)} requests a second, 32 connections`);
  await measure(openBench(process.argv.includes('--short'), words, bareRate));
} else {
  console.log(`Usage: npm run bench -- [${Object.keys(PARTS).join('|')}] [--short]`);
  process.exitCode = 1;
}
