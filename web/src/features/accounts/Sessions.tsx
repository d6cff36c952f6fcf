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

/** Does something once at a time, and says where it failed. */
function useAct(failed: string) {
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
  const { act, busy } = useAct(words.failed);
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

/** Where the person is signed in, with the end of one and of all; `onLeave` ends all, and then leads away with what to say of it. */
export function Sessions({
  onLeave,
}: {
  onLeave: (said: { title: string }, work: () => Promise<unknown>) => Promise<void>;
}) {
  const { sessions: words } = useWords('security');
  const pages = usePages('security.sessions', { limit: 5 });
  const { act, busy } = useAct(words.failed);
  const [isAsked, setIsAsked] = useState(false);
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
      <Button tone="secondary" onClick={() => setIsAsked(true)} className="self-start">
        {words.everywhere}
      </Button>
      {isAsked && (
        <ConfirmDialog
          labels={{
            title: words.everywhereTitle,
            confirm: words.everywhere,
            busy: words.everywhereBusy,
            keep: words.stay,
          }}
          busy={busy}
          onConfirm={() => void leave()}
          onClose={() => setIsAsked(false)}
        >
          <p>{words.everywhereText}</p>
        </ConfirmDialog>
      )}
    </SecurityPart>
  );
}
