import { useRef } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees, fromRupees, sumOf, toRupees } from '../../../../domain/src/money.ts';
import { SHIPPING } from '../../../../domain/src/pricing.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { CartItem } from './CartItem.tsx';
import { removeLine } from './removals.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';
import { useCartLines } from './use-cart-lines.ts';

type Props = { onClose: () => void; onCheckout: () => void };

/** The sum of the lines in rupees, before coupon and shipping. */
const sumOfLines = (lines: readonly CartLine[]): number =>
  toRupees(sumOf(lines.map(line => fromRupees(line.lineTotal))));

function Lines({ lines, onClose }: { lines: CartLine[]; onClose: () => void }) {
  const words = useWords('cart');
  const list = useRef<HTMLUListElement>(null);
  const remove = (line: CartLine) => {
    // The pressed button leaves the page; reading goes on at the list.
    list.current?.focus();
    removeLine(line.id);
  };
  return (
    <>
      <UnpaidOrder onLeave={onClose} />
      <ul ref={list} tabIndex={-1} aria-label={words.linesLabel} className="outline-none">
        {lines.map(line => (
          <CartItem key={line.id} line={line} onRemove={() => remove(line)} />
        ))}
      </ul>
    </>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const words = useWords('cart');
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      picture={shirt}
      action={
        <LinkButton href={paths.studio()} onClick={onClose}>
          {words.startDesigning}
        </LinkButton>
      }
    />
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-4">
    {[1, 2].map(one => (
      <div key={one} className="flex gap-3">
        <Skeleton className="size-thumb" />
        <Skeleton className="h-thumb flex-1" />
      </div>
    ))}
  </div>
);

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('cart');
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p>{words.loadFailed}</p>
      <Button tone="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

function Total({ lines, onClose, onCheckout }: Props & { lines: CartLine[] }) {
  const words = useWords('cart');
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between text-lg">
        <span className="font-semibold">{words.total}</span>
        <Price rupees={sumOfLines(lines)} className="text-xl" />
      </p>
      <p className="text-sm text-ink-2">{words.shippingNote(formatRupees(toRupees(SHIPPING)))}</p>
      <Button onClick={onCheckout} className="mt-2 w-full">
        {words.checkout}
      </Button>
      <Button tone="quiet" onClick={onClose} className="w-full">
        {words.continue}
      </Button>
    </div>
  );
}

/** S1 §2, Cart drawer: the lines, their total, and the way to the checkout. */
export function CartDrawer({ onClose, onCheckout }: Props) {
  const words = useWords('cart');
  const { lines, state, retry } = useCartLines();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const hasLines = lines.length > 0;
  return (
    <Drawer
      title={words.title}
      onClose={onClose}
      footer={hasLines && <Total lines={lines} onClose={onClose} onCheckout={onCheckout} />}
    >
      {state === 'waiting' && <Waiting />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'there' && (hasLines ? <Lines lines={lines} onClose={onClose} /> : <Empty onClose={onClose} />)}
      <p role="status" className="sr-only">
        {state === 'there' && words.announce(count, formatRupees(sumOfLines(lines)))}
      </p>
    </Drawer>
  );
}
