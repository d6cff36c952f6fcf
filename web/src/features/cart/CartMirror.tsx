import { useCartMirror } from './use-cart-mirror.ts';

/** Keeps the browser's mirror of the cart in step with the server's cart, and shows nothing: the frame loads it once there is a cart. */
export function CartMirror() {
  useCartMirror();
  return null;
}
