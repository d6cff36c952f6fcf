/** One event: the name that was given, or `message`, and its data. */
export type ServerSentEvent = { event: string; data: string };

/**
 * Takes a stream of UTF-8 bytes apart by the rules of the HTML standard (9.2.6): any line end, `field:value` with or without a
 * space, several data lines, comments. An event that is not ended by an empty line is none.
 */
export async function* readEvents(parts: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let event = '';
  let data: string[] = [];
  for await (const line of readLines(parts)) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
}

/** Lines of several megabytes come in small parts: each part is looked at once. */
async function* readLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let held = '';
  for await (const part of parts) {
    let text = held + decoder.decode(part, { stream: true });
    // A line feed may still follow.
    held = text.endsWith('\r') ? '\r' : '';
    if (held) text = text.slice(0, -1);
    const [first = '', ...more] = text.split(/\r\n|\n|\r/);
    begun.push(first);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  if (held) yield begun.join('');
}
