import { useEffect } from 'react';
import { CartDrawer } from '../features/cart/CartDrawer.tsx';
import { useCartLines } from '../features/cart/use-cart-lines.ts';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { dismissToast, shownToast } from '../ui/toast.ts';
import { loadWords, useLanguage } from '../words.ts';
import { useFrame } from './frame-context.ts';
import type { OverlayProps } from './overlays.ts';

/** The cart drawer over any page; fetches the checkout ahead, which takes its place. */
export function CartOverlay({ onClose }: OverlayProps) {
  const { openCheckout } = useFrame();
  const language = useLanguage();
  const { lines } = useCartLines();
  useRefetchWhile(
    lines.some(line => !line.design.mockupUrl),
    'cart.lines',
  );
  useEffect(() => {
    void Promise.all([import('./CheckoutOverlay.tsx'), loadWords(language, ['checkout'])]).catch(() => undefined);
  }, [language]);
  const checkOut = () => {
    // Good news of the cart has done its work, and would cover the head of what is next.
    if (shownToast()?.tone === 'good') dismissToast();
    openCheckout();
  };
  return <CartDrawer onClose={onClose} onCheckout={checkOut} />;
}
