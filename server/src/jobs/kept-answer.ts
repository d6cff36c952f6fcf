import type { LiveChannel } from './live.ts';

/** An answer is read again after this time even without news, since news can be lost. */
const MAX_AGE_MS = 10_000;

type Kept<T> = { answer: Promise<T> | undefined; arrived: { value: T } | undefined; readAt: number };
type KeptAnswer<Place, T> = ((context: Place) => Promise<T>) & {
  /** The answer where it is here already, and nothing otherwise: for whoever holds a connection and must not wait for another. */
  atHand: (context: Place) => T | undefined;
};

/** Reads what is told as `noun` once a process, and again after news of it or ten seconds; an answer that fails is not kept. */
export function keptAnswer<Place extends { live: LiveChannel; now: () => Date }, T>(
  noun: string,
  read: (context: Place) => Promise<T>,
): KeptAnswer<Place, T> {
  /** Bound to the news that makes it stale. */
  const keepers = new WeakMap<LiveChannel, Kept<T>>();
  const isOld = (keeper: Kept<T>, context: Place) => Math.abs(context.now().getTime() - keeper.readAt) > MAX_AGE_MS;
  const ask = async (context: Place) => {
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
  const atHand = (context: Place) => {
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
