import autocannon from 'autocannon';
import { median, percentile } from './figures.ts';
import { freePort, startProgram } from './shop.ts';

const CONNECTIONS = 32;

/** Autocannon turns every body into text. With compressed bytes that costs more than the answer costs the server, so bodies are only counted. */
function countOnly(client: autocannon.Client): void {
  const queue = (client as unknown as { pipelinedRequests: { addBody: (data: Buffer) => void } }).pipelinedRequests;
  queue.addBody = () => {};
}

/** Requests per second of an address at 32 connections; the median of the rounds. Throws where an answer is not a 2xx. */
export async function requestsPerSecond(
  url: string,
  o: { seconds?: number; rounds?: number; headers?: Record<string, string> } = {},
): Promise<number> {
  const asked = { url, connections: CONNECTIONS, headers: o.headers ?? {}, setupClient: countOnly };
  await autocannon({ ...asked, duration: 1 });
  const rates: number[] = [];
  for (let round = 0; round < (o.rounds ?? 3); round++) {
    const result = await autocannon({ ...asked, duration: o.seconds ?? 3 });
    throwOnErrors(url, result);
    rates.push(result.requests.average);
  }
  return median(rates);
}

export type Latency = { p50: number; p99: number; rate: number };

/** Milliseconds of an answer at 32 connections, each of which asks for `addresses` addresses of its own, one after the other. */
export async function latencyOf(
  origin: string,
  address: () => string,
  o: { addresses: number; seconds: number },
): Promise<Latency> {
  const run = (duration: number) =>
    autocannon({
      ...{ url: origin, connections: CONNECTIONS, duration },
      setupClient: client => {
        countOnly(client);
        client.setRequests(Array.from({ length: o.addresses }, () => ({ path: address() })));
      },
    });
  await run(2);
  const result = await run(o.seconds);
  throwOnErrors(address(), result);
  return { p50: result.latency.p50, p99: result.latency.p99, rate: result.requests.average };
}

function throwOnErrors(url: string, { non2xx, errors }: autocannon.Result): void {
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} errors`);
}

/** Requests that the bare server answers a second now: the speed of this machine, by which the rates of others are scaled. */
export async function readBareServer(): Promise<number> {
  const port = await freePort();
  const bare = await startProgram(process.execPath, ['bench/bare-server.ts'], { PORT: String(port) });
  try {
    return await requestsPerSecond(`http://127.0.0.1:${port}/`);
  } finally {
    await bare.stop();
  }
}

/** How long each call of a kind took in ms, and what went wrong. */
export type Taken = { times: number[]; errors: string[] };
export type Measured = Taken & { seconds: number };

/** So many workers take turns at the same time until there is nothing left (`next` answers undefined). */
export async function work<T>(
  workers: number,
  next: (worker: number) => T | undefined,
  turn: (item: T, taken: Taken) => Promise<void>,
): Promise<Measured> {
  const taken: Taken = { times: [], errors: [] };
  const startedAt = performance.now();
  const one = async (worker: number) => {
    for (let item = next(worker); item !== undefined; item = next(worker)) await turn(item, taken);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
  return { ...taken, seconds: (performance.now() - startedAt) / 1000 };
}

/** Times a call: counted where its status is 200, an error otherwise. Answers what was answered, nothing for an error. */
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

/** What was done a second. */
export const perSecond = ({ times, seconds }: Measured): number => times.length / seconds;

/** `p50 1.0 ms, p95 2.0 ms, p99 3.0 ms`. */
export const spread = (times: readonly number[]): string =>
  [50, 95, 99].map(percent => `p${percent} ${percentile(times, percent).toFixed(1)} ms`).join(', ');
