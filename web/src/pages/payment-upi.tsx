import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { UpiPage } from '../../../contract/src/upi.ts';
import { send } from '../api/client.ts';
import { useErrorText } from '../api/error-text.ts';
import { useCall, useInvalidate } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { UpiClaim, UpiNotice, UpiPayee } from '../features/payments/UpiPayment.tsx';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import shirt from '../ui/art/shirt-black.svg?no-inline';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useReturnLanguage } from './use-return-language.ts';

/** How often the page looks whether the owner has decided. */
const LOOK_MS = 10_000;

/** The way aside: another way to pay while nothing is said, else to the order. */
function Aside({ page, onChange }: { page: UpiPage; onChange: (page: UpiPage) => void }) {
  const words = useWords('upi');
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    try {
      onChange(await send('upi.drop', { params: { paymentId: page.paymentId } }));
      navigate(paths.cart());
    } catch (error) {
      toast({ title: words.dropFailed, description: errorText(error), tone: 'bad' });
      setBusy(false);
    }
  };
  const isOver = page.state !== 'open' && page.state !== 'claimed' && !page.isHeld && page.isWanted;
  return (
    <div className="flex flex-wrap gap-3">
      {page.state === 'open' && page.isWanted && (
        <Button tone="quiet" busy={busy} onClick={() => void drop()} className="px-2!">
          {busy ? words.leaving : words.another}
        </Button>
      )}
      {isOver && <LinkButton href={paths.cart()}>{words.tryAgain}</LinkButton>}
      <LinkButton tone="quiet" href={paths.order(page.orderId)} className="px-2!">
        {words.toOrder}
      </LinkButton>
    </div>
  );
}

function Payment({ page }: { page: UpiPage }) {
  const words = useWords('upi');
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const [isCorrecting, setCorrecting] = useState(false);
  const { state, isHeld, paymentId, orderId } = page;
  const isOpen = state === 'open' && page.isWanted;
  const isDone = state === 'confirmed' && !isHeld;
  useEffect(() => {
    if (isDone) navigate(paths.paymentResult({ paymentId, orderId }), { replace: true });
  }, [isDone, navigate, paymentId, orderId]);
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void invalidate('upi.page'), LOOK_MS);
    return () => clearInterval(timer);
  }, [isDone, invalidate]);
  const changed = () => {
    setCorrecting(false);
    void invalidate('upi.page', 'orders.one', 'orders.mine');
  };
  if (isDone) return null;
  const isClaimed = state === 'claimed';
  return (
    <>
      <UpiNotice page={page} />
      {isOpen && <UpiPayee page={page} />}
      {!isHeld && (!isClaimed || isCorrecting) && <UpiClaim page={page} onChange={changed} />}
      {isClaimed && !isCorrecting && (
        <Button tone="quiet" onClick={() => setCorrecting(true)} className="self-start px-2!">
          {words.claimed.wrong}
        </Button>
      )}
      <Aside page={page} onChange={changed} />
    </>
  );
}

function OwnPayment({ paymentId, isSignedIn }: { paymentId: string; isSignedIn: boolean }) {
  const words = useWords('upi');
  const { data, error, refetch } = useCall('upi.page', { paymentId }, { enabled: isSignedIn });
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
      <Skeleton className="h-column rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}

/** /payment/upi/…: paying to the shop's own UPI address. */
export default function UpiPaymentPage({ params }: { params: PathParams }) {
  useReturnLanguage();
  const words = useWords('upi');
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
