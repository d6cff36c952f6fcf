import { useEffect, useRef } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';

const EVERY_MS = 3000;
/** A picture that has not come after two minutes is not waited for any longer. */
const TIMES = 40;

/** Fetches a call again every few seconds for as long as something on the page is still being drawn. */
export function useRefetchWhile(unfinished: boolean, name: EndpointName): void {
  const invalidate = useInvalidate();
  const count = useRef(0);
  useEffect(() => {
    if (!unfinished) return undefined;
    const timer = setInterval(() => {
      count.current += 1;
      if (count.current <= TIMES && document.visibilityState === 'visible') void invalidate(name);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [unfinished, name, invalidate]);
}
