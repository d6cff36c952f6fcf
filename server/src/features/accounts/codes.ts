import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { knownFor } from './known-browser.ts';
import { limitCodes, limitProofs } from './limit-codes.ts';
import { countCodeTry, putCode } from './sign-in-codes.store.ts';

export const CODE_MINUTES = 10;
const TRIES = 5;

/** Where a code is valid: `of` names what it is for, so that no code works for anything else. */
type Asked = { of: string; email: string; ip: string; request: Request };
export type NewCode = {
  /** Keeps it, in the place of an older one of the same. */
  keep: (tx: Tx) => Promise<void>;
  /** What its mail is told. */
  inMail: { sealedCode: string; until: string };
};
/** A code that was the right one; it still has to be used up (`useCode`). */
export type RightCode = { id: string; codeHash: string };

const idOf = ({ secrets }: Context, { email, of }: Pick<Asked, 'email' | 'of'>): string =>
  secrets.hash('request of a code', `${email} ${of}`);
const hashOf = ({ secrets }: Context, email: string, code: string): string => secrets.hash('code', `${email} ${code}`);

/** A six-digit code for a mailbox, for ten minutes and five tries. Counts it, and refuses with `rate_limited`. */
export async function newCode(context: Context, asked: Asked): Promise<NewCode> {
  const { email, ip, request } = asked;
  const now = context.now();
  await limitCodes(context, { email, ip, known: await knownFor(context, request, email) });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  return {
    keep: tx => putCode(tx, { id: idOf(context, asked), codeHash: hashOf(context, email, code), expiresAt }),
    inMail: { sealedCode: context.secrets.seal('code in a mail', code), until: expiresAt.toISOString() },
  };
}

/** Counts a try. Refuses with `code_wrong` what is not the code, has expired, is used or was tried too often. */
export async function checkCode(context: Context, given: Asked & { code: string }): Promise<RightCode> {
  const { email, ip, request } = given;
  await limitProofs(context, { ip, known: await knownFor(context, request, email) });
  const id = idOf(context, given);
  const wanted = await countCodeTry(context.db, { id, most: TRIES, now: context.now() });
  const codeHash = hashOf(context, email, given.code);
  const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(wanted ?? '-'.repeat(codeHash.length)));
  if (isRight) return { id, codeHash };
  context.log.info('identity.code_refused');
  throw new Refused('code_wrong');
}
