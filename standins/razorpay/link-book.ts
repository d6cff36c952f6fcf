import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import { isUndecided, type Entry, type Link, type LinkStatus, type LinkTerms, type Method, type Try } from './link.ts';

/** How a try ends: the buttons of the pay page, and what only a test does. `pay_again` takes the money of a paid link once more. */
type TryEnding = { kind: 'pay' | 'pay_again' | 'authorize' | 'leave' } | { kind: 'fail'; reason: string };
/** Or the link does, by its merchant. */
export type Ending = TryEnding | { kind: 'cancel' };

export type NewLink = Pick<LinkTerms, 'referenceId' | 'amount' | 'callbackUrl' | 'notes' | 'expireAt'>;

/** All links. Every change is in the ledger before it can be seen, and all but a new link on the disk. */
export type LinkBook = {
  /** Accepts a link, or answers `duplicate`: a reference is good once for ever. Its merchant is answered after `kept`. */
  create(wanted: NewLink): Link | 'duplicate';
  kept(): Promise<void>;
  find(referenceId: string): Link | undefined;
  findById(id: string): Link | undefined;
  findByOrder(orderId: string): Link | undefined;
  findByPayToken(token: string): Link | undefined;
  findByTry(id: string): { link: Link; one: Try } | undefined;
  /** Somebody looks at the page. */
  open(link: Link): void;
  /** Answers false and changes nothing where the link is over and has no try that could end so. */
  end(link: Link, method: Method, ending: Ending): boolean;
  expireDue(): void;
  moveClock(offset: number): void;
  list(limit: number, after?: string): Link[];
};

/** What happened to a link: a try ended, or the link did without one. */
export type Told = { link: Link; one?: Try };

