import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { envelopeAddress, isEmail } from '../../../../domain/src/email.ts';
import { startMailbox, type Mailbox } from '../../../testing/mailbox.ts';
import type { OutgoingMail } from './port.ts';
import { createSmtp } from './smtp.ts';

let mailbox: Mailbox;
beforeAll(async () => void (mailbox = await startMailbox({ sendMs: 1000 })));
afterEach(() => mailbox.clear());
afterAll(() => mailbox.stop());

const MAIL: OutgoingMail = {
  id: 'abc123',
  to: 'asha@example.com',
  replyTo: 'help@chhaap.test',
  subject: 'आपका ऑर्डर, confirmed',
  text: 'In words.',
  html: '<p>In markup.</p>',
};
const send = (change: Partial<OutgoingMail> = {}) => mailbox.email.send({ ...MAIL, ...change });

describe('a mail that is sent', () => {
  it('arrives with both bodies, its sender, and a Message-ID of its id', async () => {
    expect(await send()).toEqual({ kind: 'sent' });
    const [mail] = await mailbox.mails();
    expect(mail).toMatchObject({
      from: 'orders@chhaap.test',
      sender: 'Chhaap <orders@chhaap.test>',
      to: ['asha@example.com'],
      replyTo: 'help@chhaap.test',
      subject: MAIL.subject,
      messageId: '<abc123@chhaap.test>',
      text: 'In words.\n',
      html: '<p>In markup.</p>\n',
    });
    expect(mail!.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  });

  it('brings its files, whatever their names say', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 46, 13, 10]);
    const fileName = 'बिल "1"\r\nBcc: all@example.com.pdf';
    expect(await send({ attachments: [{ fileName, type: 'application/pdf', bytes }] })).toEqual({ kind: 'sent' });
    const [mail] = await mailbox.mails();
    expect(mail!.files).toMatchObject([{ type: 'application/pdf', size: bytes.length }]);
    expect(mail!.text).toBe('In words.\n');
    expect(mail!.headers.filter(header => /^b?cc$/i.test(header.name))).toEqual([]);
    expect(await mailbox.fileOf(mail!, 0)).toEqual(bytes);
  });

  it('twice has the same Message-ID', async () => {
    await send();
    await send({ text: 'Again.' });
    expect((await mailbox.mails()).map(mail => mail.messageId)).toEqual(Array(2).fill('<abc123@chhaap.test>'));
  });
});

describe('whatever address passes the rule of the forms', () => {
  const local = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}(\.[a-z0-9_+-]{1,20}){0,2}$/);
  const domain = fc.oneof(fc.domain(), fc.constantFrom('उदाहरण.भारत', 'bücher.example', 'ﬁnd.in', 'example.com'));
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.tuple(local, domain).map(parts => parts.join('@')),
  );
  const some = fc.sample(
    typed.filter(address => isEmail(address)),
    { numRuns: 40, seed: 2611 },
  );

  it('is sent to, as the server is told it', async () => {
    const server = {
      host: '127.0.0.1',
      port: mailbox.smtpPort,
      tls: 'none',
      user: undefined,
      password: undefined,
    } as const;
    const patient = createSmtp(
      { ...server, from: { name: 'Chhaap', address: 'orders@chhaap.test' } },
      { sendMs: 8_000 },
    );
    const sent = some.map((to, n) => patient.send({ ...MAIL, to, replyTo: to, id: `mail${n}` }));
    const outcomes = await Promise.all(sent);
    expect(outcomes.filter(({ kind }) => kind !== 'sent')).toEqual([]);
    const reached = (await mailbox.mails()).flatMap(({ to, replyTo }) => [...to, replyTo]).map(envelopeAddress);
    expect(reached.sort()).toEqual([...some, ...some].map(envelopeAddress).sort());
  });
});

describe('what would break out of its header is refused, and nothing is sent', () => {
  it.each([
    [{ subject: 'Hello\r\nBcc: all@example.com' }, 'subject_is_no_line'],
    [{ subject: 'Hello\nX: y' }, 'subject_is_no_line'],
    [{ subject: 'Hello\u0000' }, 'subject_is_no_line'],
    [{ to: 'asha@example.com\r\nRCPT TO:<b@example.com>' }, 'recipient_is_no_address'],
    [{ to: 'asha@example.com, b@example.com' }, 'recipient_is_no_address'],
    [{ to: 'Asha <asha@example.com>' }, 'recipient_is_no_address'],
    [{ to: 'asha@example.com>' }, 'recipient_is_no_address'],
    [{ to: 'asha(x)@example.com' }, 'recipient_is_no_address'],
    [{ to: 'asha..n@example.com' }, 'recipient_is_no_address'],
    [{ to: '' }, 'recipient_is_no_address'],
    [{ replyTo: 'a@example.com\nBcc: b@example.com' }, 'reply_to_is_no_address'],
    [{ id: 'a\r\nb' }, 'id_is_no_word'],
  ])('%o', async (change, problem) => {
    const kind = problem === 'recipient_is_no_address' ? 'no_recipient' : 'refused';
    expect(await send(change)).toEqual({ kind, problem });
    expect(await mailbox.mails()).toEqual([]);
  });
});

