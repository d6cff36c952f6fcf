import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { persist } from '../later.tsx';
import { shownToast, subscribeToToasts } from '../ui/toast.ts';
import { untilTouched } from '../until-touched.ts';

const Toasts = lazy(() => persist(async () => ({ default: (await import('../ui/Toasts.tsx')).Toasts })));

/**
 * Where toasts appear, loaded at the first touch: a region that tells of something must be there before. Whoever touched nothing
 * yet gets it with the first toast.
 */
export function LateToasts() {
  const [isTouched, setTouched] = useState(false);
  const isToast = useSyncExternalStore(
    subscribeToToasts,
    () => shownToast() !== undefined,
    () => false,
  );
  useEffect(() => void untilTouched.then(() => setTouched(true)), []);
  if (isToast && !isTouched) setTouched(true);
  return (
    isTouched && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
