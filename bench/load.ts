import autocannon from 'autocannon';

const CONNECTIONS = 32;

/** Requests per second of an address at 32 connections; the median of the rounds. Throws where an answer is not a 2xx. */
export async function requestsPerSecond(url: string, o: { seconds?: number; rounds?: number } = {}): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const rates: number[] = [];
  for (let round = 0; round < (o.rounds ?? 3); round++) {
    const result = await autocannon({ url, connections: CONNECTIONS, duration: o.seconds ?? 3 });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
    rates.push(result.requests.average);
  }
  return median(rates);
}

/** The middle one. */
export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
