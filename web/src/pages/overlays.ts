import type { ComponentType } from 'react';
import { lazyWithWords } from '../lazy-with-words.ts';
import type { OverlayProps } from './overlay-props.ts';

export type OverlayName = 'signIn' | 'cart' | 'checkout';

/** Dialogs and drawers of the frame, each loaded with its words when it is first opened. The cart's button shows once it is listed here. */
export const OVERLAYS: Partial<Record<OverlayName, ComponentType<OverlayProps>>> = {
  signIn: lazyWithWords<OverlayProps>(
    ['accounts'],
    async () => (await import('../features/accounts/SignInDialog.tsx')).SignInDialog,
  ),
  cart: lazyWithWords<OverlayProps>(['cart', 'catalog'], async () => (await import('./CartOverlay.tsx')).CartOverlay),
  checkout: lazyWithWords<OverlayProps>(
    ['cart', 'catalog', 'checkout'],
    async () => (await import('./CheckoutOverlay.tsx')).CheckoutOverlay,
  ),
};
