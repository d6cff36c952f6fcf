import { languageOf } from '../../../../domain/src/languages.ts';
import { addressOf } from '../../../../contract/src/addresses.ts';
import { ApiError, bearerHeaders, readAnswer, TIMEOUT_MS } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { loadWords } from '../../words.ts';

/** Fetches the PDF of an invoice, since a link cannot send the bearer token, and hands it to the browser to be saved. Throws ApiError. */
export async function savePaper(number: string): Promise<void> {
  try {
    const reply = await fetch(addressOf('invoices.paper', { number }), {
      credentials: 'same-origin',
      headers: await bearerHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) await readAnswer(reply);
    saveFile(await reply.blob(), `${number}.pdf`);
  } catch (error) {
    await loadWords(languageOf(location.pathname), ['errors']).catch(() => undefined);
    throw error instanceof ApiError ? error : new ApiError(0, { code: 'network' });
  }
}
