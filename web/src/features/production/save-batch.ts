import { ADDRESSES, addressOf } from '../../../../contract/src/addresses.ts';
import type { Body } from '../../../../contract/src/api.ts';
import { withProof } from '../../api/confirm-person.ts';
import { bearerHeaders, readAnswer } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';

/**
 * Fetches the zip of some pieces, since a link cannot send the bearer token, and hands it to the browser to be saved. Drawing the print
 * files takes as long as it takes: there is no time limit here. Names and addresses are in it, so who asks is proven first. Throws ApiError.
 */
export const saveBatch = (body: Body<'production.batch'>): Promise<void> => withProof(() => save(body));

async function save(body: Body<'production.batch'>): Promise<void> {
  const reply = await fetch(addressOf('production.batch'), {
    method: ADDRESSES['production.batch'][0],
    headers: { ...(await bearerHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) await readAnswer(reply);
  const [, name = 'production.zip'] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await reply.blob(), name);
}
