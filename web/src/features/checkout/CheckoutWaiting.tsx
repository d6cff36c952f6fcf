import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import { Button } from '../../ui/Button.tsx';
import { SignInIcon } from '../../ui/icons.tsx';

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

type Props = {
  onSignIn: () => void;
  onClose: () => void;
  /** Where something else than the cart is bought. */
  text?: string;
  signIn?: string;
};

/** What a guest gets at the checkout (S1 §2): why, the way in, and the way back. */
export function LoginRequired({ onSignIn, onClose, text, signIn }: Props) {
  const words = useWords('checkout');
  return (
    <Dialog title={words.loginRequired} onClose={onClose}>
      <p className="text-ink-2">{text ?? words.loginText}</p>
      <div className="mt-6 flex flex-col gap-2">
        <Button onClick={onSignIn} className="w-full">
          <SignInIcon />
          {signIn ?? words.signIn}
        </Button>
        <Button tone="secondary" onClick={onClose} className="w-full">
          {words.continue}
        </Button>
      </div>
    </Dialog>
  );
}
