import { sql } from 'drizzle-orm';
import { IN_PRODUCTION } from '../../../../domain/src/production.ts';
import type { Tx } from '../../db/database.ts';

/** The designs that a line prints: its own or that of its collection, and that of its back. */
const isOnLine = sql`(d.id = l.design_id or d.id = c.design_id or d.id = l.back ->> 'designId')`;
const lines = sql`order_lines l left join collections c on c.id = l.collection_id join designs d on ${isOnLine} and d.taken_down_at is not null`;

/** The order is being made, and not every shirt of the line is printed. */
const isToBePrinted = sql`o.status in (${sql.join(
  IN_PRODUCTION.map(one => sql`${one}`),
  sql`, `,
)}) and l.quantity > (
  select count(*) from production_pieces p where p.order_line_id = l.id and p.state in ('printed', 'packed'))`;

export type StoppedOrder = { orderId: string; names: string[] };
/**
 * Paid orders with shirts that are not printed yet and hold a design that was taken down, but for those about which an admin has decided since; at
 * most a hundred.
 */
export async function listOrdersToStop(tx: Tx): Promise<StoppedOrder[]> {
  const { rows } = await tx.execute<{ id: string; names: string[] }>(sql`
    select o.id, json_agg(distinct d.name) as names
    from orders o join ${lines} on l.order_id = o.id
    where ${isToBePrinted} and exists (select 1 from designs where taken_down_at is not null)
    group by o.id
    having not exists (
      select 1 from exceptions e
      where e.kind = 'design_taken_down' and e.subject = o.id and e.resolution = 'dismissed' and e.raised_at >= max(d.taken_down_at))
    order by o.id limit 100`);
  return rows.map(row => ({ orderId: row.id, names: row.names }));
}

/** Orders whose exception has nothing to say any more: refunded, cancelled, printed after all, or the design may be printed again. */
export async function listOrdersToLetGo(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ subject: string }>(sql`
    select e.subject from exceptions e
    where e.kind = 'design_taken_down' and e.resolved_at is null and not exists (
      select 1 from orders o join ${lines} on l.order_id = o.id where o.id = e.subject and ${isToBePrinted})
    limit 100`);
  return rows.map(row => row.subject);
}

/** Those of these orders' lines that print a design which was taken down. */
export async function listTakenDownLines(tx: Tx, orderIds: readonly string[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct l.id from ${lines} where l.order_id = any(${sql.param([...orderIds])}::text[])`,
  );
  return rows.map(row => Number(row.id));
}
