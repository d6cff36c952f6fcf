/** Why somebody says that a public design should not be shown. */
export const REPORT_REASONS = ['copyright', 'offensive', 'person', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why the shop does not show a design; its maker reads the sentence of it. */
export const TAKEDOWN_REASONS = ['copyright', 'person', 'offensive', 'illegal', 'order', 'spam', 'other'] as const;
export type TakedownReason = (typeof TAKEDOWN_REASONS)[number];

/** Taken down: nobody buys, prints or starts from it. Hidden: it is out of the gallery, and its maker keeps it. */
export const DECISION_KINDS = ['taken_down', 'hidden'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What came of the reports of a design. */
export const REPORT_OUTCOMES = ['kept', ...DECISION_KINDS] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Longest text that a maker is told beside the reason, in characters. */
export const DECISION_TEXT_LIMIT = 1000;

const HOUR = 3_600_000;
/**
 * Within how many hours a report is decided: two for somebody's likeness, seven days for anything else (IT Rules 2021 as amended by
 * G.S.R. 120(E) of 10 February 2026; reference/india.md 4.5). A court's or a government's order comes by letter and has three hours.
 */
export const REPORT_CLOCK_HOURS: Readonly<Record<ReportReason, number>> = {
  person: 2,
  copyright: 7 * 24,
  offensive: 7 * 24,
  spam: 7 * 24,
  other: 7 * 24,
};
/** The shop's own rule: what so many people report is looked at within a day. */
export const MANY_REPORTS = 3;
export const MANY_REPORTS_HOURS = 24;

/** When the open reports of one design are to be decided: the strictest clock of all. Milliseconds; `reports` is not empty. */
export function decisionDue(reports: readonly { reason: ReportReason; at: number }[]): number {
  const first = Math.min(...reports.map(report => report.at));
  const clocks = reports.map(({ reason, at }) => at + REPORT_CLOCK_HOURS[reason] * HOUR);
  return Math.min(...clocks, ...(reports.length >= MANY_REPORTS ? [first + MANY_REPORTS_HOURS * HOUR] : []));
}

/** Days for which refused words are kept for whoever looks after the list of words. */
export const REFUSALS_KEPT_DAYS = 30;
