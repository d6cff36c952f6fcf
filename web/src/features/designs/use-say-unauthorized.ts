import { ApiError } from '../../api/client.ts';
import { loginAddress } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** S2 §8: the way to the sign-in begins after half a second. */
const SIGN_IN_DELAY_MS = 500;

/** Says that the sign-in is over, and goes there and back here; false where that is not what the error is about. */
export function useSayUnauthorized(): (error: unknown) => boolean {
  const { unauthorized } = useWords('designs');
  return error => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    toast({ ...unauthorized, tone: 'bad' });
    const here = location.pathname + location.search;
    setTimeout(() => location.assign(loginAddress(here)), SIGN_IN_DELAY_MS);
    return true;
  };
}
