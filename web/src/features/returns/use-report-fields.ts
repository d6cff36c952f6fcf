import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { RETURN_REASONS, type ReturnReason } from '../../../../domain/src/returns.ts';
import { formDraft, keepFormDraft } from '../../stored/form-draft.ts';

/** A line of which something may be reported, and how many pieces are left to be. */
export type ReportableItem = { item: Order['items'][number]; left: number };
type Fields = { pieces: Readonly<Record<string, number>>; reason: ReturnReason | undefined; description: string };

/** What was chosen and written of this order before; of a single shirt there is nothing to choose. */
function begun(form: string, items: readonly ReportableItem[]): Fields {
  const kept = formDraft(form) ?? {};
  const only = items.length === 1 && items[0]!.left === 1;
  const counts = items.map(
    ({ item, left }) => [item.id, only ? 1 : Math.min(left, Number(kept[item.id]) || 0)] as const,
  );
  return {
    pieces: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    reason: RETURN_REASONS.find(one => one === kept['reason']),
    description: kept['description'] ?? '',
  };
}

/** What is chosen and written in the report of an order; kept in this tab until it is sent. */
export function useReportFields(orderId: string, items: readonly ReportableItem[]) {
  const form = `report:${orderId}`;
  const [first] = useState(() => begun(form, items));
  const [pieces, setPieces] = useState(first.pieces);
  const [reason, setReason] = useState(first.reason);
  const [description, setDescription] = useState(first.description);
  useEffect(() => {
    if (!reason && !description) return;
    const counts = Object.entries(pieces).map(([id, count]) => [id, String(count)] as const);
    keepFormDraft(form, { ...Object.fromEntries(counts), reason: reason ?? '', description });
  }, [form, pieces, reason, description]);
  return { pieces, setPieces, reason, setReason, description, setDescription };
}
