import { addressOf } from '../../contract/src/addresses.ts';
import type { PathParams } from './path-params.ts';
import { ownCalls, tabIn } from './pages/own-calls.ts';
import type { Page } from './pages.ts';
import type { ProfileTab } from './paths.ts';
import type { Noun } from './words.ts';

/** What a page of a person's own things loads ahead: addresses by the names of their calls, source files, words. */
export type OwnPage = { asks: Record<string, string>; files: readonly string[]; words: readonly Noun[] };

const LATE_ADDRESSES = 'contract/src/late-addresses.ts';
/** Tabs whose script and words come by themselves (`lazyWithWords`). */
const LATE_TABS: Partial<Record<ProfileTab, Omit<OwnPage, 'asks'>>> = {
  groups: { files: ['web/src/features/groups/GroupCards.tsx', LATE_ADDRESSES], words: ['groupOwner'] },
  addresses: { files: ['web/src/features/checkout/AddressBook.tsx'], words: ['addresses', 'checkout'] },
  notifications: {
    files: ['web/src/features/notifications/NotificationChoices.tsx', LATE_ADDRESSES],
    words: ['notifications'],
  },
  data: { files: [LATE_ADDRESSES], words: [] },
};

/** For the server alone: what the browser is told of such a page; nothing for every other page. */
export function ownPage(page: Page, params: PathParams, query: URLSearchParams): OwnPage | undefined {
  const calls = ownCalls[page.path]?.(params, query);
  if (!calls) return undefined;
  const late = page.path === '/profile' ? LATE_TABS[tabIn(query)] : undefined;
  const asks = Object.fromEntries(calls.map(one => [one.name, addressOf(one.name, one.params)]));
  return { asks, files: late?.files ?? [], words: late?.words ?? [] };
}
