import { Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Order } from '../../../../contract/src/orders.ts';
import { useConfig } from '../../config.ts';
import { useLanguage, useWords } from '../../words.ts';
import { ReturnReport, ReturnSteps, useReturnedItems } from './ReturnFacts.tsx';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Return } from '../../../../contract/src/returns.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { fullDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';

/** What the shopper has to do where an item is to come back: which, where to, and who pays. It stands before all that is history. */
export function SendBack({ order }: { order: Order }) {
  const { sendBack: words } = useWords('returns');
  const { name, address } = useConfig().operator;
  const itemsOf = useReturnedItems();
  const titleId = useId();
  const one = order.returns.find(each => each.state === 'approved');
  if (!one) return null;
  const facts = [
    [words.items, itemsOf(one, order.items)],
    [words.address, `${name}\n${address}`],
    [words.number, order.id],
  ] as const;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-turmeric bg-white p-4 md:p-6"
    >
      <h2 id={titleId} className="text-lg">
        {words.title}
      </h2>
      <dl className="grid gap-3 md:grid-cols-3 md:gap-6">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-text text-ink-2">{words.paid}</p>
    </section>
  );
}

const ReportDialog = lazyWithWords<ReportDialogProps>(
  [],
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
);

const LINK = 'target inline-flex items-center self-start text-indigo hover:underline';
const TONES = {
  requested: 'outline',
  approved: 'offer',
  received: 'outline',
  settled: 'good',
  refused: 'quiet',
} as const;

/** Where the money of a return is: on its way, or returned, and when. */
function useRefunded(): (one: Return, order: Order) => string {
  const { refunds } = useWords('orders');
  const language = useLanguage();
  const { earliest, latest } = POLICY.refund;
  return (one, order) => {
    const amount = formatRupees(one.amount ?? 0);
    const returnedAt = order.refunds.find(refund => refund.id === one.refundId)?.returnedAt;
    return returnedAt
      ? refunds.returned(amount, fullDate(returnedAt, language))
      : refunds.on_its_way(amount, earliest, latest);
  };
}

/** What follows from how a return stands, in a sentence or two. */
function useOutcome(): (one: Return, order: Order) => string {
  const { outcomes } = useWords('returns');
  const refunded = useRefunded();
  return (one, order) => {
    if (one.state === 'refused') return outcomes.refused;
    if (one.state === 'requested') return outcomes.requested(POLICY.acknowledgeHours);
    if (one.state === 'approved') return outcomes.send_back;
    if (one.state === 'received') return outcomes.received;
    if (one.outcome === 'replacement') return outcomes.replacement;
    return one.outcome === 'refund' ? `${refunded(one, order)} ${outcomes.refund}` : refunded(one, order);
  };
}

function OwnReturn({ one, order }: { one: Return; order: Order }) {
  const words = useWords('returns');
  const language = useLanguage();
  const outcomeOf = useOutcome();
  return (
    <article aria-label={words.reportTitle(fullDate(one.createdAt, language))} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{words.reportTitle(fullDate(one.createdAt, language))}</h2>
        <Badge tone={TONES[one.state]}>{words.states[one.state]}</Badge>
      </header>
      <p className="max-w-text">{outcomeOf(one, order)}</p>
      {one.replacementOrderId && (
        <Link href={paths.order(one.replacementOrderId)} className={LINK}>
          {words.replacedLink}
        </Link>
      )}
      <ReturnReport one={one} items={order.items} reason={words.reasons[one.reason]} />
      <ReturnSteps one={one} />
    </article>
  );
}

/** The last day on which a damage is reported: `until` is the midnight after it. */
const lastDay = (until: string, language: Language): string =>
  fullDate(new Date(Date.parse(until) - 1).toISOString(), language);

/** Reporting a damage: until when, or why not any more and who helps all the same. Nothing before there is a parcel. */
function Reporting({ order }: { order: Order }) {
  const words = useWords('returns');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { until = null, refusal = null } = order.reporting ?? {};
  if (refusal === 'return_not_delivered' && order.status === 'shipped')
    return <p className="text-ink-2">{words.onTheWay}</p>;
  if (until === null || (refusal !== null && refusal !== 'return_too_late')) return null;
  if (refusal !== null)
    return (
      <p className="text-ink-2">
        {words.tooLate(lastDay(until, language))}{' '}
        <Link href={paths.contact()} className="text-indigo underline underline-offset-4">
          {words.contact}
        </Link>
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <p className="max-w-text text-ink-2">{words.until(lastDay(until, language))}</p>
      <Button tone="secondary" onClick={() => setOpen(true)} className="self-start">
        {words.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const CARD = 'flex flex-col gap-6 rounded-card border border-line bg-white p-4 md:p-6';

/** What was reported of an order, and reporting it; on a replacement, where it comes from. */
export function OwnReturns({ order }: { order: Order }) {
  const words = useWords('returns');
  const isShown =
    order.returns.length > 0 ||
    order.status === 'shipped' ||
    order.reporting?.refusal === null ||
    order.reporting?.refusal === 'return_too_late';
  return (
    <>
      {order.replaces && (
        <div className={CARD}>
          <p>
            {words.replaces}{' '}
            <Link href={paths.order(order.replaces)} className="text-indigo underline underline-offset-4">
              {words.replacesLink}
            </Link>
          </p>
        </div>
      )}
      {isShown && (
        <div className={CARD}>
          {order.returns.toReversed().map(one => (
            <OwnReturn key={one.id} one={one} order={order} />
          ))}
          <Reporting order={order} />
        </div>
      )}
    </>
  );
}
