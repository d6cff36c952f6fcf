import { useState } from 'react';
import { addressOf, type Params } from '../../../../contract/src/addresses.ts';
import { bearerHeaders, readAnswer } from '../../api/client.ts';
import { withProof } from '../../api/confirm-person.ts';
import { useErrorText } from '../../api/error-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Fetches the file, since a link cannot send the bearer token, and hands it to the browser to be saved. Throws ApiError. */
async function save(asked: Params): Promise<void> {
  const reply = await fetch(addressOf('admin.exportOrders', asked), { headers: await bearerHeaders() });
  if (!reply.ok) await readAnswer(reply);
  saveFile(await reply.blob(), 'orders.csv');
}

/** Takes the orders of the filter along as CSV. */
export function ExportOrders({ asked }: { asked: Params }) {
  const words = useWords('adminBoard');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await withProof(() => save(asked));
    } catch (error) {
      toast({ title: words.exportFailed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} onClick={() => void press()} className="px-4!">
      {busy ? words.exporting : words.exportCsv}
    </Button>
  );
}
