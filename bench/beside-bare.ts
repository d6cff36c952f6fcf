import { timed, work, type Measured, type Rate } from './load-workers.ts';
import { bareRate, whileBare } from './load.ts';
import { guestOf } from './sign-in.ts';

/** What the bare server answers on the machine of the aims, requests of 10 KB of JSON a second at 32 connections. */
const BARE_RATE = 15_500;
const CONNECTIONS = 32;
const [WARM_SECONDS, SECONDS] = [1, 4];

/**
 * How many times as fast as the machine of the aims this one is: its bare server asked by the clients that ask the shop, and asked by
 * autocannon, which reads no answer and leaves the server more of the processors that both share (decision 042).
 */
export type Speed = { clients: number; autocannon: number };

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

const measure = async (): Promise<Speed> => ({
  clients: (await askedByClients()) / BARE_RATE,
  autocannon: (await bareRate({ rounds: 2, seconds: 2 })) / BARE_RATE,
});

let last: Speed | undefined;
/** Does a part of a bench, and tells how fast this machine was before and after it: that moves while a run lasts. */
export async function besideBare<T>(part: () => Promise<T>): Promise<{ done: T; speed: Speed }> {
  const before = last ?? (await measure());
  const done = await part();
  const after = (last = await measure());
  const tell = (kind: keyof Speed) => [before, after].map(speed => Math.round(speed[kind] * BARE_RATE)).join(' and ');
  console.log(`bare server before and after: ${tell('clients')} a second, asked by autocannon ${tell('autocannon')}`);
  const middle = (kind: keyof Speed) => (before[kind] + after[kind]) / 2;
  return { done, speed: { clients: middle('clients'), autocannon: middle('autocannon') } };
}
