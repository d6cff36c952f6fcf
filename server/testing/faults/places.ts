import pg from 'pg';
import { failPoint } from '../../src/jobs/fail-point.ts';

/**
 * The places at which a power cut can leave something half done: before and after each commit, each call of another company and each
 * answer. They are found, not listed: inside a transaction a cut is a rollback, so no other place can differ.
 */
const passed: string[] = [];

type Hold = { name: string; passesLeft: number; reached: PromiseWithResolvers<void>; gate: PromiseWithResolvers<void> };
let hold: Hold | undefined;

/**
 * From now on the one who comes to this place, at this pass, waits there until `letGo`. `before commit with orders+payments` is any
 * commit that has these tables among its own.
 */
export function holdAt(name: string, pass = 1): void {
  hold = { name, passesLeft: pass, reached: Promise.withResolvers(), gate: Promise.withResolvers() };
}

/** Answers when somebody waits at the place. */
export const untilHeld = async (): Promise<void> => hold?.reached.promise;

export function letGo(): void {
  hold?.gate.resolve();
  hold = undefined;
}

function isPlace(wanted: string, name: string): boolean {
  const [step, tables] = wanted.split(' commit with ');
  if (tables === undefined) return wanted === name;
  const [own, written = ''] = name.split(' commit of ');
  return own === step && tables.split('+').every(table => written.split('+').includes(table));
}

/** This process stands at a place now: it ends here where a test armed it, and waits for the answer where a test holds it. */
export function reach(name: string): Promise<void> | undefined {
  passed.push(name);
  failPoint(name);
  if (!hold || !isPlace(hold.name, name)) return undefined;
  hold.passesLeft -= 1;
  if (hold.passesLeft !== 0) return undefined;
  hold.reached.resolve();
  return hold.gate.promise;
}

/** The places that were passed so far, in their order. */
export const placesPassed = (): readonly string[] => passed;

/** The same port, with a place before and after each of its calls. */
export function withPlaces<Port extends object>(
  noun: string,
  port: Port,
  calls: readonly (keyof Port & string)[],
): Port {
  const wrapped = { ...port };
  for (const call of calls) {
    const original = port[call] as (...args: unknown[]) => Promise<unknown>;
    wrapped[call] = (async (...args: unknown[]) => {
      await reach(`before ${noun} ${call}`);
      const answer = await original(...args);
      await reach(`after ${noun} ${call}`);
      return answer;
    }) as never;
  }
  return wrapped;
}

/** Tables whose rows are money, or are told of it. */
const MONEY_TABLES =
  /^(orders|order_lines|order_history|payments|hand_payments|hand_refunds|cash_payments|refunds|webhook_inbox|outbox|coupons|coupon_reservations|credit_accounts|credit_entries|credit_holds|invoices|invoice_series|cart_lines|exceptions)$/;
const WRITES = /\b(?:insert into|update|delete from) "?(\w+)"?/gi;

type Query = (this: object, ...args: unknown[]) => unknown;

/** Gives every commit of money rows a place before and after it, by the names of the tables written. */
export function watchCommits(): void {
  const open = new WeakMap<object, Set<string>>();
  const original = pg.Client.prototype.query as unknown as Query;
  const watched: Query = function (this: object, ...args) {
    const first = args[0] as string | { text?: string } | undefined;
    const name = commitOf(open, this, (typeof first === 'string' ? first : first?.text) ?? '');
    if (name === undefined) return original.apply(this, args);
    const wait = reach(`before commit of ${name}`);
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        const answer = () => (last as (error: unknown, result: unknown) => void)(error, result);
        const waitAfter = error ? undefined : reach(`after commit of ${name}`);
        if (waitAfter) void waitAfter.then(answer);
        else answer();
      };
      if (!wait) return original.apply(this, args);
      void wait.then(() => original.apply(this, args));
      return undefined;
    }
    return Promise.resolve(wait)
      .then(() => original.apply(this, args))
      .then(async result => {
        await reach(`after commit of ${name}`);
        return result;
      });
  };
  pg.Client.prototype.query = watched as never;
}

const nameOf = (tables: Iterable<string>): string => [...new Set(tables)].toSorted().join('+');

/** What this statement makes durable: the tables of a transaction at its commit, or of a single statement; nothing otherwise. */
function commitOf(open: WeakMap<object, Set<string>>, client: object, text: string): string | undefined {
  const command = /^\s*(begin|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase();
  const tables = open.get(client);
  if (command === 'begin') open.set(client, new Set());
  if (command === 'commit' || command === 'rollback') open.delete(client);
  if (command) return command === 'commit' && tables && tables.size > 0 ? nameOf(tables) : undefined;
  const written = [...text.matchAll(WRITES)].map(match => match[1]!).filter(table => MONEY_TABLES.test(table));
  if (written.length === 0) return undefined;
  for (const table of written) tables?.add(table);
  return tables ? undefined : nameOf(written);
}
