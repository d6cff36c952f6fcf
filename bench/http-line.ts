import { connect, type Socket } from 'node:net';

/** A whole answer: its status, its head and body as they came. */
export type HttpAnswer = { status: number; head: string; body: string };

const NOTHING = Buffer.alloc(0);
const HEAD_END = '\r\n\r\n';

/**
 * One connection of HTTP/1.1 (RFC 9112), kept open, over which one request follows the other. Shop and bench share two processors: a
 * small call takes about as much of them as one of autocannon, which asks the bare server, and a quarter less than one of undici.
 */
export class HttpLine {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | undefined;
  #received: Buffer = NOTHING;
  #done: ((answer: HttpAnswer | undefined) => void) | undefined;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Sends a request as it is written; the whole answer, or nothing where none came within so many milliseconds of silence. */
  ask(request: string, milliseconds: number): Promise<HttpAnswer | undefined> {
    const socket = (this.#socket ??= this.#open());
    socket.setTimeout(milliseconds);
    return new Promise(done => {
      this.#done = done;
      socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true });
    socket.on('data', part => this.#socket === socket && this.#take(part));
    socket.on('timeout', () => socket.destroy());
    // What 'close' tells as well.
    socket.on('error', () => {});
    socket.on('close', () => this.#socket === socket && this.#end(undefined));
    return socket;
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const answer = readAnswer(this.#received);
    if (answer) this.#end(answer);
  }

  #end(answer: HttpAnswer | undefined): void {
    this.#received = NOTHING;
    if (!answer || headerOf(answer, 'connection') === 'close') {
      this.#socket?.destroy();
      this.#socket = undefined;
    }
    const done = this.#done;
    this.#done = undefined;
    done?.(answer);
  }
}

/** The first header of a name in lower case. */
export function headerOf({ head }: Pick<HttpAnswer, 'head'>, name: string): string | undefined {
  const at = head.toLowerCase().indexOf(`\r\n${name}: `);
  if (at < 0) return undefined;
  const from = at + name.length + 4;
  const end = head.indexOf('\r\n', from);
  return head.slice(from, end < 0 ? undefined : end);
}

/** The answer, once all of it is there. */
function readAnswer(received: Buffer): HttpAnswer | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const from = end + HEAD_END.length;
  const body = readBody({ head }, received.subarray(from));
  return body === undefined ? undefined : { status: Number(head.slice(9, 12)), head, body };
}

function readBody(answer: Pick<HttpAnswer, 'head'>, rest: Buffer): string | undefined {
  const length = headerOf(answer, 'content-length');
  if (length !== undefined) return rest.length < Number(length) ? undefined : rest.toString();
  return headerOf(answer, 'transfer-encoding') === 'chunked' ? readChunks(rest) : '';
}

/** The pieces of a body whose length was not said before (RFC 9112 §7.1), once the last is there. */
function readChunks(rest: Buffer): string | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = rest.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(rest.toString('latin1', at, line), 16);
    const [from, to] = [line + 2, line + 2 + size];
    if (rest.length < to + 2) return undefined;
    if (size === 0) return Buffer.concat(parts).toString();
    parts.push(rest.subarray(from, to));
    at = to + 2;
  }
}
