import { Link } from 'wouter';
import type { KeptFiles } from '../../../../contract/src/designs.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QUIET_LINK } from '../../ui/quiet-link.ts';
import { useWords } from '../../words.ts';

type Props = { kept: KeptFiles; onClose: () => void };

/** Says that a design was deleted, which of its pictures stay, and why. */
export function KeptPictures({ kept: { orders, inOthersOrders, isHeld }, onClose }: Props) {
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
