/**
 * A process that holds the embedded database, for tests that kill it, race it and run it as somebody else:
 * `node hold-database.ts '{"dataDir": …, "stateDir": …, "uid": …, "umask": …}'`. Tells each event as a line of JSON;
 * reads `ensure` (three calls at once) and `stop` from its input.
 */
import readline from 'node:readline';
import { DatabaseUnavailable, startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';

type Wish = { dataDir: string; stateDir: string; uid?: number; umask?: number };

const tell = (event: string, more: object = {}) => console.log(JSON.stringify({ event, ...more }));
const sentenceOf = (error: unknown) => {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  return error.message;
};

const wish = JSON.parse(process.argv[2]!) as Wish;
if (wish.umask !== undefined) process.umask(wish.umask);
if (wish.uid !== undefined) {
  process.setgroups!([]);
  process.setgid!(wish.uid);
  process.setuid!(wish.uid);
}

try {
  const { dataDir, stateDir } = wish;
  const database = await startEmbeddedPostgres({ dataDir, stateDir, log: line => tell('log', { line }) });
  tell('ready', { url: database.url, adopted: database.adopted, directory: database.directory });
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === 'stop') break;
    const calls = [database.ensureRunning(), database.ensureRunning(), database.ensureRunning()];
    await Promise.all(calls).then(
      () => tell('ensured'),
      error => tell('unavailable', { message: sentenceOf(error) }),
    );
  }
  await database.stop();
  tell('stopped');
} catch (error) {
  tell('unavailable', { message: sentenceOf(error) });
}
