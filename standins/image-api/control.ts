import { scriptCalls, type ControlCalls } from '../control-calls.ts';
import type { ImageApi } from './image-api.ts';

/** The calls that steer the image API in tests. */
export const CONTROL: ControlCalls<ImageApi> = {
  ...scriptCalls,
  'GET /__sim/requests': listRequests,
  'DELETE /__sim/requests': ({ ledger }) => {
    ledger.clear();
    return { requests: [] };
  },
};

/** Requests in their order: `?after=` a number, `?limit=` up to 100. */
function listRequests({ ledger }: ImageApi, _body: object, query: URLSearchParams): object {
  const limit = Math.min(Number(query.get('limit')) || 50, 100);
  const page = ledger.list(Number(query.get('after')) || 0, limit + 1);
  const requests = page.slice(0, limit);
  return { requests, next: page.length > limit ? requests.at(-1)?.id : undefined };
}
