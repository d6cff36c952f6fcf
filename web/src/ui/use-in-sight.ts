import { useEffect, useRef, type RefObject } from 'react';

/** For what appears elsewhere than where the person just pressed: it is moved to the middle of the screen, once. */
export function useInSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // NOTE newer browsers answer a promise, which is no clean-up.
    void box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return box;
}
