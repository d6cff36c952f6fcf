import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useConfig } from '../config.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import {
  PaymentDetails,
  ResultHeading,
  StatusUpdated,
  WentWrong,
  WhatNext,
} from '../features/payments/PaymentResult.tsx';
import { type PaymentResult, usePaymentResult } from '../features/payments/use-payment-result.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useReturnLanguage } from './use-return-language.ts';

/** S2 §9: a paid order leads to the profile after three seconds. */
const REDIRECT_MS = 3000;

/** A paid order leads to the profile (S2 §4): to the orders, or to the balance. */
const wayOnFrom = (isCredits: boolean): string => (isCredits ? paths.profile() : paths.profile({ tab: 'orders' }));

/** S2 §2: View Orders, Refresh Status or Try Again, and Home. Where nobody knows whether money was taken, support comes first. */
function NextSteps({ result }: { result: PaymentResult }) {
  const words = useWords('payments');
  const payment = result.kind === 'result' ? result.payment : undefined;
  const status = payment?.status;
  const isCredits = payment !== undefined && payment.credits !== null;
  const isUnknown = status === 'UNKNOWN';
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
      {status === 'SUCCESS' && (
        <LinkButton href={wayOnFrom(isCredits)}>{isCredits ? words.viewCredits : words.viewOrders}</LinkButton>
      )}
      {status === 'PENDING' && <Button onClick={() => location.reload()}>{words.refresh}</Button>}
      {isUnknown && <LinkButton href={paths.contact()}>{words.contactSupport}</LinkButton>}
      {status !== 'SUCCESS' && status !== 'PENDING' && (
        <LinkButton
          tone={isUnknown ? 'secondary' : 'primary'}
          href={isCredits ? paths.profile({ step: 'credits' }) : paths.cart()}
        >
          {words.tryAgain}
        </LinkButton>
      )}
      <LinkButton tone="secondary" href={paths.home()}>
        {words.home}
      </LinkButton>
    </div>
  );
}

type OutcomeProps = Extract<PaymentResult, { kind: 'result' }> & { steps: ReactNode };

/** A payment that ended or not, what happens now, and below what is only looked up. */
function Outcome({ payment, update, asksAgain, steps }: OutcomeProps) {
  const words = useWords('payments');
  const { status } = useWords('orders');
  const isPaid = payment.status === 'SUCCESS';
  const isCredits = payment.credits !== null;
  const wayOn = isCredits ? words.redirectingToCredits : words.redirecting;
  return (
    <>
      {update === 'sending' && <Skeleton className={isPaid ? 'h-24 rounded-card' : 'h-18 rounded-card'} />}
      {update === 'done' && (
        <StatusUpdated status={status[payment.orderStatus]} isPaid={isPaid} wayOn={isPaid ? wayOn : undefined} />
      )}
      {update === 'failed' && (
        <p role="alert" className="rounded-card border border-brick bg-white px-4 py-3">
          <strong className="block text-brick">{words.problems.updateFailed}</strong>
          {words.safe}
        </p>
      )}
      {asksAgain && <p className="text-center text-ink-2">{words.asksAgain}</p>}
      {isPaid && !isCredits && <WhatNext />}
      {steps}
      {isPaid && <PaymentDetails payment={payment} />}
      {payment.status === 'FAILED' && <WentWrong failure={payment.failure} />}
    </>
  );
}

/** A paid order leads on by itself. */
function useWayOn(result: PaymentResult): void {
  const [, navigate] = useLocation();
  const isPaid = result.kind === 'result' && result.update === 'done' && result.payment.status === 'SUCCESS';
  const isCredits = result.kind === 'result' && result.payment.credits !== null;
  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(() => navigate(wayOnFrom(isCredits)), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaid, isCredits, navigate]);
}

type ResultProps = { paymentId: string | undefined; orderId: string | undefined; isReady: boolean };

function Result({ paymentId, orderId, isReady }: ResultProps) {
  const words = useWords('payments');
  const result = usePaymentResult(paymentId, orderId, isReady);
  useWayOn(result);
  const steps = result.kind !== 'checking' && <NextSteps result={result} />;
  return (
    <>
      <ResultHeading result={result} />
      {result.kind === 'result' && <Outcome {...result} steps={steps} />}
      {result.kind === 'problem' && (
        <p className="text-center text-ink-2">
          {words.problems.fallback} {words.safe}
        </p>
      )}
      {result.kind !== 'result' && steps}
    </>
  );
}

/** /payment/success (S2 §2, Payment result): where the gateway brings the shopper back. */
export default function PaymentResultPage() {
  useReturnLanguage();
  const words = useWords('payments');
  const { email } = useConfig().operator;
  const query = new URLSearchParams(useSearch());
  const isSignedIn = useSignedIn();
  const [paymentId, orderId] = ['paymentId', 'orderId'].map(name => query.get(name) ?? undefined);
  return (
    <main className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-4 py-12">
      <PageHead title={words.pageTitle} />
      {isSignedIn === false && (paymentId ?? orderId) !== undefined ? (
        <SignInAgain />
      ) : (
        <Result key={paymentId ?? orderId} {...{ paymentId, orderId }} isReady={isSignedIn !== undefined} />
      )}
      <p className="text-center text-ink-2">
        {words.support}{' '}
        <a href={`mailto:${email}`} className="text-indigo underline underline-offset-4">
          {email}
        </a>
      </p>
    </main>
  );
}
