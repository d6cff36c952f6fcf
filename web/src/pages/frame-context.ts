import { createContext, useContext } from 'react';

/** What pages ask of the frame around them. */
export type FrameActions = {
  /**
   * Opens the sign-in dialog; `afterwards` runs once somebody is signed in. Where that takes a full page, it comes back to
   * `returnTo` (with the language's prefix), or to the page that is shown.
   */
  signIn: (afterwards?: () => void, returnTo?: string) => void;
  /** Opens the cart drawer. */
  openCart: () => void;
  /** Opens the checkout dialog in place of what is open. */
  openCheckout: () => void;
  /** Opens the credit checkout for as many credits as were chosen last. */
  openCredits: () => void;
  /** True where a link leads to a page of the table; pages ask here, since the table itself loads them. */
  hasPage: (path: string) => boolean;
};

export const FrameContext = createContext<FrameActions>({
  signIn: () => undefined,
  openCart: () => undefined,
  openCheckout: () => undefined,
  openCredits: () => undefined,
  hasPage: () => false,
});
export const useFrame = (): FrameActions => useContext(FrameContext);
