import { useState } from 'react';
import type { Design } from '../../../../contract/src/designs.ts';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { useSayUnauthorized } from './use-say-unauthorized.ts';

/** Deletes, and says what came of it (S2 §8). Lists and counts are fetched anew. */
function useDelete(id: string): { remove: () => Promise<void>; busy: boolean } {
  const { remove: words } = useWords('profile');
  const sayUnauthorized = useSayUnauthorized();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await send('designs.remove', { params: { id } });
      toast({ title: words.done, description: words.doneText });
      await invalidate('designs.mine', 'designs.public', 'designs.featured', 'designs.styles', 'cart.lines');
    } catch (error) {
      if (!sayUnauthorized(error)) toast({ title: words.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}

/** Deletes a design of one's own after a question (S2 §5). */
export function DeleteDesign({ design: { id, name } }: { design: Pick<Design, 'id' | 'name'> }) {
  const { remove: words } = useWords('profile');
  const [isAsked, setIsAsked] = useState(false);
  const { remove, busy } = useDelete(id);
  const confirm = async () => {
    await remove();
    setIsAsked(false);
  };
  return (
    <>
      <IconButton label={words.button(name)} onClick={() => setIsAsked(true)} className="shrink-0">
        <TrashIcon />
      </IconButton>
      {isAsked && (
        <ConfirmDialog labels={words} busy={busy} onConfirm={() => void confirm()} onClose={() => setIsAsked(false)}>
          <p>
            <strong className="font-semibold wrap-anywhere">{name}</strong>
          </p>
          <p>{words.text}</p>
          <p className="text-ink-2">{words.orders}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
