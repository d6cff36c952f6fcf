import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ListedGroup } from '../../../contract/src/groups.ts';
import { type Pages, usePages } from '../api/use-pages.ts';
import { ProfileHeader, useOwnAccount } from '../features/accounts/ProfileHeader.tsx';
import { useSignInNeeded } from '../features/accounts/use-session.ts';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { OwnCoupons } from '../features/coupons/OwnCoupons.tsx';
import { CreditHistory } from '../features/credits/CreditHistory.tsx';
import { CreditsSection } from '../features/credits/BuyCredits.tsx';
import { MyDesigns } from '../features/designs/MyDesigns.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { MyData } from '../features/privacy/MyData.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths, type ProfileTab } from '../paths.ts';
import { Skeleton } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';
import { ProfileFigures, ProfileTabs } from './ProfileTabs.tsx';

const GroupCards = lazyWithWords<{ groups: Pages<ListedGroup> }>(
  ['groupOwner'],
  async () => (await import('../features/groups/GroupCards.tsx')).GroupCards,
);

/** Entries of a list that arrive at once; an order is as large as a phone. */
const LISTED = { limit: 20 };
const ORDERS_LISTED = { limit: 10 };

type Said = { title: string; description?: string };
type TabProps = {
  isSignedIn: boolean;
  /** Leads home who is signed in nowhere any more once `work` is done, and says so there. */
  leave: Leave;
};
type Leave = (said: Said, work?: () => Promise<unknown>) => Promise<void>;
const Designs = ({ isSignedIn }: TabProps) => (
  <MyDesigns designs={usePages('designs.mine', LISTED, { enabled: isSignedIn })} />
);
const Orders = ({ isSignedIn }: TabProps) => (
  <OrderList orders={usePages('orders.mine', ORDERS_LISTED, { enabled: isSignedIn })} onAgain={useFrame().openCart} />
);
function Coupons({ isSignedIn }: TabProps) {
  const { catalog, failed, retry } = useCatalog();
  const coupons = usePages('coupons.mine', LISTED, { enabled: isSignedIn });
  const again = () => {
    if (coupons.error) coupons.retry();
    retry();
  };
  return <OwnCoupons coupons={coupons} catalog={catalog} catalogFailed={failed} onRetry={again} />;
}
function Groups({ isSignedIn }: TabProps) {
  const groups = usePages('groups.mine', LISTED, { enabled: isSignedIn });
  // What loads late is nothing for the server.
  if (!isSignedIn) return null;
  return (
    <Suspense>
      <GroupCards groups={groups} />
    </Suspense>
  );
}
const History = ({ isSignedIn }: TabProps) => (
  <CreditHistory lines={usePages('credits.history', LISTED, { enabled: isSignedIn })} />
);

const AddressBook = lazyWithWords(
  ['addresses', 'checkout'],
  async () => (await import('../features/checkout/AddressBook.tsx')).AddressBook,
);
/** What comes with its own script is not rendered by the server, which knows nobody. */
const Addresses = ({ isSignedIn }: TabProps) => (
  <Suspense fallback={<Skeleton className="h-column rounded-card" />}>{isSignedIn && <AddressBook />}</Suspense>
);

/** What this browser kept of the person leaves it. */
const forget = async () => (await import('../features/accounts/end-session.ts')).endSession();

/**
 * Leads home whose sessions have all ended, and says so once the profile is gone: as long as it stands it would ask to sign in. Nothing of
 * it asks the server any more.
 */
function useLeave(): { isLeaving: boolean; leave: TabProps['leave'] } {
  const [, navigate] = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const what = useRef<Said>(undefined);
  useEffect(
    () => () => {
      const said = what.current;
      const say = () => said && toast(said);
      if (said) void forget().then(say, say);
    },
    [],
  );
  const leave: Leave = async (said, work) => {
    // Before it is done: another answer may say first that nobody is signed in any more.
    setIsLeaving(true);
    try {
      await work?.();
    } catch (error) {
      setIsLeaving(false);
      throw error;
    }
    what.current = said;
    navigate(paths.home(), { replace: true });
  };
  return { isLeaving, leave };
}

function Data({ isSignedIn, leave }: TabProps) {
  const { dialog } = useWords('myData');
  const deleted = () => void leave({ title: dialog.done, description: dialog.doneText });
  return <MyData user={useOwnAccount(isSignedIn)} onDeleted={deleted} />;
}

const Security = lazyWithWords<{ onLeave: Leave }>(
  ['accounts', 'security'],
  async () => (await import('../features/accounts/Security.tsx')).Security,
);
function SecurityTab({ isSignedIn, leave }: TabProps) {
  return (
    <Suspense fallback={<Skeleton className="h-column rounded-card" />}>
      {isSignedIn && <Security onLeave={leave} />}
    </Suspense>
  );
}

const NotificationChoices = lazyWithWords(
  ['notifications'],
  async () => (await import('../features/notifications/NotificationChoices.tsx')).NotificationChoices,
);
const Notifications = ({ isSignedIn }: TabProps) => (
  <Suspense fallback={<Skeleton className="h-column rounded-card" />}>{isSignedIn && <NotificationChoices />}</Suspense>
);

/** What each tab shows; the first one is the profile's own address. */
const TABS: Record<ProfileTab, ComponentType<TabProps>> = {
  designs: Designs,
  orders: Orders,
  coupons: Coupons,
  history: History,
  groups: Groups,
  data: Data,
  security: SecurityTab,
  addresses: Addresses,
  notifications: Notifications,
};

/** /profile (S2 §2): who is signed in, their credits, designs and orders. */
export default function Profile() {
  const words = useWords('profile');
  const { isLeaving, leave } = useLeave();
  const isSignedIn = useSignInNeeded(words.unauthorized, isLeaving);
  const query = new URLSearchParams(useSearch());
  const named = query.get('tab') ?? '';
  const tab = Object.hasOwn(TABS, named) ? (named as ProfileTab) : 'designs';
  const asksForCredits = query.get('step') === 'credits';
  const user = useOwnAccount(isSignedIn);
  const { openCredits } = useFrame();
  useEffect(() => {
    if (isSignedIn && asksForCredits) openCredits();
  }, [isSignedIn, asksForCredits, openCredits]);
  const Tab = TABS[tab];
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} />
      <ProfileHeader user={user} />
      <ProfileFigures isSignedIn={isSignedIn} />
      <CreditsSection onChosen={openCredits} isAside={tab !== 'designs' && tab !== 'history'} />
      <ProfileTabs current={tab} />
      <section aria-label={tab === 'coupons' ? words.myCoupons : words[tab]}>
        {!isLeaving && <Tab isSignedIn={isSignedIn} leave={leave} />}
      </section>
    </main>
  );
}
