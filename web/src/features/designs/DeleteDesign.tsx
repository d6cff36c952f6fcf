import { Link } from 'wouter';
import { useState } from 'react';
import type { Design, KeptFiles } from '../../../../contract/src/designs.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton, QUIET_LINK } from '../../ui/Button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useSayUnauthorized } from './DesignSwitch.tsx';

type Props = { kept: KeptFiles; onClose: () => void };

/** Says that a design was deleted, which of its pictures stay, and why. */
function KeptPictures({ kept: { orders, inOthersOrders, isHeld }, onClose }: Props) {
  const { remove: words } = useWords('profile');
  return (
    <Dialog title={words.done} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{words.doneText}</p>
        {isHeld && <p>{words.held}</p>}
        {orders.length > 0 && (
          <div className="flex flex-col">
            <p>{words.inOrders}</p>
            <ul className="flex flex-col">
              {orders.map(id => (
                <li key={id}>
                  <Link href={paths.order(id)} className={`${QUIET_LINK} wrap-anywhere`} onClick={onClose}>
                    {words.order(id)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {inOthersOrders && <p>{words.inOthersOrders}</p>}
        {!isHeld && <p className="text-ink-2">{words.othersGone}</p>}
        <Button onClick={onClose} className="sm:self-end">
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}

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
