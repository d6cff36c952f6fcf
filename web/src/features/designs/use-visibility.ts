import { useState } from 'react';
import type { Design } from '../../../../contract/src/designs.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { useSetPublic } from './use-set-public.ts';

export type Visibility = {
  /** Nothing until it is known, and for own artwork, which stays private. */
  design: Design | undefined;
  isBusy: boolean;
  setPublic: (isPublic: boolean) => void;
};

/** Whether everybody sees a design of one's own, and how to change that (S2 §4; texts of S2 §8). */
export function useVisibility(id: string): Visibility {
  const change = useSetPublic();
  const [isBusy, setBusy] = useState(false);
  const isSignedIn = useAuth() !== undefined;
  const { data } = useCall('designs.one', { id }, { enabled: isSignedIn });
  return {
    design: isSignedIn && data?.madeWithAi && data.status === 'ready' ? data : undefined,
    isBusy,
    setPublic: isPublic => {
      setBusy(true);
      void change(id, isPublic).finally(() => setBusy(false));
    },
  };
}
