import { useState } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

/** Leads the browser to a file: it saves what arrives as it arrives, and the page stays. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** All of one's data as a zip, saved by the browser from an address that works once. */
export function DownloadData() {
  const { download: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      save((await send('privacy.askExport', { body: { language } })).url);
      toast({ title: words.begins });
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      <Button tone="secondary" busy={busy} onClick={() => void start()} className="self-start">
        {busy ? words.busy : words.button}
      </Button>
    </>
  );
}
