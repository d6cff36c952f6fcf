import { sql, type SQL } from 'drizzle-orm';
import type { Person, Rule } from './rule.store.ts';
import { ofAccount, ofOwnOrder } from './whose.store.ts';

/** Ids that mails and the change log may be about: `order:17…` and `tracking:17…:delhivery:…` are about 17…. */
const isAboutThem = ({ id }: Person, subject: SQL): SQL => sql`${subject} in (
  select ${id} union all select id from orders where account_id = ${id}
  union all select unnest(array[r.id, r.wish_id]) from refunds r join orders o on o.id = r.order_id where o.account_id = ${id}
  union all select id from returns where account_id = ${id}
  union all select e.id from exceptions e join orders o on o.id = e.order_id where o.account_id = ${id}
  union all select id from designs where account_id = ${id}
  union all select id from tickets where account_id = ${id}
  union all select e.id from ticket_entries e join tickets t on t.id = e.ticket_id where t.account_id = ${id}
  union all select d.id from takedowns d join designs of on of.id = d.design_id where of.account_id = ${id}
  union all select id from reports where reporter = ${id})`;

/** What the shop writes down beside its trade, and what it sells. */
export const shopRules: Record<string, Rule> = {
  outbox: {
    rows: person => sql`(t.recipient = ${person.email} or ${isAboutThem(person, sql`split_part(t.subject, ':', 2)`)})`,
    gives: 'id subject template recipient language data state attempts due_at created_at sent_at request_id',
    withholds: { problem: 'a note of the mail server' },
    erase: {
      // The mail that tells of the deletion still has to go out; a sent mail is empty already.
      rows: person => sql`not (t.subject = 'erasure:' || ${person.id} and t.state = 'waiting')`,
      empties: {
        recipient: sql`''`,
        data: sql`'{}'::jsonb`,
        state: sql`case when state = 'waiting' then 'failed' else state end`,
        problem: sql`null`,
      },
      keeps: 'id subject template language attempts due_at created_at sent_at request_id',
      why: 'that somebody was told, so that nobody is told twice; names nobody',
    },
  },
  ticket_entries: {
    rows: ({ id, email }) =>
      sql`t.ticket_id in (select ticket.id from tickets ticket where ticket.account_id = ${id} or ticket.email = ${email})`,
    gives: 'id ticket_id kind text created_at',
    withholds: { author_id: 'who of the shop wrote it' },
    erase: 'delete',
  },
  tickets: {
    rows: person => sql`(t.account_id = ${person.id} or t.email = ${person.email})`,
    gives:
      'id account_id name email subject message status created_at acknowledged_at closed_at due_at version language',
    withholds: { request_key: 'a hash of the sender’s key' },
    erase: {
      empties: {
        name: sql`''`,
        email: sql`''`,
        subject: sql`''`,
        message: sql`''`,
        request_key: sql`null`,
        status: sql`'closed'`,
      },
      keeps: 'id account_id created_at acknowledged_at closed_at due_at version language',
      why: 'the number under which a complaint was filed; names nobody',
    },
  },
  exceptions: {
    rows: ofOwnOrder,
    gives: 'id kind subject order_id raised_at resolved_at resolution',
    withholds: {
      evidence: 'the shop’s notes on payments',
      resolved_by: 'the member of staff who did it',
      reason: 'the shop’s notes on payments',
    },
    erase: {
      empties: { evidence: sql`'{}'::jsonb`, reason: sql`null` },
      keeps: 'id kind subject order_id raised_at resolved_at resolved_by resolution',
      why: 'that something was looked into; names nobody',
    },
  },
  audit_log: {
    rows: person => sql`(t.actor_id = ${person.id} or ${isAboutThem(person, sql`t.subject`)})`,
    gives: 'id action subject created_at',
    withholds: {
      actor_id: 'the member of staff who did it',
      before: 'may be about another person',
      after: 'may be about another person',
    },
    erase: {
      rows: person => isAboutThem(person, sql`t.subject`),
      empties: { before: sql`null`, after: sql`null` },
      keeps: 'id actor_id action subject created_at',
      why: 'who changed what is kept as a reference; names nobody',
    },
  },
  order_notes: {
    rows: ofOwnOrder,
    gives: 'id order_id text created_at',
    withholds: { author_id: 'who of the shop wrote it' },
    erase: 'delete',
  },
  saved_views: {
    rows: ofAccount,
    gives: 'id account_id name query created_at',
    erase: 'delete',
  },
  rate_limits: {
    rows: person => sql`(strpos(t.key, ${person.id}) > 0 or strpos(t.key, ${person.mailbox}) > 0)`,
    gives: 'key window_start count',
    erase: 'delete',
  },
  products: {
    nobodys: 'the price book',
    columns:
      'id type template blank sizes colors placements name description fabric gsm base_price compare_at_price is_active sort version',
  },
  placements: {
    nobodys: 'the price book',
    columns: 'key position design_size name width_inches height_inches spots print fee sort is_active version',
  },
  blank_photos: { nobodys: 'pictures of what the shop sells', columns: 'file created_at', files: ['file'] },
  colors: {
    nobodys: 'the price book',
    columns: 'key name hex ground has_underbase surcharge position on_sale version',
  },
  catalog_texts: { nobodys: 'the price book', columns: 'kind key language text' },
  collection_prices: { nobodys: 'the price book', columns: 'collection_id color price' },
  away_variants: { nobodys: 'the price book', columns: 'product_id color size reason back_on' },
  scheduled_prices: { nobodys: 'the price book', columns: 'id item price starts_at ends_at created_at cancelled_at' },
  price_changes: {
    rows: person => sql`t.actor_id = ${person.id}`,
    gives: 'id item kind from_price to_price holds_from holds_until created_at',
    withholds: { actor_id: 'the member of staff who did it' },
    erase: {
      empties: {},
      keeps: 'id item kind from_price to_price holds_from holds_until actor_id created_at',
      why: 'what a price was, and who set it, kept as a reference; names nobody',
    },
  },
  shop_settings: {
    rows: person => sql`t.changed_by = ${person.id}`,
    gives: 'name version changed_at',
    withholds: { value: 'the shop’s own, some of them secrets', changed_by: 'the owner who set it' },
    erase: {
      empties: { changed_by: sql`null` },
      keeps: 'name value version changed_at',
      why: 'what the shop goes by; names nobody',
    },
  },
  collections: {
    nobodys: 'what the shop sells',
    columns:
      'id name style type details design_id like_count sort is_active starts_at ends_at picture_file version created_at',
    files: ['picture_file'],
  },
  coupons: {
    nobodys: 'the shop’s codes, with the ids of who made them; whom one is for stands in coupon_assignments',
    columns:
      'id code discount_type discount_value max_discount min_order_value description valid_from valid_until is_active product_ids placements on_placement_fee is_offer usage_limit per_user_limit makers used reserved created_at deleted_at',
  },
  invoice_series: { nobodys: 'counters', columns: 'series financial_year last' },
  stock: { nobodys: 'how many blanks there are', columns: 'product_id color size free reserved used received' },
  image_days: { nobodys: 'sums of days', columns: 'day provider pictures paise' },
  order_day_sums: { nobodys: 'sums of days', columns: 'day status was_paid is_sale is_owed count total' },
  settings: { nobodys: 'values of the shop itself', columns: 'key value' },
  prompt_rules: { nobodys: 'words that the shop does not draw', columns: 'id phrase folded kind created_at' },
  prompt_refusals: {
    nobodys: 'words that were not drawn, without whose they were, for thirty days',
    columns: 'id text word by_rule created_at',
  },
  sign_in_codes: { nobodys: 'keyed hashes, for ten minutes', columns: 'id code_hash tries expires_at' },
  file_removals: { nobodys: 'names of files, which are hashes', columns: 'file asked_at due_at' },
};
