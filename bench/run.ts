import { homeScriptKiB } from './home-script.ts';
import { bareRate, median, requestsPerSecond } from './load.ts';
import { freePort, residentMegabytes, startProgram, startServer, type Program } from './program.ts';
import { dataFolder } from './shop.ts';

/** `npm run bench`: the figures of the shop as ratios against a bare server of the same run. Exits 1 where one misses its aim. */
type Figure = { name: string; value: number; unit: string; aim: number; atMost: boolean };

const { dataDir, remove } = dataFolder();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const figures: Figure[] = [];
const note = (name: string, value: number, unit: string, aim: number, atMost: boolean) =>
  figures.push({ name, value, unit, aim, atMost });
const shop = (environment: Record<string, string> = {}) =>
  startServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...environment,
  });

/** Until every picture of the home page is drawn, so that rates are not those of a busy artist. */
async function drawn(): Promise<void> {
  for (let second = 0; second < 120; second++) {
    const designs = (await (await fetch(`${origin}/api/designs/public?limit=100`)).json()) as {
      mockupUrl: string | null;
    }[];
    if (designs.every(design => design.mockupUrl)) return;
    await new Promise(done => setTimeout(done, 1000));
  }
  throw new Error('The demo shop was not drawn within two minutes');
}

async function measureStart(): Promise<void> {
  const server: number[] = [];
  const npm: number[] = [];
  for (let round = 0; round < 3; round++) {
    const direct = await shop();
    server.push(direct.readyAfterMs);
    await direct.stop();
    const viaNpm = await startProgram('npm', ['start'], {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
    });
    npm.push(viaNpm.readyAfterMs);
    await viaNpm.stop();
  }
  note('warm start of the server to ready', median(server) / 1000, 's', 1, true);
  note('warm `npm start` to ready', median(npm) / 1000, 's', 3, true);
}

async function measureRates(): Promise<void> {
  const cached = await shop();
  await drawn();
  const reference = await bareRate();
  const home = await requestsPerSecond(`${origin}/`);
  const compressed = await requestsPerSecond(`${origin}/`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const products = await requestsPerSecond(`${origin}/api/products`);
  note('JavaScript of home, gzip', await homeScriptKiB(origin), 'KiB', 100, true);
  await cached.stop();
  const uncached = await shop({ PAGE_CACHE: 'off' });
  const rendered = await requestsPerSecond(`${origin}/`);
  await uncached.stop();
  console.log(
    `bare server ${Math.round(reference)}/s, home kept ${Math.round(compressed)}/s (not compressed, which no browser asks for: ${Math.round(home)}/s), home rendered ${Math.round(rendered)}/s, products ${Math.round(products)}/s`,
  );
  note('home, kept, compressed as browsers ask, of the bare server', (100 * compressed) / reference, '%', 45, false);
  note('home, rendered each time, of the bare server', (100 * rendered) / reference, '%', 2, false);
  note('GET /api/products, of the bare server', (100 * products) / reference, '%', 35, false);
}

async function measureMemory(): Promise<void> {
  const web: Program = await shop({ ROLE: 'web', PAGE_CACHE: 'off' });
  for (let view = 0; view < 1000; view++) await (await fetch(`${origin}/`)).arrayBuffer();
  note('resident memory of ROLE=web after 1,000 rendered pages', residentMegabytes(web.pid), 'MB', 200, true);
  await web.stop();
}

try {
  await (await shop()).stop();
  await measureRates();
  await measureStart();
  await measureMemory();
} finally {
  remove();
}
for (const { name, value, unit, aim, atMost } of figures) {
  const holds = atMost ? value <= aim : value >= aim;
  console.log(
    `${holds ? 'holds' : 'MISSES'}  ${name}: ${value.toFixed(2)} ${unit} (aim ${atMost ? 'at most' : 'at least'} ${aim})`,
  );
  if (!holds) process.exitCode = 1;
}
