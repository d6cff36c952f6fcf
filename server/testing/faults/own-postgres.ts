import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';

/** A PostgreSQL of one test file, migrated, which it may end. Unlike the one of all tests it waits for the disk. */
export type OwnPostgres = {
  url: string;
  ensureRunning: () => Promise<unknown>;
  /** As `pg_ctl stop -m immediate` does: no checkpoint, no farewell. */
  crash: () => void;
  /** Of the server that runs; nothing while none does. */
  postmasterPid: () => number | undefined;
  close: () => Promise<void>;
};

/** `prepare` fills what the migrations have made. */
export async function openOwnPostgres(
  prepare: Parameters<typeof migrateDatabase>[1] = async () => {},
): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-own-'));
  chmodSync(dataDir, 0o755); // or root's database would be put under /var/lib, and stay there
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrateDatabase(postgres.url, prepare);
  const postmasterPid = () => {
    try {
      return Number(readFileSync(path.join(postgres.directory, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  };
  return {
    url: postgres.url,
    ensureRunning: () => postgres.ensureRunning(),
    crash: () => void process.kill(postmasterPid()!, 'SIGQUIT'),
    postmasterPid,
    close: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
