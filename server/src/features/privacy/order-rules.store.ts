import { sql, type SQL } from 'drizzle-orm';
import type { Person, Rule } from './rule.store.ts';
import { ofAccount, ofOwnOrder } from './whose.store.ts';

const ofOwnPayment = ({ id }: Person): SQL =>
  sql`(t.payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.account_id = ${id})
    or t.refund_id in (select r.id from refunds r join orders o on o.id = r.order_id where o.account_id = ${id}))`;
const ofOwnHandPayment = ({ id }: Person): SQL =>
  sql`t.payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.account_id = ${id})`;
const ofOwnHandRefund = ({ id }: Person): SQL =>
  sql`t.refund_id in (select r.id from refunds r join orders o on o.id = r.order_id where o.account_id = ${id})`;
/** A second print without what it shows; its fee is part of the line's price. */
const bareBack = sql`case when back is null then null else back || '{"designId": "", "artworkFile": "", "arrangement": null,
  "arrangementKey": "", "designName": "", "designPrompt": "", "mockupFile": null}'::jsonb end`;

/** Cart, coupons, credits, orders, their money and papers. */
export const orderRules: Record<string, Rule> = {
  cart_lines: {
    rows: ({ id }) => sql`t.cart_id in (select id from carts where account_id = ${id})`,
    gives:
      'id cart_id type design_id collection_id product_id color size position design_size artwork_file arrangement back quantity merge_key created_at',
    files: ['artwork_file', "back ->> 'artworkFile'"],
    erase: 'delete',
  },
  carts: {
    rows: ofAccount,
    gives: 'id account_id created_at updated_at',
    withholds: { guest_hash: 'empty in a cart of an account' },
    erase: 'delete',
  },
  coupon_assignments: { rows: ofAccount, gives: 'coupon_id account_id created_at', erase: 'delete' },
  coupon_reservations: {
    rows: ofAccount,
    gives: 'order_id coupon_id account_id state created_at settled_at',
    erase: {
      empties: {},
      keeps: 'order_id coupon_id account_id state created_at settled_at',
      why: 'the limits of a coupon are counted by it; names nobody',
    },
  },
  credit_accounts: {
    rows: ofAccount,
    gives: 'account_id balance held',
    erase: { empties: {}, keeps: 'account_id balance held', why: 'the books of the credits; names nobody' },
  },
  credit_entries: {
    rows: ofAccount,
    gives: 'id account_id amount type description ref created_at',
    erase: {
      empties: { description: sql`''` },
      keeps: 'id account_id amount type ref created_at',
      why: 'the ledger of the credits is append-only, and names nobody',
    },
  },
  credit_holds: {
    rows: ofAccount,
    gives: 'generation_id account_id amount state created_at settled_at',
    erase: {
      empties: {},
      keeps: 'generation_id account_id amount state created_at settled_at',
      why: 'the books of the credits; names nobody',
    },
  },
  order_lines: {
    rows: ofOwnOrder,
    gives:
      'id order_id type design_id collection_id design_name design_style design_prompt artwork_file arrangement arrangement_key mockup_file product_id product_name product_name_hi product_type color cloth size position design_size place base_price placement_fee unit_price back quantity merge_key',
    files: ['artwork_file', 'mockup_file', "back ->> 'artworkFile'", "back ->> 'mockupFile'"],
    erase: {
      empties: {
        design_name: sql`''`,
        design_style: sql`''`,
        design_prompt: sql`''`,
        artwork_file: sql`''`,
        arrangement: sql`null`,
        arrangement_key: sql`''`,
        mockup_file: sql`null`,
        back: bareBack,
      },
      keeps:
        'id order_id type design_id collection_id product_id product_name product_name_hi product_type color cloth size position design_size place base_price placement_fee unit_price quantity merge_key',
      why: 'what was sold, and for how much (CGST Act, section 36: accounts are kept for 72 months)',
    },
  },
  order_history: {
    rows: ofOwnOrder,
    gives: 'id order_id from_status to_status by is_override reason at',
    withholds: { actor_id: 'the member of staff who did it' },
    erase: {
      empties: { reason: sql`null` },
      keeps: 'id order_id from_status to_status by actor_id is_override at',
      why: 'how an order went; names nobody',
    },
  },
  stock_holds: {
    rows: ofOwnOrder,
    gives: 'order_id product_id color size quantity state',
    erase: {
      empties: {},
      keeps: 'order_id product_id color size quantity state',
      why: 'the count of blanks; names nobody',
    },
  },
  payments: {
    rows: ofOwnOrder,
    gives:
      'id order_id provider state failure_reason failure_code amount provider_order_id expires_at transaction_id payment_mode refund_due not_found_count next_check_at last_checked_at created_at settled_at',
    withholds: { pay_url: 'a key to the gateway’s page' },
    erase: {
      empties: { pay_url: sql`null` },
      keeps:
        'id order_id provider state failure_reason failure_code amount provider_order_id expires_at transaction_id payment_mode refund_due not_found_count next_check_at last_checked_at created_at settled_at',
      why: 'the books: what was paid, and the numbers by which the gateway knows it',
    },
  },
  hand_payments: {
    rows: ofOwnHandPayment,
    gives:
      'payment_id state amount vpa payee expires_at utr claimed_at reminded_at received_amount decided_at reason created_at',
    withholds: { decided_by: 'the member of staff who did it' },
    erase: {
      empties: { reason: sql`null` },
      keeps:
        'payment_id state amount vpa payee expires_at utr claimed_at reminded_at received_amount decided_by decided_at created_at',
      why: 'the books: what was paid to the shop’s own address, and the bank’s number of it',
    },
  },
  cash_payments: {
    rows: ofAccount,
    gives:
      'payment_id account_id state amount expires_at code_sent_at agreed_at way reference decided_at reason created_at',
    withholds: { decided_by: 'the member of staff who did it' },
    erase: {
      empties: { reason: sql`null` },
      keeps:
        'payment_id account_id state amount expires_at code_sent_at agreed_at way reference decided_by decided_at created_at',
      why: 'the books: what was paid at the door, and the number of its receipt',
    },
  },
  hand_refunds: {
    rows: ofOwnHandRefund,
    gives: 'refund_id amount way reference sent_at created_at',
    withholds: { sent_by: 'the member of staff who did it' },
    erase: {
      empties: {},
      keeps: 'refund_id amount way reference sent_by sent_at created_at',
      why: 'the books: what was given back, and the bank’s number of it',
    },
  },
  refunds: {
    rows: ofOwnOrder,
    gives:
      'id wish_id tries order_id payment_id state cause amount reason provider_refund_id failure_code next_check_at last_checked_at created_at sent_at settled_at',
    withholds: { actor_id: 'the member of staff who did it', request_key: 'set by the staff page that did it' },
    erase: {
      empties: { reason: sql`null` },
      keeps:
        'id wish_id tries order_id payment_id state cause amount actor_id request_key provider_refund_id failure_code next_check_at last_checked_at created_at sent_at settled_at',
      why: 'the books: what was given back',
    },
  },
  webhook_inbox: {
    rows: ofOwnPayment,
    gives: 'id payment_id refund_id event received_at processed_at outcome',
    withholds: {
      body_hash: 'of a message of the gateway',
      request_id: 'of the shop’s own log',
      due_at: 'of the shop’s own work',
    },
    erase: {
      empties: {},
      keeps: 'id body_hash payment_id refund_id event request_id received_at due_at processed_at outcome',
      why: 'the gateway’s messages are taken once; names nobody',
    },
  },
  invoices: {
    rows: ofAccount,
    gives: 'number series financial_year serial subject sale_id account_id total content issued_at',
    erase: {
      empties: {},
      keeps: 'number series financial_year serial subject sale_id account_id total content issued_at',
      why: 'tax law asks for them as they were issued, with the buyer in them (CGST Rules 46 and 56, CGST Act section 36)',
    },
  },
  orders: {
    rows: ofAccount,
    gives:
      'id account_id client_order_id status credits version first_name last_name email phone address city state zip_code subtotal shipping cash_fee delivery_earliest delivery_latest coupon_code discount total tracking_id carrier language superseded_by replaces cancelled_at created_at paid_at',
    withholds: { request_hash: 'made of the order', lines_hash: 'made of the order' },
    erase: {
      empties: {
        request_hash: sql`''`,
        first_name: sql`''`,
        last_name: sql`''`,
        email: sql`''`,
        phone: sql`''`,
        address: sql`''`,
        city: sql`''`,
        state: sql`''`,
        zip_code: sql`''`,
        tracking_id: sql`null`,
        // A payment that comes late for it goes back.
        cancelled_at: sql`case when paid_at is null then coalesce(cancelled_at, now()) else cancelled_at end`,
      },
      keeps:
        'id account_id client_order_id lines_hash status credits version subtotal shipping cash_fee delivery_earliest delivery_latest coupon_code discount total carrier language superseded_by replaces created_at paid_at',
      why: 'the books: that it was sold, and for how much',
    },
  },
};
