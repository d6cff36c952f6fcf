import { useEffect, useRef, useState, type FormEvent } from 'react';
import { indianPhone } from '../../../../domain/src/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

type Props = { busy: boolean; onSave: (phone: string) => void; onCancel: () => void };

/** Asks for the number before messages to it are agreed to. */
export function WhatsappPhone({ busy, onSave, onCancel }: Props) {
  const words = useWords('notifications');
  const [phone, setPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isRight = indianPhone(phone) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRight && !busy) onSave(phone);
    if (!isRight) form.current?.querySelector('input')?.focus();
  };
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.phone} error={isTried && !isRight ? words.phoneInvalid : undefined}>
        {props => (
          <Input
            {...props}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={phone}
            onChange={event => setPhone(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" tone="secondary" busy={busy}>
          {words.savePhone}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
