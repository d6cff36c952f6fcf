import { cleanDisplayName } from '../../../../domain/src/display-name.ts';
import type { Account, Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { checkName, checkPersonName } from '../designs/designs.ts';
import { updateName } from './accounts.store.ts';

const TIMES_A_DAY = 20;

/**
 * Changes the name that others see beside a public design, and answers it without blanks around it. A later sign-in leaves it as it is.
 * Refuses with `display_name`, `name_refused`, `name_poses` and `rate_limited`.
 */
export async function rename(
  context: Context,
  { id: accountId, role }: Pick<Account, 'id' | 'role'>,
  displayName: string,
): Promise<string> {
  const name = cleanDisplayName(displayName);
  if (name === undefined) throw new Refused('display_name');
  // Who is of the shop may say so.
  await (role === 'shopper' ? checkPersonName : checkName)(context, name, 'displayName');
  const now = context.now();
  await allowTry(context.db, `rename:${accountId}`, TIMES_A_DAY, 86_400, now);
  await context.db.transaction(async tx => {
    await updateName(tx, { accountId, name, now });
    for (const noun of ['accounts', 'designs']) await announce(tx, { channel: 'data', noun });
  });
  return name;
}
