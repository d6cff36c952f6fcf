import type pg from 'pg';

/**
 * Copies a paid order of a shopper, with its lines, steps and payment, so many times, an hour apart. The copies are named as the
 * demo shop's own orders are, which no gateway knows, so that the audit does not ask it about them.
 */
export async function fillOrders(client: pg.Client, orderId: string, count: number): Promise<void> {
  const copyOf = async (table: string, changed: Record<string, string>) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
       and not (column_name = 'id' and data_type = 'bigint')`,
      [table],
    );
    const names = rows.map(row => row.name);
    // Steps keep their order, which their numbers give.
    const own = table === 'orders' ? 'id' : table === 'invoices' ? 'sale_id' : 'order_id';
    await client.query(
      `insert into ${table} (${names.map(name => `"${name}"`).join(', ')})
       select ${names.map(name => changed[name] ?? `"${name}"`).join(', ')} from ${table} t, generate_series(1, $2) as n where ${own} = $1
       order by n, to_jsonb(t)->'id'`,
      [orderId, count],
    );
  };
  await copyOf('orders', {
    id: copyId('id'),
    client_order_id: `'demo-copy-' || n`,
    created_at: `created_at - n * interval '1 hour'`,
    paid_at: `paid_at - n * interval '1 hour'`,
  });
  await copyOf('order_lines', { order_id: copyId('order_id') });
  await copyOf('order_history', { order_id: copyId('order_id'), at: `at - n * interval '1 hour'` });
  await copyOf('payments', { id: `left(id, 21) || lpad(n::text, 6, 'k')`, order_id: copyId('order_id') });
  const serial =
    '(select last from invoice_series s where s.series = t.series and s.financial_year = t.financial_year) + n';
  await copyOf('invoices', {
    serial,
    number: `left(number, -5) || lpad((${serial})::text, 5, '0')`,
    subject: `'order:' || ${copyId('sale_id')}`,
    sale_id: copyId('sale_id'),
  });
  await client.query(
    `update invoice_series s set last = (select max(serial) from invoices i where i.series = s.series and i.financial_year = s.financial_year)
     where exists (select 1 from invoices i where i.series = s.series and i.financial_year = s.financial_year and i.serial > s.last)`,
  );
  await client.query('analyze');
}

/** An id of the same length, of the copy's number. */
const copyId = (column: string): string => `left("${column}", 14) || lpad(n::text, 21, 'k')`;
