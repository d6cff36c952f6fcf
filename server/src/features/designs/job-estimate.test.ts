import { expect, it } from 'vitest';
import { secondsLeft, secondsToTurn } from './job-estimate.ts';

const drawing = { kind: 'generate', before: {}, medians: { generate: 4 }, ranSeconds: 0, lanes: 2 } as const;
it.each<[string, Partial<Parameters<typeof secondsLeft>[0]>, number]>([
  ['the first job of a new shop', { medians: {} }, 2],
  ['a running job', { ranSeconds: 1.5 }, 2.5],
  ['a job that takes longer than most', { ranSeconds: 9 }, 0.1],
  ['a waiting job', { before: { generate: 3 } }, 12],
  ['a waiting job behind one lane', { before: { generate: 3 }, lanes: 1 }, 16],
  ['a preview', { kind: 'preview', medians: { generate: 4, preview: 60 } }, 60],
  ['the first preview', { kind: 'preview' }, 4],
  ['a drawing behind a preview', { before: { preview: 1 }, medians: { generate: 4, preview: 60 } }, 64],
  ['one behind both', { before: { preview: 1, modify: 1 }, medians: { generate: 4, modify: 10, preview: 60 } }, 39],
])('%s', (_, job, seconds) => expect(secondsLeft({ ...drawing, ...job })).toBe(seconds));

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