describe('a server that', () => {
  it.each([
    ['refuses the recipient', { recipient: 'refuse' }, { kind: 'no_recipient', problem: '550 RCPT TO' }],
    ['refuses the mail', { message: 'refuse' }, { kind: 'refused', problem: '554 DATA' }],
    ['is busy', { recipient: 'busy' }, { kind: 'failed', problem: '451 RCPT TO' }],
    ['is busy with the mail', { message: 'busy' }, { kind: 'failed', problem: '451 DATA' }],
    ['breaks off', { recipient: 'drop' }, { kind: 'failed' }],
    ['breaks off at once', { connect: 'drop' }, { kind: 'failed' }],
    ['takes too long for the recipient', { recipient: 'slow(3000)' }, { kind: 'failed', problem: 'EABORT' }],
    ['takes too long for the mail', { message: 'slow(3000)' }, { kind: 'failed', problem: 'EABORT' }],
  ])('%s', async (_, faults, outcome) => {
    await mailbox.script(faults);
    expect(await send()).toMatchObject(outcome);
  });

  it('is not there', async () => {
    await mailbox.kill();
    expect(await send()).toMatchObject({ kind: 'failed' });
    await mailbox.start();
    expect(await send()).toEqual({ kind: 'sent' });
  });

  it('says nothing is given up in time', async () => {
    const silent = await listen(() => {});
    expect(await sendTo(silent, 'none')).toEqual({ kind: 'failed', problem: 'EABORT' });
    silent.close();
  });

  it('repeats the address in its refusal is quoted by its codes alone', async () => {
    const talkative = await listen(socket => {
      socket.write('220 talkative\r\n');
      socket.on('data', data =>
        socket.write(String(data).startsWith('RCPT') ? '550 5.1.1 <asha@example.com> is unknown\r\n' : '250 fine\r\n'),
      );
    });
    expect(await sendTo(talkative, 'none')).toEqual({ kind: 'no_recipient', problem: '550 5.1.1 RCPT TO' });
    talkative.close();
  });

  it('has no TLS gets no mail where TLS is required, and no password', async () => {
    const heard: string[] = [];
    const plain = await listen(socket => {
      socket.write('220 plain\r\n');
      socket.on('data', data => {
        heard.push(String(data));
        socket.write(String(data).startsWith('EHLO') ? '250-plain\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
      });
    });
    expect(await sendTo(plain, 'required')).toMatchObject({ kind: 'failed' });
    expect(heard.join()).toContain('STARTTLS');
    expect(heard.join()).not.toMatch(/AUTH|MAIL FROM/);
    plain.close();
  });
});

describe('mails that follow each other', () => {
  it('share a connection; one that the server has ended meanwhile is replaced', async () => {
    const sockets: Socket[] = [];
    const server = await listen(socket => {
      sockets.push(socket);
      socket.write('220 fine\r\n');
      socket.on('data', data => socket.write(String(data) === 'DATA\r\n' ? '354 go on\r\n' : answer(String(data))));
    });
    const answer = (said: string) =>
      /^(?!EHLO|MAIL|RCPT|RSET)/.test(said) && !said.endsWith('\r\n.\r\n') ? '' : '250 fine\r\n';
    const email = smtpTo(server, 'none');
    for (let mail = 0; mail < 3; mail += 1) expect(await email.send(MAIL)).toEqual({ kind: 'sent' });
    expect(sockets).toHaveLength(1);
    sockets[0]!.destroy();
    expect(await email.send(MAIL)).toEqual({ kind: 'sent' });
    expect(sockets).toHaveLength(2);
    sockets[1]!.destroy();
    server.close();
  });
});

async function listen(onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer(socket => {
    socket.on('error', () => {});
    onSocket(socket);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return server;
}

const sendTo = (server: Server, tls: 'none' | 'required') => smtpTo(server, tls).send(MAIL);

const smtpTo = (server: Server, tls: 'none' | 'required') =>
  createSmtp(
    {
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, tls, user: 'shop', password: 'secret' },
      from: { name: 'Chhaap', address: 'orders@chhaap.test' },
    },
    { sendMs: 500 },
  );
