import { useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import type { Parcel } from '../../../../contract/src/production.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Sent = Omit<Extract<Body<'production.moveParcel'>, { status: 'shipped' }>, 'version'>;
type Received = Omit<Extract<Body<'production.moveParcel'>, { status: 'order_received' }>, 'version'>;

/** Moves a parcel as it is seen, and says how it went. */
export function useMoveParcel({ orderId, version }: Parcel): {
  move: (change: Sent | Received, done: string) => Promise<void>;
  busy: boolean;
} {
  const { parcelFailed } = useWords('production');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const move = async (change: Sent | Received, done: string) => {
    setBusy(true);
    try {
      await send('production.moveParcel', { params: { id: orderId }, body: { ...change, version } });
      toast({ title: done });
    } catch (error) {
      toast({ title: parcelFailed, description: errorText(error), tone: 'bad' });
    }
    await invalidate('production.parcels');
    setBusy(false);
  };
  return { move, busy };
}
