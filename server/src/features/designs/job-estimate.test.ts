import { expect, it } from 'vitest';
import { secondsLeft, secondsToTurn } from './job-estimate.ts';

it.each([
  ['the first job of a new shop', { queuePosition: 0, medianSeconds: undefined, ranSeconds: 0, lanes: 2 }, 2],
  ['a running job', { queuePosition: 0, medianSeconds: 4, ranSeconds: 1.5, lanes: 2 }, 2.5],
  ['a job that takes longer than most', { queuePosition: 0, medianSeconds: 4, ranSeconds: 9, lanes: 2 }, 0.1],
  ['a waiting job', { queuePosition: 3, medianSeconds: 4, ranSeconds: 0, lanes: 2 }, 12],
  ['a waiting job behind one lane', { queuePosition: 3, medianSeconds: 4, ranSeconds: 0, lanes: 1 }, 16],
])('%s', (_, job, seconds) => expect(secondsLeft(job)).toBe(seconds));

const NOW = new Date('2026-11-22T10:00:00Z');
const secondsAgo = (...seconds: number[]) => seconds.map(ago => new Date(NOW.getTime() - ago * 1000));
it.each([
  ['nothing has started', [], 0, 0],
  ['there is room', [50, 10], 0, 0],
  ['the oldest start is nearly a minute old', [50, 10, 5], 0, 10],
  ['one job goes before', [50, 10, 5], 1, 50],
  ['the last free place is taken by the job before', [10, 5], 1, 50],
  ['a whole minute’s jobs go before', [50, 10, 5], 3, 70],
  ['as many jobs go before as may start in a minute', [], 3, 60],
])('with three a minute, where %s', (_, starts, ahead, seconds) =>
  expect(secondsToTurn({ starts: secondsAgo(...starts), perMinute: 3, ahead, now: NOW })).toBe(seconds),
);
