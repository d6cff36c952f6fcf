import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithWords } from '../lazy-with-words.ts';

/** What an overlay is given. `onDone` of the sign-in: somebody is signed in now. */
export type OverlayProps = { onClose: () => void; onDone: () => void; returnTo?: string | undefined };

export type OverlayName = 'signIn' | 'cart' | 'checkout' | 'credits';
export type Overlay = LazyExoticComponent<ComponentType<OverlayProps>>;

/**
 * Dialogs and drawers of the frame, each loaded with its words when it is first opened. A new one each time: what could not be
 * loaded is asked for again.
 */
export const OVERLAYS: Record<OverlayName, () => Overlay> = {
  signIn: () =>
    lazyWithWords(['accounts'], async () => (await import('../features/accounts/SignInDialog.tsx')).SignInDialog),
  cart: () => lazyWithWords(['cart', 'catalog'], async () => (await import('./CartOverlay.tsx')).CartOverlay),
  checkout: () =>
    lazyWithWords(['cart', 'catalog', 'checkout'], async () => (await import('./CheckoutOverlay.tsx')).CheckoutOverlay),
  credits: () =>
    lazyWithWords(['checkout', 'credits'], async () => (await import('./CreditsOverlay.tsx')).CreditsOverlay),
};
