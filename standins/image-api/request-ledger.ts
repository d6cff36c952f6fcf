/** One request as it came, to be compared with the documented shape. */
export type RecordedRequest = {
  /** Counts up from 1. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  method: string;
  path: string;
  /** Lower-case names; a key is never kept. */
  headers: Record<string, string>;
  /** JSON as it came, or the fields of a form, with files by their facts. */
  body?: unknown;
  /** What was answered: the status and the id in `x-request-id`; 0 where the connection was broken before. */
  status: number;
  requestId: string;
};

export type RequestLedger = {
  add(request: Pick<RecordedRequest, 'method' | 'path' | 'headers' | 'requestId'>): RecordedRequest;
  /** Up to `limit` requests after an id, in their order. */
  list(after: number, limit: number): RecordedRequest[];
  clear(): void;
};

/** Requests that are kept; the oldest go first. */
const KEPT = 500;

/** An empty ledger in memory: tests read it right after the call. */
export function createRequestLedger(): RequestLedger {
  let requests: RecordedRequest[] = [];
  let lastId = 0;
  return {
    add(request) {
      const recorded: RecordedRequest = { id: (lastId += 1), at: Date.now(), ...request, status: 0 };
      recorded.headers = redact(request.headers);
      requests = [...requests.slice(1 - KEPT), recorded];
      return recorded;
    },
    list: (after, limit) => requests.filter(({ id }) => id > after).slice(0, limit),
    clear: () => void (requests = []),
  };
}

/** The kind of key stays visible, the key does not. */
const redact = ({ authorization, ...headers }: Record<string, string>): Record<string, string> =>
  authorization === undefined
    ? headers
    : { ...headers, authorization: authorization.replace(/^(Bearer ).*$/s, '$1[redacted]').replace(/^(?!Bearer ).*$/s, '[redacted]') }; // prettier-ignore
