import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { useSayUnauthorized } from './use-say-unauthorized.ts';

/** The words that stand in the way, where the refusal names them. */
function namedWords(error: unknown): string {
  const { leaveOut = [] } = (error instanceof ApiError ? (error.details ?? {}) : {}) as { leaveOut?: string[] };
  return leaveOut.length > 0 ? ` ${leaveOut.map(word => `“${word}”`).join(', ')}` : '';
}

/** Shows a design of one's own to everybody, or to nobody else, and says so; answers false where it stayed as it was (S2 §4, §8). */
export function useSetPublic(): (id: string, isPublic: boolean) => Promise<boolean> {
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
