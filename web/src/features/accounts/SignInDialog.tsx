import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignInIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { signInWithPopup } from './popup.ts';
import { SignInWays } from './SignInWays.tsx';

type Props = {
  onClose: () => void;
  /** Somebody is signed in. */
  onDone: () => void;
  /** Where the full-page way comes back to, with the language's prefix; the page that is shown when left out. */
  returnTo?: string | undefined;
};

/** Signs in through the provider's window, by a code, or on a full page where windows are blocked. */
export function SignInDialog({ onClose, onDone, returnTo }: Props) {
  const words = useWords('accounts');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const welcome = (name: string) => {
    toast({ title: words.welcome(name) });
    onDone();
  };
  const signIn = async () => {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await signInWithPopup();
    setBusy(false);
    if ('code' in outcome) setRefusal(outcome.code);
    else welcome(outcome.name);
  };
  const here = returnTo ?? location.pathname + location.search + location.hash;

  return (
    <Dialog title={words.signIn} onClose={onClose}>
      <SignInWays
        refusal={refusal}
        onSignedIn={welcome}
        onLeave={onClose}
        provider={name => (
          <div className="flex flex-col">
            <Button onClick={() => void signIn()} busy={busy} className="w-full">
              <SignInIcon />
              {busy ? words.opening : words.continueWith(name)}
            </Button>
            <Link
              href={paths.signIn({ returnTo: here })}
              onClick={onClose}
              className="target inline-flex items-center justify-center text-indigo underline-offset-4 hover:underline"
            >
              {words.fullPage}
            </Link>
          </div>
        )}
      />
    </Dialog>
  );
}
