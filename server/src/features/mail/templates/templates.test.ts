import { describe, expect, it } from 'vitest';
import { expectedDelivery } from '../../../../../domain/src/delivery.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import { renderMail } from '../render-mail.ts';
import type { Language, Sender } from './letter.ts';
import type { MailData, TemplateName } from './templates.ts';

const SENDER: Sender = {
  name: 'Chhaap',
  url: 'https://shop.example',
  operator: {
    name: 'Chhaap Prints',
    address: '1 Example Street, Kozhikode',
    email: 'help@shop.example',
    phone: '+91 98470 12345',
  },
};
const TICKET = {
  ticketNumber: 'CH-20261120-4F7K',
  name: 'Asha Menon',
  subject: 'Where is my shirt?',
  message: 'It is late.\nPlease look.',
};
const LINE = {
  name: 'A calm tiger',
  productId: 2,
  productName: 'Oversized T-Shirt',
  color: 'black',
  size: 'L',
  position: 'front',
  designSize: 'a4',
  quantity: 2,
  unitPrice: 67_900,
};
const ORDER: MailData['order_paid'] = {
  ...{ orderId: '20261120101500abcdefghijklmnopqrstu', firstName: 'Asha', lastName: 'Menon', phone: '9847012345' },
  ...{ address: '12 Beach Road', city: 'Kozhikode', state: 'Kerala', zipCode: '673001' },
  lines: [
    LINE,
    {
      ...LINE,
      name: 'Chai',
      productId: 1,
      productName: 'Regular Fit T-Shirt',
      color: 'white',
      position: 'back',
      designSize: 'a3',
      quantity: 1,
      unitPrice: 62_900,
    },
  ],
  ...{ subtotal: 198_700, shipping: 6_000, couponCode: 'CHHAAP25', discount: 49_700, total: 155_000 },
  paidAt: '2026-11-20T10:15:00.000Z',
};
const DECISION = { orderId: ORDER.orderId, firstName: 'Asha', note: 'The seam is open, as your photo shows.' };
const REPORT: MailData['return_reported'] = {
  ...{ orderId: ORDER.orderId, firstName: 'Asha', reason: 'damaged', description: 'There is a hole in the sleeve.' },
  items: [{ name: 'Tiger', quantity: 2 }],
};
const DATA: MailData = {
  deletion_asked: { name: 'Asha Menon' },
  deletion_withdrawn: { name: 'Asha Menon' },
  account_deleted: { name: 'Asha Menon' },
  ticket_received: TICKET,
  ticket_for_shop: { ...TICKET, email: 'asha@example.com' },
  ticket_answered: {
    ticketNumber: TICKET.ticketNumber,
    name: TICKET.name,
    subject: TICKET.subject,
    answer: TICKET.message,
  },
  design_taken_down: {
    ...{ name: 'Asha Menon', design: 'A calm tiger', kind: 'taken_down', reason: 'copyright' },
    text: 'It shows the mark of a club.',
  },
  design_restored: { name: 'Asha Menon', design: 'A calm tiger', isPublic: true },
  report_decided: { name: 'Asha Menon', design: 'A calm tiger', outcome: 'kept' },
  order_paid: ORDER,
  order_shipped: { orderId: ORDER.orderId, firstName: 'Asha', trackingId: 'DTDC12345', paidAt: ORDER.paidAt },
  order_for_shop: { ...ORDER, email: 'asha@example.com' },
  payment_failed: { orderId: ORDER.orderId, firstName: 'Asha', credits: null, total: 155_000 },
  credits_bought: { orderId: ORDER.orderId, firstName: 'Asha', credits: 50, total: 20_000 },
  order_in_production: { orderId: ORDER.orderId, firstName: 'Asha', paidAt: ORDER.paidAt },
  order_delivered: { orderId: ORDER.orderId, firstName: 'Asha' },
  order_tracking: { orderId: ORDER.orderId, firstName: 'Asha', trackingId: 'BD1', carrier: 'blue_dart' },
  exception_for_shop: { kind: 'model_ends', about: 'paint-2' },
  refund_started: { orderId: ORDER.orderId, firstName: 'Asha', amount: 50_900, cause: 'cancelled' },
  refunded: { orderId: ORDER.orderId, firstName: 'Asha', amount: 50_900 },
  return_reported: REPORT,
  return_for_shop: { ...REPORT, lastName: 'Menon', email: 'asha@example.com', photos: 2 },
  return_replaced: { ...DECISION, replacementOrderId: '20261125101500abcdefghijklmnopqrstu' },
  return_refunded: { ...DECISION, amount: 50_900 },
  return_send_back: DECISION,
  return_received: DECISION,
  return_refused: DECISION,
};
const NAMES = Object.keys(DATA) as TemplateName[];
const CASES = NAMES.flatMap(name => (['en', 'hi'] as const).map(language => [name, language] as const));
const render = (name: TemplateName, data: unknown = DATA[name], language: Language = 'en') =>
  renderMail(name, data, { language, sender: SENDER });

