import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConfig } from '../config.ts';
import { Confirming, giveUpConfirming } from '../features/accounts/Confirming.tsx';
import { useDropPersonalAnswers } from '../features/accounts/use-drop-personal-answers.ts';
import { useSession } from '../features/accounts/use-session.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { cartEntry, cartRemovalsEntry } from '../stored/cart.ts';
import { useAuth, useStored } from '../stored/use-stored.ts';
import { toast } from '../ui/toast.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { hasPage } from '../pages.ts';
import { useWords } from '../words.ts';
import { useDialogPath } from '../page-location.ts';
import { Announcement } from './Announcement.tsx';
import { lazyDesignDialog } from './design-dialog.ts';
import { ErrorBoundary, isUnreachable } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { FrameContext } from './frame-context.ts';
import { Header } from './Header.tsx';
import { type Overlay, type OverlayName, OVERLAYS } from './overlays.ts';
import { LazyLanguageOffer, useLanguageOffer } from './use-language-offer.ts';

/** One dialog at a time over the page, and what to do once somebody is signed in. */
function useOverlay() {
  const [open, setOpen] = useState<{ name: OverlayName; Overlay: Overlay }>();
  const [returnTo, setReturnTo] = useState<string>();
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const actions = useMemo(() => {
    const show = (name: OverlayName) => setOpen({ name, Overlay: OVERLAYS[name]() });
    return {
      signIn: (then?: () => void, backTo?: string) => {
        afterwards.current = then;
        setReturnTo(backTo);
        show('signIn');
      },
      openCart: () => show('cart'),
      openCheckout: () => show('checkout'),
      openCredits: () => show('credits'),
      hasPage,
    };
  }, []);
  const close = useCallback(() => setOpen(undefined), []);
  const done = useCallback(() => {
    setOpen(undefined);
    afterwards.current?.();
    afterwards.current = undefined;
  }, []);
  return { open, returnTo, actions, close, done };
}

/** What nobody looks at comes once the page has what it shows; at the latest after a second. */
const pause = () =>
  new Promise<unknown>(done =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 200),
  );

const CartMirror = lazyWithWords([], async () => {
  await pause();
  return (await import('../features/cart/CartMirror.tsx')).CartMirror;
});

const DraftKeeper = lazyWithWords([], async () => {
  await pause();
  return (await import('../features/designs/DraftKeeper.tsx')).DraftKeeper;
});

/** A guest whose browser keeps no cart has none at the server either: then neither the code nor the call is needed. */
function useHasCart(open: OverlayName | undefined): boolean {
  const signedIn = useAuth() !== undefined;
  const lines = useStored(cartEntry)?.items.length ?? 0;
  const removals = useStored(cartRemovalsEntry) !== undefined;
  return signedIn || lines > 0 || removals || open === 'cart' || open === 'checkout';
}

/** A dialog that did not load, or broke: said, and closed; the page stays. */
function OverlayFailed({ error, onClose }: { error: unknown; onClose: () => void }) {
  const words = useWords('frame');
  useEffect(() => {
    const description = isUnreachable(error) ? words.noAnswer : words.errorText;
    toast({ title: words.errorTitle, description, tone: 'bad' });
    onClose();
  }, [error, onClose, words]);
  return null;
}

const nothing = () => null;

/** What stands around every page: skip link, banner, header, footer, dialogs and toasts. It joins features, as pages do. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords('frame');
  const { demo, mailboxUrl, isOpen } = useConfig();
  const { open, returnTo, actions, close, done } = useOverlay();
  useSession();
  useDropPersonalAnswers();
  const isSignedIn = useAuth() !== undefined;
  const hasCart = useHasCart(open?.name);
  const offeredLanguage = useLanguageOffer();
  const dialogPath = useDialogPath();
  const [DesignDialog, renewDialog] = useState(lazyDesignDialog);
  /** The dialog that the address shows did not load: the list's address comes back, and the next press asks for it again. */
  const leaveDialog = useCallback(() => {
    renewDialog(lazyDesignDialog);
    history.back();
  }, []);
  return (
    <FrameContext value={actions}>
      <a
        href="#page"
        className="absolute left-4 z-50 -translate-y-full bg-ink px-4 py-3 text-white focus:translate-y-0"
      >
        {words.skip}
      </a>
      <noscript>
        <p className="bg-indigo px-4 py-1 text-center text-sm text-white">{words.needsScript}</p>
      </noscript>
      {demo && (
        <aside className="bg-turmeric px-4 py-1 text-center text-sm text-ink">
          {words.demoBanner}{' '}
          {mailboxUrl && (
            <a href={mailboxUrl} className="underline">
              {words.demoMails}
            </a>
          )}
        </aside>
      )}
      {!isOpen && <aside className="bg-indigo px-4 py-1 text-center text-sm text-white">{words.notOpen}</aside>}
      <Announcement />
      <Header />
      {/* At least a screen high: what arrives later pushes the footer where nobody looks. */}
      <div id="page" tabIndex={-1} className="flex min-h-dvh flex-1 flex-col outline-none">
        {children}
      </div>
      <Suspense>
        <Footer />
      </Suspense>
      <p id="arrival" aria-live="polite" className="sr-only" />
      <Toasts />
      <ErrorBoundary fallback={nothing}>
        <Suspense>
          {hasCart && <CartMirror />}
          {isSignedIn && <DraftKeeper />}
          {offeredLanguage && <LazyLanguageOffer offered={offeredLanguage} />}
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={giveUpConfirming}>
        <Confirming />
      </ErrorBoundary>
      {open && (
        <ErrorBoundary key={open.name} fallback={error => <OverlayFailed error={error} onClose={close} />}>
          <Suspense>
            <open.Overlay onClose={close} onDone={done} returnTo={returnTo} />
          </Suspense>
        </ErrorBoundary>
      )}
      {dialogPath && !open && (
        <ErrorBoundary key={dialogPath} fallback={error => <OverlayFailed error={error} onClose={leaveDialog} />}>
          <Suspense>
            <DesignDialog path={dialogPath} />
          </Suspense>
        </ErrorBoundary>
      )}
    </FrameContext>
  );
}
