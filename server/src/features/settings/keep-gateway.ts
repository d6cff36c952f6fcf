import { DEFAULT_GATEWAY } from '../../../../domain/src/payments.ts';
import type { SettingName } from '../../../../domain/src/settings.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { countUnderWay } from '../payments/payments.ts';

type Change = { name: SettingName; before: string | null; after: string | null };

/** What a gateway is asked with. Another secret of the same account may take the place of one; without any the gateway cannot be asked. */
const KEYS: Record<typeof DEFAULT_GATEWAY, { account: SettingName; others: readonly SettingName[] }> = {
  phonepe: { account: 'PHONEPE_CLIENT_ID', others: ['PHONEPE_CLIENT_SECRET', 'PHONEPE_CLIENT_VERSION'] },
};

/**
 * Refuses to take a gateway's keys away, or to change its account, while payments or refunds of it are under way: nobody could ask how
 * they ended. Switched off in 'Ways to pay' it takes no new ones, and these settle.
 */
export async function keepGatewayAsked(tx: Tx, changes: readonly Change[]): Promise<void> {
  const { account, others } = KEYS[DEFAULT_GATEWAY];
  const lost = changes.find(
    ({ name, before, after }) =>
      before !== null && (name === account ? after !== before : others.includes(name) && after === null),
  );
  if (!lost) return;
  const many = await countUnderWay(tx, DEFAULT_GATEWAY);
  if (many === 0) return;
  throw new Refused('setting_refused', {
    fields: {
      [lost.name]: `is needed for ${many} ${many === 1 ? 'payment or refund' : 'payments and refunds'} under way: take PhonePe off 'Ways to pay', and change this when they have ended`,
    },
  });
}
