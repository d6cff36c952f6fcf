import path from 'node:path';

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failure; so does
 * a run that ended badly although each test passed. @param {any} report @param {number} code
 */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: atLeastOneWhen(code !== 0, report.numFailedTests + broken),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The files of Vitest's JSON report that took longest, with their seconds. @param {any} report @param {number} many */
export const slowestFiles = (report, many) =>
  (report?.testResults ?? [])
    .map(file => ({ name: path.basename(file.name), seconds: (file.endTime - file.startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, many)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`)
    .join(', ');

/** Counts of Playwright's JSON report; a test that passed only at a second try counts as failed. */
export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: atLeastOneWhen(code !== 0, unexpected + flaky), skipped };
}

const atLeastOneWhen = (bad, count) => (bad ? Math.max(1, count) : count);
