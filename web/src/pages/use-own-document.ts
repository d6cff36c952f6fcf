import { useEffect } from 'react';

/**
 * A form for what is somebody's own opens over any page. Where another company's program counts visits in this document
 * (page-views.ts), it opens at its own address instead, in a document without that program (decision 038). True while it goes there.
 */
export function useOwnDocument(address: string, isNeeded: boolean): boolean {
  const leaves = isNeeded && 'counted' in document.documentElement.dataset;
  useEffect(() => {
    if (leaves) location.assign(address);
  }, [leaves, address]);
  return leaves;
}
