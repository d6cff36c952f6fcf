import { useId, useState, type FormEvent } from 'react';
import type { PlannedPrice } from '../../../../contract/src/admin-catalogue.ts';
import { spanProblems } from '../../../../domain/src/prices.ts';
import { bookPaise } from '../../../../domain/src/prices.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';
import { endOfDay, momentOfDay } from './catalogue-days.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { useDo } from './use-do.ts';
import { numberIn, useEditing } from './use-editing.ts';

/** What a price is planned for: its name in the price book, and what it is called. */
export type Plannable = { item: string; name: string; label: string; least: number; planned: PlannedPrice[] };

const NEW = { price: '', startsAt: '', endsAt: '' };
const spanOf = ({ price, startsAt, endsAt }: PlannedPrice) => ({
  price: bookPaise(price),
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

/** Plans a price that holds from a day until another, both counted. */
export function PlanDialog({ of, onClose }: { of: Plannable; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const formId = useId();
  const { act, busy } = useDo('admin.catalogue', 'admin.priceHistory', 'catalog.products', 'catalog.placements');
  const form = useEditing(of, () => NEW);
  const [openedAt] = useState(() => new Date());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { text } = form;
    const startsAt = new Date(momentOfDay(text.startsAt) ?? openedAt.toISOString());
    const end = endOfDay(text.endsAt);
    const wish = { price: numberIn(text.price), startsAt, endsAt: end === null ? null : new Date(end) };
    const others = of.planned.map(spanOf);
    const problems = spanProblems(wish, { now: new Date(), others, least: of.least });
    form.tell(problems);
    if (Object.keys(problems).length > 0) return;
    const body = { item: of.item, price: wish.price, startsAt: startsAt.toISOString(), endsAt: end };
    const isDone = await act(() => send('admin.planPrice', { body }), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
      onFields: form.tell,
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={words.planOf(of.name)}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : words.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
        <CatalogueField form={form} name="price" label={of.label} inputMode="decimal" />
        <CatalogueField
          form={form}
          name="startsAt"
          label={fields.startsAt}
          hint={fields.startsHint}
          type="date"
          isOptional
        />
        <CatalogueField form={form} name="endsAt" label={fields.endsAt} hint={fields.endsHint} type="date" isOptional />
      </form>
    </Dialog>
  );
}
