import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';

/** The shape of the checkout while person and cart arrive. */
export function CheckoutWaiting({ onClose }: { onClose: () => void }) {
  const words = useWords('checkout');
  return (
    <Dialog title={words.title} shape="wide" onClose={onClose}>
      <div aria-busy="true" className="grid gap-8 md:grid-cols-2">
        {[1, 2].map(column => (
          <div key={column} className="flex flex-col gap-4">
            <Skeleton className="h-6" />
            <Skeleton className="h-thumb" />
            <Skeleton className="h-thumb" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