/** A payment without an answer of the bank is called failed after ten minutes, and may still succeed later. */
const BANK_SILENT_MS = 600_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Razorpay's ids: a word for the kind, and 14 letters or digits. */
export const newId = (kind: string): string =>
  `${kind}_${Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Builds the book from the ledger's lines and keeps both in step. `onChange` is told of each end. */
export function createLinkBook(ledger: Ledger<Entry>, clock: Clock, onChange: (told: Told) => void): LinkBook {
  const links = new Map<string, Link>();
  const apply = (entry: Entry) => applyEntry(links, clock, entry);
  ledger.entries.forEach(apply);
  const record = (entry: Entry) => {
    ledger.append(entry);
    apply(entry);
  };
  const changes = changesOf({ record, clock, onChange });
  return {
    create(wanted) {
      if (links.has(wanted.referenceId)) return 'duplicate';
      const entry = { kind: 'link_created', at: clock.now(), link: toTerms(wanted, clock.now()) } as const;
      ledger.appendSoon(entry);
      apply(entry);
      return links.get(wanted.referenceId)!;
    },
    kept: ledger.kept,
    ...findersOf(links, changes.expire),
    open: changes.open,
    end: changes.end,
    expireDue: () => links.forEach(changes.expire),
    moveClock(offset) {
      record({ kind: 'clock_moved', at: clock.now(), offset });
      links.forEach(changes.expire);
    },
  };
}

type Changing = { record: (entry: Entry) => void; clock: Clock; onChange: (told: Told) => void };

/** What can become of a link. */
function changesOf({
  record,
  clock,
  onChange,
}: Changing): Pick<LinkBook, 'open' | 'end'> & { expire: (link: Link) => void } {
  const writeTry = (link: Link, one: Try, status: LinkStatus = link.status) => {
    record({ kind: 'try', at: clock.now(), referenceId: link.referenceId, one, status });
    onChange({ link, one });
  };
  const endLink = (link: Link, status: 'expired' | 'cancelled') => {
    record({ kind: 'link_ended', at: clock.now(), referenceId: link.referenceId, status });
    onChange({ link });
  };
  const expire = (link: Link) => {
    for (const one of link.tries)
      if (one.status === 'created' && clock.now() >= one.createdAt + BANK_SILENT_MS)
        writeTry(link, { ...one, status: 'failed', reason: 'payment_timed_out' });
    if (link.status === 'created' && clock.now() >= link.expireAt) endLink(link, 'expired');
  };
  const open = (link: Link) => {
    if (!link.isOpened) record({ kind: 'link_opened', at: clock.now(), referenceId: link.referenceId });
  };
  return {
    expire,
    open,
    end(link, method, ending) {
      expire(link);
      if (ending.kind === 'cancel') {
        if (link.status !== 'created') return false;
        endLink(link, 'cancelled');
        return true;
      }
      const one = nextTry(link, method, ending, clock.now());
      if (!one) return false;
      open(link);
      // What comes late is taken, and the link stays over.
      writeTry(link, one, one.status === 'captured' && link.status === 'created' ? 'paid' : link.status);
      return true;
    },
  };
}

type Finders = Pick<LinkBook, 'find' | 'findById' | 'findByOrder' | 'findByPayToken' | 'findByTry' | 'list'>;

function findersOf(links: Map<string, Link>, expire: (link: Link) => void): Finders {
  const all = () => [...links.values()];
  const fresh = (link: Link | undefined) => {
    if (link) expire(link);
    return link;
  };
  return {
    find: reference => fresh(links.get(reference)),
    findById: id => fresh(all().find(link => link.id === id)),
    findByOrder: orderId => fresh(all().find(link => link.orderId === orderId)),
    findByPayToken: token => fresh(all().find(link => link.payToken === token)),
    findByTry(id) {
      const link = all().find(({ tries }) => tries.some(one => one.id === id));
      const one = link?.tries.find(each => each.id === id);
      return link && one ? { link, one } : undefined;
    },
    list(limit, after) {
      const start = after === undefined ? 0 : all().findIndex(link => link.referenceId === after) + 1;
      return all().slice(start, start + limit);
    },
  };
}

function applyEntry(links: Map<string, Link>, clock: Clock, entry: Entry): void {
  if (entry.kind === 'clock_moved') return clock.setOffset(entry.offset);
  if (entry.kind === 'refund_created' || entry.kind === 'refund_ended') return;
  if (entry.kind === 'link_created') {
    links.set(entry.link.referenceId, { ...entry.link, status: 'created', isOpened: false, tries: [] });
    return;
  }
  const link = links.get(entry.referenceId);
  if (!link) throw new Error(`The ledger speaks of an unknown link: ${entry.referenceId}`);
  if (entry.kind === 'link_opened') link.isOpened = true;
  if (entry.kind === 'link_ended') link.status = entry.status;
  if (entry.kind !== 'try') return;
  const others = link.tries.filter(({ id }) => id !== entry.one.id);
  link.tries = [...others, entry.one].toSorted((a, b) => a.createdAt - b.createdAt);
  link.status = entry.status;
}

function toTerms(wanted: NewLink, now: number): LinkTerms {
  return {
    ...wanted,
    ...{ id: newId('plink'), orderId: newId('order'), createdAt: now },
    payToken: randomBytes(18).toString('base64url'),
  };
}

const STATUS_AFTER = { pay: 'captured', pay_again: 'captured', authorize: 'authorized', leave: 'created' } as const;

/** The try that an ending makes or ends; nothing where the link takes none any more. */
function nextTry(link: Link, method: Method, ending: TryEnding, now: number): Try | undefined {
  const undecided = link.tries.findLast(isUndecided);
  // A try that the bank did not answer for may succeed days later, whatever became of its link.
  const late = undecided ?? link.tries.findLast(({ reason }) => reason === 'payment_timed_out');
  const open = ending.kind === 'pay' ? late : undecided;
  const mayBegin = link.status === 'created' || (link.status === 'paid' && ending.kind === 'pay_again');
  if (!open && !mayBegin) return undefined;
  const begun = open
    ? { id: open.id, amount: open.amount, method: open.method, createdAt: open.createdAt }
    : { id: newId('pay'), amount: link.amount, method, createdAt: now };
  return ending.kind === 'fail'
    ? { ...begun, status: 'failed', reason: ending.reason }
    : { ...begun, status: STATUS_AFTER[ending.kind] };
}
