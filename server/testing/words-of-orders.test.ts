import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from './database-for-tests.ts';
import { migrateDatabase } from '../src/db/migrate.ts';

/** The migrations before the one that gave orders their words (0039). */
const BEFORE = 39;

test(
  'orders that were there before the words of orders have theirs after the migration',
  { timeout: 60_000 },
  async () => {
    const server = inject('databaseUrl');
    const name = `test_${randomBytes(6).toString('hex')}`;
    const ask = async (url: string, sql: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client.query<Record<string, string>>(sql).finally(() => client.end());
    };
    await ask(server, `create database ${name}`);
    try {
      const url = databaseUrl(server, name);
      await migrateDatabase(url, undefined, BEFORE);
      const columns = 'client_order_id, request_hash, lines_hash, address, city, state, zip_code';
      await ask(url, `insert into accounts (id, name, email) values ('asha', 'Asha', 'asha@chhaap.test')`);
      await ask(
        url,
        `insert into orders (id, account_id, first_name, last_name, email, phone, tracking_id, subtotal, shipping, discount, total, ${columns})
       select n::text || 'ORDER', 'asha', 'Meera', 'Iyer', 'm@post.test', '9988776655', case n when 2 then 'EK1' end, 0, 0, 0, 0,
         n::text, '', '', '', '', '', '' from generate_series(1, 2) n`,
      );
      await migrateDatabase(url);
      const { rows } = await ask(
        url,
        `select order_id, array_to_string(tsvector_to_array(words), ' ') as words from order_words order by order_id`,
      );
      expect(rows).toEqual([
        { order_id: '1ORDER', words: '1order 9988776655 iyer m m@post meera post test' },
        { order_id: '2ORDER', words: '2order 9988776655 ek1 iyer m m@post meera post test' },
      ]);
    } finally {
      await ask(server, `drop database if exists ${name} with (force)`);
    }
  },
);
