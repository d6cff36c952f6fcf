import { useState } from 'react';
import { storedAuth } from '../../stored/auth.ts';
import { signInWithPopup } from './popup.ts';
import { useConfig } from '../../config.ts';
import { Button } from '../../ui/Button.tsx';
import { SignInIcon } from '../../ui/icons.tsx';
import { Or } from '../../ui/Or.tsx';
import { useWords } from '../../words.ts';
import { identityErrorText } from './SignInWays.tsx';
import { type MailedCode, MailedCodeForm, useMailedCode } from './MailedCodeForm.tsx';

/** Whether the person who signed in once more is the one who was signed in; `before` is their id. */
const whoCame = (before: string | undefined): 'same' | 'other' =>
  before !== undefined && storedAuth()?.user.uid === before ? 'same' : 'other';

/**
 * Signs who is signed in in once more: the provider asks them anew. The session that there was ends, as another takes its place. Answers
 * whether the same person came back, or the code of why nobody did.
 */
async function signInAgain(): Promise<'same' | 'other' | { code: string }> {
  const before = storedAuth()?.user.uid;
  const outcome = await signInWithPopup({ isAgain: true });
  return 'code' in outcome ? outcome : whoCame(before);
}

type Props = {
  /** It was tried at the provider, which does not say when it asked the person. */
  isAgain: boolean;
  onProven: () => void;
  /** Somebody else is signed in now. */
  onOther: () => void;
};

/** At the provider, in its window. */
function AtProvider({ isAgain, onProven, onOther, hasMail, name }: Props & { hasMail: boolean; name: string }) {
  const { confirm: words } = useWords('security');
  const accounts = useWords('accounts');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await signInAgain();
    setBusy(false);
    if (outcome === 'same') onProven();
    else if (outcome === 'other') onOther();
    else setProblem(identityErrorText(outcome.code, accounts));
  };
  const silent = hasMail ? words.silent : words.silentAlone;
  const said = problem ?? (isAgain ? silent(name) : undefined);
  return (
    <>
      <p className="text-ink-2">{words.bySignIn}</p>
      {said && (
        <p role="alert" className="rounded-control border border-brick bg-white px-4 py-3 text-brick">
          {said}
        </p>
      )}
      <Button onClick={() => void start()} busy={busy} className="w-full">
        <SignInIcon />
        {busy ? accounts.opening : accounts.continueWith(name)}
      </Button>
    </>
  );
}

/** By a code that goes to the address of the account, and to no other. */
function ByMail({ mailed, email }: { mailed: MailedCode; email: string }) {
  const { confirm } = useWords('security');
  const { code } = useWords('accounts');
  return (
    <>
      <Button tone="secondary" busy={mailed.busy} onClick={() => void mailed.ask(email)} className="w-full">
        <span className="wrap-anywhere">{mailed.busy ? code.sending : confirm.byMail(email)}</span>
      </Button>
      <p role={mailed.problem ? 'alert' : undefined} className="text-sm text-brick empty:hidden">
        {mailed.problem}
      </p>
    </>
  );
}

/** Signs in once more, as the same person: at the provider, or by a code. A session of the last ten minutes takes the older one's place. */
export function SignInOnceMore(props: Props) {
  const { confirm } = useWords('security');
  const { or, noWay } = useWords('accounts');
  const { signInProvider, signsInByCode } = useConfig();
  const [before] = useState(() => storedAuth()?.user);
  const email = before?.email ?? '';
  const came = () => (whoCame(before?.uid) === 'same' ? props.onProven() : props.onOther());
  const mailed = useMailedCode(came, email);
  // A code proves a mailbox: it is no proof of an account whose address it never was.
  const hasMail = before?.emailVerified === true && signsInByCode;
  if (mailed.asked) return <MailedCodeForm asked={mailed.asked} mailed={mailed} back={confirm.otherWay} />;
  return (
    <>
      {signInProvider !== undefined && <AtProvider {...props} hasMail={hasMail} name={signInProvider} />}
      {signInProvider !== undefined && hasMail && <Or>{or}</Or>}
      {hasMail && <ByMail mailed={mailed} email={email} />}
      {signInProvider === undefined && !hasMail && <p role="alert">{noWay}</p>}
    </>
  );
}
