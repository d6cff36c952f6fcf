import { useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { useErrorText } from '../../api/error-text.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Textarea } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type ReportReason = Body<'designs.report'>['reason'];

/** The contract's reasons in the order of the form; without its schema. */
const REPORT_REASON_NAMES = [
  'copyright',
  'offensive',
  'person',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

export type ReportDesignProps = { design: Pick<Design, 'id'>; onClose: () => void };

/** Tells the shop why a public design should not be shown (rulings, Law). Anybody may. */
export function ReportDesign({ design, onClose }: ReportDesignProps) {
  const words = useWords('detail');
  const errorText = useErrorText();
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const report = async () => {
    setAsked(true);
    if (!reason) return;
    setBusy(true);
    const text = details.trim();
    try {
      const body = { reason, ...(text === '' ? {} : { details: text }) };
      await send('designs.report', { params: { id: design.id }, body });
      toast(words.reported);
      onClose();
    } catch (error) {
      toast({ title: words.reportFailed, description: errorText(error), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={words.report}
      onClose={onClose}
      footer={
        <Button busy={busy} onClick={() => void report()} className="w-full">
          {busy ? words.sending : words.sendReport}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{words.reportLead}</p>
        <RadioCards
          legend={words.reasonLabel}
          value={reason}
          onChange={setReason}
          error={asked && !reason ? words.reasonMissing : undefined}
          options={REPORT_REASON_NAMES.map(value => ({ value, label: words.reasons[value] }))}
        />
        <Field label={words.detailsLabel} optional={words.optional}>
          {field => (
            <Textarea
              {...field}
              rows={3}
              maxLength={1000}
              value={details}
              onChange={event => setDetails(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
