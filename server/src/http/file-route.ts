import { takesGzip, type AnswerCache } from './answer-cache.ts';
import type { Context } from './handle.ts';
import type { App } from './mount.ts';
import { refusalReply } from './error-reply.ts';
import { FILE_HEADERS } from './security-headers.ts';

/** An answer that is no JSON: a picture, a list in XML. */
export type FileAnswer = {
  type: string;
  body: Uint8Array | ReadableStream<Uint8Array>;
  cacheControl: string;
  /** What the answer goes by: the same tag is the same bytes. */
  tag?: string;
  /** True where pages and programs of others may show it too. */
  isForOthers?: boolean;
};
export type FileCall = { params: Readonly<Record<string, string>>; query: URLSearchParams };

/**
 * An address outside the contract (which holds JSON calls alone), answered alike for everybody. `answer` gives nothing for what
 * does not exist, and throws Refused.
 */
export type FileRoute = {
  path: string;
  /** 'public': small, and kept as bytes until the data changes, whatever stands behind the question mark. */
  cache?: 'public';
  answer: (context: Context, call: FileCall) => Promise<FileAnswer | undefined>;
};

/**
 * For a whole year in a browser: what stands under the address never changes. Caches that many share ask again after ten minutes, since
 * a picture may be taken down.
 */
export const FOREVER = 'public, max-age=31536000, s-maxage=600, immutable';

/** Who a stored file answers to: everybody, who brings a pass to it, or nobody. */
export type FileAccess = 'public' | 'passed' | 'withheld';

/** By whom it may be kept: what needs a pass by the browser of who brought it alone, which asks each time whether it is still there. */
export const keptBy = (access: Exclude<FileAccess, 'withheld'>): string =>
  access === 'public' ? FOREVER : 'private, no-cache';

/** Of what is not there; caches keep nothing in its place. */
export const GONE = { ...FILE_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

function headersOf({ type, cacheControl, tag, isForOthers }: FileAnswer): Record<string, string> {
  return {
    ...FILE_HEADERS,
    ...(isForOthers ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    ...(tag ? { etag: `"${tag}"` } : {}),
    'content-type': type,
    'cache-control': cacheControl,
  };
}

/** Puts such routes into the app; other methods than GET and HEAD answer 405. */
export function mountFileRoutes(app: App, context: Context, routes: readonly FileRoute[], cache: AnswerCache): void {
  for (const route of routes) {
    app.get(route.path, async c => {
      const call = { params: c.req.param() as Record<string, string>, query: new URL(c.req.url).searchParams };
      if (route.cache === 'public')
        return cached(context, route, c.req.path, call, c.req.header('accept-encoding'), cache);
      const answer = await route.answer(context, call);
      if (!answer) return new Response('Not found', { status: 404, headers: GONE });
      const headers = headersOf(answer);
      if (answer.tag && c.req.header('if-none-match') === headers['etag'])
        return new Response(null, { status: 304, headers });
      return new Response(streamed(answer.body, headers, c.req.header('accept-encoding')), { headers });
    });
    app.all(route.path, c => {
      const reply = refusalReply('method_not_allowed', c.get('requestId'));
      reply.headers.set('allow', 'GET, HEAD');
      return reply;
    });
  }
}

/** A long list goes out as it is written, compressed on the way; pictures are small already. */
function streamed(
  body: FileAnswer['body'],
  headers: Record<string, string>,
  acceptEncoding: string | undefined,
): BodyInit {
  if (!(body instanceof ReadableStream) || !takesGzip(acceptEncoding)) return body as BodyInit;
  headers['content-encoding'] = 'gzip';
  headers['vary'] = 'accept-encoding';
  return body.pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
}

async function cached(
  context: Context,
  route: FileRoute,
  pathname: string,
  call: FileCall,
  acceptEncoding: string | undefined,
  cache: AnswerCache,
): Promise<Response> {
  const kept = await cache.remember(pathname, takesGzip(acceptEncoding), async () => {
    const answer = await route.answer(context, call);
    if (!answer) return { status: 404, headers: GONE, body: Buffer.from('Not found') };
    const body = Buffer.from(answer.body as Uint8Array);
    return { status: 200, headers: { ...headersOf(answer), vary: 'accept-encoding' }, body };
  });
  return new Response(kept.body, { status: kept.status, headers: kept.headers });
}
