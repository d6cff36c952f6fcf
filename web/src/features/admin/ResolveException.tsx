import { useState, type FormEvent } from 'react';
import type { Exception } from '../../../../contract/src/admin.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { useAdminAct } from './use-admin-act.ts';

type Action = Exception['actions'][number];

/** Asks for the reason before money goes back or nothing is done. */
function ReasonForm(props: {
  action: 'refund' | 'dismiss';
  busy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const { action, busy, onSend, onCancel } = props;
  const words = useWords('adminOrder');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(reason.trim());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-2 text-left">
      <Field label={words.reasonFor[action]}>
        {props => <Input {...props} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={busy}
          disabledReason={reason.trim() === '' ? words.reasonMissing : undefined}
          className="px-3!"
        >
          {words.acts[action]}
        </Button>
        <Button tone="quiet" onClick={onCancel} className="px-3!">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What an admin can do about an exception. */
export function ResolveException({ exception }: { exception: Exception }) {
  const words = useWords('adminOrder');
  const { act, busy } = useAdminAct();
  const [asked, setAsked] = useState<'refund' | 'dismiss'>();
  const resolve = (action: Action, reason?: string) => {
    const body = { action, ...(reason === undefined ? {} : { reason }) };
    void act(() => send('admin.resolveException', { params: { id: exception.id }, body }), words.done[action]);
  };
  if (asked)
    return (
      <ReasonForm
        action={asked}
        busy={busy}
        onSend={reason => resolve(asked, reason)}
        onCancel={() => setAsked(undefined)}
      />
    );
  if (exception.actions.length === 0) return <p className="text-sm text-ink-2">{words.endsByItself}</p>;
  const isRefund = exception.kind.startsWith('refund_');
  return (
    <div className="flex flex-wrap gap-2">
      {exception.actions.map(action => (
        <Button
          key={action}
          tone={action === 'dismiss' ? 'quiet' : 'secondary'}
          busy={busy}
          onClick={() => (action === 'recheck' ? resolve(action) : setAsked(action))}
          className="px-3! whitespace-nowrap"
        >
          {action === 'recheck' && isRefund ? words.retryRefund : words.acts[action]}
        </Button>
      ))}
    </div>
  );
}
