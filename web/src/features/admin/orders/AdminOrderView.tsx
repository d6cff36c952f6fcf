import { type ReactNode, useState } from 'react';
import type { AdminOrderDetail } from '../../../../../contract/src/admin.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { useLanguage, useWords } from '../../../words.ts';
import { send } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { EmailForm } from '../../../ui/EmailForm.tsx';
import { useDo } from '../use-do.ts';
import { statusTone } from '../../../lib/status-tone.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Price } from '../../../ui/Price.tsx';
import { ExceptionTable } from '../ExceptionTable.tsx';
import { ItemsCell } from './order-columns.tsx';
import { OrderMails, OrderNotes } from './OrderNotes.tsx';
import { OrderPayments, OrderRefundTries } from './OrderPayments.tsx';
import { ParcelForm, StatusForm } from './StatusForm.tsx';
import { RefundForm } from './RefundForm.tsx';

/** Every step of an order: who, when, and why where somebody said so. */
function OrderHistory({ order }: { order: AdminOrderDetail }) {
  const { by } = useWords('adminOrder');
  const { status } = useWords('orders');
  const language = useLanguage();
  return (
    <ol className="flex flex-col gap-2">
      {order.timeline.map(event => (
        <li key={`${event.at} ${event.to}`} className="flex flex-wrap gap-x-3 text-sm">
          <time dateTime={event.at} className="numbers text-ink-3">
            {dateAndTime(event.at, language)}
          </time>
          <span className="font-medium">{status[event.to as keyof typeof status] ?? event.to}</span>
          <span className="text-ink-2 max-sm:basis-full">
            {[by[event.by] ?? event.by, event.reason].filter(Boolean).join(': ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Corrects the e-mail address of a customer's order: what did not arrive is sent to the new one. */
function CustomerEmail({ order }: { order: AdminOrderDetail }) {
  const words = useWords('orders');
  const board = useWords('adminBoard');
  const { act, busy } = useDo('admin.order', 'admin.mails');
  const [isOpen, setIsOpen] = useState(false);
  const save = async (email: string) => {
    const work = () => send('admin.correctEmail', { params: { id: order.id }, body: { email } });
    const texts = { done: () => ({ title: words.emailCorrected }), failed: words.emailFailed };
    if (await act(work, texts)) setIsOpen(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {order.mailRefused && (
        <p role="status" className="rounded-control border border-turmeric px-4 py-2">
          {board.emailRefused}
        </p>
      )}
      {isOpen ? (
        <EmailForm
          email={order.email}
          words={words}
          busy={busy}
          onSave={email => void save(email)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button tone="secondary" onClick={() => setIsOpen(true)} className="self-start">
          {words.emailCorrect}
        </Button>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Customer({ order }: { order: AdminOrderDetail }) {
  const { firstName, lastName, address, city, state, zipCode, phone, email } = order;
  const { deletedCustomer } = useWords('admin');
  const words = useWords('orders');
  if (email === '') return <p className="text-ink-2">{deletedCustomer}</p>;
  return (
    <p>
      <span className="block font-medium">{`${firstName} ${lastName}`}</span>
      <span className="block text-ink-2">{`${address}, ${city}, ${words.state(state)} ${zipCode}`}</span>
      <span className="flex flex-wrap gap-x-6">
        <a href={`tel:${phone}`} className="target inline-flex items-center text-indigo hover:underline">
          {phone}
        </a>
        <a href={`mailto:${email}`} className="target inline-flex items-center break-all text-indigo hover:underline">
          {email}
        </a>
      </span>
    </p>
  );
}

/** Its shirts stand on the production desk, with their print files. */
const MADE_NOW: ReadonlySet<string> = new Set(['order_processing', 'under_production']);

/** An order as an admin works on it: what needs a look first, then what can be changed, then the money and the history. */
export function AdminOrderView({ order, returns }: { order: AdminOrderDetail; returns: ReactNode }) {
  const words = useWords('adminOrder');
  const board = useWords('adminBoard');
  const { status } = useWords('orders');
  const language = useLanguage();
  return (
    <article aria-label={order.id} className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-ink-2">{dateAndTime(order.createdAt, language)}</span>
        <Badge tone={statusTone(order.status)}>{status[order.status]}</Badge>
        <Price rupees={order.total} className="text-lg" />
        <span className="w-full text-sm break-all text-ink-3">{order.id}</span>
      </header>
      {order.isOwnAffair && (
        <p className="rounded-control border border-turmeric bg-white px-4 py-3">{words.ownOrder}</p>
      )}
      {order.exceptions.length > 0 && (
        <Part title={words.exceptions}>
          <ExceptionTable exceptions={order.exceptions} />
        </Part>
      )}
      {returns}
      <div className="grid gap-6 md:grid-cols-2">
        {order.credits === null && (
          <>
            <Part title={words.change}>
              <StatusForm key={`status ${order.version}`} order={order} />
            </Part>
            <Part title={words.parcel}>
              <ParcelForm key={`parcel ${order.version}`} order={order} />
            </Part>
          </>
        )}
        <Part title={words.customer}>
          <Customer order={order} />
          {order.email !== '' && <CustomerEmail order={order} />}
        </Part>
        <Part title={words.items}>
          <ItemsCell order={order} />
          {MADE_NOW.has(order.status) && order.credits === null && (
            <LinkButton tone="secondary" href={paths.production()} className="self-start">
              {words.production}
            </LinkButton>
          )}
        </Part>
      </div>
      <Part title={words.payments}>
        <OrderPayments order={order} />
      </Part>
      <Part title={words.refunds}>
        <OrderRefundTries order={order} />
        {order.refundable > 0 && <RefundForm key={order.version} order={order} />}
      </Part>
      <div className="grid gap-6 md:grid-cols-2">
        <Part title={board.notes}>
          <OrderNotes orderId={order.id} />
        </Part>
        <Part title={board.mails}>
          <OrderMails orderId={order.id} />
        </Part>
      </div>
      <Part title={words.history}>
        <OrderHistory order={order} />
      </Part>
    </article>
  );
}
