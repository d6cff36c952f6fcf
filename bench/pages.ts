import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fillGallery, openDatabase } from './gallery.ts';
import { median } from './load.ts';
import { startBenchShop } from './shop.ts';

/**
 * `npm run bench:pages`: Lighthouse (mobile, simulated slow 4G, 4x CPU) on a shop with 200 public designs, the median of five
 * runs a page. Lighthouse is installed when this first runs. Exits 1 where an aim is missed.
 */
const LIGHTHOUSE = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const DESIGNS = 200;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } };
type Report = { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> };
type Aim = { name: string; unit: string; aim: number; atMost: boolean; read: (report: Report) => number };

const audit = (report: Report, name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
const score = (report: Report, name: string): number => Math.round(100 * (report.categories[name]?.score ?? 0));
const requests = (report: Report) => report.audits['network-requests']?.details?.items ?? [];
const kiB = (report: Report, type?: string): number =>
  requests(report)
    .filter(one => type === undefined || one.resourceType === type)
    .reduce((sum, one) => sum + (one.transferSize ?? 0), 0) / 1024;

const AIMS: Aim[] = [
  { name: 'LCP', unit: 's', aim: 1.3, atMost: true, read: r => audit(r, 'largest-contentful-paint') / 1000 },
  { name: 'CLS', unit: '', aim: 0.02, atMost: true, read: r => audit(r, 'cumulative-layout-shift') },
  { name: 'TBT', unit: 'ms', aim: 80, atMost: true, read: r => audit(r, 'total-blocking-time') },
  { name: 'performance', unit: '', aim: 97, atMost: false, read: r => score(r, 'performance') },
  { name: 'accessibility', unit: '', aim: 100, atMost: false, read: r => score(r, 'accessibility') },
  { name: 'best practices', unit: '', aim: 100, atMost: false, read: r => score(r, 'best-practices') },
  { name: 'SEO', unit: '', aim: 100, atMost: false, read: r => score(r, 'seo') },
  { name: 'JavaScript', unit: 'KiB', aim: 100, atMost: true, read: r => kiB(r, 'Script') },
  { name: 'whole page', unit: 'KiB', aim: 350, atMost: true, read: r => kiB(r) },
];

/** One run in a process of its own; the JSON comes on its standard output. */
function lighthouse(url: string): Promise<Report> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`, '--max-wait-for-load=60000'],
      { env: { ...process.env, CHROME_PATH: CHROMIUM }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    let complaints = '';
    child.stdout.on('data', part => (output += part));
    child.stderr.on('data', part => (complaints += part));
    child.once('exit', code =>
      code === 0 ? done(JSON.parse(output) as Report) : fail(new Error(`Lighthouse ended with ${code}: ${complaints}`)),
    );
  });
}

/** What Lighthouse says where its own recording of a page was lost; it asks to be run again then. */
const LOST_TRACE = /NO_NAVSTART/;
const MAX_LOST = 2;

/** One run of those whose recording was not lost. */
async function recorded(url: string): Promise<Report> {
  for (let lost = 0; ; lost++)
    try {
      return await lighthouse(url);
    } catch (error) {
      if (lost === MAX_LOST || !LOST_TRACE.test(String(error))) throw error;
    }
}

/** Prints the medians of a page and answers whether all aims hold. */
async function measure(name: string, url: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await recorded(url));
  console.log(`${name} (${url})`);
  const results = AIMS.map(({ name: figure, unit, aim, atMost, read }) => {
    const value = median(reports.map(read));
    const holds = atMost ? value <= aim : value >= aim;
    const shown = `${Number(value.toFixed(3))} ${unit}`.trim();
    console.log(`  ${holds ? 'holds' : 'MISSES'}  ${figure}: ${shown} (aim ${atMost ? 'at most' : 'at least'} ${aim})`);
    return holds;
  });
  return results.every(Boolean);
}

if (!existsSync(LIGHTHOUSE))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: 'bench/lighthouse',
    stdio: 'inherit',
  });
const shop = await startBenchShop();
const { origin, dataDir } = shop;
try {
  const database = await openDatabase(dataDir);
  await fillGallery(database, DESIGNS);
  const { rows } = await database.query<{ id: string }>(
    `select id from designs where is_public and status = 'ready' order by created_at desc limit 1`,
  );
  await database.end();
  const pages = { Home: '/', Community: '/community', Design: `/design/${rows[0]!.id}` };
  for (const [name, address] of Object.entries(pages))
    if (!(await measure(name, origin + address))) process.exitCode = 1;
} finally {
  await shop.stop();
}
