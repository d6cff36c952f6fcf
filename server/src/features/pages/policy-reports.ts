import type { Context } from '../../http/handle.ts';

/** What a browser refused: by which line of the policy, and whose it was. Nothing of the visitor, nor of the page. */
export type Violation = { directive: string; blocked: string };

/** Longest report that is read, in characters, and how many of one call; browsers send one, or a few seconds' worth. */
const LONGEST = 16_384;
const MOST_OF_A_CALL = 20;
/** Kinds of violations that a process tells of within an hour, and reports that it looks at: anybody can send them. */
const MOST_KINDS = 50;
const MOST_AN_HOUR = 10_000;
const HOUR_MS = 3_600_000;

type Book = { hour: number; looked: number; counts: Map<string, number> };
const books = new WeakMap<Context['log'], Book>();

/**
 * Counts what browsers tell of a page's policy and logs `page.refused` with the count at the first, tenth, hundredth … report of a kind
 * within an hour. What is no report, or comes after too many, is dropped: nobody is waiting for an answer.
 */
export function noteReports({ log, now }: Pick<Context, 'log' | 'now'>, text: string): void {
  const hour = Math.floor(now().getTime() / HOUR_MS);
  let book = books.get(log);
  if (book?.hour !== hour) books.set(log, (book = { hour, looked: 0, counts: new Map() }));
  if ((book.looked += 1) > MOST_AN_HOUR) return;
  for (const violation of violationsIn(text)) note(book, violation, log);
}

function note({ counts }: Book, { directive, blocked }: Violation, log: Context['log']): void {
  const kind = `${directive} ${blocked}`;
  const count = (counts.get(kind) ?? 0) + 1;
  if (count === 1 && counts.size >= MOST_KINDS) return;
  counts.set(kind, count);
  if (/^10*$/.test(String(count))) log.warn('page.refused', { type: directive, from: blocked, count });
}

/** What a body tells, in the form of `report-uri` (CSP 2) or of `report-to` (Reporting API); nothing of what is neither. */
export function violationsIn(text: string): Violation[] {
  if (text.length > LONGEST) return [];
  const told = parse(text);
  const old = objectOf(told)['csp-report'];
  const bodies = Array.isArray(told)
    ? told.slice(0, MOST_OF_A_CALL).filter(one => objectOf(one)['type'] === 'csp-violation').map(one => objectOf(one)['body']) // prettier-ignore
    : [old];
  return bodies.flatMap(body => violationOf(objectOf(body)));
}

function violationOf(body: Record<string, unknown>): Violation[] {
  const named = body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'];
  const directive = typeof named === 'string' ? named.split(' ', 1)[0]! : '';
  const blocked = body['blockedURL'] ?? body['blocked-uri'];
  if (!/^[a-z]{3,12}(-[a-z]{3,12}){0,3}$/.test(directive) || typeof blocked !== 'string') return [];
  return [{ directive, blocked: whoseOf(blocked) }];
}

/** 'inline' and 'eval' as they are, the origin of an address, the scheme of any other, such as that of an extension. */
function whoseOf(blocked: string): string {
  if (/^[a-z-]{3,20}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 80) : url.protocol.slice(0, 30);
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
