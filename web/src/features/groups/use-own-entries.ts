import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GroupEntry } from '../../../../contract/src/groups.ts';
import { useRef } from 'react';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { knownSecret, secretFor } from '../../stored/group-secrets.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';

type Fields = Pick<GroupEntry, 'tshirtType' | 'size' | 'color' | 'quantity'> & { name: string };
const headersOf = (secret: string) => ({ 'x-entry-secret': secret });

/** The entries that this browser wrote; none where it has not joined. */
export function useOwnEntries(code: string): GroupEntry[] | undefined {
  const secret = useIsInBrowser() ? knownSecret(code) : undefined;
  const { data } = useQuery({
    queryKey: ['groups.own', { code }],
    enabled: secret !== undefined,
    queryFn: ({ signal }) => send('groups.own', { params: { code }, headers: headersOf(secret!), signal }),
  });
  return data;
}

/** Adds, changes and withdraws entries of this browser; what is on screen is fetched anew. */
export function useEntryCalls(code: string) {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const fresh = async () => {
    // It may be asked for the first time now: a browser that has just joined has its secret since then.
    const own = await send('groups.own', { params: { code }, headers: headersOf(secretFor(code)) });
    queries.setQueryData(['groups.own', { code }], own);
    await invalidate('groups.one', 'groups.list');
  };
  return {
    async join(fields: Fields, requestKey: string) {
      const headers = headersOf(secretFor(code));
      await send('groups.join', { params: { code }, headers, body: { ...fields, requestKey } });
      await fresh();
    },
    async change(id: string, fields: Fields) {
      await send('groups.changeEntry', { params: { code, id }, headers: headersOf(secretFor(code)), body: fields });
      await fresh();
    },
    async withdraw(id: string) {
      await send('groups.removeEntry', { params: { code, id }, headers: headersOf(secretFor(code)) });
      await fresh();
    },
  };
}

/** One key for one wish: a second try of the same is the same entry. */
export function useRequestKey(): (wish: object) => string {
  const last = useRef({ wish: '', key: '' });
  return wish => {
    const text = JSON.stringify(wish);
    if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
