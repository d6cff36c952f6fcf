import { describe, expect, test } from 'vitest';
import { poseOf } from './poses.ts';

describe('a name poses', () => {
  test.each([
    'Official Chhaap Support',
    'admin',
    'ADMIN',
    'Adm1n',
    'аdmin',
    'a d m i n',
    'Site Administrator',
    'The Moderator',
    'Chhaap',
    'c h h a a p',
    'Team Chhaap',
    'CHHAAP Store India',
    'ｃｈｈａａｐ',
    'Customer Care',
    'customer-service',
    'Help_desk',
    'एडमिन',
    'छाप सपोर्ट',
    'ग्राहक सेवा',
    'Ravi (official)',
    'Support Team',
  ])('as the shop: %j', name => expect(poseOf(name, 'Chhaap')).toBe('shop'));

  test.each([
    'http://evil.example',
    'https://a',
    'www.evil',
    'evil.com',
    'Ravi evil。com now',
    'ravi@gmail.com',
    'evil.shop/win',
    'EVIL.IN',
  ])('as an address: %j', name => expect(poseOf(name, 'Chhaap')).toBe('address'));

  test.each([
    'Asha Rani Menon',
    'A.P.J. Abdul Kalam',
    'M.Karthik',
    'Dr. S. Kumar',
    'Ravi Chhaap',
    'Owner’s daughter',
    'Sunil & Anil',
    'मीरा',
    'Stafford',
    'Admira',
    'Shopper',
    'Kumar.S',
    'Team Tigers',
    'Store Room Gang',
    'Salman Khan',
    'राधिका',
    '😀',
    'Vinay D. In-law',
  ])('as nobody: %j', name => expect(poseOf(name, 'Chhaap')).toBeUndefined());

  test('only as the shop that there is', () => {
    expect(poseOf('Ravi', 'Ravi')).toBe('shop');
    expect(poseOf('Ravi Kumar', 'Ravi')).toBeUndefined();
    expect(poseOf('Team', 'Chhaap')).toBeUndefined();
  });
});
