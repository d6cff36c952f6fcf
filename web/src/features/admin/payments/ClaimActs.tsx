import { type FormEvent, useState } from 'react';
import type { Claim } from '../../../../../contract/src/admin-payments.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { numberIn } from '../../../../../domain/src/typed-text.ts';
import { readUtr } from '../../../../../domain/src/upi.ts';
import { send } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

type Acts = ReturnType<typeof useClaimActs>;

function useClaimActs({ paymentId }: Claim) {
  const words = useWords('adminPayments');
  const { act, busy } = useDo('admin.claims', 'admin.orders', 'admin.order', 'admin.exceptions');
  const params = { paymentId };
  const failed = words.actFailed;
  return {
    busy,
    confirm: (body: { amount: number; utr?: string }) =>
      act(() => send('admin.confirmClaim', { params, body }), { done: () => ({ title: words.confirmed }), failed }),
    refuse: (reason: string) =>
      act(() => send('admin.refuseClaim', { params, body: { reason } }), {
        done: () => ({ title: words.refused }),
        failed,
      }),
  };
}

/** How much arrived and under which number, as the bank says. */
function ArrivedForm({ claim, acts, onClose }: { claim: Claim; acts: Acts; onClose: () => void }) {
  const words = useWords('adminPayments');
  const [amount, setAmount] = useState(String(claim.received ?? claim.amount));
  const [utr, setUtr] = useState(claim.utr ?? '');
  const rupees = numberIn(amount);
  const missing = () => {
    if (!(rupees > 0)) return words.amountMissing;
    return readUtr(utr).ok ? undefined : words.utrMissing;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing() === undefined) void acts.confirm({ amount: rupees, utr }).then(isDone => isDone && onClose());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3 text-left">
      <Field label={words.amountLabel}>
        {props => (
          <Input
            {...props}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={event => setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.utrLabel} hint={words.utrHint}>
        {props => (
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={utr}
            onChange={event => setUtr(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={acts.busy} disabledReason={missing()} className="px-3!">
          {words.confirm}
        </Button>
        <Button tone="quiet" onClick={onClose} className="px-3!">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Why it did not arrive: the customer reads it. */
function NotArrivedForm({ acts, onClose }: { acts: Acts; onClose: () => void }) {
  const words = useWords('adminPayments');
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) void acts.refuse(reason.trim()).then(isDone => isDone && onClose());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3 text-left">
      <Field label={words.reasonLabel} hint={words.reasonHint}>
        {props => <Input {...props} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={acts.busy}
          disabledReason={isMissing ? words.reasonMissing : undefined}
          className="px-3!"
        >
          {words.refuse}
        </Button>
        <Button tone="quiet" onClick={onClose} className="px-3!">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What the owner can say of a payment: one press where it arrived as it was asked for. */
export function ClaimActs({ claim }: { claim: Claim }) {
  const words = useWords('adminPayments');
  const acts = useClaimActs(claim);
  const [asked, setAsked] = useState<'arrived' | 'not'>();
  // What a bank's sheet showed before stays as it was; the press is over.
  const [done, setDone] = useState<string>();
  const close = () => setAsked(undefined);
  const arrived = async () => {
    if (await acts.confirm({ amount: claim.amount })) setDone(words.confirmed);
  };
  const isHeld = claim.paymentState === 'quarantined';
  if (claim.state === 'confirmed' && !isHeld) return null;
  if (done !== undefined) return <p className="text-sm text-ink-2">{done}</p>;
  if (asked === 'arrived') return <ArrivedForm claim={claim} acts={acts} onClose={close} />;
  if (asked === 'not') return <NotArrivedForm acts={acts} onClose={close} />;
  const isClaimed = claim.state === 'claimed';
  return (
    <div className="flex flex-wrap gap-2">
      {isClaimed && (
        <Button tone="secondary" busy={acts.busy} onClick={() => void arrived()} className="px-3! whitespace-nowrap">
          {words.arrived(formatRupees(claim.amount))}
        </Button>
      )}
      <Button
        tone={isClaimed ? 'quiet' : 'secondary'}
        busy={acts.busy}
        onClick={() => setAsked('arrived')}
        className="px-3!"
      >
        {isClaimed ? words.other : words.itCame}
      </Button>
      {isClaimed && (
        <Button tone="quiet" busy={acts.busy} onClick={() => setAsked('not')} className="px-3!">
          {words.notArrived}
        </Button>
      )}
    </div>
  );
}
