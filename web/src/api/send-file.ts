import { languageOf } from '../../../domain/src/languages.ts';
import { ADDRESSES, addressOf, type EndpointName, type Params } from '../../../contract/src/addresses.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { loadWords } from '../words.ts';
import { ApiError, bearerHeaders, readAnswer, signOutIfRefused } from './client.ts';

type Options = {
  params: Params;
  file: Blob;
  /** How much has left the browser, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The server takes no longer for a body (server/src/http/listener.ts), and some more to answer. */
const TIMEOUT_MS = 90_000;

/** What came back; an abort rejects with the signal's reason, everything else that brings no answer with code 'network'. */
function exchange(name: EndpointName, bearer: Record<string, string>, o: Options): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(ADDRESSES[name][0], addressOf(name, o.params));
    request.timeout = TIMEOUT_MS;
    for (const [header, value] of Object.entries(bearer)) request.setRequestHeader(header, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = event => event.lengthComputable && o.onProgress?.(event.loaded / event.total);
    request.onload = () => {
      const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    const lost = () => reject(new ApiError(0, { code: 'network' }));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(o.signal?.reason as Error);
    o.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (o.signal?.aborted) return reject(o.signal.reason as Error);
    request.send(o.file);
  });
}

/** Sends a file as a call's body, and tells how far it is: `fetch` cannot. Throws ApiError, or the signal's reason. */
export async function sendFile<N extends EndpointName>(name: N, options: Options): Promise<Answer<N>> {
  const bearer = await bearerHeaders();
  try {
    return (await readAnswer(await exchange(name, bearer, options))) as Answer<N>;
  } catch (error) {
    if (error instanceof ApiError) {
      await signOutIfRefused(error, bearer);
      await loadWords(languageOf(location.pathname), ['errors']).catch(() => undefined);
    }
    throw error;
  }
}
