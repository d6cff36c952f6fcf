import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { creditsPrice } from '../../domain/src/credit-prices.ts';
import { identities, sessions } from '../src/db/tables/accounts.ts';
import { couponAssignments } from '../src/db/tables/coupons.ts';
import { outbox } from '../src/db/tables/operations.ts';
import type { Database } from '../src/db/database.ts';
import { reconcileRefunds } from '../src/features/payments/payments.ts';
import { recordConsent } from '../src/features/consents/consents.ts';
import { buildCoupon, checkOut, clientOrderId } from './build-checkout.ts';
import { buildDesign } from './build-design.ts';
import type { ShopWithGateway } from './payment-gateway.ts';
import type { TestAccount } from './test-shop.ts';
import { tinyPng } from './tiny-png.ts';

/** Texts that stand nowhere else: one for each thing that a person tells the shop, and what each is of. */
export class Canaries {
  readonly #tag: string;
  readonly #sown = new Map<string, string>();
  constructor(tag: string) {
    this.#tag = tag;
  }
  /** `{tag}{what}` in letters alone, which every field takes. */
  sow(what: string): string {
    const text = `Qz${this.#tag}${what}zQ`;
    this.#sown.set(what, text);
    return text;
  }
  add(what: string, text: string): string {
    this.#sown.set(what, text);
    return text;
  }
  /** What each of them is of. */
  all(): string[] {
    return [...this.#sown.keys()];
  }
  /** What of them stands in a text. */
  in(text: string): string[] {
    const low = text.toLowerCase();
    return [...this.#sown].filter(([, one]) => low.includes(one.toLowerCase())).map(([what]) => what);
  }
}

export type Walked = {
  who: TestAccount;
  birds: Canaries;
  designId: string;
  publicId: string;
  files: string[];
  orderId: string;
};

/** A person who does everything in the shop that leaves something behind, with a canary in each field. */
export async function walk(at: ShopWithGateway, tag: string, phone: string): Promise<Walked> {
  const { shop } = at;
  const birds = new Canaries(tag);
  const who = await shop.signUp(birds.sow('name'));
  birds.add('email', who.email);
  const now = shop.clock.now();
  await shop.db.insert(sessions).values({
    ...{ id: `s${tag}`, token: birds.sow('token'), userId: who.id, createdAt: now },
    ...{ expiresAt: new Date(now.getTime() + 86_400_000), ipAddress: birds.sow('ip'), userAgent: birds.sow('agent') },
  });
  await shop.db.insert(identities).values({
    ...{ id: `i${tag}`, accountId: birds.sow('subject'), providerId: 'shop-id', userId: who.id },
    ...{ accessToken: birds.sow('access'), idToken: birds.sow('idtoken') },
  });
  const as = who;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
  const ok = async (reply: Promise<{ status: number; body: any }>) => {
    const { status, body } = await reply;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  await ok(shop.call('accounts.rename', { as, body: { displayName: birds.sow('shown') } }));
  const photo = await shop.context.storage.put(tinyPng({ width: 20, height: 20, shade: Number(phone) % 251 }), 'png');
  await shop.db.execute(sql`update accounts set image = ${`/files/${photo}`} where id = ${who.id}`);

  const contact = {
    ...{
      firstName: birds.sow('first'),
      lastName: birds.sow('last'),
      email: birds.add('mail2', `${tag}.second@chhaap.test`),
    },
    ...{ phone: birds.add('phone', phone), address: birds.sow('street'), city: birds.sow('city') },
    ...{ state: 'Kerala', zipCode: '673001' },
  };
  await ok(shop.call('accounts.saveAddress', { as, body: contact }));

  // Designs: drawn ones, an upload, words not drawn yet, texts on a shirt.
  const drawn = await buildDesign(shop, { accountId: who.id, prompt: birds.sow('prompt'), name: birds.sow('design') });
  const shown = await buildDesign(shop, { accountId: who.id, prompt: birds.sow('shownprompt'), isPublic: true });
  const uploaded = await buildDesign(shop, { accountId: who.id, name: birds.sow('upload'), isUpload: true });
  await shop.db.execute(sql`
    insert into uploads (design_id, account_id, kind, bytes, rights_confirmed_at) values (${uploaded.id}, ${who.id}, 'png', 1, now())`);
  const lettered = { text: birds.sow('lettering'), typeface: 'bold', curve: 0, color: '#ffffff', outline: 'none' };
  const arrangement = JSON.stringify({ artwork: null, texts: [{ x: 0.5, y: 0.5, scale: 0.2, angle: 0, ...lettered }] });
  await shop.db.execute(sql`update designs set arrangement = ${arrangement}::jsonb where id = ${uploaded.id}`);
  await shop.db.execute(
    sql`update design_versions set instruction = ${birds.sow('instruction')}, brief = ${JSON.stringify({ of: birds.sow('brief') })}::jsonb where design_id = ${drawn.id}`,
  );
  await shop.db.execute(sql`
    insert into generations (id, account_id, design_id, kind, state, provider, prompt, seed)
    values (${`g${tag}`}, ${who.id}, ${drawn.id}, 'generate', 'done', 'test', ${birds.sow('job')}, ${birds.sow('seed')})`);
  await shop.db.execute(sql`
    insert into credit_accounts (account_id, balance) values (${who.id}, 17)`);
  await shop.db.execute(sql`
    insert into credit_holds (generation_id, account_id, amount, state) values (${`g${tag}`}, ${who.id}, 3, 'captured')`);
  await shop.db.execute(sql`
    insert into credit_entries (account_id, amount, type, description, ref) values
      (${who.id}, 20, 'welcome_grant', 'Welcome credits', ${who.id}),
      (${who.id}, -3, 'design_generation', ${`Design: ${birds.sow('spent')}`}, ${`g${tag}`})`);
  await ok(
    shop.call('drafts.keep', {
      ...{ as, params: { id: crypto.randomUUID() } },
      body: {
        ...{ color: 'black', tshirtType: 'regular', position: 'front', designSize: 'chest', size: 'M' },
        prompt: birds.sow('draft'),
        version: 0,
      },
    }),
  );

  // An order with a coupon of their own, a mockup, paid, with mails; its money goes back.
  const coupon = await buildCoupon(shop);
  await shop.db.insert(couponAssignments).values({ couponId: coupon.id, accountId: who.id });
  for (const designId of [drawn.id, uploaded.id])
    await ok(shop.call('cart.add', { as, body: { designId, size: 'M' } }));
  const customer = {
    ...{ customerName: `${contact.firstName} ${contact.lastName}`, customerEmail: contact.email, customerPhone: phone },
    ...{
      customerAddress: contact.address,
      customerCity: contact.city,
      customerState: 'Kerala',
      customerZipCode: '673001',
    },
  };
  const started = await ok(checkOut(shop, who, { ...customer, couponCode: coupon.code, discount: 50 }));
  await at.end(started.paymentId, 'pay');
  await ok(shop.call('payments.status', { as, params: { paymentId: started.paymentId } }));
  const staff = await shop.signUp('Staff', { role: 'staff' });
  const refund = { amount: started.total, reason: birds.sow('refund'), idempotencyKey: `refund-${tag}` };
  await ok(shop.call('admin.refundOrder', { as: staff, params: { id: started.orderId }, body: refund }));
  const bought = await ok(
    shop.call('payments.initiate', {
      as,
      body: { orderId: clientOrderId(), ...customer, type: 1, quantity: 20, amount: creditsPrice(20) / 100 },
    }),
  ).catch(error => Promise.reject(new Error(`credits: ${(error as Error).message}`)));
  await at.end(bought.paymentId, 'pay');
  await ok(shop.call('payments.status', { as, params: { paymentId: bought.paymentId } }));
  for (let round = 0; round < 4; round++) {
    await at.advance(11_000);
    await reconcileRefunds(shop.context);
  }
  await shop.db.execute(sql`update orders set tracking_id = ${birds.sow('tracking')} where id = ${started.orderId}`);
  await ok(shop.call('cart.add', { as, body: { designId: shown.id, size: 'L' } }));

  // What they tell the shop, and what it tells them.
  const ticket = {
    name: birds.sow('writer'),
    email: who.email,
    subject: birds.sow('about'),
    message: birds.sow('message'),
  };
  await ok(shop.call('support.openTicket', { as, body: ticket }));
  // A report of a damage, and a group order with a friend.
  const shot = await shop.context.storage.put(tinyPng({ width: 21, height: 20, shade: Number(phone) % 241 }), 'png');
  await shop.db.execute(sql`
    insert into returns (id, order_id, account_id, request_key, request_hash, state, reason, description)
    values (${`r${tag}`}, ${started.orderId}, ${who.id}, ${`report-${tag}`}, '', 'refused', 'damaged', ${birds.sow('damage')})`);
  await shop.db.execute(sql`
    insert into return_photos (id, order_id, return_id, file, width, height)
    values (${`p${tag}`}, ${started.orderId}, ${`r${tag}`}, ${shot}, 21, 20)`);
  await shop.db.execute(sql`
    insert into return_steps (return_id, act, to_state, by, actor_id, reason)
    values (${`r${tag}`}, 'refuse', 'refused', 'admin', ${staff.id}, ${birds.sow('refusal')})`);
  await shop.db.execute(sql`
    insert into group_orders (id, account_id, code, request_key, design_id, design_name, collector, note, position, design_size,
      has_back, tshirt_types, closes_at)
    values (${`o${tag}`}, ${who.id}, ${`code-${tag}`}, ${`group-${tag}`}, ${drawn.id}, ${birds.sow('groupdesign')}, ${birds.sow('collector')},
      ${birds.sow('note')}, 'front', 'a4', false, array['regular'], ${now}::timestamptz + interval '7 days')`);
  await shop.db.execute(sql`
    insert into group_entries (id, group_id, name, tshirt_type, size, color, quantity, request_key)
    values (${`e${tag}`}, ${`o${tag}`}, ${birds.sow('friend')}, 'regular', 'M', 'black', 1, ${`entry-${tag}`})`);
  await shop.db.insert(outbox).values({
    ...{ id: `n${tag}`, subject: `return:r${tag}`, template: 'return_for_shop', recipient: 'shop@chhaap.test' },
    ...{ data: { firstName: contact.firstName, email: contact.email }, state: 'failed', dueAt: now, problem: 'gone' },
  });
  await shop.db.insert(outbox).values({
    ...{ id: `m${tag}`, subject: `order:${started.orderId}`, template: 'order_tracking', recipient: contact.email },
    ...{ data: { firstName: contact.firstName }, state: 'failed', dueAt: now, problem: 'gone' },
  });
  await shop.db.transaction(tx =>
    recordConsent(tx, { accountId: who.id, purpose: 'marketing', isGiven: true, source: 'profile', now }),
  );
  return {
    ...{ who, birds, designId: drawn.id, publicId: shown.id, orderId: started.orderId as string },
    files: [photo, shot, drawn.artworkFile, uploaded.artworkFile],
  };
}

/** Every row of every table of the database, the queue's too, as JSON: what a dump of it holds. */
export async function dump(db: Database): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`);
  const dumped = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.raw(name)} t`,
    );
    dumped.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dumped;
}

/** Where in a value a text is found, as paths such as `content.buyer.name`. */
export function pathsTo(value: unknown, has: (text: string) => boolean, at = ''): string[] {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, part]) => [
      ...(has(key) ? [`${at}.${key}`] : []),
      ...pathsTo(part, has, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
    ]);
  return has(String(value)) ? [at] : [];
}

/** Every file below a directory, with its bytes. */
export const filesIn = (directory: string): { name: string; bytes: Buffer }[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => ({ name: entry.name, bytes: readFileSync(path.join(entry.parentPath, entry.name)) }));
