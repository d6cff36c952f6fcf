import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ReadMail } from './read-mail.ts';

export const PUBLIC_URL = 'http://localhost:4100/demo/mail';

/** A mail as a test sends it; what is not said is a plain one. */
export type TestMail = {
  to?: string[];
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string;
  attachments?: { filename: string; content: string }[];
};

/** Runs a mailbox in a process of its own for the tests of one file. Before each test it is emptied and has no faults. */
export function useMailbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const state = { origin: '', smtpPort: 0 };
  let program: ChildProcess;

  const start = async () => {
    program = spawnMailbox({ PORT: '0', SMTP_PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, INSTANCE: 'a-shop' });
    state.origin = await readOrigin(program);
    state.smtpPort = ((await (await fetch(`${state.origin}/healthz`)).json()) as { smtpPort: number }).smtpPort;
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    program.kill(signal);
    expect(await ended).toBe(signal === 'SIGTERM' ? 0 : null);
  };
  const control = async (method: string, call: string, body?: object) => {
    const reply = await fetch(`${state.origin}/__sim/${call}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: reply.status, body: (await reply.json()) as { mails: ReadMail[]; next?: number; rules: object } };
  };
  beforeAll(start);
  afterAll(async () => {
    await end();
    rmSync(dataDir, { recursive: true });
  });
  afterEach(async () => {
    await control('DELETE', 'script');
    await control('DELETE', 'mails');
  });
  return {
    state,
    dataDir,
    start,
    end,
    control,
    mails: async (query = '') => (await control('GET', `mails${query}`)).body.mails,
    /** Sends a mail as any program does; rejects with the server's refusal. */
    async send({ to = ['asha@example.com'], ...mail }: TestMail = {}): Promise<void> {
      const transport = createTransport({ host: '127.0.0.1', port: state.smtpPort, socketTimeout: 4000 });
      await transport.sendMail({ from: 'shop@chhaap.test', to, subject: 'Hello', text: 'A text.', ...mail });
    },
  };
}

/** Runs the mailbox's program with nothing but these settings. */
export function spawnMailbox(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['standins/mailbox/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The mailbox ended with ${code}`)));
    program.stderr!.on('data', (text: Buffer) => process.stderr.write(text));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}
