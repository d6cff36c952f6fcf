import { sql } from 'drizzle-orm';
import type { Open } from '../../../../contract/src/privacy.ts';
import { reportableSince } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';

/** Most that a person is told of at once. */
const SHOWN = 50;

/**
 * What keeps an account from being deleted (security 3.3, D3): a paid order that is not delivered, or may still be sent back; a payment
 * that may still be paid, or has to go back; a refund under way; a matter of these that a person looks into; a drawing that is not done.
 */
export async function listOpenBusiness(tx: Tx, accountId: string, now: Date): Promise<Open[]> {
  const { rows } = await tx.execute<Open>(sql`
    with own as (select id, status from orders where account_id = ${accountId})
    select distinct kind, id from (
      select 'order' as kind, id from own
        where status in ('order_processing', 'under_production', 'ready_for_shipping', 'shipped', 'return_requested', 'return_received')
      union all
      select 'order', own.id from own where own.status = 'order_received' and exists (
        select 1 from order_history h
        where h.order_id = own.id and h.to_status = 'order_received' and h.at >= ${reportableSince(now)}
          and coalesce(h.from_status, '') not in ('return_requested', 'return_received'))
      union all
      select 'payment', p.order_id from payments p join own on own.id = p.order_id
        where p.state in ('created', 'sent', 'unknown', 'pending') or (p.state = 'quarantined' and p.settled_at is null)
          or (p.refund_due = 1 and p.state = 'completed' and not exists (
            select 1 from refunds r where r.payment_id = p.id and r.state = 'completed'))
      union all
      select 'refund', r.order_id from refunds r join own on own.id = r.order_id where r.state not in ('completed', 'failed')
      union all
      select 'check', e.order_id from exceptions e join own on own.id = e.order_id where e.resolved_at is null
      union all
      select 'drawing', g.design_id from generations g
        where g.account_id = ${accountId} and g.state in ('queued', 'running', 'saving')
    ) as found order by kind, id limit ${SHOWN}`);
  return rows;
}
