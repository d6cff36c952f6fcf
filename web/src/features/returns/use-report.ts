import { useEffect, useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { leftOfLine, REPORT_LIMITS, RETURN_REASONS, type ReturnReason } from '../../../../domain/src/returns.ts';
import { formDraft, formDraftEntry, keepFormDraft } from '../../stored/form-draft.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { useReportPhotos } from './PhotoField.tsx';

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
function useReportFields(orderId: string, items: readonly ReportableItem[]) {
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

type Missing = Partial<Record<'lines' | 'reason' | 'photos' | 'description', string>>;

const reportableItems = ({ items, returns }: Order): ReportableItem[] => {
  const earlier = returns.map(one => ({
    state: one.state,
    lines: one.lines.map(line => ({ orderLineId: Number(line.itemId), quantity: line.quantity })),
  }));
  return items
    .map(item => ({ item, left: leftOfLine({ id: Number(item.id), quantity: item.quantity }, earlier) }))
    .filter(({ left }) => left > 0);
};

/** The form of a report, and its sending. One report keeps its key, so that a second press is the same one. */
export function useReport(order: Order, onSent: () => void) {
  const words = useWords('returns');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const items = reportableItems(order);
  const { pieces, setPieces, reason, setReason, description, setDescription } = useReportFields(order.id, items);
  const [key] = useState(() => crypto.randomUUID());
  const [wasTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const photos = useReportPhotos(order.id);
  const lines = Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));

  const missing: Missing = {
    ...(lines.length === 0 && { lines: words.missing.lines }),
    ...(!reason && { reason: words.missing.reason }),
    ...(photos.isSending && { photos: words.missing.wait }),
    ...(photos.photos.length === 0 && { photos: words.missing.photos }),
    ...(description.trim().length < REPORT_LIMITS.description.least && { description: words.missing.description }),
  };
  const submit = async () => {
    setTried(true);
    if (busy || !reason || Object.keys(missing).length > 0) return;
    setBusy(true);
    const photoIds = photos.photos.map(one => one.id!);
    // With other photos or words it is another report.
    const idempotencyKey = `${key}-${photoIds.length}-${description.trim().length}`;
    const body = { reason, description: description.trim(), lines, photoIds, idempotencyKey };
    try {
      await send('returns.report', { params: { id: order.id }, body });
      formDraftEntry.clear();
      toast({ title: words.sent, description: words.sentText });
      await invalidate('orders.one', 'orders.mine');
      onSent();
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
      await invalidate('orders.one');
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ items, pieces, setPieces, reason, setReason, description, setDescription, photos, busy, submit },
    missing: wasTried ? missing : {},
  };
}
