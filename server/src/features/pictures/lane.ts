import { Refused } from '../../http/refused.ts';

/** Work that is done a few at a time, and once for all who ask for the same while it is under way. */
export class Lane<T> {
  readonly #underWay = new Map<string, Promise<T>>();
  readonly #waiting: (() => void)[] = [];
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;

  constructor(o: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = o.atOnce;
    this.#mostWaiting = o.mostWaiting;
  }

  /** Does the work of this name when its turn comes, or waits for the one that does. Refuses with rate_limited when too many wait. */
  run(name: string, work: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(name);
    if (known) return known;
    const done = this.#inTurn(work).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, done);
    return done;
  }

  async #inTurn(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw new Refused('rate_limited');
      await new Promise<void>(turn => this.#waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn goes on to the next one, so the count stays.
      if (next) next();
      else this.#running--;
    }
  }
}
