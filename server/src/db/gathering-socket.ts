import { Socket } from 'node:net';

/**
 * A connection that sends what is written in one turn of the event loop in one piece: each piece wakes the database's process, which
 * takes longer than most of what it is asked.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override write(...args: never[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return super.write(...(args as unknown as [string]));
  }
}
