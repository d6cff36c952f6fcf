import { createContext, useContext } from 'react';

/** What pages ask of the frame around them. */
export type FrameActions = {
  /** Opens the sign-in dialog; `afterwards` runs once somebody is signed in. */
  signIn: (afterwards?: () => void) => void;
  /** Opens the cart drawer. */
  openCart: () => void;
};

export const FrameContext = createContext<FrameActions>({ signIn: () => undefined, openCart: () => undefined });
export const useFrame = (): FrameActions => useContext(FrameContext);
