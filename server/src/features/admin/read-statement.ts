import type { Statement } from '../../../../contract/src/admin-payments.ts';
import { readStatement, STATEMENT, utrsIn, type Credit } from '../../../../domain/src/bank-statement.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listByUtr, type Claim } from '../payments/payments.ts';
import { toClaimReply } from './hand-payments.ts';

/** What a slow connection may take for a sheet, below the listener's own limit. */
const BODY_MS = 55_000;

/**
 * Which claims stand in a bank's sheet, by their numbers. It is read and forgotten: nothing is kept, and nothing is confirmed. A file that is
 * none, or has other columns, is refused as a whole.
 */
export async function matchStatement(context: Context, readFile: ReadFile): Promise<Statement> {
  const sheet = readStatement(await textOf(readFile));
  if (!sheet.ok) throw new Refused(sheet.refusal);
  const { lines, credits } = sheet.value;
  const numbers = credits.map(credit => ({ credit, utrs: utrsIn(credit) }));
  const claims = await listByUtr(context.db, [...new Set(numbers.flatMap(({ utrs }) => utrs))]);
  const byUtr = new Map(claims.map(claim => [claim.hand.utr, claim]));
  const matches = numbers.flatMap(({ credit, utrs }) =>
    utrs.flatMap(utr => {
      const claim = byUtr.get(utr);
      return claim ? [toMatch(credit, claim)] : [];
    }),
  );
  return { lines, matches };
}

const toMatch = ({ line, date, narration, credited }: Credit, claim: Claim): Statement['matches'][number] => ({
  ...{ line, date, narration, credited: toRupees(credited) },
  isSameAmount: credited === claim.hand.amount,
  claim: toClaimReply(claim),
});

async function textOf(readFile: ReadFile): Promise<string> {
  const file = await readFile({ limit: STATEMENT.bytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('statement_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refused('statement_sheet');
  }
}
