import { eq } from 'drizzle-orm';
import { groupEntries } from '../../src/db/tables/groups.ts';
import type { TestShop } from '../test-shop.ts';
import { groupsOf } from '../use-groups.ts';
import { named, newKey, type Hidden, type Rest, type Scoped } from './row.ts';
import { designOf, orderOf, type Caller } from './things.ts';

const GROUP = { collector: 'Asha', position: 'front', designSize: 'a4', hasBack: false, color: null };
const groupOf = async (shop: TestShop, { as }: Caller): Promise<string> => (await groupsOf({ shop }).begin(as!)).code;
const ofGroup = (rest: Rest = {}): Hidden => ({ make: named('code', groupOf, rest) });
const ofEntry = (rest: Rest = {}): Hidden => ({
  async make(shop, asha) {
    const code = await groupOf(shop, asha);
    const { body } = await groupsOf({ shop }).join(code, 1);
    return () => ({ params: { code, id: body.id }, ...rest });
  },
});
const groupWish = (shop: TestShop, designId: string, requestKey: string) => {
  const closingDay = groupsOf({ shop }).inDays(7);
  return { body: { ...GROUP, designId, tshirtTypes: ['regular'], closingDay, requestKey } };
};

/** Places that name a group order or a friend's entry. */
export const HIDDEN_GROUPS: Record<string, Hidden> = {
  'groups.list params.code': ofGroup(),
  'groups.change params.code': ofGroup({ body: { state: 'closed' } }),
  'groups.putInCart params.code': ofGroup(),
  'groups.changeEntry params.id': ofEntry({
    body: { tshirtType: 'regular', size: 'L', color: 'black', quantity: 1 },
  }),
  'groups.removeEntry params.id': ofEntry(),
  'groups.start body.designId': {
    async make(shop, asha) {
      const { id } = await designOf(shop, asha);
      return () => groupWish(shop, id, newKey());
    },
  },
  'groups.mine query.orderId': {
    async make(shop, asha) {
      const code = await groupOf(shop, asha);
      const { body } = await groupsOf({ shop }).join(code, 1);
      const { id } = await orderOf(shop, asha);
      await shop.db.update(groupEntries).set({ orderId: id }).where(eq(groupEntries.id, body.id));
      return () => ({ params: { orderId: id } });
    },
    status: 200,
  },
};

/** What a caller chose for a group of theirs. */
export const SCOPED_GROUPS: Record<string, Scoped> = {
  'groups.start body.requestKey': {
    async make(shop, asha) {
      const requestKey = newKey();
      const call = async (caller: Caller) => groupWish(shop, (await designOf(shop, caller)).id, requestKey);
      const { body } = await shop.call('groups.start', { ...asha, ...(await call(asha)) });
      return { call, secrets: [body.code] };
    },
    unknown: newKey(),
  },
};
