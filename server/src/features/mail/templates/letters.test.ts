import { describe, expect, it } from 'vitest';
import { DATA, LINE, ORDER, render } from '../../../../testing/sample-mails.ts';

/** What one mail says. */

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
    const { text } = render('order_paid', { ...ORDER, lines: [{ ...LINE, colorName: 'Moss', position: 'sleeve' }] });
    expect(text).toContain('Oversized T-Shirt, Moss, size L, sleeve');
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

it('a refused return gives its reason before what can still be done', () => {
  const { text } = render('return_refused');
  const parts = ['We’ve looked carefully', DATA.return_refused.note, 'Do you see it differently?'];
  const places = parts.map(part => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it('a damaged shirt that is to come back goes to the shop’s address, at the shop’s cost', () => {
  const { text } = render('return_send_back');
  expect(text).toMatch(/Send it to:\s+Chhaap Prints\s+1 Example Street, Kozhikode/);
  expect(text).toContain('You do not pay for this.');
});

it.each([
  ['ticket_for_shop', 'Open the ticket:\nhttps://shop.example/admin/tickets?ticket=CH-20261120-4F7K'],
  ['design_restored', 'See your designs:\nhttps://shop.example/profile'],
] as const)('%s leads to where its reader goes on', (name, told) => expect(render(name).text).toContain(told));
