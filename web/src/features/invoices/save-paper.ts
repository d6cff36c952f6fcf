import { addressOf } from '../../../../contract/src/addresses.ts';
import { ApiError, bearerHeaders, knowAddress, readAnswer, TIMEOUT_MS } from '../../api/client.ts';
import { languageOf, loadWords } from '../../words.ts';

/** Fetches the PDF of an invoice, since a link cannot send the bearer token, and hands it to the browser to be saved. Throws ApiError. */
export async function savePaper(number: string): Promise<void> {
  try {
    await knowAddress('invoices.paper');
    const reply = await fetch(addressOf('invoices.paper', { number }), {
      credentials: 'same-origin',
      headers: await bearerHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) await readAnswer(reply);
    save(await reply.blob(), `${number}.pdf`);
  } catch (error) {
    await loadWords(languageOf(location.pathname), ['errors']).catch(() => undefined);
    throw error instanceof ApiError ? error : new ApiError(0, { code: 'network' });
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
