import { ADDRESSES, addressOf, type EndpointName, type Params } from '../../../contract/src/addresses.ts';
import { saveFile } from '../lib/save-file.ts';
import { bearerHeaders, readAnswer } from './client.ts';

/**
 * Fetches the file that a call answers, since a link cannot send the bearer token, and hands it to the browser to be saved under the
 * name that the server gave it. Making it takes as long as it takes: there is no time limit here. Throws ApiError.
 */
export async function saveAnswer(name: EndpointName, o: { params?: Params; body?: object } = {}): Promise<void> {
  const json = o.body && { 'content-type': 'application/json' };
  const reply = await fetch(addressOf(name, o.params), {
    method: ADDRESSES[name][0],
    headers: { ...(await bearerHeaders()), ...json },
    ...(o.body && { body: JSON.stringify(o.body) }),
  });
  if (!reply.ok) await readAnswer(reply);
  const [, fileName = name] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await reply.blob(), fileName);
}
