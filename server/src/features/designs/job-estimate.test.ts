import { expect, it } from 'vitest';
import { secondsLeft } from './job-estimate.ts';

it.each([
  ['the first job of a new shop', { queuePosition: 0, medianSeconds: undefined, ranSeconds: 0, lanes: 2 }, 2],
  ['a running job', { queuePosition: 0, medianSeconds: 4, ranSeconds: 1.5, lanes: 2 }, 2.5],
  ['a job that takes longer than most', { queuePosition: 0, medianSeconds: 4, ranSeconds: 9, lanes: 2 }, 0.1],
  ['a waiting job', { queuePosition: 3, medianSeconds: 4, ranSeconds: 0, lanes: 2 }, 12],
  ['a waiting job behind one lane', { queuePosition: 3, medianSeconds: 4, ranSeconds: 0, lanes: 1 }, 16],
])('%s', (_, job, seconds) => expect(secondsLeft(job)).toBe(seconds));
