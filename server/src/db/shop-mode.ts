import pg from 'pg';

export type ShopMode = 'demo' | 'live';
/** The key of what kind of shop the database is: the first start says it. */
const MODE = 'shop.mode';
/** What a demo shop of an earlier release has instead (seeds/demo-shop.ts). */
const DEMO_MARK = 'seeds.demo_shop';

/** The database is that of another kind of shop, or of another program; the message says what to do. Nothing was changed. */
export class OtherShop extends Error {
  override name = 'OtherShop';
}

type Facts = { tables: number; mode: ShopMode | undefined; isDemo: boolean; hasPeople: boolean };

/**
 * Looks at a database before anything is written to it. A demo shop takes only an empty one and its own: its made-up people, orders and
 * coupons have no place beside real ones. A live shop never takes a demo's. Throws OtherShop.
 */
export async function refuseOtherShop(url: string, mode: ShopMode): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const facts = await readFacts(client);
    const is = facts.mode ?? (facts.isDemo ? 'demo' : facts.hasPeople ? 'live' : undefined);
    if (is !== undefined && is !== mode) throw new OtherShop(SAYS[mode]);
    const isForeign = is === undefined && facts.tables > 0 && !(await hasTable(client, 'settings'));
    if (mode === 'demo' && isForeign) throw new OtherShop(SAYS.demo);
  } finally {
    await client.end();
  }
}

const SAYS: Record<ShopMode, string> = {
  demo: 'The database of DATABASE_URL is not empty and not a demo shop’s, and a demo would be put into it. Set SHOP_MODE=live if the shop is real, or name an empty database. Nothing was changed.',
  live: 'The database of DATABASE_URL is a demo shop’s: its people, orders and coupons are made up. Name an empty database for the live shop. Nothing was changed.',
};

/** Notes what kind of shop the database is from now on. */
export async function noteShopMode(client: pg.Client, mode: ShopMode): Promise<void> {
  await client.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [MODE, mode]);
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows: counted } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const { tables } = counted[0]!;
  if (!(await hasTable(client, 'settings'))) return { tables, mode: undefined, isDemo: false, hasPeople: false };
  const { rows } = await client.query<Omit<Facts, 'tables'>>(
    `select (select value from settings where key = $1) as mode,
      exists (select 1 from settings where key = $2) as "isDemo",
      (exists (select 1 from accounts) or exists (select 1 from orders)) as "hasPeople"`,
    [MODE, DEMO_MARK],
  );
  const { mode, ...rest } = rows[0]!;
  return { tables, mode: mode ?? undefined, ...rest };
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [`public.${name}`]);
  return rows[0]!.found !== null;
}
