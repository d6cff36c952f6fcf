import { useState } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import type { PlannedPrice } from '../../../../contract/src/admin-prices.ts';
import { bookPaise, spanProblems } from '../../../../domain/src/prices.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { send } from '../../api/client.ts';
import { useWords } from '../../words.ts';
import { endOfDay, momentOfDay } from './catalogue-days.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useEditing } from './use-editing.ts';

/** What a price is planned for: its name in the price book, and what it is called. */
export type Plannable = { item: string; name: string; label: string; least: number; planned: PlannedPrice[] };

const NEW = { price: '', startsAt: '', endsAt: '' };
const spanOf = ({ price, startsAt, endsAt }: PlannedPrice) => ({
  price: bookPaise(price),
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

const CHANGED: EndpointName[] = ['admin.catalogue', 'admin.priceHistory', 'catalog.products', 'catalog.placements'];

/** Plans a price that holds from a day until another, both counted. */
export function PlanDialog({ of, onClose }: { of: Plannable; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const form = useEditing(of, () => NEW, CHANGED);
  const [openedAt] = useState(() => new Date());
  const save = () => {
    const { text } = form;
    const startsAt = new Date(momentOfDay(text.startsAt) ?? openedAt.toISOString());
    const end = endOfDay(text.endsAt);
    const wish = { price: numberIn(text.price), startsAt, endsAt: end === null ? null : new Date(end) };
    const others = of.planned.map(spanOf);
    const problems = spanProblems(wish, { now: new Date(), others, least: of.least });
    const body = { item: of.item, price: wish.price, startsAt: startsAt.toISOString(), endsAt: end };
    return form.save(problems, () => send('admin.planPrice', { body }));
  };
  return (
    <EditDialog title={words.planOf(of.name)} busy={form.busy} onSave={save} onClose={onClose}>
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
    </EditDialog>
  );
}
