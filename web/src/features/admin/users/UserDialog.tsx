import { type FormEvent, useState } from 'react';
import type { AdminUser } from '../../../../../contract/src/admin-users.ts';
import type { CreditTransaction } from '../../../../../contract/src/credits.ts';
import { mayDo, maySwitchOff, type Role, ROLES } from '../../../../../domain/src/access.ts';
import { drawnWords } from '../../../../../domain/src/credit-lines.ts';
import { CREDIT_CHANGE_MOST } from '../../../../../domain/src/credits.ts';
import { numberIn } from '../../../../../domain/src/typed-text.ts';
import { send } from '../../../api/client.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { useAuth } from '../../../stored/use-stored.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField, Field, Input } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MorePages } from '../../../ui/EmptyState.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { DialogPart } from '../AdminList.tsx';
import { useDo } from '../use-do.ts';

/** What one does to an account; nobody does it to their own (`blocked` says so). */
type FormProps = { user: AdminUser; blocked: string | undefined };

/** Gives credits or takes some; the same wish keeps its key, so that a second press is the same change. */
function CreditsForm({ user, blocked }: FormProps) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.users', 'admin.userCredits');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const amount = numberIn(text);
  const isAmount = Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= CREDIT_CHANGE_MOST;
  const change = () => {
    const body = { amount, reason: reason.trim(), idempotencyKey: key };
    const done = () => ({ title: words.creditsChanged });
    return act(() => send('admin.changeCredits', { params: { id: user.id }, body }), {
      done,
      failed: words.creditsFailed,
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await change())) return;
    setText('');
    setReason('');
    setKey(crypto.randomUUID());
  };
  const reset = <T,>(set: (value: T) => void, value: T) => {
    set(value);
    setKey(crypto.randomUUID());
  };
  return (
    <form method="dialog" onSubmit={event => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={words.amount}
        hint={words.amountHint}
        error={text !== '' && !isAmount ? words.amountWrong : undefined}
      >
        {props => (
          <Input
            {...props}
            inputMode="text"
            autoComplete="off"
            value={text}
            maxLength={12}
            onChange={event => reset(setText, event.target.value)}
          />
        )}
      </Field>
      <Field label={words.reason} hint={words.creditReasonHint}>
        {props => (
          <Input {...props} maxLength={200} value={reason} onChange={event => reset(setReason, event.target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        busy={busy}
        className="self-start"
        disabledReason={
          blocked ?? (!isAmount ? words.amountWrong : reason.trim() === '' ? words.reasonMissing : undefined)
        }
      >
        {words.changeCredits}
      </Button>
    </form>
  );
}

function CreditLines({ user }: { user: AdminUser }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { history } = useWords('credits');
  const told = ({ type, amount, description }: CreditTransaction) =>
    history.described[type]?.(Math.abs(amount)) ??
    [history.types[type] ?? type.replaceAll('_', ' '), drawnWords(description)].filter(Boolean).join(': ');
  const list = usePages('admin.userCredits', { id: user.id, limit: 10 });
  if (list.items?.length === 0) return <p className="text-ink-2">{words.noHistory}</p>;
  return (
    <div aria-busy={list.items === undefined} className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {list.items?.map(line => (
          <li key={line.id} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="block break-words first-letter:uppercase">{told(line)}</span>
              <span className="text-sm text-ink-2">{dateAndTime(line.createdAt, language)}</span>
            </span>
            <span className="numbers shrink-0 text-right">
              <span className="block font-semibold">{line.amount > 0 ? `+${line.amount}` : `−${-line.amount}`}</span>
              <span className="text-sm text-ink-2">{words.balance(line.balance)}</span>
            </span>
          </li>
        ))}
      </ul>
      <MorePages list={list} labels={words} />
    </div>
  );
}

function AccessForm({ user, blocked }: FormProps) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.users');
  const [reason, setReason] = useState('');
  const isDisabled = user.disabledAt === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { isDisabled, reason: reason.trim() };
    const work = () => send('admin.switchUser', { params: { id: user.id }, body });
    void act(work, { done: () => ({ title: words.switched }), failed: words.switchFailed });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.reason} {...(isDisabled && { hint: words.switchHint })}>
        {props => <Input {...props} maxLength={200} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        className="self-start"
        disabledReason={blocked ?? (reason.trim() === '' ? words.reasonMissing : undefined)}
      >
        {isDisabled ? words.switchOff : words.switchOn}
      </Button>
    </form>
  );
}

function RoleForm({ user, blocked }: FormProps) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.users');
  const [role, setRole] = useState(user.role);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const work = () => send('admin.setRole', { params: { id: user.id }, body: { role } });
    void act(work, { done: () => ({ title: words.roleSet }), failed: words.switchFailed });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
      <ChoiceField
        label={words.role}
        hint={words.roleHint}
        value={role}
        options={ROLES.map(one => [one, words.roles[one]])}
        onChoose={setRole}
      />
      {(role !== user.role || blocked) && (
        <Button type="submit" tone="secondary" busy={busy} disabledReason={blocked} className="self-start">
          {words.setRole}
        </Button>
      )}
    </form>
  );
}

type Props = { user: AdminUser; role: Role | undefined; onClose: () => void };

/** An account: its credits and their history, and who may switch it off or appoint it. */
export function UserDialog({ user, role = 'shopper', onClose }: Props) {
  const words = useWords('adminBoard');
  const blocked = useAuth()?.user.uid === user.id ? words.ownAccount : undefined;
  const name = `${user.firstName} ${user.lastName}`.trim() || words.noName;
  return (
    <Dialog title={name} shape="drawer" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <p>
          <span className="block break-all">{user.email}</span>
          <span className="block text-sm break-all text-ink-3">{user.id}</span>
          <span className="numbers block pt-2 text-lg font-semibold">{`${words.amount}: ${user.credits}`}</span>
        </p>
        {blocked && <p className="rounded-control border border-turmeric bg-white px-4 py-3">{blocked}</p>}
        {mayDo(role, 'credits') && (
          <DialogPart title={words.giveCredits}>
            <CreditsForm key={user.id} user={user} blocked={blocked} />
          </DialogPart>
        )}
        <DialogPart title={words.history}>
          <CreditLines user={user} />
        </DialogPart>
        {user.isFixedOwner && <p className="text-ink-2">{words.fixedOwner}</p>}
        {!user.isFixedOwner && maySwitchOff(role, user.role) && (
          <DialogPart title={words.account}>
            <AccessForm key={String(user.disabledAt)} user={user} blocked={blocked} />
          </DialogPart>
        )}
        {!user.isFixedOwner && mayDo(role, 'roles') && (
          <DialogPart title={words.role}>
            <RoleForm key={user.role} user={user} blocked={blocked} />
          </DialogPart>
        )}
      </div>
    </Dialog>
  );
}
