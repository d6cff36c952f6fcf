import { useState } from 'react';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import type { Body } from '../../../../contract/src/api.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useReplaceItem } from '../../api/use-pages.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Change = Omit<Body<'admin.moveOrder'>, 'version'>;

/** Changes an order as the admin sees it. Where somebody else was faster it is loaded again, and said (S2 §8). */
export function useChangeOrder(order: AdminOrder): { change: (change: Change) => void; busy: boolean } {
  const words = useWords('admin');
  const { nowIs } = useWords('adminBoard');
  const { status: names } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const replace = useReplaceItem('admin.orders');
  const [busy, setBusy] = useState(false);
  /** What somebody else made of it meanwhile. */
  const changedTo = (error: unknown): string => {
    const details =
      error instanceof ApiError ? (error.details as { now?: { status?: OrderStatus } } | undefined) : undefined;
    const status = details?.now?.status;
    return status ? nowIs(names[status]) : '';
  };
  const change = async (wish: Change) => {
    setBusy(true);
    try {
      replace(await send('admin.moveOrder', { params: { id: order.id }, body: { ...wish, version: order.version } }));
      toast(words.updated);
      await invalidate('admin.order');
    } catch (error) {
      toast({
        title: words.failed.title,
        description: [errorText(error), changedTo(error)].join(' ').trim(),
        tone: 'bad',
      });
      const isStale =
        error instanceof ApiError && ['order_changed', 'order_unchanged', 'not_found'].includes(error.code);
      if (isStale) await invalidate('admin.orders', 'admin.order');
    } finally {
      setBusy(false);
    }
  };
  return { change: wish => void change(wish), busy };
}
