/** When each loop of this process last ended well, in epoch milliseconds. */
export const lastRuns = new Map<string, number>();

/** A loop of a worker: `work` runs, then again `milliseconds` after it ended, until `stop`. A failure is logged and the loop goes on. */
export function every(
  milliseconds: number,
  name: string,
  work: () => Promise<void>,
  log: (event: string, fields: object) => void,
): { stop: () => Promise<void> } {
  let over = false;
  let wake = () => {};
  const loop = (async () => {
    while (!over) {
      await work().then(
        () => lastRuns.set(name, Date.now()),
        error => log('loop.failed', { name, error }),
      );
      if (!over) await new Promise<void>(done => setTimeout((wake = done), milliseconds).unref());
    }
  })();
  return {
    async stop() {
      over = true;
      wake();
      await loop;
    },
  };
}
