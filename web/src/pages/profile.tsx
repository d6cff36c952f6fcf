import { useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { useCall } from '../api/use-endpoint.ts';
import { usePages, type Pages } from '../api/use-pages.ts';
import { ProfileHeader } from '../features/accounts/ProfileHeader.tsx';
import { useSignInNeeded } from '../features/accounts/use-sign-in-needed.ts';
import { BuyCredits } from '../features/credits/BuyCredits.tsx';
import { MyDesigns } from '../features/designs/MyDesigns.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../stored/use-auth.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';

/** Orders and designs of a page: the counts of the cards come from what is loaded. */
const PAGE = { limit: 20 };

/** '12', or '20+' where there are more pages; nothing while it is not known. */
function useCount(): (pages: Pages<unknown>) => string | undefined {
  const { atLeast } = useWords('profile');
  return ({ items, hasMore }) => items && (hasMore ? atLeast(items.length) : String(items.length));
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-card border border-line bg-white p-3 md:p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numbers text-2xl font-semibold">{value ?? <Skeleton className="h-6 w-12" />}</dd>
    </div>
  );
}

/** The tabs are addresses: a tab can be linked, reloaded and left by going back. */
function Tabs({ current }: { current: 'designs' | 'orders' }) {
  const words = useWords('profile');
  const tabs = [
    { name: 'designs', label: words.designs, href: paths.profile() },
    { name: 'orders', label: words.orders, href: paths.profile({ tab: 'orders' }) },
  ];
  return (
    <nav aria-label={words.tabsLabel} className="flex gap-2 border-b border-line">
      {tabs.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="target inline-flex items-center border-b-4 border-transparent px-4 font-semibold text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** /profile (S2 §2): who is signed in, their coins, designs and orders. */
export default function Profile() {
  const words = useWords('profile');
  const isSignedIn = useSignInNeeded(words.unauthorized);
  const buying = useWords('credits');
  const query = new URLSearchParams(useSearch());
  const tab = query.get('tab') === 'orders' ? 'orders' : 'designs';
  const asksForCredits = query.get('step') === 'credits';
  const user = useAuth()?.user;
  const credits = useCall('credits.balance', {}, { enabled: isSignedIn });
  const designs = usePages('designs.mine', PAGE, { enabled: isSignedIn });
  const orders = usePages('orders.mine', PAGE, { enabled: isSignedIn });
  const count = useCount();
  const { openCredits } = useFrame();
  useEffect(() => {
    if (isSignedIn && asksForCredits) openCredits();
  }, [isSignedIn, asksForCredits, openCredits]);
  // The header may have fetched the coins before this part of the page is hydrated, and the server showed none.
  const coins = isSignedIn ? credits.data?.credits : undefined;
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} />
      <ProfileHeader user={user} />
      <dl className="grid grid-cols-3 gap-2 md:gap-4">
        <Figure label={words.credits} value={coins?.toString()} />
        <Figure label={words.totalDesigns} value={count(designs)} />
        <Figure label={words.ordersPlaced} value={count(orders)} />
      </dl>
      <section aria-labelledby="buy-credits">
        <h2 id="buy-credits" className="mb-2 text-xl">
          {buying.title}
        </h2>
        <BuyCredits onBuy={openCredits} />
      </section>
      <Tabs current={tab} />
      <section aria-label={words[tab]}>
        {tab === 'orders' ? <OrderList orders={orders} /> : <MyDesigns designs={designs} />}
      </section>
    </main>
  );
}
