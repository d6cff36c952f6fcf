import type { IncomingMessage, ServerResponse } from 'node:http';
import { getQueryParam } from 'hono/utils/url';
import { takesGzip } from './byte-cache.ts';
import type { Context, Route } from './handle.ts';
import type { Meter } from './meter.ts';
import { cacheable, type Asked, type MountOptions } from './mount.ts';

/** Answers the calls that it knows; nothing for others. False where the app has to say what is wrong. */
export type AnswerPublicCall = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | undefined;

/**
 * The short road of calls that are answered alike for everybody (`cache: 'public'` in the contract, nothing in their path): no
 * router, no Request, no Response. What is wrong with a call, or goes wrong in it, is left to the app to say.
 */
export function publicCalls(
  context: Context,
  routes: readonly Route[],
  o: MountOptions & { meter?: Meter | undefined },
): AnswerPublicCall {
  const known = new Map(routes.filter(isPublicCall).map(route => [route.endpoint.path as string, route]));
  const answer = async (route: Route, url: string, gzip: boolean, response: ServerResponse): Promise<boolean> => {
    const began = performance.now();
    try {
      const kept = await o.cache.remember(url, gzip, () => cacheable(context, route, askedBy(url, context), o));
      if (kept.sent) response.once('close', kept.sent);
      response.writeHead(kept.status, kept.lines).end(kept.body);
      o.meter?.call(route.endpoint.name, kept.status, performance.now() - began);
      return true;
    } catch {
      return false;
    }
  };
  return (request, response) => {
    const url = request.url ?? '';
    const route = known.get(url.split('?', 1)[0]!);
    if (!route || request.method !== 'GET' || request.headers.authorization !== undefined) return undefined;
    return answer(route, url, takesGzip(String(request.headers['accept-encoding'] ?? '')), response);
  };
}

const isPublicCall = ({ endpoint: { method, path, cache } }: Route): boolean =>
  method === 'GET' && cache === 'public' && !path.includes(':');

function askedBy(url: string, context: Context): Asked {
  const address = context.shop.publicUrl + url;
  let request: Request | undefined;
  return {
    params: {},
    query: getQueryParam(url),
    requestId: '',
    url: address,
    // Most of these calls never look at it, and it costs as much as the rest of the road.
    get request() {
      return (request ??= new Request(address));
    },
  };
}