it('gives the reason of a refusal before what can still be done', () => {
  const { text } = render('return_refused');
  const places = ['We have looked', DECISION.note, 'Do you see it differently?'].map(part => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

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
  const CHOSEN = ['paidAt', 'carrier', 'cause', 'reason', 'kind', 'outcome'];
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

describe('a payment that failed', () => {
  it('leads to the order, where it is paid again', () =>
    expect(render('payment_failed').text).toContain(`Pay again:\nhttps://shop.example/orders/${ORDER.orderId}`));

  it('of credits speaks of credits, not of a cart', () => {
    const { text } = render('payment_failed', { ...DATA.payment_failed, credits: 50 });
    expect(text).toContain('Credits: 50');
    expect(text).not.toMatch(/cart/i);
  });
});

describe('credits that are bought', () => {
  it.each([
    [1, 'one credit was added'],
    [50, '50 credits were added'],
  ])('%i are told as %s', (credits, told) =>
    expect(render('credits_bought', { ...DATA.credits_bought, credits }).text).toContain(told),
  );
});

it('a new order is told to the shop with what is bought, for whom, and where it is worked on', () => {
  const { subject, text } = render('order_for_shop');
  expect(subject).toBe('New order: ₹1,550 (…pqrstu)');
  for (const part of ['A calm tiger', 'Total: ₹1,550', 'Asha Menon', '9847012345', 'E-mail: asha@example.com'])
    expect(text).toContain(part);
  expect(text).toContain(`https://shop.example/admin/orders/${ORDER.orderId}`);
});

describe('an order that is paid', () => {
  it('names lines, sums, the address and the days of delivery', () => {
    const { subject, text } = render('order_paid');
    expect(subject).toBe('Your order is confirmed (…pqrstu)');
    const parts = [
      'Hello Asha,',
      'Order: 20261120101500abcdefghijklmnopqrstu',
      // 20 November 2026 is a Friday: the fourth and the twelfth business day after it.
      'Expected delivery: 26 Nov 2026 to 8 Dec 2026',
      'A calm tiger\nOversized T-Shirt, Black, size L, A4 print in front\n2 × ₹679: ₹1,358',
      'Chai\nRegular Fit T-Shirt, White, size L, A3 print on the back\n1 × ₹629: ₹629',
      'Subtotal: ₹1,987\nCoupon CHHAAP25: −₹497\nShipping: ₹60\nTotal: ₹1,550',
      'Goes to:\nAsha Menon\n12 Beach Road\nKozhikode, Kerala 673001\n9847012345',
      'See your order:\nhttps://shop.example/orders/20261120101500abcdefghijklmnopqrstu',
    ];
    for (const part of parts) expect(text).toContain(part);
  });

  it('in Hindi names the same, with Hindi words for shirts and days', () => {
    const { text } = render('order_paid', ORDER, 'hi');
    for (const part of [
      'नमस्ते Asha,',
      'ओवरसाइज़्ड टी-शर्ट, काला, साइज़ L, आगे A4 छपाई',
      'कुल: ₹1,550',
      '26 नव॰ 2026',
      '/hi/orders/20261120101500abcdefghijklmnopqrstu',
    ])
      expect(text).toContain(part);
  });

  it('without a coupon has no line for one', () =>
    expect(render('order_paid', { ...ORDER, couponCode: null, discount: 0 }).text).not.toContain('Coupon'));

  it('of a thing that the catalogue does not name says what the order says', () => {
    const { text } = render('order_paid', { ...ORDER, lines: [{ ...LINE, color: 'green', position: 'sleeve' }] });
    expect(text).toContain('Oversized T-Shirt, green, size L, sleeve');
  });

  it.each([
    ['A calm tiger', 'front print A4 + back print A3', 'A4'],
    ['A lotus', ': A lotus', 'A lotus'],
  ])('of a shirt with %s on its back tells both prints', (name, _, told) => {
    const back = { name, position: 'back', designSize: 'a3' };
    const { text } = render('order_paid', { ...ORDER, lines: [{ ...LINE, back }] });
    const [one, two] = [render('order_paid', { ...ORDER, lines: [LINE] }).text, text];
    expect(two).not.toBe(one);
    expect(two.split('\n').find(row => row.includes(' + '))).toContain(told);
  });

  it.each(['محمد', 'שרה'])('keeps %s by itself beside the other words', name => {
    const { text, html } = render('order_paid', { ...ORDER, firstName: name });
    expect(text).toContain(`Hello \u2068${name}\u2069,`);
    expect(html).toContain(`\u2068${name}\u2069`);
  });
});

describe('an order that is shipped', () => {
  it.each([
    ['DTDC12345', 'Tracking number: DTDC12345'],
    [null, 'The tracking number follows on the page of your order.'],
  ])('with the number %s', (trackingId, shown) =>
    expect(render('order_shipped', { ...DATA.order_shipped, trackingId }).text).toContain(shown),
  );

  it('with a carrier has one primary button, to the carrier', () => {
    const { html } = render('order_shipped', { ...DATA.order_shipped, carrier: 'blue_dart' });
    const buttons = [...html.matchAll(/<a href="([^"]*)"[^>]*display:inline-block[^>]*>/g)];
    expect(buttons).toHaveLength(2);
    const primary = buttons.filter(([tag]) => tag.includes('background-color:#c23127'));
    expect(primary.map(([, href]) => href)).toEqual([expect.stringContaining('bluedart.com')]);
  });

  it('that was never paid promises no day', () =>
    expect(render('order_shipped', { ...DATA.order_shipped, paidAt: null }).text).not.toContain('Expected'));
});

describe('a ticket', () => {
  it('goes to the shop as it was written, line by line', () => {
    const { subject, text } = render('ticket_for_shop');
    expect(subject).toBe('[CH-20261120-4F7K] Where is my shirt?');
    expect(text).toContain('The message:\n> It is late.\n> Please look.');
    expect(text).toContain('E-mail: asha@example.com');
  });
});

it.each(['gone', 'toString', ''])('there is no template %j', name =>
  expect(() => renderMail(name, {}, { language: 'en', sender: SENDER })).toThrow('No mail template'),
);
