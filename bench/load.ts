import autocannon from 'autocannon';
import { freePort, startProgram } from './program.ts';

const CONNECTIONS = 32;

/**
 * Autocannon makes a text of every body, and text of compressed bytes takes it five times as long as the answer takes the
 * server: it would measure itself. So bodies are counted and not read.
 */
export function countOnly(client: autocannon.Client): void {
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
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
    rates.push(result.requests.average);
  }
  return median(rates);
}

/** What the bare server sends: bytes that lie ready, or JSON that it makes for each request. */
export type BareAnswer = 'ready' | 'made';

/** Starts the bare server, the reference of rates, and ends it when `use` is done with its address. */
export async function whileBare<T>(
  use: (origin: string) => Promise<T>,
  o: { answer?: BareAnswer | undefined } = {},
): Promise<T> {
  const port = await freePort();
  const environment = { PORT: String(port), ANSWER: o.answer ?? 'ready' };
  const bare = await startProgram(process.execPath, ['bench/bare-server.ts'], environment);
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    await bare.stop();
  }
}

/** What the bare server answers now, in requests per second, where autocannon asks as it asks the shop. */
export const bareRate = (o: { seconds?: number; rounds?: number; answer?: BareAnswer } = {}): Promise<number> =>
  whileBare(origin => requestsPerSecond(`${origin}/`, o), o);

/** The middle one. */
export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
