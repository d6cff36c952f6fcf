import { Link } from 'wouter';
import type { Claim } from '../../../../../contract/src/admin-payments.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { HAND_STATES, type HandState } from '../../../../../domain/src/upi.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Field, Select } from '../../../ui/Field.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { BankStatement } from './BankStatement.tsx';
import { CashOrders } from './CashOrders.tsx';
import { ClaimActs } from './ClaimActs.tsx';
import { HandRefunds } from './HandRefunds.tsx';

function About({ claim }: { claim: Claim }) {
  const words = useWords('adminPayments');
  return (
    <span className="flex flex-col items-start">
      <Link
        href={paths.adminOrder(claim.orderId)}
        className="target inline-flex items-center text-indigo hover:underline"
      >
        {words.order(claim.orderNumber)}
      </Link>
      <span className="text-sm text-ink-2">{claim.customer}</span>
      {claim.paymentState === 'quarantined' && <span className="text-sm text-brick">{words.held}</span>}
      {claim.reason && <span className="text-sm text-ink-2">{claim.reason}</span>}
    </span>
  );
}

function Amount({ claim }: { claim: Claim }) {
  const words = useWords('adminPayments');
  return (
    <span className="flex flex-col">
      <span className="numbers font-semibold">{formatRupees(claim.amount)}</span>
      {claim.received !== null && claim.received !== claim.amount && (
        <span className="text-sm text-brick">{words.received(formatRupees(claim.received))}</span>
      )}
    </span>
  );
}

/** Payments of one state, or the refunds alone. */
export type HandShown = HandState | 'refunds';

type Props = {
  shown: HandShown;
  onShow: (shown: HandShown) => void;
  /** Whether who looks may confirm money. */
  mayDecide: boolean;
};

/** Payments of a state, with what the owner says of each. */
function Claims({ state, mayDecide }: { state: HandState; mayDecide: boolean }) {
  const words = useWords('adminPayments');
  const language = useLanguage();
  const list = usePages('admin.claims', { limit: 25, state });
  const columns: Column<Claim>[] = [
    { key: 'about', label: words.payment, wide: true, cell: claim => <About claim={claim} /> },
    { key: 'amount', label: words.amount, cell: claim => <Amount claim={claim} /> },
    { key: 'utr', label: words.utr, cell: claim => <span className="numbers">{claim.utr ?? words.noUtr}</span> },
    { key: 'when', label: words.when, cell: claim => dateAndTime(claim.claimedAt ?? claim.createdAt, language) },
    {
      key: 'acts',
      label: words.decide,
      acts: true,
      wide: true,
      cell: claim =>
        mayDecide ? <ClaimActs claim={claim} /> : <p className="text-sm text-ink-2">{words.onlyOwner}</p>,
    },
  ];
  return (
    <AdminList
      list={list}
      columns={columns}
      rowKey={claim => claim.paymentId}
      texts={{ caption: words.list, failed: words.failed, none: words.none, noneText: words.noneText }}
    />
  );
}

/** What came to the shop's own UPI address, by what the owner has to do; a bank's sheet; refunds to send. */
export function AdminPayments({ shown, onShow, mayDecide }: Props) {
  const words = useWords('adminPayments');
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <div className="max-w-form">
        <Field label={words.filter}>
          {props => (
            <Select {...props} value={shown} onChange={event => onShow(event.target.value as HandShown)}>
              {HAND_STATES.map(state => (
                <option key={state} value={state}>
                  {words.states[state]}
                </option>
              ))}
              <option value="refunds">{words.refunds}</option>
            </Select>
          )}
        </Field>
      </div>
      {shown !== 'refunds' && (
        <>
          <Claims key={shown} state={shown} mayDecide={mayDecide} />
          {mayDecide && <BankStatement />}
        </>
      )}
      <CashOrders mayDecide={mayDecide} />
      <HandRefunds mayDecide={mayDecide} />
    </div>
  );
}
