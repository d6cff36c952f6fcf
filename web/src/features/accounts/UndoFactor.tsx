import { useState } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useConfig } from '../../config.ts';
import { dateAndTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

/** What a link takes back, and the button that does it: opening the page changes nothing, since mail programs look links up. */
export function UndoFactor({ token }: { token: string }) {
  const { undo: words } = useWords('security');
  const language = useLanguage();
  const errorText = useErrorText();
  const { operator } = useConfig();
  // The server asks before it renders: without an answer the link is over, or none of ours.
  const { data } = useCall('security.undoing', { token });
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const undo = async () => {
    setState('busy');
    try {
      await send('security.undoFactor', { params: { token }, body: { language } });
      setState('done');
    } catch (error) {
      setState('asked');
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
  };
  const signIn = (
    <LinkButton tone="secondary" href={paths.signIn()}>
      {words.signIn}
    </LinkButton>
  );
  if (!data)
    return (
      <>
        <h1 className="text-3xl">{words.over}</h1>
        <p className="text-lg text-ink-2">{words.overText(operator.email)}</p>
        {signIn}
      </>
    );
  const isDone = state === 'done';
  return (
    <>
      <h1 className="text-3xl" aria-live="polite">
        {isDone ? words.done : words.title}
      </h1>
      <p className="text-lg">{isDone ? words.doneText : words.text}</p>
      {isDone ? (
        signIn
      ) : (
        <>
          <Button tone="danger" busy={state === 'busy'} onClick={() => void undo()}>
            {state === 'busy' ? words.busy : words.go}
          </Button>
          <p className="text-ink-2">{words.until(dateAndTime(data.until, language))}</p>
        </>
      )}
    </>
  );
}
