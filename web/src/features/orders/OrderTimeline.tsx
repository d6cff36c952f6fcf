import type { Order } from '../../../../contract/src/orders.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { monthAndDay } from '../../lib/format.ts';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import { useLanguage, useWords } from '../../words.ts';

type TimelineStep = { status: OrderStatus; at: string | undefined; state: 'done' | 'current' | 'coming' };

/** The steps of a normal order after its payment. */
const STEPS_OF_ORDER: readonly OrderStatus[] = [
  'order_processing',
  'under_production',
  'ready_for_shipping',
  'shipped',
  'order_received',
];

/** Credits are there as soon as they are paid. */
const STEPS_OF_CREDITS: readonly OrderStatus[] = ['completed'];

const RETURN: readonly OrderStatus[] = ['return_requested', 'return_received', 'payment_refund'];

type Drawn = Pick<Order, 'status' | 'timeline' | 'cancelledAt' | 'credits' | 'returns'>;

/** What comes after a status, if all goes well. What becomes of a report nobody knows before it is decided. */
function comingAfter({ status, credits, returns }: Drawn): readonly OrderStatus[] {
  if (credits !== null) return status === 'completed' || status === 'payment_refund' ? [] : STEPS_OF_CREDITS;
  if (status === 'payment_refund') return [];
  if (returns.at(-1)?.state === 'requested') return [];
  if (RETURN.includes(status)) return RETURN.slice(RETURN.indexOf(status) + 1);
  return STEPS_OF_ORDER.slice(STEPS_OF_ORDER.indexOf(status) + 1);
}

/** Tries to pay that did not count are no steps of an order that was paid after all. */
const UNPAID: readonly OrderStatus[] = ['payment_initiated', 'payment_failed'];

/** The order's way as it is drawn: what it has behind it with its times, where it is, and what comes. */
export function timelineSteps(order: Drawn): TimelineStep[] {
  const { status, timeline } = order;
  const coming = order.cancelledAt ? [] : comingAfter(order);
  const isPast = (step: OrderStatus) =>
    step !== status && !coming.includes(step) && !(UNPAID.includes(step) && !UNPAID.includes(status));
  const times = new Map(timeline.map(event => [event.to as OrderStatus, event.at]));
  const past = [...times.keys()].filter(isPast);
  const tried = UNPAID.includes(status) ? past.filter(step => !UNPAID.includes(step)) : past;
  return [
    ...tried.map(step => ({ status: step, at: times.get(step), state: 'done' as const })),
    { status, at: times.get(status), state: 'current' },
    ...coming.map(step => ({ status: step, at: undefined, state: 'coming' as const })),
  ];
}

const LOOKS = {
  done: { dot: 'border-leaf bg-leaf text-white', line: 'bg-leaf', text: 'text-ink-2' },
  current: { dot: 'border-turmeric bg-turmeric text-ink', line: 'bg-line', text: 'font-semibold text-ink' },
  failed: { dot: 'border-brick bg-brick text-white', line: 'bg-line', text: 'font-semibold text-brick' },
  arrived: { dot: 'border-leaf bg-leaf text-white', line: 'bg-leaf', text: 'font-semibold text-ink' },
  coming: { dot: 'border-line bg-white', line: 'bg-line', text: 'text-ink-3' },
};

function lookOf({ status, state }: TimelineStep): keyof typeof LOOKS {
  if (state !== 'current') return state;
  if (status === 'payment_failed') return 'failed';
  return ['order_received', 'completed', 'payment_refund'].includes(status) ? 'arrived' : 'current';
}

function Dot({ look }: { look: keyof typeof LOOKS }) {
  return (
    <span className={`flex size-6 shrink-0 items-center justify-center rounded-chip border ${LOOKS[look].dot}`}>
      {(look === 'done' || look === 'arrived') && <CheckIcon className="size-4" />}
      {look === 'failed' && <AlertIcon className="size-4" />}
    </span>
  );
}

/** The way of an order, drawn: down the side on a phone, across on a wide screen. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  const steps = timelineSteps(order);
  return (
    <ol aria-label={words.timelineLabel} className="md:grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => {
        const look = lookOf(step);
        const isLast = index === steps.length - 1;
        return (
          <li
            key={step.status}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="flex gap-3 md:flex-col md:gap-2"
          >
            <div className="flex flex-col items-center md:flex-row">
              <Dot look={look} />
              {!isLast && <span aria-hidden="true" className={`w-1 flex-1 md:h-1 md:w-auto ${LOOKS[look].line}`} />}
            </div>
            <p className={`text-sm max-md:pb-4 md:pr-2 ${LOOKS[look].text}`}>
              {words.status[step.status]}
              {step.at && (
                <time dateTime={step.at} className="block font-normal text-ink-3">
                  {monthAndDay(step.at, language)}
                </time>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
