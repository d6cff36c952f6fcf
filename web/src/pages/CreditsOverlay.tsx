import { useCallback, useState } from 'react';
import { prefixOf } from '../../../domain/src/languages.ts';
import { useConfig } from '../config.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { CheckoutWaiting, LoginRequired } from '../features/checkout/CheckoutWaiting.tsx';
import { CreditsCheckout } from '../features/checkout/CreditsCheckout.tsx';
import { ChooseCredits } from '../features/credits/ChooseCredits.tsx';
import { loginAddress, paths } from '../paths.ts';
import { rememberCredits, storedCartCredit } from '../stored/pending-order.ts';
import { useAuth } from '../stored/use-stored.ts';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import type { OverlayProps } from './overlays.ts';
import { useOwnDocument } from './use-own-document.ts';

/** The credit checkout over any page (S2 §2). How many are bought is remembered; a sign-in on a full page comes back to it. */
export function CreditsOverlay({ onClose }: OverlayProps) {
  const { signIn, openCredits } = useFrame();
  const { signInProvider } = useConfig();
  const language = useLanguage();
  const words = useWords('credits');
  const signInWords = useWords('accounts');
  const isSignedIn = useSignedIn();
  const user = useAuth()?.user;
  const [quantity, setQuantity] = useState<number | undefined>(() => storedCartCredit().quantity);
  const choose = (next: number | undefined) => {
    setQuantity(next);
    if (next !== undefined) rememberCredits(next);
  };
  const comeBack = `${prefixOf(language)}${paths.profile({ step: 'credits' })}`;
  const toLogin = useCallback(() => location.assign(loginAddress(comeBack)), [comeBack]);
  const leaves = useOwnDocument(comeBack, isSignedIn === true);
  if (isSignedIn === false)
    return (
      <LoginRequired
        onSignIn={() => signIn(openCredits, comeBack)}
        onClose={onClose}
        text={words.loginText}
        signIn={signInProvider === undefined ? signInWords.signIn : words.signInWith(signInProvider)}
      />
    );
  if (!user || leaves) return <CheckoutWaiting onClose={onClose} />;
  return (
    <CreditsCheckout
      key={user.uid}
      user={user}
      quantity={quantity}
      choice={<ChooseCredits quantity={quantity} onQuantity={choose} />}
      onClose={onClose}
      onLogin={toLogin}
    />
  );
}
