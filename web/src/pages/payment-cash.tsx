import { useEffect } from 'react';
import type { CashPage } from '../../../contract/src/cash.ts';
import { useCall, useInvalidate } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { CashAmount, CashCode, CashNotice } from '../features/payments/CashConfirm.tsx';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import { pendingOrderEntry } from '../stored/pending-order.ts';
import shirt from '../ui/art/shirt-black.svg?no-inline';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useReturnLanguage } from './use-return-language.ts';

function Payment({ page }: { page: CashPage }) {
  const words = useWords('cash');
  const invalidate = useInvalidate();
  const isOpen = page.state === 'open' && page.isWanted;
  const isOrdered = page.state === 'agreed' || page.state === 'collected';
  const { paymentId } = page;
  useEffect(() => {
    // The cart asks about no order that is confirmed.
    if (isOrdered && pendingOrderEntry.read()?.paymentId === paymentId) pendingOrderEntry.clear();
  }, [isOrdered, paymentId]);
  return (
    <>
      {!isOpen && <CashNotice page={page} />}
      {(isOpen || isOrdered) && <CashAmount page={page} />}
      {isOpen && (
        <CashCode
          page={page}
          onChange={() => void invalidate('cash.page', 'orders.one', 'orders.mine', 'cart.lines')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isOrdered ? (
          <LinkButton href={paths.order(page.orderId)}>{words.toOrder}</LinkButton>
        ) : (
          <>
            <LinkButton tone="quiet" href={paths.cart()} className="px-2!">
              {isOpen ? words.another : words.toCart}
            </LinkButton>
            <LinkButton tone="quiet" href={paths.order(page.orderId)} className="px-2!">
              {words.toOrder}
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
}

function OwnPayment({ paymentId, isSignedIn }: { paymentId: string; isSignedIn: boolean }) {
  const words = useWords('cash');
  const { data, error, refetch } = useCall('cash.page', { paymentId }, { enabled: isSignedIn });
  if (data) return <Payment page={data} />;
  if (error?.code === 'not_found' || error?.code === 'invalid_input')
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        picture={shirt}
        action={<LinkButton href={paths.profile({ tab: 'orders' })}>{words.toOrders}</LinkButton>}
      />
    );
  if (error) return <LoadFailed text={words.failedToLoad} retryLabel={words.retry} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-column rounded-card" />
    </div>
  );
}

/** /payment/cash/…: confirming an order that is paid when it is delivered. */
export default function CashPaymentPage({ params }: { params: PathParams }) {
  useReturnLanguage();
  const words = useWords('cash');
  const isSignedIn = useSignedIn();
  const paymentId = params['payment'] ?? '';
  return (
    <main className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.pageTitle} />
      {isSignedIn === false ? (
        <SignInAgain />
      ) : (
        <>
          <h1 className="text-2xl md:text-3xl">{words.title}</h1>
          <OwnPayment key={paymentId} paymentId={paymentId} isSignedIn={isSignedIn === true} />
        </>
      )}
    </main>
  );
}
