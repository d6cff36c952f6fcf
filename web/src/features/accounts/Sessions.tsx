import { useState } from 'react';
import { SESSION_DAYS } from '../../../../domain/src/sign-in.ts';
import type { Session } from '../../../../contract/src/security.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { LoadFailed, MorePages } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { SecurityPart } from './SecurityPart.tsx';

/** Runs one action at a time, and shows a toast if it fails. */
function useAction(failed: string) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { act, busy };
}

function Row({ session }: { session: Session }) {
  const { sessions: words } = useWords('security');
  const language = useLanguage();
  const invalidate = useInvalidate();
  const { act, busy } = useAction(words.failed);
  const { id, isThis, browser, system, device, address, since, lastUsedAt } = session;
  const name = words.device(browser, system);
  const day = fullDate(since, language);
  const end = () =>
    act(async () => {
      await send('security.endSession', { params: { id } });
      toast({ title: words.ended });
      await invalidate('security.sessions');
    });
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {isThis && <Badge tone="good">{words.isThis}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {[words.kinds[device], ...(address ? [words.address(address)] : [])].join(' · ')}
        </p>
        <p className="text-sm text-ink-2">
          {words.since(day)} · {words.lastUsed(dateAndTime(lastUsedAt, language))}
        </p>
      </div>
      {!isThis && (
        <Button
          tone="secondary"
          busy={busy}
          aria-label={words.endLabel(name, day)}
          onClick={() => void end()}
          className="shrink-0 px-4!"
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** The list of browsers where the person is signed in, with buttons to end one session or all. `onLeave` ends all and leaves the page with a toast (`said`). */
export function Sessions({
  onLeave,
}: {
  onLeave: (said: { title: string }, work: () => Promise<unknown>) => Promise<void>;
}) {
  const { sessions: words } = useWords('security');
  const pages = usePages('security.sessions', { limit: 5 });
  const { act, busy } = useAction(words.failed);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => act(() => onLeave({ title: words.everywhereDone }, () => send('security.endSessions')));
  return (
    <SecurityPart id="my-sessions" title={words.title}>
      <p className="text-ink-2">
        {words.text} {words.life(SESSION_DAYS.idle, SESSION_DAYS.longest)}
      </p>
      {pages.error && pages.items === undefined ? (
        <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={pages.retry} />
      ) : pages.items === undefined ? (
        <p aria-busy="true">{words.loading}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {pages.items.map(session => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
      <MorePages list={pages} labels={words} />
      <Button tone="secondary" onClick={() => setIsAsking(true)} className="self-start">
        {words.everywhere}
      </Button>
      {isAsking && (
        <ConfirmDialog
          labels={{
            title: words.everywhereTitle,
            confirm: words.everywhere,
            busy: words.everywhereBusy,
            keep: words.stay,
          }}
          busy={busy}
          onConfirm={() => void leave()}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.everywhereText}</p>
        </ConfirmDialog>
      )}
    </SecurityPart>
  );
}
