import { type FormEvent, useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import type { Parcel } from '../../../../contract/src/production.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { type Carrier, carrierName, CARRIERS } from '../../../../domain/src/carriers.ts';
import { cleanCode } from '../../../../domain/src/typed-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Select } from '../../ui/Field.tsx';

type Sent = Omit<Extract<Body<'production.moveParcel'>, { status: 'shipped' }>, 'version'>;
type Received = Omit<Extract<Body<'production.moveParcel'>, { status: 'order_received' }>, 'version'>;

/** Moves a parcel as it is seen, and says how it went. */
function useMoveParcel({ orderId, version }: Parcel): {
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

/** Sends a packed order: who carries it, and its number. */
export function SendParcel({ parcel }: { parcel: Parcel }) {
  const words = useWords('production');
  const { move, busy } = useMoveParcel(parcel);
  const [carrier, setCarrier] = useState<Carrier | ''>(parcel.carrier ?? '');
  const [tracking, setTracking] = useState(parcel.trackingId ?? '');
  const trackingId = cleanCode(tracking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (carrier !== '') void move({ status: 'shipped', carrier, trackingId }, words.sent);
  };
  const short = parcel.orderId.slice(-6);
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-2 lg:flex-row lg:items-start">
      <Select
        aria-label={words.carrierOf(short)}
        value={carrier}
        onChange={event => setCarrier(event.target.value as Carrier | '')}
      >
        <option value="">{words.noCarrier}</option>
        {CARRIERS.map(one => (
          <option key={one} value={one}>
            {carrierName(one)}
          </option>
        ))}
      </Select>
      <Input
        aria-label={words.trackingOf(short)}
        placeholder={words.tracking}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={tracking}
        onChange={event => setTracking(event.target.value)}
      />
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        disabledReason={carrier === '' || trackingId === '' ? words.parcelMissing : undefined}
        aria-label={words.sendOf(short)}
        className="shrink-0 px-4! whitespace-nowrap"
      >
        {words.send}
      </Button>
    </form>
  );
}

/** Where a parcel is, and that it was delivered. */
export function ReceiveParcel({ parcel }: { parcel: Parcel }) {
  const words = useWords('production');
  const { move, busy } = useMoveParcel(parcel);
  const short = parcel.orderId.slice(-6);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm break-all">
        {parcel.carrier && <span className="block text-ink-2">{carrierName(parcel.carrier)}</span>}
        <span className="numbers">{parcel.trackingId}</span>
      </p>
      <Button
        tone="secondary"
        busy={busy}
        aria-label={words.deliveredOf(short)}
        onClick={() => void move({ status: 'order_received' }, words.wasDelivered)}
        className="px-4!"
      >
        {words.delivered}
      </Button>
    </div>
  );
}
