import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page is hydrated; from then on true. For what only this browser knows. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
