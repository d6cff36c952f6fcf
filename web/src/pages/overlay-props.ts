/** What an overlay is given. `onDone` of the sign-in: somebody is signed in now. */
export type OverlayProps = { onClose: () => void; onDone: () => void; returnTo?: string | undefined };
