import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailbox, type Mailbox } from '../../testing/mailbox.ts';
import { makeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { tryMail, type TestLetter } from './check-mail.ts';
import { examineGroup } from './examine.ts';

let mailbox: Mailbox;
beforeAll(async () => void (mailbox = await startMailbox()));
afterAll(() => mailbox.stop());

const LETTER: TestLetter = {
  id: 'letter1',
  to: 'asha@kozhi.example',
  replyTo: 'help@kozhi.example',
  shop: 'Kozhi <Tees>',
  language: 'hi',
};
const configAt = (said: Record<string, string> = {}) => makeConfig(readEnvironment({ SHOP_MODE: 'live', ...said }));
const mailAt = (port: number) =>
  configAt({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_FROM: 'orders@kozhi.example' });
const told = async (said: Record<string, string>, group: Parameters<typeof examineGroup>[1]) =>
  (await examineGroup(configAt(said), group, LETTER)).map(({ level, word }) => [level, word?.key]);

describe('the test of mail', () => {
  test('sends a letter in the owner’s language, says where to, and that nothing is encrypted', async () => {
    const found = await tryMail(mailAt(mailbox.smtpPort).mail, LETTER);
    expect(found.map(({ level, word }) => [level, word!.key])).toEqual([
      ['ok', 'mail_letter'],
      ['warning', 'mail_clear'],
    ]);
    expect(found[0]!.says).toContain('asha@kozhi.example');
    const [mail] = await mailbox.mails('asha@kozhi.example');
    expect(mail!.subject).toBe('Kozhi <Tees>: आपका मेल चलता है');
    expect(mail!.html).toContain('Kozhi &lt;Tees&gt;');
  });

  test('says what is wrong where nothing listens', async () => {
    const [found] = await tryMail(mailAt(1).mail, LETTER);
    expect([found!.level, found!.word!.key]).toEqual(['problem', 'mail_refused']);
  });

  test('says that no letter goes out where there is no server', async () =>
    expect((await tryMail(undefined, LETTER))[0]).toMatchObject({ level: 'warning' }));
});

describe('a test says what it did not do', () => {
  test.each([
    ['payments', 'gateway_none'],
    ['signIn', 'identity_none'],
    ['pictures', 'images_artist'],
    ['visits', 'visits_none'],
    ['shop', 'address_here'],
  ] as const)('of %s where nothing is set up', async (group, word) =>
    expect(await told({}, group)).toEqual([['untested', word]]),
  );

  test('of a demo shop, whose companies are stand-ins', async () =>
    expect(await told({ SHOP_MODE: 'demo' }, 'payments')).toEqual([['untested', 'gateway_demo']]));

  test('nothing of a group without any test', async () => expect(await told({}, 'delivery')).toEqual([]));
});
