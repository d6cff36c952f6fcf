/** Parts of a file as a stream, made as fast as they are taken; whoever stops taking them ends the making. */
export const streamOf = (parts: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
