import type { SettingName } from '../../../../domain/src/settings.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { countUnderWay } from '../payments/payments.ts';

type Change = { name: SettingName; before: string | null; after: string | null };
/** What a gateway is asked with. Another secret of the same account may take the place of one; without any the gateway cannot be asked. */
type Keys = { gateway: string; called: string; account: SettingName; others: readonly SettingName[] };

const KEYS: readonly Keys[] = [
  {
    ...{ gateway: 'phonepe', called: 'PhonePe', account: 'PHONEPE_CLIENT_ID' },
    others: ['PHONEPE_CLIENT_SECRET', 'PHONEPE_CLIENT_VERSION'],
  },
  {
    ...{ gateway: 'razorpay', called: 'Razorpay', account: 'RAZORPAY_KEY_ID' },
    others: ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  },
];

/**
 * Refuses to take a gateway's keys away, or to change its account, while payments or refunds of it are under way: nobody could ask how
 * they ended. Switched off in 'Ways to pay' it takes no new ones, and these settle.
 */
export async function keepGatewayAsked(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const { gateway, called, account, others } of KEYS) {
    const lost = changes.find(
      ({ name, before, after }) =>
        before !== null && (name === account ? after !== before : others.includes(name) && after === null),
    );
    const many = lost ? await countUnderWay(tx, gateway) : 0;
    if (!lost || many === 0) continue;
    throw new Refused('setting_refused', {
      fields: {
        [lost.name]: `is needed for ${many} ${many === 1 ? 'payment or refund' : 'payments and refunds'} under way: take ${called} off 'Ways to pay', and change this when they have ended`,
      },
    });
  }
}
