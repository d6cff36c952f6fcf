import { useState } from 'react';
import { Link } from 'wouter';
import { useConfig } from '../../config.ts';
import { loginAddress, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { identityErrorText } from './identity-errors.ts';
import { signInWithPopup } from './popup.ts';
import { SIGNED_IN_MARK } from './use-signed-in.ts';

type Props = {
  onClose: () => void;
  /** Somebody is signed in. */
  onDone: () => void;
  /** Where the full-page way comes back to, with the language's prefix; the page that is shown when left out. */
  returnTo?: string | undefined;
};

/** Where the full-page way comes back to, with the mark that tells the page to take the session over. */
export function returnAddress(returnTo: string = location.href): string {
  const url = new URL(returnTo, location.href);
  url.searchParams.set(SIGNED_IN_MARK, '1');
  return url.pathname + url.search + url.hash;
}

/** Signs in through the provider's popup, or on a full page where popups are blocked. */
export function SignInDialog({ onClose, onDone, returnTo }: Props) {
  const words = useWords('accounts');
  const { signInProvider } = useConfig();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const signIn = async () => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await signInWithPopup();
    setBusy(false);
    if ('code' in outcome) return setProblem(identityErrorText(outcome.code, words));
    toast({ title: words.welcome(outcome.name) });
    onDone();
  };

  return (
    <Dialog title={words.signIn} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{words.why}</p>
        {problem && (
          <p role="alert" className="rounded-control border border-brick bg-white px-4 py-3 text-brick">
            {problem}
          </p>
        )}
        <Button onClick={() => void signIn()} busy={busy} className="w-full">
          <SignInIcon />
          {busy ? words.opening : words.continueWith(signInProvider)}
        </Button>
        <a
          href={loginAddress(returnAddress(returnTo))}
          className="target inline-flex items-center justify-center text-indigo underline-offset-4 hover:underline"
        >
          {words.fullPage}
        </a>
        <p className="text-sm text-ink-3">
          {words.what}{' '}
          <Link href={paths.privacy()} onClick={onClose} className="text-indigo underline underline-offset-4">
            {words.privacy}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
