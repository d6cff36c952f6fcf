import { makeConfig, type Config } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { openPayments } from './configured.ts';
import { isDatabaseLost, openDatabase } from './db/database.ts';
import {
  auditBooks,
  isShopAtWork,
  linesOf,
  readRestoredTo,
  type Finding,
  type GatewayOrder,
} from './features/audit/audit.ts';
import { joinedConfig } from './live-config.ts';
import { makeLog } from './log.ts';
import { openDatabaseUrl } from './open-database-url.ts';
import type { Closers } from './open-shop.ts';
import { openStorage } from './open-storage.ts';
import { startStandins } from './standins.ts';

/*
 * `npm run audit`: says whether the books of the shop that the environment describes add up, and ends with 1 where they do not, or
 * could not be read. It changes nothing, and may run beside the shop.
 */

/** The book of the gateway stand-in, page by page; a real gateway shows none. */
async function* ledgerOf({ standins }: Config): AsyncGenerator<GatewayOrder[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const address = `http://127.0.0.1:${standins!.gateway}/__sim/ledger?limit=500${after && `&after=${after}`}`;
    const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    const page = (await reply.json()) as { orders: GatewayOrder[]; next?: string };
    yield page.orders;
    after = page.next;
  }
}

async function audit(closers: Closers): Promise<number> {
  const said = makeConfig(readEnvironment());
  const { url, stop } = await openDatabaseUrl(said);
  closers.push(stop);
  const database = openDatabase(url, { max: 4 });
  closers.push(database.close);
  const config = await joinedConfig(database.db, said, makeLog(said.logLevel));
  const isStandin = config.payments?.kind === 'standin';
  const standins = isStandin ? await startStandins(config) : undefined;
  if (standins) closers.push(standins.stop);
  await standins?.ready();
  const now = () => new Date();
  const findings = await auditBooks(
    {
      db: database.db,
      payments: openPayments(config, { db: database.db, now, log: makeLog(config.logLevel) }),
      storage: openStorage(config),
      shop: { mode: config.mode },
      now,
    },
    {
      ...(isStandin ? { ledger: ledgerOf(config) } : {}),
      restoredTo: await readRestoredTo(database.db),
      isStopped: !(await isShopAtWork(database.db)),
    },
  );
  return tell(findings);
}

/** What is no damage is said apart, and is no reason to end with 1. */
const APART = {
  after_backup:
    'After the backup that was restored, the shop cannot know of it (docs/operations.md, Backup and restore):',
  stopped: 'Overdue, since no shop has worked here for the last minutes; npm start takes it up:',
} as const;

function tell(found: readonly Finding[]): number {
  for (const because of ['after_backup', 'stopped'] as const) {
    const some = found.filter(finding => finding.because === because);
    if (some.length > 0) console.log([APART[because], ...some.flatMap(linesOf).map(line => `  ${line}`)].join('\n'));
  }
  const findings = found.filter(finding => finding.because === undefined);
  for (const line of findings.flatMap(linesOf)) console.log(line);
  console.log(
    findings.length === 0 ? 'The books add up.' : `The books do not add up: ${findings.length} rules are broken.`,
  );
  return findings.length === 0 ? 0 : 1;
}

/** PostgreSQL knows a table or a column not. */
const isBehind = (error: unknown): boolean =>
  error instanceof Error && ['42P01', '42703'].includes((error.cause as { code?: string } | undefined)?.code ?? '');

function explain(error: unknown): string {
  if (isDatabaseLost(error))
    return 'the database does not answer. See that it runs, and that DATABASE_URL or DATA_DIR is that of the shop; then try again.';
  if (isBehind(error))
    return 'this database has no shop of this release. See that DATABASE_URL or DATA_DIR is right; npm run migrate brings an older shop to it.';
  return error instanceof Error ? error.message : String(error);
}

const closers: Closers = [];
const code = await audit(closers).catch((error: unknown) => {
  console.error(`The books could not be read: ${explain(error)}`);
  return 1;
});
for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => {});
process.exit(code);
