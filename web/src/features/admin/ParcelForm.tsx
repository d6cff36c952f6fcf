import { useState, type FormEvent } from 'react';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { CARRIERS, carrierName, type Carrier } from '../../../../domain/src/carriers.ts';
import { cleanCode } from '../../../../domain/src/typed-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { useChangeOrder } from './use-change-order.ts';

/** Sets who carries the parcel and its tracking number; both are mailed to the shopper of a shipped order. */
export function ParcelForm({ order }: { order: AdminOrder }) {
  const words = useWords('admin');
  const labels = useWords('adminOrder');
  const { change, busy } = useChangeOrder(order);
  const [text, setText] = useState(order.trackingId ?? '');
  const [carrier, setCarrier] = useState<Carrier | ''>(order.carrier ?? '');
  const trackingId = cleanCode(text);
  const isSame = trackingId === order.trackingId && carrier === (order.carrier ?? '');
  const blocked = trackingId === '' ? words.trackingMissing : isSame ? words.trackingSame : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ trackingId, ...(carrier === '' ? {} : { carrier }) });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
      <ChoiceField
        label={labels.carrier}
        value={carrier}
        options={[
          ...(order.carrier === null ? [['', labels.noCarrier] as const] : []),
          ...CARRIERS.map(one => [one, carrierName(one)] as const),
        ]}
        onChoose={setCarrier}
      />
      <Field label={labels.trackingNumber}>
        {props => (
          <Input
            {...props}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={busy} disabledReason={blocked} className="self-start">
        {busy ? words.saving : words.save}
      </Button>
      {order.trackingUrl && (
        <a
          href={order.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="target inline-flex items-center self-start text-indigo underline underline-offset-4"
        >
          {labels.follow}
        </a>
      )}
    </form>
  );
}
