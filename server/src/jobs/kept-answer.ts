import type { LiveChannel } from './live.ts';

/** An answer is read again after this time even without news, since news can be lost. */
const MAX_AGE_MS = 10_000;

type Kept<T> = { answer: Promise<T> | undefined; readAt: number };

/** Reads what is told as `noun` once a process, and again after news of it or ten seconds; an answer that fails is not kept. */
export function keptAnswer<Place extends { live: LiveChannel; now: () => Date }, T>(
  noun: string,
  read: (context: Place) => Promise<T>,
): (context: Place) => Promise<T> {
  /** Bound to the news that makes it stale. */
  const keepers = new WeakMap<LiveChannel, Kept<T>>();
  return async context => {
    const keeper = keepers.get(context.live) ?? hear(context.live);
    const now = context.now().getTime();
    if (!keeper.answer || Math.abs(now - keeper.readAt) > MAX_AGE_MS) {
      const answer = read(context);
      Object.assign(keeper, { answer, readAt: now });
      answer.catch(() => keeper.answer === answer && (keeper.answer = undefined));
    }
    return keeper.answer!;
  };

  function hear(live: LiveChannel): Kept<T> {
    const keeper: Kept<T> = { answer: undefined, readAt: 0 };
    keepers.set(live, keeper);
    live.subscribe('data', news => {
      // An empty noun means that news may have been missed.
      if (news.channel === 'data' && (news.noun === noun || news.noun === '')) keeper.answer = undefined;
    });
    return keeper;
  }
}
