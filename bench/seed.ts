import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fillShop, LARGE, SMALL } from './fill/large-shop.ts';
import { auditShop, openDatabase, startBenchShop, untilIdle, untilQuiet } from './shop.ts';

/**
 * `npm run seed:large`: makes a demo shop of years in the new folder DATA_DIR (./data-large): 250,000 orders of 50,000 users, 200,000
 * designs. `DATA_DIR=… npm run bench:admin` measures it, and `npm start` shows it. With `-- --audit` the audit looks at its books, with
 * `-- --short` it has a hundredth of all that.
 */
const size = process.argv.includes('--short') ? SMALL : LARGE;
const dataDir = path.resolve(process.env['DATA_DIR'] || 'data-large');
if (existsSync(path.join(dataDir, 'database')))
  throw new Error(`${dataDir} has a shop already; choose another DATA_DIR`);
mkdirSync(dataDir, { recursive: true, mode: 0o755 });
console.log(`Into ${dataDir}: ${JSON.stringify(size)}`);
const shop = await startBenchShop({}, dataDir);
try {
  await untilIdle(shop.origin);
  await untilQuiet(shop.pid);
  const client = await openDatabase(dataDir);
  await fillShop(client, size, line => console.log(line)).finally(() => client.end());
  if (process.argv.includes('--audit')) {
    const { isClean, said } = auditShop(shop.environment);
    console.log(said);
    if (!isClean) process.exitCode = 1;
  }
} finally {
  await shop.stop();
}
