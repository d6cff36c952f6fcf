import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { FactorReminder, useAdminNeeded } from '../features/accounts/AdminNeeded.tsx';
import { type Desk, Desks } from '../features/admin/today/Desks.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths } from '../paths.ts';
import { LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

const FactorNeeded = lazyWithWords(
  ['accounts', 'security'],
  async () => (await import('../features/accounts/FactorNeeded.tsx')).FactorNeeded,
);

/** In place of what is in the admin, while its person has no second factor and the shop asks for one. */
export const BeforeAdmin = () => (
  <Suspense fallback={<Skeleton className="h-column rounded-card" />}>
    <FactorNeeded />
  </Suspense>
);

type Props = {
  title: string;
  /** Where the link above leads, if not to the orders. */
  back?: { href: string; label: string };
  /** Which desk it is. */
  desk?: Desk;
  children: ReactNode;
};

/** The frame of an admin's page below the order list: only for admins, with the way back. */
export function AdminPage({ title, back, desk, children }: Props) {
  const words = useWords('admin');
  const { back: toOrders } = useWords('adminOrder');
  const { state, hasFactor, retry } = useAdminNeeded(words);
  return (
    <main aria-busy={state === 'checking'} className="mx-auto flex w-full max-w-page flex-1 flex-col gap-4 px-4 py-8">
      <PageHead title={`${title} | ${words.title}`} />
      <Link
        href={back?.href ?? paths.admin({ tab: 'orders' })}
        className="target inline-flex items-center self-start text-indigo hover:underline"
      >
        {back?.label ?? toOrders}
      </Link>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {state === 'failed' && <LoadFailed text={words.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'factor' && <BeforeAdmin />}
      {state === 'allowed' && !hasFactor && <FactorReminder />}
      {state === 'allowed' && <Desks {...(desk && { current: desk })} />}
      {state === 'allowed' && children}
    </main>
  );
}
