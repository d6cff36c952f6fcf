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
      await work().catch(error => log('loop.failed', { name, message: (error as Error).message }));
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
