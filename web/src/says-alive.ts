import { useEffect } from 'react';

/** Tells the starter that the page answers by itself now, once the server's page has been taken over. */
export function useSaysAlive(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    window.dispatchEvent(new Event('alive'));
  }, []);
}
