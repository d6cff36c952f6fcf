import { useState } from 'react';
import { languageOf } from '../../../../domain/src/languages.ts';
import { addressOf } from '../../../../contract/src/addresses.ts';
import { ApiError, bearerHeaders, readAnswer, TIMEOUT_MS } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { loadWords, useLanguage, useWords } from '../../words.ts';
import type { Invoice } from '../../../../contract/src/invoices.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { fullDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** Fetches the PDF of an invoice, since a link cannot send the bearer token, and hands it to the browser to be saved. Throws ApiError. */
async function savePaper(number: string): Promise<void> {
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

function Paper({ paper: { number, kind, total, issuedAt } }: { paper: Invoice }) {
  const { papers: words } = useWords('orders');
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await savePaper(number);
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">
        <span className="block font-semibold">{words.kinds[kind]}</span>
        <span className="block text-sm text-ink-2">
          {number}, {fullDate(issuedAt, language)}, {formatRupees(total)}
        </span>
      </span>
      <Button
        tone="secondary"
        busy={busy}
        onClick={() => void save()}
        aria-label={words.saveNamed(words.kinds[kind], number)}
      >
        {busy ? words.saving : words.save}
      </Button>
    </li>
  );
}

const LOOKS = {
  card: { section: 'gap-3 rounded-card border border-line bg-white p-4 md:p-6', heading: 'text-lg' },
  part: { section: 'gap-3 border-t border-line pt-4', heading: 'text-xl' },
};

/** The invoice of a paid order and its credit notes, to be saved as PDF; nothing before there is one. A card of its own, or part of a page. */
export function OrderPapers({ orderId, look }: { orderId: string; look: keyof typeof LOOKS }) {
  const { papers: words } = useWords('orders');
  const { data } = useCall('invoices.list', { orderId });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="papers" className={`flex flex-col ${LOOKS[look].section}`}>
      <h2 id="papers" className={LOOKS[look].heading}>
        {words.title}
      </h2>
      <ul className="flex flex-col gap-3">
        {data.map(paper => (
          <Paper key={paper.number} paper={paper} />
        ))}
      </ul>
    </section>
  );
}
