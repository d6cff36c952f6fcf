import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useFrame } from './frame-context.ts';
import Home from './home.tsx';

/** /cart: the home page with the cart drawer open (rulings, Cart), or with the checkout after a full-page sign-in. */
export default function Cart() {
  const { openCart, openCheckout } = useFrame();
  const isCheckout = new URLSearchParams(useSearch()).get('step') === 'checkout';
  useEffect(() => {
    if (isCheckout) openCheckout();
    else openCart();
  }, [isCheckout, openCart, openCheckout]);
  return <Home />;
}
