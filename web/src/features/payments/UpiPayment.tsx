import { type FormEvent, useState } from 'react';
import type { UpiPage } from '../../../../contract/src/upi.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { readUtr } from '../../../../domain/src/upi.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { AlertIcon, ClockIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

const rupees = ({ amount }: UpiPage): string => formatRupees(amount / 100);

type Notice = { title: string; text: string; more?: string; look: 'bad' | 'open' };

/** What is said above the page where it is not simply to be paid. */
function useNotice(page: UpiPage): Notice | undefined {
  const words = useWords('upi');
  const { state, utr, reason } = page;
  if (page.isHeld) return { ...words.held, look: 'open' };
  if (state === 'claimed') return { ...words.claimed, more: words.claimed.utr(utr ?? ''), look: 'open' };
  if (state === 'refused')
    return { ...words.refused, ...(reason && { more: words.refused.reason(reason) }), look: 'bad' };
  if (state === 'dropped' || state === 'expired') return { ...words[state], look: 'bad' };
  return page.isWanted ? undefined : { ...words.unwanted, look: 'bad' };
}

/** How the payment stands, where nobody should simply pay. */
export function UpiNotice({ page }: { page: UpiPage }) {
  const notice = useNotice(page);
  if (!notice) return null;
  const Icon = notice.look === 'bad' ? AlertIcon : ClockIcon;
  const line = notice.look === 'bad' ? 'border-brick' : 'border-line';
  return (
    <section role="status" className={`flex gap-3 rounded-card border bg-white p-4 md:p-6 ${line}`}>
      <Icon className={`mt-1 size-icon ${notice.look === 'bad' ? 'text-brick' : 'text-ink-2'}`} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg">{notice.title}</h2>
        <p className="text-ink-2">{notice.text}</p>
        {notice.more && <p className="font-medium break-words">{notice.more}</p>}
      </div>
    </section>
  );
}

function CopyAddress({ vpa }: { vpa: string }) {
  const words = useWords('upi');
  const copy = () =>
    void navigator.clipboard?.writeText(vpa).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.notCopied, tone: 'bad' }),
    );
  return (
    <Button tone="quiet" onClick={copy} className="px-0!">
      {words.copy}
    </Button>
  );
}

/** Whom to pay and how much: for a camera, for an app on this phone, and to type. */
export function UpiPayee({ page }: { page: UpiPage }) {
  const words = useWords('upi');
  const language = useLanguage();
  const amount = rupees(page);
  return (
    <section
      aria-labelledby="upi-pay"
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6"
    >
      <h2 id="upi-pay" className="text-lg">
        {words.steps.pay}
      </h2>
      <p className="text-ink-2">{words.lead(page.payee)}</p>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <img
          src={page.qrCode}
          alt={words.qr(amount, page.payee)}
          width={220}
          height={220}
          className="bg-white max-sm:order-last"
        />
        <div className="flex w-full min-w-0 flex-col gap-4">
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
            <dt className="text-ink-2">{words.amount}</dt>
            <dd className="numbers text-xl font-semibold">{amount}</dd>
            <dt className="text-ink-2">{words.order}</dt>
            <dd className="numbers">…{page.orderNumber}</dd>
            <dt className="text-ink-2">{words.payee}</dt>
            <dd className="break-words">{page.payee}</dd>
            <dt className="text-ink-2">{words.address}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-4">
              <span className="font-medium break-all">{page.vpa}</span>
              <CopyAddress vpa={page.vpa} />
            </dd>
          </dl>
          <a
            href={page.link}
            className="button bg-madder px-6 py-2 text-base text-white hover:bg-madder-deep md:hidden"
          >
            {words.openApp}
          </a>
          <p className="text-sm text-ink-2 max-md:hidden">{words.scan}</p>
        </div>
      </div>
      <p>{words.exact(amount)}</p>
      <p className="text-sm text-ink-2">{words.until(dateAndTime(page.expiresAt, language))}</p>
    </section>
  );
}

/** The shopper says that it is paid, with the bank's number of it. */
export function UpiClaim({ page, onChange }: { page: UpiPage; onChange: (page: UpiPage) => void }) {
  const words = useWords('upi');
  const errorText = useErrorText();
  const [utr, setUtr] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tell = async () => {
    setBusy(true);
    try {
      onChange(await send('upi.claim', { params: { paymentId: page.paymentId }, body: { utr } }));
      setProblem(undefined);
      setUtr('');
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!readUtr(utr).ok) setProblem(words.utrHint);
    else void tell();
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="upi-tell"
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6"
    >
      <h2 id="upi-tell" className="text-lg">
        {words.steps.tell}
      </h2>
      <Field label={words.utr} hint={words.utrHint} error={problem}>
        {props => (
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={utr}
            onChange={event => setUtr(event.target.value)}
            className="numbers"
          />
        )}
      </Field>
      <Button
        type="submit"
        tone={page.state === 'open' ? 'secondary' : 'primary'}
        busy={busy}
        className="self-start max-sm:w-full"
      >
        {busy ? words.sending : words.paid}
      </Button>
    </form>
  );
}
