import { type FormEvent, useState } from 'react';
import type { ModeratedDesign } from '../../../../../contract/src/admin-moderation.ts';
import {
  DECISION_KINDS,
  DECISION_TEXT_LIMIT,
  type DecisionKind,
  TAKEDOWN_REASONS,
  type TakedownReason,
} from '../../../../../domain/src/moderation.ts';
import { send } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField, Field, Textarea } from '../../../ui/Field.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import plainShirt from '../../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MorePages } from '../../../ui/EmptyState.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { DialogPart } from '../AdminList.tsx';
import { DesignState, MakerLink } from './moderation-cells.tsx';

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
function DecisionForm({ design, onDone }: Props) {
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

function Reports({ id }: { id: string }) {
  const words = useWords('moderation');
  const board = useWords('adminBoard');
  const language = useLanguage();
  const list = usePages('admin.designReports', { id, limit: 10 });
  if (list.items?.length === 0) return <p className="text-ink-2">{words.noReportsOfIt}</p>;
  return (
    <div aria-busy={list.items === undefined} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {list.items?.map(report => (
          <li key={report.id} className="border-l-4 border-line pl-3">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {words.reasons[report.reason]}
              {report.outcome && <Badge>{words.outcomes[report.outcome]}</Badge>}
            </span>
            {report.details && <span className="block wrap-anywhere">{report.details}</span>}
            <span className="block text-sm text-ink-2">
              {words.by(report.byAccount ? words.byAccount : words.byGuest, dateAndTime(report.createdAt, language))}
            </span>
          </li>
        ))}
      </ul>
      <MorePages list={list} labels={board} />
    </div>
  );
}

/** What was decided and by whom, with the way back. */
function Decided({ design, onDone }: { design: ModeratedDesign; onDone: () => void }) {
  const words = useWords('moderation');
  const language = useLanguage();
  const { act, busy } = useDo('admin.reportedDesigns', 'admin.moderatedDesigns', 'admin.designReports');
  const decision = design.decision!;
  const restore = async () => {
    const work = () => send('admin.restoreDesign', { params: { id: design.id } });
    if (await act(work, { done: () => words.done.restored, failed: words.failed })) onDone();
  };
  return (
    <DialogPart title={words.decided}>
      <p>
        <span className="block font-medium">{words.takedownReasons[decision.reason]}</span>
        {decision.text && <span className="block whitespace-pre-line wrap-anywhere">{decision.text}</span>}
        <span className="block text-sm text-ink-2">{words.by(decision.by, dateAndTime(decision.at, language))}</span>
      </p>
      <Button tone="secondary" busy={busy} className="self-start" onClick={() => void restore()}>
        {words.restore}
      </Button>
    </DialogPart>
  );
}

/** A design with its reports, and what is decided about it. */
export function DesignCase({ design, onClose }: { design: ModeratedDesign; onClose: () => void }) {
  const words = useWords('moderation');
  return (
    <Dialog title={design.name} shape="drawer" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <Picture
          src={design.pictureUrl}
          alt={design.name}
          width={640}
          height={640}
          sizes="24rem"
          fallback={plainShirt}
          className="rounded-card bg-cloth-2 object-contain"
        />
        <dl className="flex flex-col gap-2">
          <div>
            <dt className="text-sm text-ink-3">{words.prompt}</dt>
            <dd className="wrap-anywhere">{design.prompt}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-3">{words.maker}</dt>
            <dd>
              <MakerLink maker={design.maker} />
            </dd>
          </div>
        </dl>
        <span>
          <DesignState design={design} />
        </span>
        <DialogPart title={words.reported}>
          <Reports id={design.id} />
        </DialogPart>
        {design.decision && <Decided design={design} onDone={onClose} />}
        {design.decision?.kind !== 'taken_down' && (
          <DialogPart title={words.decide}>
            <DecisionForm design={design} onDone={onClose} />
          </DialogPart>
        )}
      </div>
    </Dialog>
  );
}
