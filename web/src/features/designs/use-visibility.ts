import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Design } from '../../../../contract/src/designs.ts';
import { call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

export type Visibility = {
  /** Nothing until it is known, and for own artwork, which stays private. */
  design: Design | undefined;
  isBusy: boolean;
  setPublic: (isPublic: boolean) => void;
};

/** Whether everybody sees a design of one's own, and how to change that (S2 §4; texts of S2 §8). */
export function useVisibility(id: string): Visibility {
  const { visibility: words } = useWords('studio');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const [isBusy, setBusy] = useState(false);
  const isSignedIn = useAuth() !== undefined;
  const { data } = useCall('designs.one', { id }, { enabled: isSignedIn });
  const change = async (isPublic: boolean) => {
    setBusy(true);
    try {
      const design = await send('designs.setPublic', { params: { id }, body: { isPublic } });
      queries.setQueryData(keyOf(call('designs.one', { id })), design);
      toast({ title: words.updated });
      await invalidate('designs.public', 'designs.featured', 'designs.styles', 'designs.mine');
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return {
    design: isSignedIn && data?.madeWithAi && data.status === 'ready' ? data : undefined,
    isBusy,
    setPublic: isPublic => void change(isPublic),
  };
}
