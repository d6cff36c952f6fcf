import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfig } from '../config.ts';
import { useDropPersonalAnswers } from '../features/accounts/use-drop-personal-answers.ts';
import { useSession } from '../features/accounts/use-session.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { cartEntry } from '../stored/cart.ts';
import { cartRemovalsEntry } from '../stored/cart-removals.ts';
import { useAuth } from '../stored/use-auth.ts';
import { useStored } from '../stored/use-stored.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { hasPage } from '../pages.ts';
import { useWords } from '../words.ts';
import { Footer } from './Footer.tsx';
import { FrameContext } from './frame-context.ts';
import { Header } from './Header.tsx';
import { OVERLAYS, type OverlayName } from './overlays.ts';

/** One dialog at a time over the page, and what to do once somebody is signed in. */
function useOverlay() {
  const [open, setOpen] = useState<OverlayName>();
  const [returnTo, setReturnTo] = useState<string>();
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const actions = useMemo(
    () => ({
      signIn: (then?: () => void, backTo?: string) => {
        afterwards.current = then;
        setReturnTo(backTo);
        setOpen('signIn');
      },
      openCart: () => setOpen('cart'),
      openCheckout: () => setOpen('checkout'),
      hasPage,
    }),
    [],
  );
  const close = useCallback(() => setOpen(undefined), []);
  const done = useCallback(() => {
    setOpen(undefined);
    afterwards.current?.();
    afterwards.current = undefined;
  }, []);
  return { open, returnTo, actions, close, done };
}

const CartMirror = lazyWithWords([], async () => (await import('../features/cart/CartMirror.tsx')).CartMirror);

/** A guest whose browser keeps no cart has none at the server either: then neither the code nor the call is needed. */
function useHasCart(open: OverlayName | undefined): boolean {
  const signedIn = useAuth() !== undefined;
  const lines = useStored(cartEntry)?.items.length ?? 0;
  const removals = useStored(cartRemovalsEntry) !== undefined;
  return signedIn || lines > 0 || removals || open === 'cart' || open === 'checkout';
}

/** What stands around every page: skip link, banner, header, footer, dialogs and toasts. It joins features, as pages do. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords('frame');
  const { demo } = useConfig();
  const { open, returnTo, actions, close, done } = useOverlay();
  useSession();
  useDropPersonalAnswers();
  const hasCart = useHasCart(open);
  const Overlay = open && OVERLAYS[open];
  return (
    <FrameContext value={actions}>
      <a
        href="#page"
        className="absolute left-4 z-50 -translate-y-full bg-ink px-4 py-3 text-white focus:translate-y-0"
      >
        {words.skip}
      </a>
      {demo && <aside className="bg-turmeric px-4 py-1 text-center text-sm text-ink">{words.demoBanner}</aside>}
      <Header hasCart={OVERLAYS.cart !== undefined} />
      {/* At least a screen high: what arrives later pushes the footer where nobody looks. */}
      <div id="page" tabIndex={-1} className="flex min-h-dvh flex-1 flex-col outline-none">
        {children}
      </div>
      <Footer />
      <p id="arrival" aria-live="polite" className="sr-only" />
      <Toasts />
      <Suspense>{hasCart && <CartMirror />}</Suspense>
      {Overlay && (
        <Suspense>
          <Overlay onClose={close} onDone={done} returnTo={returnTo} />
        </Suspense>
      )}
    </FrameContext>
  );
}
