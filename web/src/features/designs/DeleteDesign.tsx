import { useState } from 'react';
import type { Design, KeptFiles } from '../../../../contract/src/designs.ts';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { KeptPictures } from './KeptPictures.tsx';
import { useSayUnauthorized } from './use-say-unauthorized.ts';

const isAny = ({ orders, inOthersOrders, isHeld }: KeptFiles): boolean => orders.length > 0 || inOthersOrders || isHeld;

/** Deletes, and says what came of it (S2 §8); what is kept is answered. Lists and counts are fetched anew with `refresh`. */
function useDelete(id: string): {
  remove: () => Promise<KeptFiles | undefined>;
  refresh: () => Promise<void>;
  busy: boolean;
} {
  const { remove: words } = useWords('profile');
  const sayUnauthorized = useSayUnauthorized();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const refresh = () =>
    invalidate('designs.mine', 'designs.public', 'designs.featured', 'designs.styles', 'cart.lines');
  const remove = async () => {
    setBusy(true);
    try {
      const { kept } = await send('designs.remove', { params: { id } });
      if (isAny(kept)) return kept;
      toast({ title: words.done, description: words.doneText });
      await refresh();
    } catch (error) {
      if (!sayUnauthorized(error)) toast({ title: words.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { remove, refresh, busy };
}

/** Deletes a design of one's own after a question (S2 §5). */
export function DeleteDesign({ design: { id, name } }: { design: Pick<Design, 'id' | 'name'> }) {
  const { remove: words } = useWords('profile');
  const [isAsked, setIsAsked] = useState(false);
  const { remove, refresh, busy } = useDelete(id);
  const [kept, setKept] = useState<KeptFiles>();
  const confirm = async () => {
    setKept(await remove());
    setIsAsked(false);
  };
  const leave = () => {
    setKept(undefined);
    void refresh();
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
      {kept && <KeptPictures kept={kept} onClose={leave} />}
    </>
  );
}
