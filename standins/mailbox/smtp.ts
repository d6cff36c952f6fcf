import type { Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';
import type { Fault, Script } from './script.ts';

const LARGEST_BYTES = 2 * 1024 * 1024;

/** Addresses that are refused, so that a demo can show a mail that does not arrive: nobody@…, nobody.asha@… */
const NOBODY = /^nobody[.+@]/i;

/** A refusal by SMTP. */
const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

/** Takes mails by SMTP, in the clear and without a password: it listens on this machine alone. Not listening yet. */
export function createSmtpServer(store: MailStore, script: Script): SMTPServer {
  const sockets = new Map<number, Socket>();
  const drop = (session: SMTPServerSession) => sockets.get(session.remotePort)?.resetAndDestroy();
  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    banner: 'mailbox of a demo shop',
    size: LARGEST_BYTES,
    rejectOversized: true,
    disableReverseLookup: true,
    socketTimeout: 30_000,
    closeTimeout: 500,
    onConnect: (session, done) => commit(script.take('connect'), () => drop(session), done),
    onRcptTo: ({ address }, session, done) =>
      NOBODY.test(address)
        ? done(refusal(550, '5.1.1 No such person here'))
        : commit(script.take('recipient'), () => drop(session), done),
    onData: (stream, session, done) =>
      void receive({ store, script, stream, session, drop: () => drop(session) }).then(() => done(null, 'Kept'), done),
  });
  rememberSockets(server.server, sockets);
  // A client that breaks the connection must not end the program.
  server.on('error', error => console.error(error.message));
  return server;
}

function rememberSockets(server: Server, sockets: Map<number, Socket>): void {
  server.on('connection', socket => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
}

/** Continues, or commits a fault: a refusal, a broken connection (without an answer), or a pause before it continues. */
function commit(fault: Fault | undefined, drop: () => void, done: (error?: Error | null) => void): void {
  switch (fault?.name) {
    case 'refuse':
      return done(refusal(550, 'No such person here'));
    case 'busy':
      return done(refusal(451, 'Try again later'));
    case 'drop':
      return drop();
    case 'slow':
      return void sleep(fault.count).then(() => done());
    default:
      return done();
  }
}

type Receiving = {
  store: MailStore;
  script: Script;
  stream: SMTPServerDataStream;
  session: SMTPServerSession;
  drop: () => void;
};

/** Keeps a mail, unless it is told otherwise. Rejects with what SMTP answers; never ends where the connection was dropped. */
async function receive({ store, script, stream, session, drop }: Receiving): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw refusal(552, 'The mail is too large');
  const fault = script.take('message');
  if (fault?.name === 'refuse') throw refusal(554, 'This mail is not wanted');
  if (fault?.name === 'busy') throw refusal(451, 'Try again later');
  if (fault?.name === 'slow') await sleep(fault.count);
  if (fault?.name !== 'drop') await store.add(envelopeOf(session), Buffer.concat(parts));
  if (fault?.name === 'drop' || fault?.name === 'keep_and_drop') {
    drop();
    await new Promise(() => {});
  }
}

const envelopeOf = ({ envelope }: SMTPServerSession) => ({
  from: envelope.mailFrom ? envelope.mailFrom.address : '',
  to: envelope.rcptTo.map(one => one.address),
  at: new Date(),
});
