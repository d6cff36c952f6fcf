import { describe, expect, it } from 'vitest';
import { decisionDue, type ReportReason } from './moderation.ts';

const HOUR = 3_600_000;
const at = (hours: number) => hours * HOUR;
const reported = (...reports: [ReportReason, number][]) =>
  reports.map(([reason, hours]) => ({ reason, at: at(hours) }));

describe('reports are decided', () => {
  it.each<[string, ReturnType<typeof reported>, number]>([
    ['a likeness within two hours', reported(['person', 10]), 12],
    ['anything else within seven days', reported(['copyright', 10]), 178],
    ['by the strictest clock of all', reported(['spam', 0], ['person', 100]), 102],
    ['two reports by their own clocks', reported(['spam', 5], ['other', 6]), 173],
    ['three reports within a day of the first', reported(['spam', 5], ['other', 6], ['offensive', 20]), 29],
    ['three of a likeness still within two hours', reported(['person', 5], ['person', 6], ['spam', 20]), 7],
  ])('%s', (_, reports, hours) => expect(decisionDue(reports)).toBe(at(hours)));
});
