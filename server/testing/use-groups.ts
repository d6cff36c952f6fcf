import { dayOf } from '../../domain/src/india-days.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Group, GroupCard, GroupEntry, GroupList } from '../../contract/src/groups.ts';
import { buildDesign } from './build-design.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestReply, type TestShop } from './test-shop.ts';

let last = 0;
/** A key that no other request has. */
export const newKey = (): string => `request-${String(++last).padStart(6, '0')}`;
/** A secret as a friend's browser makes one: another one for each number. */
export const secretOf = (friend: number): string => friend.toString(16).padStart(32, '0');

const CHOICE = { tshirtType: 'regular', size: 'M', color: 'white', quantity: 1 };

/** What is asked of group orders again and again. */
export function groupsOf(room: { shop: TestShop }) {
  const call = (...args: Parameters<TestShop['call']>) => room.shop.call(...args);
  const inDays = (days: number) => dayOf(new Date(room.shop.clock.now().getTime() + days * 86_400_000));
  const wish = (designId: string, o: object = {}) => ({
    ...{ designId, collector: 'Asha', position: 'front', designSize: 'a4', hasBack: false, color: null },
    ...{ tshirtTypes: ['regular', 'oversized'], closingDay: inDays(7), note: '', requestKey: newKey(), ...o },
  });
  const start = (as: TestAccount, designId: string, o: object = {}): Promise<TestReply<GroupCard>> =>
    call('groups.start', { as, body: wish(designId, o) });
  return {
    inDays,
    start,
    /** A group of a design of the owner's own. */
    async begin(as: TestAccount, o: object = {}): Promise<{ code: string; designId: string }> {
      const { id } = await buildDesign(room.shop, { accountId: as.id });
      const { status, body } = await start(as, id, o);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { code: body.code, designId: id };
    },
    /** A friend without an account adds an entry: a white regular shirt of size M, unless told otherwise. */
    join(code: string, friend: number, o: object = {}, as?: TestAccount): Promise<TestReply<GroupEntry>> {
      const body = { name: `Friend ${friend}`, ...CHOICE, requestKey: newKey(), ...o };
      const headers: Record<string, string> = friend > 0 ? { 'x-entry-secret': secretOf(friend) } : {};
      return call('groups.join', { params: { code }, body, headers, ...(as ? { as } : {}) });
    },
    async view(code: string): Promise<Group> {
      return (await call('groups.one', { params: { code } })).body;
    },
    async listOf(as: TestAccount, code: string): Promise<GroupList> {
      return (await call('groups.list', { as, params: { code } })).body;
    },
    own: async (code: string, friend: number): Promise<GroupEntry[]> =>
      (await call('groups.own', { params: { code }, headers: { 'x-entry-secret': secretOf(friend) } })).body,
    put: (as: TestAccount, code: string) => call('groups.putInCart', { as, params: { code } }),
    change: (as: TestAccount, code: string, body: object) => call('groups.change', { as, params: { code }, body }),
    /** A friend changes an entry, or its owner: to a white regular shirt of size M, unless told otherwise. */
    edit: (code: string, id: string, friend: number, o: object, as?: TestAccount) =>
      call('groups.changeEntry', {
        params: { code, id },
        body: { ...CHOICE, ...o },
        headers: { 'x-entry-secret': secretOf(friend) },
        ...(as ? { as } : {}),
      }),
    withdraw: (code: string, id: string, friend: number, as?: TestAccount) =>
      call('groups.removeEntry', {
        params: { code, id },
        headers: { 'x-entry-secret': secretOf(friend) },
        ...(as ? { as } : {}),
      }),
  };
}

/** A shop for the tests of one file with what is asked of its groups; `at.asha` is another owner in each test. */
export function useGroups() {
  const room = {} as { shop: TestShop };
  const at = {} as { asha: TestAccount };
  beforeAll(async () => {
    const { images, press } = scriptedArtist();
    room.shop = await startTestShop({ images, press });
  });
  afterAll(() => room.shop?.stop());
  beforeEach(async () => {
    at.asha = await room.shop.signUp('Asha');
  });
  return { room, at, ...groupsOf(room) };
}

/** Status and code of an answer. */
export const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
