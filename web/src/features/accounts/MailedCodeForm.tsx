import { type FormEvent, useEffect, useState } from 'react';
import type { Language } from '../../../../domain/src/languages.ts';
import { joinedDigits } from '../../../../domain/src/typed-text.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText, whenAgain } from '../../api/error-text.ts';
import { type CodeRequest, codeRequestEntry } from '../../stored/code-request.ts';
import { useStored } from '../../stored/use-stored.ts';
import { useLanguage, useWords } from '../../words.ts';
import { adoptSession } from './use-session.ts';
import { useConfig } from '../../config.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { CodeField } from './CodeForm.tsx';

export type MailedCode = {
  /** The code that is waited for; nothing where none was sent, or its time was over when the page came. */
  asked: CodeRequest | undefined;
  busy: boolean;
  problem: string | undefined;
  /** Sends a code to an address; answers whether one is on its way. */
  ask: (email: string) => Promise<boolean>;
  /**
   * Signs in by the code as it was typed; `onSignedIn` gets the name. `isJoining`: whom the provider sent here just now may sign in to the
   * account too.
   */
  prove: (typed: string, isJoining?: boolean) => Promise<void>;
  /** Back to where the address is chosen. */
  forget: () => void;
};

const NO_CODE: CodeRequest = { email: '', request: '', resendAt: 0, until: 0 };

/** One thing at a time, and what went wrong with it. */
function useWork() {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** `work` answers what to say, or nothing where it is done; answers whether it is. */
  const run = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    const said = await work().catch(errorText);
    setProblem(said);
    setBusy(false);
    return said === undefined;
  };
  return { run, busy, problem, clear: () => setProblem(undefined) };
}

/** Asks for a code, and keeps what goes with it. */
async function askFor(email: string, language: Language): Promise<void> {
  const told = await send('accounts.askCode', { body: { email, language } });
  const now = Date.now();
  codeRequestEntry.write({
    ...{ email, request: told.request },
    ...{ resendAt: now + told.resendAfterSeconds * 1000, until: now + told.validMinutes * 60_000 },
  });
}

/** Signing in by a code of six digits that is sent to a mailbox; `email` where it can be but one. */
export function useMailedCode(onSignedIn: (name: string) => void, email?: string): MailedCode {
  const { code: words, identity, disabled } = useWords('accounts');
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const kept = useStored(codeRequestEntry) ?? NO_CODE;
  const isAsked = kept.until > openedAt && (email === undefined || kept.email === email);
  const { run, busy, problem, clear } = useWork();

  const ask = (to: string) =>
    run(() =>
      askFor(to, language).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'rate_limited')
            return words.limit(whenAgain(error, language));
          throw error;
        },
      ),
    );

  const prove = async (typed: string, join = false) => {
    const code = joinedDigits(typed);
    let name = '';
    const isDone = await run(async () => {
      if (!/^\d{6}$/.test(code)) return words.shape;
      if (Date.now() > kept.until) return words.over;
      await send('accounts.proveCode', { body: { email: kept.email, request: kept.request, code, join, language } });
      codeRequestEntry.clear();
      const adopted = await adoptSession();
      if (adopted === 'disabled') return disabled;
      if (typeof adopted === 'string')
        return identity[adopted === 'refused' ? 'invalid-credential' : 'network-request-failed'];
      name = adopted.name;
      return undefined;
    });
    if (isDone) onSignedIn(name);
  };

  const forget = () => {
    codeRequestEntry.clear();
    clear();
  };
  return { asked: isAsked ? kept : undefined, busy, problem, ask, prove, forget };
}

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
