import type { StoragePort } from '../adapters/storage/port.ts';
import { FILE_HEADERS } from './security-headers.ts';

/** What everybody may see who has the name; other kinds are for some people alone. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** A stored file by its content hash: unguessable, never changing, so browsers keep it for a year. */
export async function serveFile(
  storage: StoragePort,
  name: string,
  ifNoneMatch: string | undefined,
): Promise<Response> {
  const headers = { ...FILE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable', etag: `"${name}"` };
  if (ifNoneMatch === headers.etag) return new Response(null, { status: 304, headers });
  const type = TYPES[name.split('.').at(-1)!];
  const bytes = type && (await storage.get(name));
  if (!type || !bytes)
    return new Response('Not found', {
      status: 404,
      headers: { ...FILE_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain' },
    });
  return new Response(Buffer.from(bytes), {
    headers: { ...headers, 'content-type': type },
  });
}
