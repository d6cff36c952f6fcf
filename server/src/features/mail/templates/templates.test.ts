import { describe, expect, it } from 'vitest';
import { expectedDelivery } from '../../../../../domain/src/delivery.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import { DATA, LINE, ORDER, render, SENDER } from '../../../../testing/sample-mails.ts';
import { renderMail } from '../render-mail.ts';
import type { TemplateName } from './templates.ts';

/** What holds for every mail. */

const NAMES = Object.keys(DATA) as TemplateName[];
const CASES = NAMES.flatMap(name => (['en', 'hi'] as const).map(language => [name, language] as const));
describe.each(CASES)('%s in %s', (name, language) => {
  it('is one line of subject, text, and a frame with the operator; the same each time', () => {
    const mail = render(name, DATA[name], language);
    expect(mail.subject).toMatch(/^[^\p{Cc}]{5,150}$/u);
    for (const part of Object.values(SENDER.operator)) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail).toEqual(render(name, DATA[name], language));
  });

  it('fetches nothing and runs nothing', () => {
    const { html } = render(name, DATA[name], language);
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object|video|svg)\b/i);
    expect(html).not.toMatch(/url\(|@import|\bon\w+=/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(match => match[1]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link).toMatch(/^(https:\/\/shop\.example|mailto:help@shop\.example|https:\/\/www\.bluedart\.com\/)/);
  });

  // Chosen by the shop, never typed.
  const CHOSEN = ['paidAt', 'carrier', 'cause', 'reason', 'kind', 'outcome', 'what', 'at'];
  it('escapes everything that somebody typed', () => {
    const hostile = (value: unknown): unknown => {
      if (typeof value === 'string') return `<img src=x onerror=a>"'&${value}`;
      if (Array.isArray(value)) return value.map(hostile);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, CHOSEN.includes(key) ? one : hostile(one)]),
      );
    };
    const { html } = render(name, hostile(DATA[name]), language);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=a&gt;&quot;&#39;&amp;');
    expect(html.match(/<td/g)!.length).toBe(html.match(/<\/td>/g)!.length);
  });

  it('keeps a subject of one line and a bounded length, and a direction of its own, whatever was typed', () => {
    const bad = '\u202egnirts\u2066\u0000\r\nBcc: x@example.com ';
    const long = {
      name: bad + 'न'.repeat(5000),
      firstName: bad.repeat(200),
      subject: bad + 'ab '.repeat(3000),
      lastName: 'محمد',
    };
    const mail = render(name, { ...DATA[name], ...long }, language);
    expect(mail.subject).toMatch(/^[^\p{Cc}\u202e\u2066]{5,300}$/u);
    for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/[\u202a-\u202e\u2066\u2067\u0000\r]/);
  });

  it('speaks its language', () => {
    const { text } = render(name, DATA[name], language);
    expect(/[\u0900-\u097f]{4}/.test(text)).toBe(language === 'hi');
  });
});

/**
 * Who each mail goes to (docs/security.md, What goes to whom). `account`: the proven address of the account that it tells of, and no
 * other. `shop`: the shop's own. `typed`: an address that somebody typed, who may be anybody.
 */
const TO: Record<TemplateName, 'account' | 'shop' | 'typed'> = {
  sign_in_code: 'typed',
  cash_code: 'account',
  deletion_asked: 'account',
  deletion_withdrawn: 'account',
  account_deleted: 'account',
  sign_in_changed: 'account',
  design_taken_down: 'account',
  design_restored: 'account',
  report_decided: 'account',
  payment_failed: 'account',
  ticket_for_shop: 'shop',
  order_for_shop: 'shop',
  orders_for_shop: 'shop',
  payment_claimed: 'shop',
  return_for_shop: 'shop',
  exception_for_shop: 'shop',
  ticket_received: 'typed',
  ticket_answered: 'typed',
  order_paid: 'typed',
  credits_bought: 'typed',
  order_in_production: 'typed',
  order_shipped: 'typed',
  order_tracking: 'typed',
  order_delivered: 'typed',
  refund_started: 'typed',
  refunded: 'typed',
  return_reported: 'typed',
  return_replaced: 'typed',
  return_refunded: 'typed',
  return_send_back: 'typed',
  return_received: 'typed',
  return_refused: 'typed',
};

describe('to an address that nobody has proven to be theirs', () => {
  const TYPED = ['name', 'firstName', 'lastName', 'subject', 'message', 'description', 'design'];
  const PLACES = ['address', 'city', 'state', 'zipCode', 'phone', 'email'];
  const marked = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return [...TYPED, ...PLACES].includes(key) ? 'TYPED-BY-A-STRANGER' : value;
    if (Array.isArray(value)) return value.map(one => marked(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, name)]));
  };
  const withBack = (data: object) =>
    'lines' in data ? { ...data, lines: [{ ...LINE, back: { name: 'x', position: 'back', designSize: 'a3' } }] } : data;
  const cases = CASES.filter(([name]) => TO[name] === 'typed');

  it.each(cases)('%s in %s repeats nothing that somebody typed', (name, language) => {
    const { subject, text, html } = render(name, marked(withBack(DATA[name])), language, false);
    expect([subject, text, html].join()).not.toMatch(/TYPED/);
    expect(text).toMatch(language === 'en' ? /^Hello,$/m : /^नमस्ते,$/m);
  });
});

/** All figures that a mail may hold: those that it is told, as they are written, and those of the policies. */
function knownFigures(data: object): Set<string> {
  const told: string[] = [JSON.stringify(SENDER), '9', '6', '4', '3'];
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(walk);
    told.push(String(value));
    if (typeof value === 'number') told.push(...[1, 2].map(count => formatRupees((value * count) / 100)));
    return undefined;
  };
  walk(data);
  walk(POLICY);
  const { from, to } = expectedDelivery(new Date(ORDER.paidAt));
  for (const day of [from, to]) told.push(String(day.getUTCDate()), String(day.getUTCFullYear()));
  return new Set(told.flatMap(text => text.match(/\d+/g) ?? []));
}

describe.each(CASES)('%s in %s', (name, language) => {
  it('tells no figure that it was not told, and nothing that is missing', () => {
    const { subject, text } = render(name, DATA[name], language);
    const known = knownFigures(DATA[name]);
    // Of an order's number the subject has the end alone.
    const written = `${subject.replace(/…\w+/, '')}\n${text}`;
    expect((written.match(/\d+/g) ?? []).filter(figure => !known.has(figure))).toEqual([]);
    expect(written).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('leads to pages of its own language', () => {
    const { html } = render(name, DATA[name], language);
    const pages = [...html.matchAll(/href="https:\/\/shop\.example(\/[^"]*)"/g)].map(match => match[1]!);
    for (const page of pages) expect(page.startsWith('/hi/')).toBe(language === 'hi');
  });
});

it.each(['gone', 'toString', ''])('there is no template %j', name =>
  expect(() => renderMail(name, {}, { language: 'en', sender: SENDER, isProven: true })).toThrow('No mail template'),
);
