import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StorageFull } from '../src/adapters/storage/port.ts';
import { codeOf } from '../src/http/error-reply.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** T22: a disk without room is said, by calls and at /readyz, and passes by itself. */
let shop: TestShop;
let free = 50e9;
beforeAll(async () => {
  shop = await startTestShop({ freeSpace: async () => ({ free, isLow: free < 1e9 }) });
});
afterAll(() => shop.stop());
beforeEach(() => (free = 50e9));

const ready = async () => {
  const reply = await shop.fetch('/readyz');
  return [reply.status, ((await reply.json()) as { code?: string }).code];
};
const write = () =>
  shop.call('support.openTicket', {
    body: {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Where is my order?',
      message: 'When does my shirt come?',
    },
  });

/** PostgreSQL itself says what it says on a disk without room, to whoever writes a row of tickets or makes a table. */
const fill = async () => {
  await shop.db.execute(
    sql.raw(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`),
  );
  await shop.db.execute(
    sql.raw(`create or replace function no_room_for_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`),
  );
  await shop.db.execute(sql.raw('create trigger no_room before insert on tickets for each row execute function no_room()')); // prettier-ignore
  await shop.db.execute(sql.raw(`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room_for_tables()`)); // prettier-ignore
};
const makeRoom = async () => {
  await shop.db.execute(sql.raw('drop event trigger no_room'));
  await shop.db.execute(sql.raw('drop trigger no_room on tickets'));
};

describe('a disk without room', () => {
  it('of the database: calls and /readyz say so, and both come back by themselves', async () => {
    expect(await ready()).toEqual([200, undefined]);
    await fill();
    expect(await write()).toMatchObject({
      status: 503,
      body: { code: 'disk_full', error: expect.stringMatching(/disk is full/) },
    });
    expect(await ready()).toEqual([503, 'disk_full']);
    await makeRoom();
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, undefined]);
    expect((await write()).status).toBe(200);
  });

  it('of the files: /readyz says so while there is none', async () => {
    free = 0;
    expect(await ready()).toEqual([503, 'disk_full']);
    free = 50e9;
    expect(await ready()).toEqual([200, undefined]);
  });

  it.each([
    ['PostgreSQL', Object.assign(new Error('x'), { code: '53100' })],
    ['PostgreSQL, within', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) })],
    ['the system', Object.assign(new Error('x'), { code: 'ENOSPC' })],
    ['a quota', Object.assign(new Error('x'), { code: 'EDQUOT' })],
    ['the storage', new StorageFull('No room')],
  ])('as %s says it is no fault of ours', (_, error) =>
    expect(codeOf(error)).toEqual({ code: 'disk_full', unexpected: false }),
  );
});
