import { type FormEvent, useState } from 'react';
import type { CashPage } from '../../../../contract/src/cash.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

const BOX = 'flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6';

/** How the order stands, where there is nothing to confirm. */
export function CashNotice({ page }: { page: CashPage }) {
  const words = useWords('cash');
  const state = page.state === 'open' ? 'unwanted' : page.state;
  const { title, text } = words.states[state];
  const isGood = state === 'agreed' || state === 'collected';
  const Icon = isGood ? CheckIcon : AlertIcon;
  return (
    <section
      role="status"
      className={`flex gap-3 rounded-card border bg-white p-4 md:p-6 ${isGood ? 'border-line' : 'border-brick'}`}
    >
      <Icon className={`mt-1 size-icon ${isGood ? 'text-leaf' : 'text-brick'}`} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-2">{text}</p>
        {page.reason && <p className="font-medium break-words">{words.reason(page.reason)}</p>}
      </div>
    </section>
  );
}

/** What is paid when the parcel is delivered. */
export function CashAmount({ page }: { page: CashPage }) {
  const words = useWords('cash');
  return (
    <dl className={`${BOX} grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1`}>
      <dt className="text-ink-2">{words.amount}</dt>
      <dd>
        <span className="numbers text-xl font-semibold">{formatRupees(page.amount / 100)}</span>
        {page.fee > 0 && <span className="block text-sm text-ink-2">{words.fee(formatRupees(page.fee / 100))}</span>}
      </dd>
      <dt className="text-ink-2">{words.order}</dt>
      <dd className="numbers">…{page.orderNumber}</dd>
    </dl>
  );
}

type Props = { page: CashPage; onChange: () => void };

function useCode({ page, onChange }: Props) {
  const words = useWords('cash');
  const errorText = useErrorText();
  const params = { paymentId: page.paymentId };
  const [busy, setBusy] = useState<'send' | 'confirm'>();
  const [problem, setProblem] = useState<string>();
  const work = async (kind: 'send' | 'confirm', call: () => Promise<unknown>, failed: (text: string) => void) => {
    setBusy(kind);
    setProblem(undefined);
    try {
      await call();
      onChange();
    } catch (error) {
      failed(errorText(error));
    }
    setBusy(undefined);
  };
  return {
    ...{ busy, problem, setProblem },
    sendCode: () =>
      work(
        'send',
        () => send('cash.sendCode', { params }),
        description => toast({ title: words.sendFailed, description, tone: 'bad' }),
      ),
    confirm: (code: string) => work('confirm', () => send('cash.agree', { params, body: { code } }), setProblem),
  };
}

/** The code that confirms the order: asked for by a press, typed from the mail. */
export function CashCode({ page, onChange }: Props) {
  const words = useWords('cash');
  const language = useLanguage();
  const [code, setCode] = useState('');
  const { busy, problem, setProblem, sendCode, confirm } = useCode({ page, onChange });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setProblem(words.codeHint);
    else void confirm(code);
  };
  const wasSent = page.codeSentAt !== null;
  const sender = (
    <Button
      type="button"
      tone={wasSent ? 'quiet' : 'primary'}
      busy={busy === 'send'}
      onClick={() => void sendCode()}
      className={wasSent ? 'self-start px-2!' : 'self-start max-sm:w-full'}
    >
      {wasSent ? words.sendAgain : words.send}
    </Button>
  );
  if (page.email === '') return <p className={BOX}>{words.noMailbox}</p>;
  return (
    <form method="dialog" noValidate onSubmit={submit} aria-labelledby="cash-confirm" className={BOX}>
      <h2 id="cash-confirm" className="text-lg">
        {words.pageTitle}
      </h2>
      <p role="status" className="break-words text-ink-2">
        {wasSent ? words.sent(page.email) : words.lead(page.email)}
      </p>
      {!wasSent && sender}
      {wasSent && (
        <>
          <Field label={words.code} hint={words.codeHint} error={problem}>
            {props => (
              <Input
                {...props}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                value={code}
                onChange={event => setCode(event.target.value)}
                className="numbers"
              />
            )}
          </Field>
          <Button type="submit" busy={busy === 'confirm'} className="self-start max-sm:w-full">
            {busy === 'confirm' ? words.confirming : words.confirm}
          </Button>
          {sender}
        </>
      )}
      <p className="text-sm text-ink-2">{words.until(dateAndTime(page.expiresAt, language))}</p>
    </form>
  );
}
