import { cleanEmail, isEmail } from './email.ts';
import { cleanLine, cleanLines } from './typed-text.ts';

/** Longest texts of the contact form, in characters. */
export const TICKET_LIMITS = { name: 120, email: 120, subject: 200, message: 4000 } as const;
export type TicketField = keyof typeof TICKET_LIMITS;

/** Each field as it is kept: a line can stand in the head of a mail, a message has lines. */
export const CLEAN_TICKET: Record<TicketField, (text: string) => string> = {
  name: cleanLine,
  email: cleanEmail,
  subject: cleanLine,
  message: cleanLines,
};

/** What is wrong with each field of the contact form: all are required (S2 §5). */
export function ticketProblems(form: Record<TicketField, string>): Partial<Record<TicketField, 'missing' | 'invalid'>> {
  const problems: Partial<Record<TicketField, 'missing' | 'invalid'>> = {};
  for (const field of Object.keys(TICKET_LIMITS) as TicketField[]) {
    const text = CLEAN_TICKET[field](form[field]);
    if (text === '') problems[field] = 'missing';
    else if (text.length > TICKET_LIMITS[field] || (field === 'email' && !isEmail(text))) problems[field] = 'invalid';
  }
  return problems;
}

/**
 * `open`: nobody has looked at it. `waiting`: somebody of the shop has, and owes an answer. `answered`: the shop wrote. `closed`: it is
 * settled.
 */
export const TICKET_STATUSES = ['open', 'waiting', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** An answer goes to the sender, a note stays in the shop. */
export const TICKET_ENTRY_KINDS = ['answer', 'note'] as const;
export type TicketEntryKind = (typeof TICKET_ENTRY_KINDS)[number];

/** What a person of the shop can do with a ticket. */
export const TICKET_ACTS = ['take_up', 'answer', 'note', 'close', 'reopen'] as const;
export type TicketAct = (typeof TICKET_ACTS)[number];

/** A complaint is acknowledged within 48 hours and settled within a month (E-Commerce Rules 2020, rule 4; reference/india.md 4.4). */
export const TICKET_CLOCKS = { acknowledgeHours: 48, solveDays: 30 } as const;
const HOUR = 3_600_000;

export type TicketState = {
  status: TicketStatus;
  /** Milliseconds. */
  dueAt: number;
  /** When somebody of the shop looked at it first. */
  acknowledgedAt: number | null;
  closedAt: number | null;
};

/** A ticket that came at this moment (milliseconds). */
export const newTicket = (at: number): TicketState => ({
  status: 'open',
  dueAt: at + TICKET_CLOCKS.acknowledgeHours * HOUR,
  acknowledgedAt: null,
  closedAt: null,
});

/**
 * The ticket after an act, or nothing where it cannot be done: a closed one is reopened before anything but a note, and only an open one is
 * taken up. Reopening begins the month anew.
 */
export function afterAct(
  ticket: TicketState & { createdAt: number },
  act: TicketAct,
  now: number,
): TicketState | undefined {
  const { createdAt, ...state } = ticket;
  const solveMs = TICKET_CLOCKS.solveDays * 24 * HOUR;
  const looked = state.acknowledgedAt === null ? { acknowledgedAt: now, dueAt: createdAt + solveMs } : {};
  const isClosed = state.status === 'closed';
  if (act === 'note') return state;
  if (act === 'reopen')
    return isClosed ? { ...state, status: 'waiting', closedAt: null, dueAt: now + solveMs } : undefined;
  if (isClosed) return undefined;
  if (act === 'take_up') return state.status === 'open' ? { ...state, ...looked, status: 'waiting' } : undefined;
  if (act === 'answer') return { ...state, ...looked, status: 'answered' };
  return { ...state, ...looked, status: 'closed', closedAt: now };
}

/** Longest answer or note, in characters. */
export const ENTRY_LIMIT = 4000;
