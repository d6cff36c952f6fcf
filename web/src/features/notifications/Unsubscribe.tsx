import { useState } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** What the link at the foot of a mail is about, and the button that ends it: opening the page changes nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const { unsubscribe: words } = useWords('notifications');
  const errorText = useErrorText();
  // The server asks before it renders: without an answer the link is none of ours.
  const { data } = useCall('notifications.subscription', { token });
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const stop = async () => {
    setState('busy');
    try {
      await send('notifications.unsubscribe', { params: { token } });
      setState('done');
    } catch (error) {
      setState('asked');
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
  };
  const profile = (
    <LinkButton tone="secondary" href={paths.profile({ tab: 'notifications' })}>
      {words.profile}
    </LinkButton>
  );
  if (!data)
    return (
      <>
        <h1 className="text-3xl">{words.unknown}</h1>
        <p className="text-lg text-ink-2">{words.unknownText}</p>
        {profile}
      </>
    );
  const isOver = state === 'done' || !data.isOn;
  return (
    <>
      <h1 className="text-3xl" aria-live="polite">
        {isOver ? words.done : words.title}
      </h1>
      <p className="text-lg">{words[data.kind]}</p>
      <p className="text-ink-2">{isOver ? words.doneText : words.ask}</p>
      {isOver ? (
        profile
      ) : (
        <Button busy={state === 'busy'} onClick={() => void stop()}>
          {state === 'busy' ? words.busy : words.stop}
        </Button>
      )}
    </>
  );
}
