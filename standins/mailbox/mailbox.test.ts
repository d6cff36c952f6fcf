import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMailStore } from './mail-store.ts';
import { spawnMailbox, useMailbox } from './use-mailbox.ts';

const { state, start, end, control, mails, send } = useMailbox();

describe('taking mails', () => {
  it('keeps who a mail is from, who it is for, and both of its bodies', async () => {
    await send({ to: ['asha@example.com', 'ravi@example.com'], subject: 'नमस्ते', text: 'Plain', html: '<p>Rich</p>', messageId: '<m1@chhaap.test>' }); // prettier-ignore
    expect(await mails()).toMatchObject([
      {
        from: 'shop@chhaap.test',
        to: ['asha@example.com', 'ravi@example.com'],
        subject: 'नमस्ते',
        text: 'Plain\n',
        html: '<p>Rich</p>\n',
        messageId: '<m1@chhaap.test>',
      },
    ]);
  });

  it('keeps them over a stop and over a kill', async () => {
    await send({ subject: 'One' });
    await end();
    await start();
    await send({ subject: 'Two' });
    await end('SIGKILL');
    await start();
    expect((await mails()).map(mail => mail.subject)).toEqual(['Two', 'One']);
  });

  it('lists in pages, and by a part of the recipient', async () => {
    for (const n of [1, 2, 3]) await send({ to: [`a${n}@example.com`], subject: `${n}` });
    const { body } = await control('GET', 'mails?limit=2');
    expect(body.mails.map(mail => mail.subject)).toEqual(['3', '2']);
    expect((await mails(`?limit=2&before=${body.next}`)).map(mail => mail.subject)).toEqual(['1']);
    expect((await mails('?to=A2@')).map(mail => mail.subject)).toEqual(['2']);
  });

  it('refuses a mail above two megabytes', async () => {
    await expect(send({ text: 'x'.repeat(3_000_000) })).rejects.toThrow(/552|larger/);
    expect(await mails()).toEqual([]);
  });

  it('outlives a client that talks nonsense and breaks off', async () => {
    const socket = connect(state.smtpPort, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\n\r\nDATA\r\n');
    await new Promise(done => socket.once('data', done));
    socket.resetAndDestroy();
    await send();
    expect(await mails()).toHaveLength(1);
  });
});

describe('told to fail', () => {
  it.each([
    [{ recipient: 'refuse' }, /550/],
    [{ recipient: 'busy' }, /451/],
    [{ recipient: 'drop' }, /closed|ECONNRESET/],
    [{ message: 'refuse' }, /554/],
    [{ message: 'busy' }, /451/],
    [{ message: 'drop' }, /closed|ECONNRESET/],
    [{ connect: 'drop' }, /closed|ECONNRESET/],
  ])('by %o it keeps nothing, and takes the next mail', async (rules, problem) => {
    await control('POST', 'script', { ...rules, uses: 1 });
    await expect(send()).rejects.toThrow(problem);
    expect(await mails()).toEqual([]);
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('keep_and_drop keeps the mail and breaks the connection', async () => {
    await control('POST', 'script', { message: 'keep_and_drop' });
    await expect(send()).rejects.toThrow(/closed|ECONNRESET/);
    expect(await mails()).toHaveLength(1);
  });

  it.each([{ connect: 'slow(300)' }, { recipient: 'slow(300)' }, { message: 'slow(300)' }])(
    'by %o it answers late',
    async rules => {
      await control('POST', 'script', rules);
      const startedAt = performance.now();
      await send();
      expect(performance.now() - startedAt).toBeGreaterThan(295);
    },
  );

  it.each([
    [{ recipient: 'nonsense' }],
    [{ elsewhere: 'refuse' }],
    [{ connect: 'slow' }],
    [{ connect: 'drop', uses: 0 }],
  ])('does not take %j', async rules => expect((await control('POST', 'script', rules)).status).toBe(400));
});

describe('the folder', () => {
  it('holds a bounded number, the newest; and skips what is no mail', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mails-'));
    mkdirSync(join(directory, 'x'));
    writeFileSync(join(directory, 'output.log'), 'a log');
    writeFileSync(join(directory, '7.draft'), 'a half-written mail');
    writeFileSync(join(directory, '3.eml'), 'not much of a mail');
    const store = await openMailStore(directory, 2);
    const envelope = { from: 'shop@chhaap.test', to: ['a@example.com\r\nX: y'], at: new Date() };
    for (const subject of ['One', 'Two', 'Three'])
      await store.add(envelope, Buffer.from(`Subject: ${subject}\r\n\r\nHi`));
    expect(store.list({ limit: 10 }).map(mail => mail.subject)).toEqual(['Three', 'Two']);
    expect(store.list({ limit: 10 })[0]!.to).toEqual(['a@example.com X: y']);
    expect(readdirSync(directory).filter(name => name.endsWith('.eml'))).toEqual(['5.eml', '6.eml']);
    const again = await openMailStore(directory, 2);
    expect(again.list({ limit: 10 }).map(mail => mail.id)).toEqual([6, 5]);
    rmSync(directory, { recursive: true });
  });
});

describe('does not start', () => {
  it.each([[{ HOST: '0.0.0.0' }], [{ PORT: 'x' }], [{ SMTP_PORT: 'x', PORT: '0' }], [{ PUBLIC_URL: 'x', PORT: '0' }]])(
    'with %j',
    async env =>
      expect(await readRefusal(env as Record<string, string>)).toContain('The mailbox stand-in cannot start'),
  );

  it.each(['PORT', 'SMTP_PORT'])('on a %s that is taken', async name => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const taken = String((other.address() as AddressInfo).port);
    expect(await readRefusal({ PORT: '0', SMTP_PORT: '0', [name]: taken })).toContain('its port is taken.');
    other.close();
  });
});

/** What the program says on its way out with 1. */
async function readRefusal(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const program = spawnMailbox({ DATA_DIR: dataDir, ...env });
  let said = '';
  program.stderr!.on('data', (text: Buffer) => (said += String(text)));
  expect(await new Promise(resolve => program.once('close', resolve))).toBe(1);
  rmSync(dataDir, { recursive: true });
  return said;
}
