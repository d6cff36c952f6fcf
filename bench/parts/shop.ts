import { gzipSync } from 'node:zlib';
import { median, type Bench } from '../figures.ts';
import { requestsPerSecond } from '../load.ts';
import { dataFolder, freePort, residentMegabytes, startProgram, startServer, untilIdle } from '../shop.ts';

/** `npm run bench`: start, rates of pages and calls beside the bare server, memory, and the JavaScript of the home page. */
export async function measure(bench: Bench): Promise<void> {
  const { dataDir, remove } = dataFolder();
  const port = await freePort();
  const environment = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  const at: Place = { environment, origin: `http://127.0.0.1:${port}` };
  try {
    await (await startServer(environment)).stop();
    await measureRates(bench, at);
    await measureStart(bench, at);
    await measureMemory(bench, at);
  } finally {
    remove();
  }
}

type Place = { environment: Record<string, string>; origin: string };

async function measureRates(bench: Bench, { environment, origin }: Place): Promise<void> {
  const load = bench.isShort ? { rounds: 1, seconds: 1 } : {};
  const share = (rate: number) => (100 * rate) / bench.bareRate;
  const keeping = await startServer(environment);
  // Rates of a busy artist say nothing.
  await untilIdle(origin);
  const asBrowsersAsk = { headers: { 'accept-encoding': 'gzip, deflate, br' }, ...load };
  const home = share(await requestsPerSecond(`${origin}/`, asBrowsersAsk));
  bench.note('home, kept, compressed, of the bare server', home, '%', { atLeast: 45 });
  const products = share(await requestsPerSecond(`${origin}/api/products`, load));
  bench.note('GET /api/products, of the bare server', products, '%', { atLeast: 35 });
  bench.note('JavaScript of home, gzip', await homeScriptKiB(origin), 'KiB', { atMost: 130 });
  await keeping.stop();
  const rendering = await startServer({ ...environment, PAGE_CACHE: 'off' });
  const rendered = share(await requestsPerSecond(`${origin}/`, load));
  bench.note('home, rendered each time, of the bare server', rendered, '%', { atLeast: 2 });
  await rendering.stop();
}

async function measureStart(bench: Bench, { environment }: Place): Promise<void> {
  const server: number[] = [];
  const npm: number[] = [];
  for (let round = 0; round < (bench.isShort ? 1 : 3); round++) {
    const direct = await startServer(environment);
    server.push(direct.readyAfterMs / 1000);
    await direct.stop();
    const throughNpm = await startProgram('npm', ['start'], environment);
    npm.push(throughNpm.readyAfterMs / 1000);
    await throughNpm.stop();
  }
  bench.note('warm start of the server to ready', median(server), 's', { atMost: 1.2 });
  bench.note('warm `npm start` to ready', median(npm), 's', { atMost: 3 });
}

async function measureMemory(bench: Bench, { environment, origin }: Place): Promise<void> {
  const web = await startServer({ ...environment, ROLE: 'web', PAGE_CACHE: 'off' });
  const views = bench.isShort ? 50 : 1_000;
  for (let view = 0; view < views; view++) await (await fetch(`${origin}/`)).arrayBuffer();
  bench.note(`memory of ROLE=web after ${views} rendered pages`, residentMegabytes(web.pid), 'MB', { atMost: 200 });
  await web.stop();
}

/** KiB (gzip -9) of all scripts that the home page's HTML names, with what those import. */
async function homeScriptKiB(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(match => match[0]);
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const source = Buffer.from(
      await (await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    );
    sizes.set(path, gzipSync(source, { level: 9 }).length);
    // Static imports only: `import x from "./y.js"` and `export … from "./y.js"`; import() is loaded when it is needed.
    for (const match of source.toString().matchAll(/(?:^|[;\n}])(?:import|export)[^;"'()]*?["'](\.\/[^"']+\.js)["']/g))
      waiting.push(new URL(match[1]!, new URL(path, origin)).pathname);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
}
