import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fillGallery } from '../fill/gallery.ts';
import { median, type Aim, type Bench } from '../figures.ts';
import { openDatabase, startBenchShop } from '../shop.ts';

/**
 * `npm run bench:pages`: Lighthouse (mobile, simulated slow 4G, 4x CPU) on a shop with 200 public designs, the median of five
 * runs a page. Lighthouse is installed when this first runs.
 */
const LIGHTHOUSE = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const RUNS = 5;
const DESIGNS = 200;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

type Item = { transferSize?: number; resourceType?: string; url?: string; duration?: number };
type Audit = { numericValue?: number; details?: { items?: Item[] } };
type Report = {
  environment: { hostUserAgent: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
};
type Figure = { name: string; unit: string; aim: Aim; read: (report: Report) => number };

const audit = (report: Report, name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
const itemsOf = (report: Report, name: string): Item[] => report.audits[name]?.details?.items ?? [];
const score = (report: Report, name: string): number => Math.round(100 * (report.categories[name]?.score ?? 0));
const kiB = (report: Report, type?: string): number =>
  itemsOf(report, 'network-requests')
    .filter(one => type === undefined || one.resourceType === type)
    .reduce((sum, one) => sum + (one.transferSize ?? 0), 0) / 1024;

const FIGURES: Figure[] = [
  { name: 'LCP', unit: 's', aim: { atMost: 1.5 }, read: r => audit(r, 'largest-contentful-paint') / 1000 },
  { name: 'CLS', unit: '', aim: { atMost: 0 }, read: r => audit(r, 'cumulative-layout-shift') },
  { name: 'TBT', unit: 'ms', aim: { atMost: 120 }, read: r => audit(r, 'total-blocking-time') },
  { name: 'performance', unit: '', aim: { atLeast: 97 }, read: r => score(r, 'performance') },
  { name: 'accessibility', unit: '', aim: { atLeast: 100 }, read: r => score(r, 'accessibility') },
  { name: 'best practices', unit: '', aim: { atLeast: 100 }, read: r => score(r, 'best-practices') },
  { name: 'SEO', unit: '', aim: { atLeast: 100 }, read: r => score(r, 'seo') },
  { name: 'JavaScript', unit: 'KiB', aim: { atMost: 130 }, read: r => kiB(r, 'Script') },
  { name: 'whole page', unit: 'KiB', aim: { atMost: 350 }, read: r => kiB(r) },
];
/** So many of the longest tasks of a page are printed. */
const TASKS = 3;

/** One run in a process of its own; the JSON comes on its standard output. */
function lighthouse(url: string): Promise<Report> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`, '--max-wait-for-load=60000'],
      { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] },
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

/** The longest tasks of a run and the script that ran in each, as slow as on the phone that Lighthouse stands for. */
function printLongTasks(report: Report): void {
  const longest = itemsOf(report, 'long-tasks').toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0));
  for (const { url, duration } of longest.slice(0, TASKS))
    console.log(`       a task of ${Math.round(duration ?? 0)} ms: ${url}`);
}

async function measurePage(bench: Bench, page: string, url: string): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < (bench.isShort ? 1 : RUNS); run++) reports.push(await recorded(url));
  console.log(`${url}, ${/Chrome\/[\d.]+/.exec(reports[0]!.environment.hostUserAgent)?.[0]}`);
  for (const { name, unit, aim, read } of FIGURES) bench.note(`${page}: ${name}`, median(reports.map(read)), unit, aim);
  printLongTasks(reports[0]!);
}

function installLighthouse(): void {
  if (existsSync(LIGHTHOUSE)) return;
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: 'bench/lighthouse', stdio: 'inherit' });
}

export async function measure(bench: Bench): Promise<void> {
  installLighthouse();
  const shop = await startBenchShop();
  try {
    const database = await openDatabase(shop.dataDir);
    await fillGallery(database, bench.isShort ? 20 : DESIGNS);
    const { rows } = await database.query<{ id: string }>(
      `select id from designs where is_public and status = 'ready' order by created_at desc limit 1`,
    );
    await database.end();
    const pages = { home: '/', community: '/community', design: `/design/${rows[0]!.id}` };
    for (const [name, address] of Object.entries(pages)) await measurePage(bench, name, shop.origin + address);
  } finally {
    await shop.stop();
  }
}
