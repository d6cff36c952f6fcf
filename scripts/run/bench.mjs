import process from 'node:process';
import { runChild } from './child.mjs';
import { Sentence } from './sentence.mjs';

/** What can be measured, each a program of its own. */
const BENCHES = {
  shop: 'bench/run.ts',
  pages: 'bench/pages.ts',
  community: 'bench/community.ts',
  studio: 'bench/studio.ts',
  drag: 'bench/drag.ts',
  money: 'bench/money.ts',
  account: 'bench/account.ts',
  admin: 'bench/admin.ts',
  processes: 'bench/processes.ts',
};

/** `npm run bench` (shop), `npm run bench:pages`, `bench:community`, `bench:studio`, `bench:drag`, `bench:money`, `bench:account`, `bench:admin`, `bench:processes`: figures, measured now. @param {string} node */
export function bench(node) {
  const name = process.argv[3] ?? 'shop';
  const program = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!program) throw new Sentence(`Usage: node scripts/run.mjs bench <${Object.keys(BENCHES).join('|')}>`);
  return runChild(node, [program, ...process.argv.slice(4)], { env: { NODE_ENV: 'production' } });
}

/** `npm run seed:large`: a shop of years in DATA_DIR; what follows `--` is told to it. @param {string} node */
export const seed = node =>
  runChild(node, ['bench/seed-large.ts', ...process.argv.slice(3)], { env: { NODE_ENV: 'production' } });

/** `npm run soak`: a shop under checkouts, faults and kills; what follows `--` is told to it. @param {string} node */
export const soak = node =>
  runChild(node, ['bench/soak.ts', ...process.argv.slice(3)], { env: { NODE_ENV: 'production' } });
