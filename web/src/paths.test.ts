import { expect, test } from 'vitest';
import { loginAddress, paths } from './paths.ts';

test('every link of the shop', () => {
  const { collection, design, group, order, adminOrder, ...plain } = paths;
  const piece = { id: 'd1', name: 'A name' };
  const all = Object.fromEntries([
    ...Object.entries(plain).map(([name, path]) => [name, path()]),
    ['collection', collection(piece)],
    ['design', design(piece)],
    ['group', group('abc')],
    ['order', order('20261120-1')],
    ['adminOrder', adminOrder('20261120-1')],
  ]);
  expect(all).toMatchInlineSnapshot(`
    {
      "admin": "/admin",
      "adminExceptions": "/admin/exceptions",
      "adminModeration": "/admin/moderation",
      "adminOrder": "/admin/orders/20261120-1",
      "adminPayments": "/admin/payments",
      "adminReturns": "/admin/returns",
      "adminTickets": "/admin/tickets",
      "artworkSources": "/artwork-sources",
      "cart": "/cart",
      "collection": "/collections/d1-a-name",
      "collections": "/collections",
      "community": "/community",
      "contact": "/contact",
      "customize": "/customize",
      "design": "/design/d1-a-name",
      "group": "/group/abc",
      "home": "/",
      "order": "/orders/20261120-1",
      "paymentResult": "/payment/success",
      "preview": "/preview",
      "pricing": "/pricing",
      "privacy": "/privacy-policy",
      "production": "/admin/production",
      "productionParcels": "/admin/production/parcels",
      "productionScan": "/admin/production/scan",
      "profile": "/profile",
      "refunds": "/refund-policy",
      "setup": "/setup",
      "shipping": "/shipping-return",
      "signIn": "/sign-in",
      "startGroup": "/group-order",
      "studio": "/design",
      "terms": "/terms-conditions",
    }
  `);
});

test('links carry their query, encoded, without empty parts', () => {
  expect(paths.studio({ prompt: 'a tiger & chai' })).toBe('/design?prompt=a+tiger+%26+chai');
  expect(paths.community({ search: 'chai & tea', style: undefined })).toBe('/community?search=chai+%26+tea');
  expect(paths.preview({ design: 'd1' })).toBe('/preview?design=d1');
  expect(paths.paymentResult({ orderId: 'o1' })).toBe('/payment/success?orderId=o1');
  expect(paths.studio({ prompt: '' })).toBe('/design');
  expect(loginAddress('/hi/design?prompt=x')).toBe('/api/login?returnTo=%2Fhi%2Fdesign%3Fprompt%3Dx');
});
