import { useState } from 'react';
import type { Way } from '../../../../contract/src/security.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { useConfig } from '../../config.ts';
import { fullDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { SecurityPart } from './SecurityPart.tsx';
import { Factor } from './Factor.tsx';
import { Sessions } from './Sessions.tsx';

function Row({ way, onEnd }: { way: Way; onEnd: () => void }) {
  const { ways: words } = useWords('security');
  const { signInProvider } = useConfig();
  const language = useLanguage();
  const name = way.kind === 'mailbox' ? words.mailbox(way.email ?? '') : words.provider(signInProvider ?? '—');
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">{words.since(fullDate(way.since, language))}</p>
      </div>
      {way.mayEnd && (
        <Button tone="secondary" onClick={onEnd} className="shrink-0 px-4!">
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** In which ways one signs in, and the end of one that somebody else may have joined. */
function Ways() {
  const { ways: words } = useWords('security');
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { data: ways, isError, refetch } = useCall('security.ways');
  const [asked, setAsked] = useState<Way>();
  const [busy, setBusy] = useState(false);
  const end = async ({ id }: Way) => {
    setBusy(true);
    try {
      await send('security.removeWay', { params: { id, language } });
      toast({ title: words.ended });
      await Promise.all([invalidate('security.ways'), invalidate('security.sessions')]);
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  if (isError) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!ways) return null;
  return (
    <SecurityPart id="my-ways" title={words.title}>
      <p className="text-ink-2">{words.text}</p>
      <ul className="flex flex-col gap-3">
        {ways.map(way => (
          <Row key={way.id} way={way} onEnd={() => setAsked(way)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          labels={{ title: words.endTitle, confirm: words.end, busy: words.ending, keep: words.keep }}
          busy={busy}
          onConfirm={() => void end(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.endText}</p>
        </ConfirmDialog>
      )}
    </SecurityPart>
  );
}

/** The profile's tab about how one signs in: the second factor, the ways to sign in, and where one is signed in. */
export const Security = ({ onLeave }: Parameters<typeof Sessions>[0]) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <Sessions onLeave={onLeave} />
    <div className="grid gap-4">
      <Factor />
      <Ways />
    </div>
  </div>
);
