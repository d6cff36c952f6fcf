import type { StoragePort } from '../adapters/storage/port.ts';
import { FOREVER, GONE, type FileAccess } from './file-route.ts';
import { FILE_HEADERS } from './security-headers.ts';

/** What everybody may see who has the name; other kinds are for some people alone, and vectors (svg) for the press. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * A stored file by its content hash: unguessable, never changing, so browsers keep it for a year. One that is withheld answers as if it
 * were not there; to whoever has a pass to it, it answers for this once.
 */
export async function serveFile(
  storage: StoragePort,
  name: string,
  o: { ifNoneMatch: string | undefined; access: FileAccess },
): Promise<Response> {
  const type = TYPES[name.split('.').at(-1)!];
  if (!type || o.access === 'withheld') return notFound();
  const cacheControl = o.access === 'public' ? FOREVER : 'private, no-store';
  const headers = { ...FILE_HEADERS, 'cache-control': cacheControl, etag: `"${name}"` };
  if (o.ifNoneMatch === headers.etag) return new Response(null, { status: 304, headers });
  const bytes = await storage.get(name);
  return bytes ? new Response(Buffer.from(bytes), { headers: { ...headers, 'content-type': type } }) : notFound();
}

const notFound = () => new Response('Not found', { status: 404, headers: GONE });
