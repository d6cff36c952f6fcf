import type { Order } from '../../../../contract/src/orders.ts';
import { REPORT_LIMITS, RETURN_REASONS } from '../../../../domain/src/returns.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, Field, Textarea } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { PhotoField } from './PhotoField.tsx';
import { type ReportableItem, useReport } from './use-report.ts';

type Pieces = Readonly<Record<string, number>>;
type ItemsProps = {
  items: readonly ReportableItem[];
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  error: string | undefined;
};

/** Which shirts, and how many of each. */
function Items({ items, pieces, onChange, error }: ItemsProps) {
  const words = useWords('returns');
  const { defaultName, size } = useWords('cart');
  const set = (id: string, count: number) => {
    const { [id]: _, ...rest } = pieces;
    onChange(count > 0 ? { ...rest, [id]: count } : rest);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{words.items}</legend>
      <ul className="flex flex-col">
        {items.map(({ item, left }) => {
          const count = pieces[item.id] ?? 0;
          const name = `${item.design.name || defaultName}, ${size(item.size)}`;
          return (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <Checkbox checked={count > 0} onChange={isTicked => set(item.id, isTicked ? left : 0)}>
                {name}
              </Checkbox>
              {count > 0 && left > 1 && (
                <QuantityStepper
                  value={count}
                  max={left}
                  onChange={next => set(item.id, next)}
                  labels={{ ...words.pieces, quantity: `${words.pieces.quantity}: ${name}` }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p role={error ? 'alert' : undefined} className="text-sm text-brick empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

export type ReportDialogProps = { order: Order; onClose: () => void };

/** Reports something damaged, faulty or wrong, with photos. */
export function ReportDialog({ order, onClose }: ReportDialogProps) {
  const words = useWords('returns');
  const form = useReport(order, onClose);
  const { missing } = form;
  const reasons = RETURN_REASONS.map(value => ({
    value,
    label: words.reasons[value],
    detail: words.reasonDetails[value],
  }));
  const footer = (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
      <Button busy={form.busy} onClick={() => void form.submit()}>
        {form.busy ? words.busy : words.send}
      </Button>
      <Button tone="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
    </div>
  );
  return (
    <Dialog title={words.button} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-6">
        <Items items={form.items} pieces={form.pieces} onChange={form.setPieces} error={missing.lines} />
        <RadioCards
          legend={words.what}
          options={reasons}
          value={form.reason}
          onChange={form.setReason}
          error={missing.reason}
        />
        <PhotoField list={form.photos} error={missing.photos} />
        <Field label={words.description} hint={words.descriptionHint} error={missing.description}>
          {props => (
            <Textarea
              {...props}
              rows={4}
              maxLength={REPORT_LIMITS.description.most}
              value={form.description}
              onChange={event => form.setDescription(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
