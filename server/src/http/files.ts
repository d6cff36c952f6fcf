import type { StoragePort } from '../adapters/storage/port.ts';
import { GONE, keptBy, type FileAccess } from './file-route.ts';
import { FILE_HEADERS } from './security-headers.ts';

/** What everybody may see who has the name; other kinds are for some people alone, and vectors (svg) for the press. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/**
 * A stored file by its content hash: it never changes, so browsers keep a public one for a year. One that is withheld answers as if it
 * were not there; to whoever has a pass to it, it answers for their browser alone.
 */
export async function serveFile(
  storage: StoragePort,
  name: string,
  o: { ifNoneMatch: string | undefined; access: FileAccess },
): Promise<Response> {
  const type = TYPES[name.split('.').at(-1)!];
  if (!type || o.access === 'withheld') return notFound();
  const headers = { ...FILE_HEADERS, 'cache-control': keptBy(o.access), etag: `"${name}"` };
  const isKnown = o.ifNoneMatch === headers.etag;
  // What is not public may have been removed meanwhile.
  if (isKnown && o.access === 'public') return new Response(null, { status: 304, headers });
  const bytes = await storage.get(name);
  if (bytes && isKnown) return new Response(null, { status: 304, headers });
  return bytes ? new Response(Buffer.from(bytes), { headers: { ...headers, 'content-type': type } }) : notFound();
}

const notFound = () => new Response('Not found', { status: 404, headers: GONE });
