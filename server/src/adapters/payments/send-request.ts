import * as http from 'node:http';
import * as https from 'node:https';

export type ExchangeRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** For all of it: a free connection, the request and its whole answer. */
  timeoutMs: number;
};

/** An answer as it came. */
export type Received = { status: number; text: string };

/** What puts a request on the wire: `sendRequest`, or a test in its place. */
export type Send = (request: ExchangeRequest) => Promise<Received>;

/** The ends of a request that the network does not name. */
type Broken = 'timeout' | 'redirect' | 'body_too_large' | 'no_answer';

/** A request without an answer that may be used. */
export class ExchangeBroken extends Error {
  override name = 'ExchangeBroken';
  readonly word: Broken;
  constructor(word: Broken) {
    super(word);
    this.word = word;
  }
}

const BODY_LIMIT = 256 * 1024;

/**
 * Connections are kept for the next request, shorter than the other side keeps them: one that it closes just as a request goes
 * out loses its answer. An idle one does not keep the process.
 */
const KEPT = { keepAlive: true, maxSockets: 100, timeout: 4000, agentKeepAliveTimeoutBuffer: 2000 };
const plain = new http.Agent(KEPT);
const secure = new https.Agent({ ...KEPT, rejectUnauthorized: true });

/** An answer is read as it comes, so it must not be packed; and some gates turn away a client that has no name. */
const OWN_HEADERS = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'node' };

const decoder = new TextDecoder();

/**
 * Sends one request, once, and reads its answer, within the time and 256 KiB; redirects are not followed, and what the
 * environment says of proxies is not heard. Rejects with an ExchangeBroken, or the network's own error.
 *
 * By node:http: `fetch` takes twice the processor, and every visitor waits for that.
 */
export function sendRequest({ url, method, headers, body, timeoutMs }: ExchangeRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    const [send, agent] = url.startsWith('https:') ? [https.request, secure] : [http.request, plain];
    const request = send(url, { agent, method, headers: { ...OWN_HEADERS, ...headers } });
    let isOver = false;
    const end = (finish: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      finish();
    };
    const lose = (error: Error) =>
      end(() => {
        reject(error);
        request.destroy();
      });
    const breakOff = (word: Broken) => lose(new ExchangeBroken(word));
    const timer = setTimeout(breakOff, Math.max(1, Math.ceil(timeoutMs)), 'timeout');
    request.on('response', response => {
      const status = response.statusCode ?? 0;
      if (status >= 300 && status < 400) return breakOff('redirect');
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > BODY_LIMIT) return breakOff('body_too_large');
        parts.push(part);
      });
      response.on('end', () => end(() => resolve({ status, text: decoder.decode(Buffer.concat(parts)) })));
      response.on('error', lose);
    });
    request.on('error', lose);
    // However else it ends: everybody who asks about the same payment waits for this answer.
    request.on('close', () => isOver || breakOff('no_answer'));
    request.end(body);
  });
}
