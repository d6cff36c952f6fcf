import type { LiveChannel } from './live.ts';

/** An answer is read again after this time even without news, since news can be lost. */
const MAX_AGE_MS = 10_000;

type Kept<T> = { answer: Promise<T> | undefined; arrived: { value: T } | undefined; readAt: number };
type KeptAnswer<Needs, T> = ((context: Needs) => Promise<T>) & {
  /** The answer if it is loaded already, else undefined. For callers that hold a database connection and must not wait for a second one. */
  atHand: (context: Needs) => T | undefined;
};

/** Reads an answer once and keeps it in this process until there is news of `noun`, or for ten seconds. A failed answer is not kept. */
export function keptAnswer<Needs extends { live: LiveChannel; now: () => Date }, T>(
  noun: string,
  read: (context: Needs) => Promise<T>,
): KeptAnswer<Needs, T> {
  /** One kept answer for each channel of news, which makes it stale. */
  const keepers = new WeakMap<LiveChannel, Kept<T>>();
  const isOld = (keeper: Kept<T>, context: Needs) => Math.abs(context.now().getTime() - keeper.readAt) > MAX_AGE_MS;
  const ask = async (context: Needs) => {
    const keeper = keepers.get(context.live) ?? hear(context.live);
    if (!keeper.answer || isOld(keeper, context)) {
      const answer = read(context);
      Object.assign(keeper, { answer, arrived: undefined, readAt: context.now().getTime() });
      answer.then(
        value => keeper.answer === answer && (keeper.arrived = { value }),
        () => keeper.answer === answer && (keeper.answer = undefined),
      );
    }
    return keeper.answer!;
  };
  const atHand = (context: Needs) => {
    const keeper = keepers.get(context.live);
    return keeper?.arrived && !isOld(keeper, context) ? keeper.arrived.value : undefined;
  };
  return Object.assign(ask, { atHand });

  function hear(live: LiveChannel): Kept<T> {
    const keeper: Kept<T> = { answer: undefined, arrived: undefined, readAt: 0 };
    keepers.set(live, keeper);
    live.subscribe('data', news => {
      // An empty noun means that news may have been missed.
      if (news.channel === 'data' && (news.noun === noun || news.noun === ''))
        Object.assign(keeper, { answer: undefined, arrived: undefined });
    });
    return keeper;
  }
}
