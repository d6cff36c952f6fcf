import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSmtp } from '../src/adapters/email/smtp.ts';
import type { EmailPort } from '../src/adapters/email/port.ts';

/** A mail as the mailbox shows it. */
export type KeptMail = {
  id: number;
  from: string;
  to: string[];
  replyTo: string;
  sender: string;
  subject: string;
  messageId: string;
  headers: { name: string; value: string }[];
  text: string;
  html: string;
  files: { name: string; type: string; size: number }[];
};
export type Mailbox = {
  /** The port as the shop uses it; its time-out for a mail is a second. */
  email: EmailPort;
  smtpPort: number;
  /** All mails, the oldest first; of one recipient where one is named. */
  mails: (to?: string) => Promise<KeptMail[]>;
  /** The bytes of a file that came with a mail. */
  fileOf: (mail: KeptMail, index: number) => Promise<Buffer>;
  script: (faults: object) => Promise<void>;
  /** Takes scripts back and drops all mails. */
  clear: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The real mailbox stand-in in a process of its own, joined by the real adapter. It can be killed and started again. */
export async function startMailbox({ sendMs = 4000 } = {}): Promise<Mailbox> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-mailbox-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  let program: ChildProcess;
  const call = async (method: string, name: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}/__sim/${name}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const start = async () => {
    program = spawn(process.execPath, ['standins/mailbox/main.ts'], {
      env: { PORT: String(port), SMTP_PORT: String(smtpPort), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((ready, failed) => {
      program.once('exit', code => failed(new Error(`The mailbox ended with ${code}`)));
      program.stdout!.once('data', () => ready());
    });
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    if (program.exitCode === null && program.signalCode === null) {
      program.kill(signal);
      await ended;
    }
  };
  await start();
  return {
    smtpPort,
    email: createSmtp(
      {
        ...{ host: '127.0.0.1', port: smtpPort, tls: 'none', user: undefined, password: undefined },
        from: { name: 'Chhaap', address: 'orders@chhaap.test' },
      },
      { sendMs },
    ),
    async mails(to = '') {
      const { mails } = (await call('GET', `mails?limit=100&to=${encodeURIComponent(to)}`)) as { mails: KeptMail[] };
      return mails.reverse();
    },
    async fileOf({ id }, index) {
      const reply = await fetch(`http://127.0.0.1:${port}/${id}/files/${index}`);
      if (reply.status !== 200) throw new Error(`File ${index} of mail ${id}: ${reply.status}`);
      return Buffer.from(await reply.arrayBuffer());
    },
    script: async faults => void (await call('POST', 'script', faults)),
    async clear() {
      await call('DELETE', 'script');
      await call('DELETE', 'mails');
    },
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(ready => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise(closed => probe.close(closed));
  return port;
}
