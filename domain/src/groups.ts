import { MAX_QUANTITY } from './cart.ts';
import type { Color, Size, TshirtType } from './catalog.ts';
import { dayAfter, dayOf, startOfDay } from './india-days.ts';
import { ok, refuse, type Result } from './result.ts';
import { cleanLine, cleanLines } from './typed-text.ts';

/** Limits of a group order: characters, pieces, entries, days. */
export const GROUP_LIMITS = {
  /** Unicode characters (code points) of a name, as the database counts them too. */
  name: 40,
  note: 300,
  /** Pieces in one entry. */
  quantity: 10,
  entries: 200,
  /** The closing date is at most this many days ahead. */
  days: 30,
  /** Groups that an account has open at once. */
  open: 20,
} as const;

/** Names are deleted this many days after the group is ordered or closed. */
export const NAMES_KEPT_DAYS = 30;

export type GroupState = 'open' | 'closed' | 'ordered';
/** The owner closes and reopens a group; the closing date closes it too; a payment does `pay`. */
export type GroupStep = 'close' | 'reopen' | 'pay';

/** Open → closed → ordered, and back from closed to open. An ordered group stays ordered. */
const GROUP_STEPS: Record<GroupState, Partial<Record<GroupStep, GroupState>>> = {
  open: { close: 'closed', pay: 'ordered' },
  closed: { close: 'closed', reopen: 'open', pay: 'ordered' },
  ordered: { pay: 'ordered' },
};

/** The state after a step. */
export function stepGroup(state: GroupState, step: GroupStep): Result<GroupState, 'group_ordered'> {
  const next = GROUP_STEPS[state][step];
  return next ? ok(next) : refuse('group_ordered');
}

/** The real state: a group that is stored as open is closed after its closing date, even before a job stores it as closed. */
export const stateAt = (group: { state: GroupState; closesAt: Date }, now: Date): GroupState =>
  group.state === 'open' && group.closesAt <= now ? 'closed' : group.state;

/** A visible character. A name of blanks and invisible characters alone is refused. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}]/u;

export type NameProblem = 'missing' | 'too_long';

/** A name or initials as they are stored: a clean line of 1 to 40 characters of any script, emoji too. */
export function groupName(text: string): Result<string, NameProblem> {
  const name = cleanLine(text);
  if (!VISIBLE.test(name)) return refuse('missing');
  return [...name].length <= GROUP_LIMITS.name ? ok(name) : refuse('too_long');
}

/** The owner's note to the friends; '' for none. It may have several lines. */
export function groupNote(text: string): Result<string, Exclude<NameProblem, 'missing'>> {
  const note = cleanLines(text);
  return [...note].length <= GROUP_LIMITS.note ? ok(note) : refuse('too_long');
}

const DAY_MS = 86_400_000;
/** The latest closing date that is allowed, `YYYY-MM-DD`. */
export const lastClosingDay = (now: Date): string => dayOf(new Date(now.getTime() + GROUP_LIMITS.days * DAY_MS));

/** The end of the closing day in India: the group takes entries until then. `day` is today or up to 30 days ahead. */
export function closingMoment(day: string, now: Date): Result<Date, 'group_closing'> {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(midnight);
  // Date.parse reads 31 February as 3 March.
  if (!isDay || new Date(midnight).toISOString().slice(0, 10) !== day) return refuse('group_closing');
  if (day < dayOf(now) || day > lastClosingDay(now)) return refuse('group_closing');
  return ok(startOfDay(dayAfter(day, 1)));
}

/** What a group offers its friends. */
export type GroupOffer = {
  tshirtTypes: readonly TshirtType[];
  /** null if each friend chooses a colour. */
  color: Color | null;
  /** The colours of the garment that the friend wishes. */
  colors: readonly Color[];
  sizes: readonly Size[];
};
export type GroupChoice = { tshirtType: TshirtType; size: string; color: Color; quantity: number };
type Wish = { tshirtType: TshirtType; size: string; color?: Color | undefined; quantity: number };

/** Checks a friend's wish against the group's offer. If the group has one colour, it replaces the wished colour. */
export function groupChoice(offer: GroupOffer, wish: Wish): Result<GroupChoice, 'group_choice'> {
  const color = offer.color ?? wish.color;
  const isOffered = offer.tshirtTypes.includes(wish.tshirtType) && offer.sizes.includes(wish.size);
  const isCount = Number.isInteger(wish.quantity) && wish.quantity >= 1 && wish.quantity <= GROUP_LIMITS.quantity;
  if (!isOffered || !isCount || !color || !offer.colors.includes(color)) return refuse('group_choice');
  return ok({ tshirtType: wish.tshirtType, size: wish.size, color, quantity: wish.quantity });
}

/** The entries that fit into `room` pieces, taken in their order. An entry that does not fit as a whole is skipped. */
export function entriesWithin<E extends { quantity: number }>(entries: readonly E[], room: number): E[] {
  let left = room;
  return entries.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

/** How many pieces to add to a cart line, for which entries, and the entries that do not fit (`left`). */
export type Filling<E> = { add: number; entries: E[]; left: E[] };

/**
 * Puts the entries of one choice into a cart line. `have`: pieces in the line now; `marked`: pieces that were added for these entries
 * before. Marked pieces that are still in the line are not added twice; if the owner has removed the line, they are added again. Entries
 * that would pass the limit of a line are left.
 */
export function fillLine<E extends { quantity: number }>(
  entries: readonly E[],
  { have, marked }: { have: number; marked: number },
): Filling<E> {
  const kept = Math.min(have, marked);
  const fitting = entriesWithin(entries, MAX_QUANTITY - (have - kept));
  const wanted = fitting.reduce((sum, one) => sum + one.quantity, 0);
  return { add: Math.max(0, wanted - kept), entries: fitting, left: entries.filter(one => !fitting.includes(one)) };
}
