import { expect, test } from 'vitest';
import { MAIL_HOST_KEYS, MAIL_HOSTS, mailHostOf, type MailHost } from './mail-hosts.ts';

test.each(MAIL_HOST_KEYS)('%s is found by its server, which no other has', key => {
  const { host, port, page }: MailHost = MAIL_HOSTS[key];
  expect(mailHostOf(` ${host.toUpperCase()} `)).toBe(key);
  expect([465, 587]).toContain(port);
  if (page !== undefined) expect(new URL(page).protocol).toBe('https:');
});
test('any other server belongs to none', () => expect(mailHostOf('smtp.mail.example')).toBeUndefined());
