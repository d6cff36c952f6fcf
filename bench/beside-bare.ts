import { timed, work, type Measured, type Rate } from './load-workers.ts';
import { bareRate, whileBare } from './load.ts';
import { guestOf } from './sign-in.ts';

/** What the bare server answers on the machine of the aims, requests of 10 KB of JSON a second at 32 connections. */
const BARE_RATE = 15_500;
const CONNECTIONS = 32;
const [WARM_SECONDS, SECONDS] = [1, 4];

/**
 * Who asks the bare server, and what it sends. With which of them the rate of the aims' machine was read is not known, so aims are
 * scaled by each.
 */
export const READINGS = {
  clients: "the shop's clients",
  made: 'autocannon, JSON made',
  ready: 'autocannon, bytes ready',
} as const;
export type Reading = keyof typeof READINGS;
export const KINDS = Object.keys(READINGS) as Reading[];

/** How many times as fast as the machine of the aims this one is, by each reading. */
export type Speed = Record<Reading, number>;

/** What was done of a part, a second. */
export const perSecond = ({ times, seconds }: Rate): number => times.length / seconds;

const askedByClients = (): Promise<number> =>
  whileBare(async origin => {
    const bare: Measured = { origin, used: () => ({ server: 0, database: 0 }) };
    const ask = (seconds: number) => {
      const until = performance.now() + seconds * 1000;
      return work(
        bare,
        CONNECTIONS,
        worker => (performance.now() < until ? worker : undefined),
        async (connection, worker, taken) =>
          void (await timed(taken, () => connection.call('cart.lines', { as: guestOf(worker) }))),
      );
    };
    await ask(WARM_SECONDS);
    return perSecond(await ask(SECONDS));
  });

const QUICK = { rounds: 2, seconds: 2 };
const measure = async (): Promise<Speed> => ({
  clients: (await askedByClients()) / BARE_RATE,
  made: (await bareRate({ ...QUICK, answer: 'made' })) / BARE_RATE,
  ready: (await bareRate({ ...QUICK, answer: 'ready' })) / BARE_RATE,
});

let last: Speed | undefined;
/** Does a part of a bench, and tells how fast this machine was before and after it: that moves while a run lasts. */
export async function besideBare<T>(part: () => Promise<T>): Promise<{ done: T; speed: Speed }> {
  const before = last ?? (await measure());
  const done = await part();
  const after = (last = await measure());
  const told = KINDS.map(kind => {
    const rates = [before, after].map(speed => Math.round(speed[kind] * BARE_RATE));
    return `${READINGS[kind]} ${rates.join(' and ')}`;
  });
  console.log(`bare server before and after, a second, asked by ${told.join('; ')}`);
  const middle = (kind: Reading) => [kind, (before[kind] + after[kind]) / 2] as const;
  return { done, speed: Object.fromEntries(KINDS.map(middle)) as Speed };
}
