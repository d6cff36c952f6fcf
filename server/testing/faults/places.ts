import pg from 'pg';
import { failPoint } from '../../src/jobs/fail-point.ts';

/**
 * The places at which a power cut can leave something half done: before and after each commit, each call of another company and each
 * answer. They are found, not listed: inside a transaction a cut is a rollback, so no other place can differ.
 */
const passed: string[] = [];

/** This process stands at a place now; it ends here where a test armed it. */
export function reach(name: string): void {
  passed.push(name);
  failPoint(name);
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
      reach(`before ${noun} ${call}`);
      const answer = await original(...args);
      reach(`after ${noun} ${call}`);
      return answer;
    }) as never;
  }
  return wrapped;
}

/** Tables whose rows are money, or are told of it. */
const MONEY_TABLES =
  /^(orders|order_lines|order_history|payments|refunds|webhook_inbox|outbox|coupons|coupon_reservations|invoices|invoice_series|cart_lines|exceptions)$/;
const WRITE = /^\s*(?:insert into|update|delete from) "?(\w+)"?/i;

type Query = (this: object, ...args: unknown[]) => unknown;

/** Gives every commit of money rows a place before and after it, by the names of the tables written. */
export function watchCommits(): void {
  const open = new WeakMap<object, Set<string>>();
  const original = pg.Client.prototype.query as unknown as Query;
  const watched: Query = function (this: object, ...args) {
    const first = args[0] as string | { text?: string } | undefined;
    const name = commitOf(open, this, (typeof first === 'string' ? first : first?.text) ?? '');
    if (name === undefined) return original.apply(this, args);
    reach(`before commit of ${name}`);
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        if (!error) reach(`after commit of ${name}`);
        (last as (error: unknown, result: unknown) => void)(error, result);
      };
      return original.apply(this, args);
    }
    return (original.apply(this, args) as Promise<unknown>).then(result => {
      reach(`after commit of ${name}`);
      return result;
    });
  };
  pg.Client.prototype.query = watched as never;
}

/** What this statement makes durable: the tables of a transaction at its commit, or of a single statement; nothing otherwise. */
function commitOf(open: WeakMap<object, Set<string>>, client: object, text: string): string | undefined {
  const command = /^\s*(begin|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase();
  const tables = open.get(client);
  if (command === 'begin') open.set(client, new Set());
  if (command === 'commit' || command === 'rollback') open.delete(client);
  if (command) return command === 'commit' && tables && tables.size > 0 ? [...tables].sort().join('+') : undefined;
  const table = WRITE.exec(text)?.[1];
  if (table === undefined || !MONEY_TABLES.test(table)) return undefined;
  tables?.add(table);
  return tables ? undefined : table;
}
