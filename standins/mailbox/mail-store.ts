import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { summarise, traceLines } from './read-mail.ts';
import type { Envelope, Summary } from './read-mail.ts';

export type MailFilter = {
  /** Part of a recipient's address, in any case. */
  to?: string | undefined;
  /** Only mails that came before this one. */
  before?: number | undefined;
  limit: number;
};

/** The mails that this program took, in files of their own. */
export type MailStore = {
  /** Keeps a mail, and drops the oldest above the limit. Answers its number. */
  add(envelope: Envelope, source: Buffer): Promise<number>;
  /** The newest first. */
  list(filter: MailFilter): Summary[];
  /** The mail as it came, with the lines that a mail server adds; nothing for an unknown number. */
  read(id: number): Buffer | undefined;
  clear(): void;
};

const NAME = /^(\d{1,12})\.eml$/;

/** Opens the folder of mails, made where missing; at most `limit` are kept. Files that are no mail are left alone. */
export async function openMailStore(directory: string, limit: number): Promise<MailStore> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const fileOf = (id: number) => join(directory, `${id}.eml`);
  const ids = readdirSync(directory).flatMap(name => Number(NAME.exec(name)?.[1] ?? NaN) || []);
  const mails: Summary[] = [];
  for (const id of ids.sort((a, b) => a - b)) mails.push(await summarise(id, readFileSync(fileOf(id))));
  let lastId = mails.at(-1)?.id ?? 0;
  const dropOldest = () => {
    while (mails.length > limit) rmSync(fileOf(mails.shift()!.id), { force: true });
  };
  dropOldest();
  return {
    async add(envelope, source) {
      const id = (lastId += 1);
      const whole = Buffer.concat([traceLines(envelope), source]);
      const summary = await summarise(id, whole);
      // Written beside and moved into place: a mail is there whole or not at all, whenever this program is ended.
      const draft = join(directory, `${id}.draft`);
      await writeFile(draft, whole, { mode: 0o600 });
      await rename(draft, fileOf(id));
      // One that came before may still be on its way to the disk.
      mails.splice(mails.findLastIndex(one => one.id < id) + 1, 0, summary);
      dropOldest();
      return id;
    },
    list({ to = '', before = Infinity, limit: count }) {
      const wanted = to.trim().toLowerCase();
      const fits = (mail: Summary) => mail.id < before && mail.to.some(one => one.toLowerCase().includes(wanted));
      return mails.filter(fits).slice(-count).reverse();
    },
    read: id => (mails.some(mail => mail.id === id) ? readFileSync(fileOf(id)) : undefined),
    clear() {
      for (const { id } of mails.splice(0)) rmSync(fileOf(id), { force: true });
    },
  };
}
