import { expect, test } from 'vitest';
import { readEvents } from './server-sent-events.ts';

async function* inParts(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (text: string, size: number) => {
  const events = [];
  for await (const event of readEvents(inParts(text, size))) events.push(event);
  return events;
};

test.each([
  ['event: a\ndata: 1\n\n', [{ event: 'a', data: '1' }]],
  ['data:1\ndata: 2\n\ndata: 3\n\n', [{ event: 'message', data: '1\n2' }, { event: 'message', data: '3' }]], // prettier-ignore
  ['event:a\r\n: a comment\r\nid: 7\r\ndata:मोर\r\n\r\n', [{ event: 'a', data: 'मोर' }]],
  ['data: 1\r\rdata: 2\r\r', [{ event: 'message', data: '1' }, { event: 'message', data: '2' }]], // prettier-ignore
  ['event: a\n\ndata\n\n', [{ event: 'message', data: '' }]],
  ['data: cut off', []],
  ['data: cut off\n', []],
  ['', []],
])('%j, in parts of any size', async (text, events) => {
  for (const size of [1, 2, 3, 1000]) expect(await read(text, size)).toEqual(events);
});

test('a line of megabytes in small parts takes no time to speak of', async () => {
  const [event] = await read(`data: ${'A'.repeat(8_000_000)}\n\n`, 16_384);
  expect(event!.data).toHaveLength(8_000_000);
});
