/**
 * What the shop cannot settle by itself, so that a person has to look. `books`: the audit found what does not add up. `tickets_busy`: strangers
 * wrote so much that the contact form had to rest; `codes_busy`: they asked for so many codes that none is sent to new browsers. The others after it are alerts: a state of the shop, which ends by itself once it is mended.
 */
export const EXCEPTION_KINDS = [
  'payment_quarantined',
  'payment_unsettled',
  'payment_vanished',
  'refund_low_balance',
  'refund_failed',
  'refund_unsettled',
  'books',
  'design_taken_down',
  'tickets_busy',
  'codes_busy',
  'reports_overdue',
  'tickets_overdue',
  'jobs_stuck',
  'mail_failing',
  'model_ends',
  'disk_low',
  'backup_old',
] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** How an exception ended: by itself, by asking the gateway again, by giving the money back, or by an admin's word. */
export type ExceptionResolution = 'settled' | 'rechecked' | 'refunded' | 'dismissed';

/** What an admin can do about an exception. */
export const EXCEPTION_ACTIONS = ['recheck', 'refund', 'dismiss'] as const;
export type ExceptionAction = (typeof EXCEPTION_ACTIONS)[number];

const ACTIONS: Record<ExceptionKind, readonly ExceptionAction[]> = {
  payment_quarantined: ['recheck', 'refund', 'dismiss'],
  payment_unsettled: ['recheck', 'dismiss'],
  payment_vanished: ['recheck', 'dismiss'],
  refund_low_balance: ['recheck', 'dismiss'],
  refund_failed: ['recheck', 'dismiss'],
  refund_unsettled: ['recheck', 'dismiss'],
  books: ['dismiss'],
  design_taken_down: ['dismiss'],
  reports_overdue: [],
  tickets_overdue: [],
  tickets_busy: ['dismiss'],
  codes_busy: ['dismiss'],
  jobs_stuck: [],
  mail_failing: [],
  model_ends: [],
  disk_low: [],
  backup_old: [],
};

/** The actions that make sense for a kind. */
export const exceptionActions = (kind: ExceptionKind): readonly ExceptionAction[] => ACTIONS[kind];
