import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { cleanCode } from '../../../../../domain/src/typed-text.ts';
import type { AdminOrder } from '../../../../../contract/src/admin.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Field.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { StatusForm, useChangeOrder } from './StatusForm.tsx';
import { dateAndTime, monthAndDay } from '../../../lib/format.ts';
import { useColorName } from '../../../api/color-name.ts';
import { printPlaces } from '../../../lib/print-places.ts';
import { statusTone } from '../../../lib/status-tone.ts';
import { paths } from '../../../paths.ts';
import { plainShirt } from '../../../ui/art/plain-shirt.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Brief, Column } from '../../../ui/DataTable.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';

/** Sets the tracking number, trimmed; the button says why it does nothing while it is blank (S2 §5). */
function TrackingForm({ order }: { order: AdminOrder }) {
  const words = useWords('admin');
  const { change, busy } = useChangeOrder(order);
  const [text, setText] = useState(order.trackingId ?? '');
  const trackingId = cleanCode(text);
  const isSame = trackingId === order.trackingId;
  const blocked = trackingId === '' ? words.trackingMissing : isSame ? words.trackingSame : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ trackingId });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex gap-2 lg:flex-col">
      <Input
        aria-label={words.trackingOf(order.id)}
        name="tracking"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onChange={event => setText(event.target.value)}
        className="min-w-0 flex-1 lg:flex-none"
      />
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        disabledReason={blocked}
        className="px-3! aria-disabled:border-line aria-disabled:text-ink-3"
      >
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}

function OrderCell({ order }: { order: AdminOrder }) {
  const language = useLanguage();
  return (
    <>
      <Link
        href={paths.adminOrder(order.id)}
        className="target inline-flex items-center whitespace-nowrap text-indigo hover:underline"
      >
        {dateAndTime(order.createdAt, language)}
      </Link>
      <span className="block text-sm break-all text-ink-3 lg:max-w-column">{order.id}</span>
    </>
  );
}

function CustomerCell({ order }: { order: AdminOrder }) {
  const { deletedCustomer } = useWords('admin');
  const { state } = useWords('orders');
  if (order.email === '') return <span className="text-ink-2">{deletedCustomer}</span>;
  return (
    <>
      <span className="block font-medium">{`${order.firstName} ${order.lastName}`}</span>
      <span className="block text-sm text-ink-2">{`${order.city}, ${state(order.state)}`}</span>
      <a
        href={`mailto:${order.email}`}
        className="target flex items-center text-sm break-all text-indigo hover:underline max-lg:justify-end lg:min-w-column"
      >
        {order.email}
      </a>
    </>
  );
}

/** What was ordered, a row a line. */
export function ItemsCell({ order }: { order: AdminOrder }) {
  const { credits } = useWords('orders');
  const { pieces } = useWords('admin');
  const words = useWords('cart');
  const { alt, size, defaultName } = words;
  const { placementName } = useWords('catalog');
  const colorName = useColorName();
  if (order.credits !== null) return <span className="font-medium">{credits(order.credits)}</span>;
  return (
    <ul className="flex flex-col gap-2">
      {order.items.map(item => {
        const name = item.design.name || defaultName;
        const color = colorName(item.cloth);
        const { back } = item;
        const places = printPlaces(
          { ...words, placementName },
          { ...item, place: item.designPlacement, name: item.design.name },
          back && { ...back, place: back.designPlacement, name: back.design.name },
        );
        return (
          <li key={item.id} className="flex items-center gap-2 text-left">
            <Thumb src={item.design.mockupUrl} fallback={plainShirt(item.cloth)} alt={alt(name)} size="small" />
            {back && (
              <Thumb
                src={back.design.mockupUrl}
                fallback={plainShirt(item.cloth)}
                alt={words.backOf(alt(back.design.name))}
                size="small"
              />
            )}
            <span className="min-w-0 text-sm">
              <span className="line-clamp-2 font-medium">{pieces(item.quantity, name)}</span>
              <span className="text-ink-2">{[color, size(item.size), places].join('\u00a0· ')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function StatusCell({ order }: { order: AdminOrder }) {
  const { status } = useWords('orders');
  return (
    <div className="flex flex-col gap-2 text-left">
      <Badge tone={statusTone(order.status)} className="self-start max-lg:self-end">
        {status[order.status]}
      </Badge>
      {order.credits === null && <StatusForm key={order.version} order={order} />}
    </div>
  );
}

/** An order in two lines: whose, how much; when and which, and where it stands. */
export function useOrderBrief(): Brief<AdminOrder> {
  const { deletedCustomer } = useWords('admin');
  const { status } = useWords('orders');
  const language = useLanguage();
  return order => [
    [order.email === '' ? deletedCustomer : `${order.firstName} ${order.lastName}`, formatRupees(order.total)],
    [
      `${monthAndDay(order.createdAt, language)} · ${order.id.slice(-6)}`,
      <Badge key="status" tone={statusTone(order.status)}>
        {status[order.status]}
      </Badge>,
    ],
  ];
}

/** The columns of the order list (S2 §2, Admin). */
export function useOrderColumns(): Column<AdminOrder>[] {
  const { columns } = useWords('admin');
  return [
    { key: 'order', label: columns.order, cell: order => <OrderCell order={order} /> },
    { key: 'customer', label: columns.customer, cell: order => <CustomerCell order={order} /> },
    { key: 'items', label: columns.items, cell: order => <ItemsCell order={order} /> },
    { key: 'total', label: columns.total, numeric: true, cell: order => <Price rupees={order.total} /> },
    { key: 'status', label: columns.status, cell: order => <StatusCell order={order} /> },
    {
      key: 'tracking',
      label: columns.tracking,
      wide: true,
      cell: order => (order.credits === null ? <TrackingForm key={order.version} order={order} /> : '–'),
    },
  ];
}
