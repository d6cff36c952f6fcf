import type { ReactNode } from 'react';
import { CREDITS_LIMITS } from '../../../../domain/src/credit-prices.ts';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  /** The button that takes it, in a row with it. */
  beside?: ReactNode;
};

/** How many credits, typed; a phone shows digits alone. */
export function QuantityField({ label, text, onText, error, beside }: Props) {
  const words = useWords('credits');
  const { least, most } = CREDITS_LIMITS;
  return (
    <Field label={label} hint={words.quantityHint(least, most)} error={error}>
      {props => (
        <div className="flex items-center gap-3">
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={event => onText(event.target.value)}
            className="numbers min-w-0 max-w-column"
          />
          {beside}
        </div>
      )}
    </Field>
  );
}
