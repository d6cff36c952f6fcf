import { openConnection, type Connection } from './connection.ts';

/** How long each call of a kind took in ms, and what went wrong. */
export type Taken = { times: number[]; errors: string[] };
/** Milliseconds of processor. */
export type Used = { server: number; database: number };
export type Rate = Taken & { seconds: number; used: Used };
/** What is measured: where it answers, and what it has used so far. */
export type Measured = { origin: string; used: () => Used };

/** So many workers, each on a connection of its own, take turns until there is none (`next` answers undefined). */
export async function work<T>(
  { origin, used }: Measured,
  workers: number,
  next: (worker: number) => T | undefined,
  turn: (connection: Connection, item: T, taken: Taken) => Promise<void>,
): Promise<Rate> {
  const taken: Taken = { times: [], errors: [] };
  const startedAt = performance.now();
  const before = used();
  const one = async (worker: number) => {
    const connection = openConnection(origin);
    for (let item = next(worker); item !== undefined; item = next(worker)) await turn(connection, item, taken);
    connection.close();
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
  const after = used();
  const spent = { server: after.server - before.server, database: after.database - before.database };
  return { ...taken, seconds: (performance.now() - startedAt) / 1000, used: spent };
}

/** Times what answers a status: counted where it is 200, an error otherwise. Answers what was answered, nothing for an error. */
export async function timed<A extends { status: number; body: unknown }>(
  taken: Taken,
  call: () => Promise<A>,
): Promise<A | undefined> {
  const startedAt = performance.now();
  const answered = await call();
  if (answered.status !== 200) {
    taken.errors.push(`${answered.status} ${JSON.stringify(answered.body)}`);
    return undefined;
  }
  taken.times.push(performance.now() - startedAt);
  return answered;
}

/** The value that so many percent of the numbers are not above; 0 of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Several runs of the same as one. */
export const together = (rates: readonly Rate[]): Rate => ({
  times: rates.flatMap(rate => rate.times),
  errors: rates.flatMap(rate => rate.errors),
  seconds: sumOf(rates, rate => rate.seconds),
  used: { server: sumOf(rates, rate => rate.used.server), database: sumOf(rates, rate => rate.used.database) },
});

const sumOf = (rates: readonly Rate[], read: (rate: Rate) => number): number =>
  rates.reduce((sum, rate) => sum + read(rate), 0);
