/** One request as it arrived; tests compare it with the provider's documentation. */
export type RecordedRequest = {
  /** Counts up from 1. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  method: string;
  path: string;
  /** Lower-case names; a key is never kept. */
  headers: Record<string, string>;
  /** The JSON body, or the fields of a form; of a file only its name, type and size. */
  body?: unknown;
  /** The status that was answered; 0 if the connection broke before. `requestId` is the answer's `x-request-id`. */
  status: number;
  requestId: string;
};

export type RequestLedger = {
  add(request: Pick<RecordedRequest, 'method' | 'path' | 'headers' | 'requestId'>): RecordedRequest;
  /** Up to `limit` requests after an id, in their order. */
  list(after: number, limit: number): RecordedRequest[];
  clear(): void;
};

/** How many requests are kept; the oldest are dropped. */
const KEPT = 500;

/** An empty ledger in memory: tests read it right after the call. */
export function createRequestLedger(): RequestLedger {
  let requests: RecordedRequest[] = [];
  let lastId = 0;
  return {
    add(request) {
      const recorded: RecordedRequest = { id: (lastId += 1), at: Date.now(), ...request, status: 0 };
      recorded.headers = redact(request.headers);
      if ('x-goog-api-key' in recorded.headers) recorded.headers['x-goog-api-key'] = '[redacted]';
      requests = [...requests.slice(1 - KEPT), recorded];
      return recorded;
    },
    list: (after, limit) => requests.filter(({ id }) => id > after).slice(0, limit),
    clear: () => void (requests = []),
  };
}

/** Replaces the key with [redacted]; the scheme (`Bearer`) stays visible. */
const redact = ({ authorization, ...headers }: Record<string, string>): Record<string, string> =>
  authorization === undefined
    ? headers
    : { ...headers, authorization: authorization.replace(/^(Bearer ).*$/s, '$1[redacted]').replace(/^(?!Bearer ).*$/s, '[redacted]') }; // prettier-ignore
