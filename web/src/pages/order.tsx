import { Suspense } from 'react';
import { Link } from 'wouter';
import { useCall } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { OrderPapers } from '../features/invoices/OrderPapers.tsx';
import { OrderCard } from '../features/orders/OrderCard.tsx';
import { OwnReturns, SendBack } from '../features/returns/OwnReturns.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import shirt from '../ui/art/shirt-black.svg?no-inline';
import { EmptyState, LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';

const OrderGroups = lazyWithWords<{ orderId: string }>(
  ['groupOwner'],
  async () => (await import('./OrderGroups.tsx')).OrderGroups,
);

function OwnOrder({ id, isSignedIn }: { id: string; isSignedIn: boolean }) {
  const words = useWords('orders');
  const { openCart } = useFrame();
  const { data, error, refetch } = useCall('orders.one', { id }, { enabled: isSignedIn });
  if (data)
    return (
      <>
        <SendBack order={data} />
        <OrderCard order={data} place="page" onAgain={openCart} />
        <OwnReturns order={data} />
        {(data.paidAt || data.cash?.due != null) && (
          <Suspense>
            <OrderGroups orderId={id} />
          </Suspense>
        )}
        {(data.paidAt || data.cash?.due != null) && <OrderPapers orderId={id} look="card" />}
      </>
    );
  if (error?.code === 'not_found' || error?.code === 'invalid_input')
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        picture={shirt}
        action={<LinkButton href={paths.profile({ tab: 'orders' })}>{words.back}</LinkButton>}
      />
    );
  if (error) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6">
      <Skeleton className="h-6" />
      <Skeleton className="h-12" />
      <Skeleton className="h-thumb" />
      <Skeleton className="h-6" />
    </div>
  );
}

/** /orders/…: an order of the signed-in person, where its mails lead to. Who is not signed in does so here, and then sees it. */
export default function OrderPage({ params }: { params: PathParams }) {
  const words = useWords('orders');
  const { signIn } = useFrame();
  const isSignedIn = useSignedIn();
  const id = params['order'] ?? '';
  const title = words.pageTitle(id.slice(-6));
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-4 px-4 py-8">
      <PageHead title={title} />
      <Link
        href={paths.profile({ tab: 'orders' })}
        className="target inline-flex items-center self-start text-indigo hover:underline"
      >
        {words.back}
      </Link>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {isSignedIn === false ? (
        <EmptyState
          title={words.signIn.title}
          text={words.signIn.text}
          picture={shirt}
          action={<Button onClick={() => signIn()}>{words.signIn.button}</Button>}
        />
      ) : (
        <OwnOrder id={id} isSignedIn={isSignedIn === true} />
      )}
    </main>
  );
}
