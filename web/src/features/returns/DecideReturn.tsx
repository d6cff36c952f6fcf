import { useState, type FormEvent } from 'react';
import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import type { Return } from '../../../../contract/src/returns.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { REPORT_LIMITS, type ReturnAct } from '../../../../domain/src/returns.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';

type Open = NonNullable<AdminOrderDetail['openReturn']>;
export type DecideProps = {
  one: Return;
  open: Open;
  /** Does it once at a time, and says how it went (features/admin). */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  busy: boolean;
  /** Why this person may not decide, in words. */
  blocked: string | undefined;
};

/** What each act leads to, in a sentence. */
function useDetails({ one, open }: Pick<DecideProps, 'one' | 'open'>): Record<ReturnAct, string> {
  const { details } = useWords('returns').admin;
  const amount = formatRupees(open.wouldReturn);
  const refund = one.state === 'received' ? details.refundBack(amount) : details.refund(amount);
  return { ...details, refund: open.wouldReturn > 0 ? refund : details.noRefund, send_back: details.send_back(amount) };
}

/** An admin's decision about a return, with the reason that the customer reads. The server checks it again. */
export function DecideReturn({ one, open, act, busy, blocked }: DecideProps) {
  const { admin: words } = useWords('returns');
  const details = useDetails({ one, open });
  const [choice, setChoice] = useState<ReturnAct>();
  const [reason, setReason] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isReady = choice !== undefined && (choice === 'receive' || reason.trim() !== '');
  const options = open.acts.map(value => ({
    value,
    label: words.acts[value],
    detail: details[value],
    disabled: open.wouldReturn === 0 && (value === 'refund' || value === 'send_back'),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy || blocked) return;
    const body = {
      act: choice,
      reason: reason.trim(),
      version: one.version,
      idempotencyKey: `${idempotencyKey}-${choice}`,
    };
    void act(() => send('admin.decideReturn', { params: { id: one.id }, body }), words.done);
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-4">
      <RadioCards legend={words.decision} options={options} value={choice} onChange={setChoice} />
      <Field label={words.reason} hint={words.reasonHint}>
        {props => (
          <Textarea
            {...props}
            rows={3}
            maxLength={REPORT_LIMITS.reason}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={busy}
        disabledReason={blocked ?? (isReady ? undefined : words.missing)}
        className="self-start"
      >
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}
