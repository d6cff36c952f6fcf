import { useId, useState } from 'react';
import { useWords } from '../../../words.ts';
import { addressOf, type Params } from '../../../../../contract/src/addresses.ts';
import { bearerHeaders, readAnswer } from '../../../api/client.ts';
import { withProof } from '../../../api/confirm-person.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { SALE_STATUSES } from '../../../../../domain/src/orders.ts';
import { usePages } from '../../../api/use-pages.ts';
import { paths } from '../../../paths.ts';
import { ChoiceField } from '../../../ui/Field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { AdminList } from '../AdminList.tsx';
import { BulkMove } from './BulkMove.tsx';
import { useOrderBrief, useOrderColumns } from './order-columns.tsx';
import { PeriodForm } from '../PeriodForm.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useFilter } from '../use-filter.ts';

/** The box by which an order is chosen for what is done with several. */
function SelectOrder({ id, checked, onChange }: { id: string; checked: boolean; onChange: () => void }) {
  const { selectOrder } = useWords('adminBoard');
  return (
    <label className="target inline-flex items-center justify-center has-focus-visible:focus-ring">
      <input
        type="checkbox"
        aria-label={selectOrder(id)}
        checked={checked}
        onChange={onChange}
        className="size-icon accent-indigo outline-none"
      />
    </label>
  );
}

/** Fetches the file, since a link cannot send the bearer token, and hands it to the browser to be saved. Throws ApiError. */
async function save(asked: Params): Promise<void> {
  const reply = await fetch(addressOf('admin.exportOrders', asked), { headers: await bearerHeaders() });
  if (!reply.ok) await readAnswer(reply);
  saveFile(await reply.blob(), 'orders.csv');
}

/** Takes the orders of the filter along as CSV. */
function ExportOrders({ asked }: { asked: Params }) {
  const words = useWords('adminBoard');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await withProof(() => save(asked));
    } catch (error) {
      toast({ title: words.exportFailed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} onClick={() => void press()} className="px-4!">
      {busy ? words.exporting : words.exportCsv}
    </Button>
  );
}

const NAMES = ['status', 'type', 'search', 'from', 'to'] as const;
type OrderFilters = Partial<Record<(typeof NAMES)[number], string>>;
type Props = { filter: OrderFilters; set: (change: { [name in keyof OrderFilters]: string | undefined }) => void };

/** A page of the list: enough for a morning's look, quick on a phone. */
const PAGE_SIZE = 25;

/** Folded on a phone, so that the first order is in sight: the button says how many are set. */
function Filters({ filter, set }: Props) {
  const words = useWords('admin');
  const board = useWords('adminBoard');
  const { status: names } = useWords('orders');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { status, type, from, to } = filter;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="flex w-full gap-2 md:max-w-form">
        <SearchBox
          search={filter.search}
          action=""
          others={{ tab: 'orders', status, type }}
          onFind={search => set({ search })}
          labels={{ searchLabel: board.ordersLabel, searchPlaceholder: board.ordersPlaceholder, search: board.search }}
        />
        <Button
          tone="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="shrink-0 px-3! sm:hidden!"
        >
          {board.filters([status, type, from ?? to].filter(Boolean).length)}
        </Button>
      </div>
      <div id={id} className={classNames(isOpen ? 'flex w-full flex-col items-start gap-4' : 'hidden', 'sm:contents')}>
        <div className="grid w-full grid-cols-2 gap-4 sm:flex sm:w-auto">
          <ChoiceField
            label={words.filter}
            value={status ?? ''}
            options={[['', words.all], ...SALE_STATUSES.map(one => [one, names[one]] as const)]}
            onChoose={next => set({ status: next })}
          />
          <ChoiceField
            label={words.type}
            value={type ?? ''}
            options={[
              ['', words.allTypes],
              ['0', words.types.shirts],
              ['1', words.types.credits],
            ]}
            onChoose={next => set({ type: next })}
          />
        </div>
        <PeriodForm key={`${from} ${to}`} {...(from && { from })} {...(to && { to })} onChange={set} />
        <div className="sm:absolute sm:top-0 sm:right-0">
          <ExportOrders asked={askedOf(filter)} />
        </div>
      </div>
    </div>
  );
}

/** What may stand in the address by hand, and what the server is asked. */
function askedOf(filter: OrderFilters) {
  const status = SALE_STATUSES.find(one => one === filter.status);
  const type = (['0', '1'] as const).find(one => one === filter.type);
  return { ...filter, status, type };
}

/** Orders (S2 §2): searched and filtered in the address, moved one by one or together, kept as views, taken along as CSV. */
export function AdminOrders() {
  const words = useWords('admin');
  const { filter, set } = useFilter('orders', NAMES);
  const asked = askedOf(filter);
  const list = usePages('admin.orders', { limit: PAGE_SIZE, ...asked }, { keep: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useOrderColumns();
  const brief = useOrderBrief();
  const shown = list.items?.filter(order => order.credits === null).map(({ id }) => id) ?? [];
  const chosenShown = chosen.filter(id => shown.includes(id));
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  const select = {
    key: 'select',
    stays: true,
    label: useWords('adminBoard').select,
    cell: (order: NonNullable<typeof list.items>[number]) =>
      order.credits === null && (
        <SelectOrder id={order.id} checked={chosen.includes(order.id)} onChange={() => toggle(order.id)} />
      ),
  };
  return (
    <section aria-labelledby="admin-orders" className="relative flex flex-col gap-3 sm:gap-4">
      {/* On a phone the tab above says it already. */}
      <h2 id="admin-orders" className="text-xl max-sm:sr-only">
        {words.orders}
      </h2>
      <Filters filter={filter} set={set} />
      <SavedViews filter={filter} />
      {shown.length > 0 && <BulkMove shown={shown} chosen={chosenShown} onChoose={setChosen} />}
      <AdminList
        list={list}
        columns={[select, ...columns]}
        brief={brief}
        rowKey={order => order.id}
        texts={{ caption: words.orders, failed: words.loadFailed, none: words.none, noneText: words.noneText }}
        action={
          <LinkButton tone="secondary" href={paths.admin({ tab: 'orders' })}>
            {words.showAll}
          </LinkButton>
        }
      />
    </section>
  );
}
