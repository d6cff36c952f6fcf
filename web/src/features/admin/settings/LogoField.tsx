import { useId, useRef, useState } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { send } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { sendFile } from '../../../api/send-file.ts';
import { useInvalidate } from '../../../api/use-endpoint.ts';
import { useConfig } from '../../../config.ts';
import { refreshConfig } from '../../../fresh-config.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLanguage, useWords } from '../../../words.ts';

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** Keeps a picture as the logo, or takes it back; what is wrong with a file is said below it. */
function useLogo({ name, version }: Setting) {
  const { logo: words } = useWords('adminSettings');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      setProblem(errorText(error));
    }
    await invalidate('settings.read');
    void refreshConfig(language);
    setBusy(false);
  };
  return {
    busy,
    problem,
    keep: (file: File) =>
      act(() => sendFile('settings.logo', { params: { version: String(version) }, file }), words.done),
    remove: () =>
      act(() => send('settings.change', { body: { changes: [{ name, value: null, version }] } }), words.removed),
  };
}

/** The shop's logo: what it is now, the choice of a picture, and the way back to a mark that is drawn from the name. */
export function LogoField({ setting, label, hint }: { setting: Setting; label: string; hint: string | undefined }) {
  const { logo: words } = useWords('adminSettings');
  const { busy, problem, keep, remove } = useLogo(setting);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isSet, version } = setting;
  // A shop that looks as it comes has the stamp, which is no mark of its own.
  const { brand } = useConfig();
  const picture = isSet ? 'logo.png' : 'mark-128.png';
  return (
    <div className="flex flex-col gap-2" role="group" aria-labelledby={id}>
      <p id={id} className="font-medium">
        {label}
      </p>
      {hint && <p className="text-sm text-ink-3">{hint}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {(isSet || brand) && (
          <img
            key={`${picture} ${version}`}
            src={`/brand/now-${version}/${picture}`}
            alt={isSet ? words.now : words.mark}
            className="h-thumb w-auto max-w-column rounded-control border border-line bg-cloth object-contain p-1"
          />
        )}
        <input
          ref={input}
          type="file"
          accept={KINDS}
          aria-label={words.choose}
          hidden
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void keep(file);
          }}
        />
        <Button type="button" tone="secondary" busy={busy} onClick={() => input.current?.click()}>
          {busy ? words.busy : isSet ? words.replace : words.choose}
        </Button>
        {isSet && !busy && (
          <Button type="button" tone="quiet" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </div>
      <p role={problem ? 'alert' : undefined} className="text-sm text-brick empty:hidden">
        {problem}
      </p>
    </div>
  );
}
