import { cleanCode } from '../../../../domain/src/typed-text.ts';
import { useState, type FormEvent } from 'react';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { useWords } from '../../words.ts';
import { useChangeOrder } from './use-change-order.ts';

/** Sets the tracking number, trimmed; the button says why it does nothing while it is blank (S2 §5). */
export function TrackingForm({ order }: { order: AdminOrder }) {
  const words = useWords('admin');
  const { change, busy } = useChangeOrder(order);
  const [text, setText] = useState(order.trackingId ?? '');
  const trackingId = cleanCode(text);
  const isSame = trackingId === order.trackingId;
  const blocked = trackingId === '' ? words.trackingMissing : isSame ? words.trackingSame : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ trackingId });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex gap-2 lg:flex-col">
      <Input
        aria-label={words.trackingOf(order.id)}
        name="tracking"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={event => setText(event.target.value)}
        className="min-w-0 flex-1 lg:flex-none"
      />
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        disabledReason={blocked}
        className="px-3! aria-disabled:border-line aria-disabled:text-ink-3"
      >
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}
