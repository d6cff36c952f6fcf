import { Link } from 'wouter';
import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useWords } from '../../words.ts';
import { DecideReturn, type DecideProps } from './DecideReturn.tsx';
import { ReturnReport, ReturnSteps } from './ReturnFacts.tsx';

const LINK = 'target inline-flex items-center break-all text-indigo hover:underline';

/** The returns of an order as an admin works on them, the open one with its decision first; on a replacement, what it replaces. */
export function AdminOrderReturns({
  order,
  act,
  busy,
}: { order: AdminOrderDetail } & Pick<DecideProps, 'act' | 'busy'>) {
  const { admin: words } = useWords('returns');
  const { ownOrder } = useWords('adminOrder');
  if (order.returns.length === 0 && !order.replaces) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-6 border-t border-line pt-4">
      <h2 className="text-xl">{words.title}</h2>
      {order.replaces && (
        <p>
          {words.replacementOf}{' '}
          <Link href={paths.adminOrder(order.replaces)} className={LINK}>
            {order.replaces}
          </Link>
        </p>
      )}
      {order.returns.toReversed().map(one => (
        <article key={one.id} aria-label={one.id} className="grid gap-6 md:grid-cols-2">
          <div className="flex flex-col items-start gap-4">
            <Badge tone={one.id === order.openReturn?.id ? 'offer' : 'quiet'}>{words.states[one.state]}</Badge>
            <ReturnReport one={one} items={order.items} reason={words.reasons[one.reason]} />
            <ReturnSteps one={one} />
            {one.amount !== null && <p>{formatRupees(one.amount)}</p>}
            {one.replacementOrderId && (
              <p>
                {words.replacedBy}{' '}
                <Link href={paths.adminOrder(one.replacementOrderId)} className={LINK}>
                  {one.replacementOrderId}
                </Link>
              </p>
            )}
          </div>
          {one.id === order.openReturn?.id && (
            <DecideReturn
              key={one.version}
              one={one}
              open={order.openReturn}
              act={act}
              busy={busy}
              blocked={order.isOwnAffair ? ownOrder : undefined}
            />
          )}
        </article>
      ))}
    </section>
  );
}
