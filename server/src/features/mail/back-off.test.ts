import { expect, test } from 'vitest';
import { GIVE_UP_MS, nextTry } from './back-off.ts';

const QUEUED = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number) => new Date(QUEUED.getTime() + milliseconds);
const minutesUntil = (at: Date | undefined, now: Date) => at && (at.getTime() - now.getTime()) / 60_000;

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [8, 60],
  [5000, 60],
])('after try %i it is tried again %i minutes later', (attempts, minutes) =>
  expect(minutesUntil(nextTry(attempts, QUEUED, after(1000)), after(1000))).toBe(minutes),
);

test('a mail is given up when it is a day old, not before', () => {
  expect(nextTry(30, QUEUED, after(GIVE_UP_MS - 1))).toBeDefined();
  expect(nextTry(1, QUEUED, after(GIVE_UP_MS))).toBeUndefined();
});

test('a server that is away all day is tried 30 times', () => {
  let tries = 1;
  for (let at = nextTry(1, QUEUED, QUEUED); at; at = nextTry(tries, QUEUED, at)) tries += 1;
  expect(tries).toBe(30);
});
