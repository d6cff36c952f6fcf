import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { writeCursor } from '../../server/src/http/keyset.ts';
import { fillCommunity, type FilledDesign } from '../fill/community.ts';
import { seededRandom, type Bench } from '../figures.ts';
import { latencyOf } from '../load.ts';
import { dataFolder, freePort, startServer } from '../shop.ts';

/**
 * `npm run bench:community`: pages of a gallery of 100,000 public designs, at 32 connections, from one ROLE=web process: pages that nobody
 * asked for before (PAGE_CACHE=off), and those that many visitors reach by the same links.
 */
const DESIGNS = 100_000;
const SECONDS = 6;
const AIM_MS = { unkept: 100, kept: 30 };
/** Pages that each connection asks for in turn, its own ones. */
const PAGES = 400;
/** Pages from all over the list that everybody walks over. */
const WALKED_PAGES = 2_000;

const random = seededRandom(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** The address of a page somewhere in the list; every tenth is the first one. */
function pageAfter(design: FilledDesign, sort: 'newest' | 'liked', limit: number, hasStyle: boolean): string {
  const query = new URLSearchParams({ sort, limit: String(limit) });
  if (hasStyle) query.set('style', design.style);
  const key = sort === 'newest' ? design.createdAt.toISOString() : String(design.likeCount);
  if (random() > 0.1) query.set('cursor', writeCursor(sort === 'newest' ? 'time' : 'count', key, design.id));
  return `/api/designs/public?${query}`;
}

/** Someone likes something ten times a second, as `likes.toggle` does it, until it is stopped. */
function keepLiking(client: pg.Client, designs: readonly FilledDesign[]): () => void {
  const timer = setInterval(() => {
    void client.query('update designs set like_count = like_count + 1 where id = $1', [pick(designs).id]);
    void client.query(`select pg_notify('chhaap', '{"channel":"data","noun":"likes"}')`);
  }, 100);
  return () => clearInterval(timer);
}

type Measure = (name: string, address: () => string, aim?: number) => Promise<void>;

/** Prints the slowest hundredth, and what it was beside the bare server. Connections ask for pages of their own: what many ask for at the same time is made once. */
const measurerOf =
  (bench: Bench, origin: string): Measure =>
  async (name, address, aim) => {
    const { p50, p99, rate } = await latencyOf(origin, address, {
      addresses: PAGES,
      seconds: bench.isShort ? 1 : SECONDS,
    });
    bench.note(`${name}, p99`, p99, 'ms', aim === undefined ? undefined : { atMost: aim });
    console.log(
      `       p50 ${p50} ms, ${Math.round(rate)}/s, ${((100 * rate) / bench.bareRate).toFixed(1)} % of the bare server`,
    );
  };

const anyPage = (designs: readonly FilledDesign[], limit: number): string =>
  pageAfter(pick(designs), pick(['newest', 'liked'] as const), limit, random() < 0.5);

async function measureUnkept(measure: Measure, designs: readonly FilledDesign[]): Promise<void> {
  for (const sort of ['newest', 'liked'] as const)
    for (const hasStyle of [false, true]) {
      const name = `${sort}${hasStyle ? ' of a style' : ''}, 12 a page, not kept`;
      await measure(name, () => pageAfter(pick(designs), sort, 12, hasStyle), AIM_MS.unkept);
    }
  await measure('any page, 50 a page, not kept', () => anyPage(designs, 50), AIM_MS.unkept);
  const search = () =>
    `/api/designs/public?limit=12&search=${encodeURIComponent(pick(['tiger', 'चाय1', 'lotus 12', 'a', 'moon17']))}`;
  await measure('any search, 12 a page, not kept', search);
}

async function measureKept(measure: Measure, client: pg.Client, designs: readonly FilledDesign[]): Promise<void> {
  const walked = (limit: number) => {
    const pages = Array.from({ length: WALKED_PAGES }, () => anyPage(designs, limit));
    return () => pick(pages);
  };
  const firstPage = () => '/api/designs/public?limit=12';
  await measure('pages of all depths, 12 a page', walked(12), AIM_MS.kept);
  await measure('pages of all depths, 50 a page', walked(50), AIM_MS.kept);
  await measure('the first page, kept', firstPage, AIM_MS.kept);
  const stopLiking = keepLiking(client, designs);
  await measure('the first page, kept, while people like', firstPage, AIM_MS.kept);
  await measure('pages of all depths, while people like', walked(12), AIM_MS.unkept);
  stopLiking();
}

export async function measure(bench: Bench): Promise<void> {
  const { dataDir, remove } = dataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const port = await freePort();
  const environment = {
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    ...{ DATABASE_URL: postgres.url, DEMO_MAY_USE: 'database', ROLE: 'web' },
  };
  const measureOne = measurerOf(bench, `http://127.0.0.1:${port}`);
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    // A first start makes the tables and ends; visitors come to a shop whose gallery is there.
    await (await startServer(environment)).stop();
    await client.connect();
    const designs = await fillCommunity(client, bench.isShort ? 2_000 : DESIGNS);
    const rendering = await startServer({ ...environment, PAGE_CACHE: 'off' });
    await measureUnkept(measureOne, designs).finally(rendering.stop);
    const keeping = await startServer(environment);
    await measureKept(measureOne, client, designs).finally(keeping.stop);
  } finally {
    await client.end();
    await postgres.stop();
    remove();
  }
}
