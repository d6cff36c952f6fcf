import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Prompts of the artist's own trial lists, so that pictures have realistic sizes. */
const PROMPTS = ['first', 'second'].flatMap(name =>
  readFileSync(`artist/prompts/${name}-sixty.txt`, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== ''),
);
const LIMIT_MS = 15 * 60_000;

/** Fills the gallery up to `count` public designs, which the running shop then draws by itself; waits until all are drawn. */
export async function fillGallery(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ there: number }>(
    'select count(*)::int as there from designs where is_public and deleted_at is null',
  );
  const missing = Math.max(0, count - rows[0]!.there);
  for (let turn = 0; turn < missing; turn++) await insertDesign(client, turn);
  await everythingDrawn(client);
}

async function insertDesign(client: pg.Client, turn: number): Promise<void> {
  const prompt = PROMPTS[turn % PROMPTS.length]!;
  const id = `bench${turn}`;
  await client.query(
    `insert into designs (id, account_id, name, prompt, is_public, color, product_id, position, design_size, created_at)
     select $1, (select account_id from designs where id like 'demo%' order by id offset $2 limit 1), $3, $4, true,
       $5, 1 + $2 % 3, 'front', 'a4', now() - interval '10 days' - $2 * interval '1 hour'`,
    [id, turn % 20, prompt.slice(0, 60), prompt, turn % 2 === 0 ? 'black' : 'white'],
  );
  await client.query(
    `insert into generations (id, account_id, design_id, kind, provider, prompt, seed, is_background)
     select $1, account_id, id, 'generate', '', prompt, $1, true from designs where id = $1`,
    [id],
  );
}

async function everythingDrawn(client: pg.Client): Promise<void> {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(1000)) {
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::int as open from generations where is_background and state in ('queued', 'running', 'saving')`,
    );
    if (rows[0]!.open === 0) return;
  }
  throw new Error('The gallery was not drawn within a quarter of an hour');
}
