import { useEffect, useState, type FormEvent } from 'react';
import { useConfig } from '../../config.ts';
import type { CodeRequest } from '../../stored/code-request.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useWords } from '../../words.ts';
import { CodeField } from './CodeField.tsx';
import type { MailedCode } from './use-mailed-code.ts';

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment, counted down; 0 once it is there. */
function useSecondsTo(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(moment));
  useEffect(() => {
    const tick = () => setSeconds(secondsTo(moment));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

function Again({ asked, mailed }: { asked: CodeRequest; mailed: MailedCode }) {
  const { code: words } = useWords('accounts');
  const seconds = useSecondsTo(asked.resendAt);
  const [isSent, setIsSent] = useState(false);
  const again = async () => setIsSent(await mailed.ask(asked.email));
  return (
    <div className="flex flex-col items-center text-sm text-ink-2">
      <p role="status" className="empty:hidden">
        {isSent && words.sentAgain}
      </p>
      {seconds > 0 ? (
        <p className="py-2 text-center">{words.againIn(seconds)}</p>
      ) : (
        <Button tone="quiet" onClick={() => void again()} className="w-full">
          {words.again}
        </Button>
      )}
    </div>
  );
}

type Props = {
  asked: CodeRequest;
  mailed: MailedCode;
  /** What leads back, such as 'Use another address'. */
  back: string;
  /** What is asked of a person whom the provider sent with this address: whether that was them. */
  join?: { label: string; hint: string } | undefined;
};

/** Takes the code that was sent to a mailbox. */
export function MailedCodeForm({ asked, mailed, back, join }: Props) {
  const { code: words } = useWords('accounts');
  const { mailboxUrl } = useConfig();
  const [typed, setTyped] = useState('');
  const [isJoining, setIsJoining] = useState(false);
  const give = (event: FormEvent) => {
    event.preventDefault();
    void mailed.prove(typed, join !== undefined && isJoining);
  };
  return (
    <form method="dialog" onSubmit={give} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">
        {words.sent(asked.email)}{' '}
        {mailboxUrl && (
          <a href={mailboxUrl} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4">
            {words.demoMails}
          </a>
        )}
      </p>
      <CodeField
        label={words.label}
        hint={words.hint}
        error={mailed.problem}
        value={typed}
        onChange={setTyped}
        isNumber
      />
      {join && (
        <div className="rounded-control bg-cloth-2 px-4 py-2">
          <Checkbox checked={isJoining} onChange={setIsJoining}>
            {join.label}
          </Checkbox>
          <p className="text-sm text-ink-2">{join.hint}</p>
        </div>
      )}
      <Button type="submit" busy={mailed.busy} className="w-full">
        {mailed.busy ? words.checking : words.go}
      </Button>
      <Again asked={asked} mailed={mailed} />
      <Button tone="quiet" onClick={mailed.forget} className="w-full">
        {back}
      </Button>
    </form>
  );
}
