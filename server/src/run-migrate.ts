import { prepareCatalog } from '../seeds/catalog.ts';
import { makeConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { migrateDatabase } from './db/migrate.ts';
import { noteShopMode, refuseOtherShop } from './db/shop-mode.ts';
import { openDatabaseUrl } from './open-database-url.ts';

/*
 * `npm run migrate`: brings the configured database to this release, as each start does. For a deploy that does it before the first
 * process of the new release starts.
 */
try {
  const config = makeConfig(readEnvironment());
  const database = await openDatabaseUrl(config);
  try {
    await refuseOtherShop(database.url, config.mode);
    await migrateDatabase(database.url, async client => {
      await noteShopMode(client, config.mode);
      await prepareCatalog(client, config.mode);
    });
  } finally {
    await database.stop();
  }
  console.log('The database is of this release.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
