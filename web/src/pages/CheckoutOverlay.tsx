import { useCallback } from 'react';
import { prefixOf } from '../../../domain/src/languages.ts';
import { useAnswersAreOwn } from '../features/accounts/use-drop-personal-answers.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { CartLineSummary } from '../features/cart/CartItem.tsx';
import { settleCart } from '../features/cart/cart-mirror.ts';
import { useCartLines } from '../features/cart/use-cart-lines.ts';
import { CheckoutForm } from '../features/checkout/CheckoutForm.tsx';
import { CheckoutWaiting, LoginRequired } from '../features/checkout/CheckoutWaiting.tsx';
import { loginAddress, paths } from '../paths.ts';
import { useAuth } from '../stored/use-stored.ts';
import { useLanguage } from '../words.ts';
import { useFrame } from './frame-context.ts';
import type { OverlayProps } from './overlays.ts';
import { useOwnDocument } from './use-own-document.ts';

/** The checkout dialog over any page; it takes the drawer's place. A sign-in on a full page comes back to it. */
export function CheckoutOverlay({ onClose }: OverlayProps) {
  const { signIn, openCart, openCheckout } = useFrame();
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  const user = useAuth()?.user;
  const areOwn = useAnswersAreOwn();
  const { lines, state } = useCartLines();
  const comeBack = `${prefixOf(language)}${paths.cart({ step: 'checkout' })}`;
  const toLogin = useCallback(() => location.assign(loginAddress(comeBack)), [comeBack]);
  const leaves = useOwnDocument(comeBack, isSignedIn === true);
  if (isSignedIn === false) return <LoginRequired onSignIn={() => signIn(openCheckout, comeBack)} onClose={onClose} />;
  if (!user || !areOwn || state === 'waiting' || leaves) return <CheckoutWaiting onClose={onClose} />;
  return (
    <CheckoutForm
      key={user.uid}
      user={user}
      lines={lines}
      renderLine={line => <CartLineSummary line={line} />}
      settleCart={settleCart}
      onClose={onClose}
      onCart={openCart}
      onLogin={toLogin}
    />
  );
}
