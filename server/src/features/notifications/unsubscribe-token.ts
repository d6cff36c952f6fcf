import { timingSafeEqual } from 'node:crypto';
import { OPTIONAL_MAILS } from '../../../../contract/src/notifications.ts';
import type { Tx } from '../../db/database.ts';
import { signUnsubscribe } from './notifications.store.ts';

export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
/** Whose mails, and which: what a link at the foot of a mail stands for. */
export type Subscribed = { accountId: string; kind: OptionalMail };

/** 'production.a7f….9c…': who has it can end these mails, and nothing else. It tells no name and no address, and never runs out. */
export async function unsubscribeToken(tx: Tx, { kind, accountId }: Subscribed): Promise<string> {
  const named = `${kind}.${accountId}`;
  return `${named}.${await signUnsubscribe(tx, named)}`;
}

/** What a token of this shop stands for; nothing for any other text. */
export async function readUnsubscribeToken(tx: Tx, token: string): Promise<Subscribed | undefined> {
  const [word, accountId] = token.split('.');
  const kind = OPTIONAL_MAILS.find(one => one === word);
  if (!kind || !accountId) return undefined;
  const [given, right] = [Buffer.from(token), Buffer.from(await unsubscribeToken(tx, { accountId, kind }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { accountId, kind } : undefined;
}
