import type { Config } from './config/config.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';

/** The address of the configured database: one's own, or the embedded one, which runs until `stop`. */
export async function openDatabaseUrl({
  database,
  dataDir,
  stateDir,
}: Pick<Config, 'database' | 'dataDir' | 'stateDir'>): Promise<{ url: string; stop: () => Promise<void> }> {
  if (database.url) return { url: database.url, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, ...(stateDir ? { stateDir } : {}) });
}
