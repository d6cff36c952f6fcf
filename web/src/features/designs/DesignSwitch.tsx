import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, keyOf, send } from '../../api/client.ts';
import { loginAddress } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { Switch } from '../../ui/Switch.tsx';

/** S2 §8: the way to the sign-in begins after half a second. */
const SIGN_IN_DELAY_MS = 500;

/** Says that the sign-in is over, and goes there and back here; false where that is not what the error is about. */
export function useSayUnauthorized(): (error: unknown) => boolean {
  const { unauthorized } = useWords('designs');
  // Where this was shown: by the time the error arrives a closed page has led home already.
  const here = useRef('/');
  useEffect(() => {
    here.current = location.pathname + location.search;
  });
  return error => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    toast({ ...unauthorized, tone: 'bad' });
    const returnTo = here.current;
    setTimeout(() => location.assign(loginAddress(returnTo)), SIGN_IN_DELAY_MS);
    return true;
  };
}

/** The words that stand in the way, where the refusal names them. */
function namedWords(error: unknown): string {
  const { leaveOut = [] } = (error instanceof ApiError ? (error.details ?? {}) : {}) as { leaveOut?: string[] };
  return leaveOut.length > 0 ? ` ${leaveOut.map(word => `“${word}”`).join(', ')}` : '';
}

/** Shows a design of one's own to everybody, or to nobody else, and says so; answers false where it stayed as it was (S2 §4, §8). */
function useSetPublic(): (id: string, isPublic: boolean) => Promise<boolean> {
  const { visibility: words } = useWords('studio');
  const errorText = useErrorText();
  const sayUnauthorized = useSayUnauthorized();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  return async (id, isPublic) => {
    try {
      const design = await send('designs.setPublic', { params: { id }, body: { isPublic } });
      queries.setQueryData(keyOf(call('designs.one', { id })), design);
      toast({ title: words.updated });
      await invalidate('designs.public', 'designs.featured', 'designs.styles', 'designs.mine');
      return true;
    } catch (error) {
      if (sayUnauthorized(error)) return false;
      toast({ title: words.failed, description: `${errorText(error)}${namedWords(error)}`, tone: 'bad' });
      return false;
    }
  };
}

type Visibility = {
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
    design: isSignedIn && data?.status === 'ready' && data.drawnBy !== 'shopper' ? data : undefined,
    isBusy,
    setPublic: isPublic => {
      setBusy(true);
      void change(id, isPublic).finally(() => setBusy(false));
    },
  };
}

/** Who sees a design of one's own: turned at once, and back again where the shop could not do it. */
export function DesignSwitch({ design }: { design: Pick<Design, 'id' | 'isPublic'> }) {
  const words = useWords('profile');
  const change = useSetPublic();
  const [wished, wish] = useState<boolean>();
  const isPublic = wished ?? design.isPublic;
  const set = async (next: boolean) => {
    wish(next);
    await change(design.id, next);
    // From here on the list tells: it was fetched anew, or nothing was changed.
    wish(undefined);
  };
  return (
    <Switch
      isOn={isPublic}
      onChange={next => void set(next)}
      label={words.inGallery}
      note={isPublic ? words.public : words.private}
      busy={wished !== undefined}
    />
  );
}
