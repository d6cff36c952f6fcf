import { expect, test } from 'vitest';
import { together } from './database.ts';

const later = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds));

test('what failed first in time is thrown: the others may have failed of it, as the rest of a transaction does', async () => {
  const aborted = later(5).then(() => Promise.reject(new Error('current transaction is aborted')));
  const cause = Promise.reject(new Error('deadlock detected'));
  await expect(together([aborted, cause])).rejects.toThrow('deadlock detected');
});

test('nothing goes on behind it', async () => {
  let isOver = false;
  const slow = later(5).then(() => (isOver = true));
  await expect(together([Promise.reject(new Error('refused')), slow])).rejects.toThrow('refused');
  expect(isOver).toBe(true);
});

test('values come in the order of the work', async () => {
  expect(await together([later(2).then(() => 'slow'), 'at once', false])).toEqual(['slow', 'at once', false]);
});
