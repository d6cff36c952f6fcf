import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, slowestFiles } from './test-counts.mjs';

const vitest = (passed, failed, files = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});
const playwright = stats => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });
const unloadable = { status: 'failed', assertionResults: [] };
const ordinary = { status: 'failed', assertionResults: [{}] };

describe('the counts of a test run', () => {
  it.each([
    ['all passed', vitest(3, 0), 0, { passed: 3, failed: 0, skipped: 2 }],
    ['a failed test', vitest(2, 1, [ordinary]), 1, { passed: 2, failed: 1, skipped: 2 }],
    ['a file that does not load', vitest(2, 1, [ordinary, unloadable]), 1, { passed: 2, failed: 2, skipped: 2 }],
    ['an error outside every test', vitest(3, 0), 1, { passed: 3, failed: 1, skipped: 2 }],
    ['no report at all', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('vitest: %s', (_, report, code, counts) => expect(countVitest(report, code)).toEqual(counts));

  it.each([
    ['all passed', playwright({ expected: 4, skipped: 1 }), 0, { passed: 4, failed: 0, skipped: 1 }],
    [
      'one failed, one flaky',
      playwright({ expected: 1, unexpected: 1, flaky: 1 }),
      1,
      { passed: 1, failed: 2, skipped: 0 },
    ],
    ['the set-up failed', playwright({}), 1, { passed: 0, failed: 1, skipped: 0 }],
    ['no report at all', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ])('playwright: %s', (_, report, code, counts) => expect(countPlaywright(report, code)).toEqual(counts));
});

it('names the slowest files of a run, and none where there is no report', () => {
  const took = (name, ms) => ({ name: `/shop/${name}`, startTime: 1000, endTime: 1000 + ms });
  const report = { testResults: [took('a.test.ts', 2000), took('b.test.ts', 9400), took('c.test.ts', 100)] };
  expect(slowestFiles(report, 2)).toBe('b.test.ts 9 s, a.test.ts 2 s');
  expect(slowestFiles(undefined, 2)).toBe('');
});
