import type pg from 'pg';
import { seededRandom } from '../figures.ts';

export type FilledDesign = { id: string; style: string; likeCount: number; createdAt: Date };

const STYLES =
  'Mandala,Vintage,Retro badge,Landscape,Japanese,Pop art,Lettering,Cute,Space,Folk,Poster,Watercolour,Tattoo,Night,Minimal,Neon'.split(
    ',',
  );
const SUBJECTS =
  'tiger,lotus,elephant,moon,chai,peacock,cricket,sunset,wave,samurai,rose,temple,rocket,panda,mountain,bicycle,guitar,dragon,monsoon,kite,बाघ,कमल,चाय,मुंबई,मोर,सूरज,हाथी,पहाड़'.split(
    ',',
  );
const NAMES = ['Asha Nair', 'Rohan Deshmukh', 'Meera Iyer', 'Kabir Singh', 'आशा नायर', 'Zoya Khan'];
const MAKERS = 500;
const BATCH = 5_000;
const FIRST = Date.UTC(2025, 0, 1);
/** One design after another, so many minutes apart. */
const APART_MINUTES = 7;

/** Fills a database with so many drawn public designs, a tenth of them remixes; their pictures are names of files alone. */
export async function fillCommunity(client: pg.Client, count: number): Promise<FilledDesign[]> {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const rare = () => `${pick(SUBJECTS)}${Math.floor(random() * 3000)}`;
  const fileName = () => Array.from({ length: 8 }, () => Math.floor(random() * 2 ** 32).toString(16)).join('');
  await client.query(
    `insert into accounts (id, name, email) select 'maker-' || n, ($1::text[])[1 + n % cardinality($1::text[])], 'maker.' || n || '@bench.test'
     from generate_series(0, $2 - 1) as n`,
    [NAMES, MAKERS],
  );
  const all: FilledDesign[] = [];
  while (all.length < count) {
    const rows = Array.from({ length: Math.min(BATCH, count - all.length) }, (_, place) => {
      const number = all.length + place;
      return {
        id: `d${fileName()}`,
        makerId: `maker-${Math.floor(random() * MAKERS)}`,
        name: `${pick(SUBJECTS)} and ${rare()}`,
        prompt: `a ${pick(SUBJECTS)} with ${rare()} and ${rare()} in the style of ${pick(STYLES)}, on a calm night`,
        // Some styles are far more common than others, and most designs have few likes.
        style: STYLES[Math.floor(random() ** 2 * STYLES.length)]!,
        likeCount: Math.floor(random() ** 6 * 300),
        createdAt: new Date(FIRST + number * APART_MINUTES * 60_000),
        mockupFile: `${fileName()}.webp`,
        artworkFile: `${fileName()}.png`,
        remixOf: random() < 0.1 && all.length > 0 ? pick(all).id : null,
      };
    });
    await insertBatch(client, rows);
    all.push(...rows);
  }
  await client.query('vacuum analyze');
  return all;
}

async function insertBatch(client: pg.Client, rows: readonly Record<string, unknown>[]): Promise<void> {
  await client.query(
    `with said as (
       select * from jsonb_to_recordset($1) as said("id" text, "makerId" text, "name" text, "prompt" text, "style" text,
         "likeCount" int, "createdAt" timestamptz, "mockupFile" text, "artworkFile" text, "remixOf" text)
     ), made as (
       insert into designs (id, account_id, name, prompt, style, status, is_public, color, product_id, position, design_size,
         current_version, artwork_file, mockup_file, like_count, remix_of, created_at, updated_at)
       select id, "makerId", name, prompt, style, 'ready', true, 'black', 1, 'front', 'a4', 1, "artworkFile", "mockupFile", "likeCount", "remixOf",
         "createdAt", "createdAt" from said
     )
     insert into design_versions (design_id, number, brief, artwork_file, width, height, provider, created_at)
     select id, 1, '{}', "artworkFile", 2490, 3510, 'artist', "createdAt" from said`,
    [JSON.stringify(rows)],
  );
}
