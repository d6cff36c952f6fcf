import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './follow-job.ts';

const STREAM =
  ': hello\n\nevent: job\ndata: {"a":1}\n\ndata: one\ndata: two\n\n:keep-alive\n\ndata:{"a":2}\r\n\r\ndata: cut';

test('events are read the same however the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), cuts => {
      const seen: string[] = [];
      const read = eventReader(data => seen.push(data));
      const ends = [...cuts.sort((a, b) => a - b), STREAM.length];
      ends.forEach((end, index) => read(STREAM.slice(ends[index - 1] ?? 0, end)));
      expect(seen).toEqual(['{"a":1}', 'one\ntwo', '{"a":2}']);
    }),
  );
});
