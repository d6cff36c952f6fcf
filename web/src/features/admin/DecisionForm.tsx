import { useState, type FormEvent } from 'react';
import type { ModeratedDesign } from '../../../../contract/src/admin-moderation.ts';
import {
  DECISION_KINDS,
  DECISION_TEXT_LIMIT,
  TAKEDOWN_REASONS,
  type DecisionKind,
  type TakedownReason,
} from '../../../../domain/src/moderation.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

type Props = { design: ModeratedDesign; onDone: () => void };

/** Keeps a reported design; who reported it is told. */
function Keep({ design, onDone }: Props) {
  const words = useWords('moderation');
  const { act, busy } = useDo('admin.reportedDesigns', 'admin.moderatedDesigns', 'admin.designReports');
  const keep = async () => {
    const work = () => send('admin.keepDesign', { params: { id: design.id } });
    if (await act(work, { done: () => words.done.kept, failed: words.failed })) onDone();
  };
  return (
    <div className="flex flex-col gap-1">
      <Button tone="secondary" busy={busy} className="self-start" onClick={() => void keep()}>
        {words.keep}
      </Button>
      <p className="text-sm text-ink-3">{words.keepHint}</p>
    </div>
  );
}

/** Decides about a design: keeps it, takes it down or hides it, with a reason that its maker reads. */
export function DecisionForm({ design, onDone }: Props) {
  const words = useWords('moderation');
  const { act, busy } = useDo('admin.reportedDesigns', 'admin.moderatedDesigns', 'admin.designReports');
  const kinds = DECISION_KINDS.filter(kind => kind !== design.decision?.kind);
  const [kind, setKind] = useState<DecisionKind>(kinds[0]!);
  const [reason, setReason] = useState<TakedownReason | ''>('');
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') return;
    const body = { kind, reason, text: text.trim() };
    const work = () => send('admin.takeDown', { params: { id: design.id }, body });
    if (await act(work, { done: () => words.done[kind], failed: words.failed })) onDone();
  };
  return (
    <>
      {design.openReports > 0 && <Keep design={design} onDone={onDone} />}
      <form method="dialog" onSubmit={event => void submit(event)} className="flex flex-col gap-4">
        <RadioCards
          legend={words.kind}
          options={kinds.map(value => ({ value, label: words.kinds[value], detail: words.kindHints[value] }))}
          value={kind}
          onChange={setKind}
        />
        <ChoiceField
          label={words.reason}
          value={reason}
          options={[
            ['', words.chooseReason],
            ...TAKEDOWN_REASONS.map(one => [one, words.takedownReasons[one]] as const),
          ]}
          onChoose={setReason}
        />
        <Field label={words.text} hint={words.textHint} optional={words.optional}>
          {props => (
            <Textarea
              {...props}
              rows={3}
              maxLength={DECISION_TEXT_LIMIT}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={busy}
          className="self-start"
          disabledReason={reason === '' ? words.reasonMissing : undefined}
        >
          {words.send[kind]}
        </Button>
      </form>
    </>
  );
}
