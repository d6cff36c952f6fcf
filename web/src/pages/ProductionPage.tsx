import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mayDo } from '../../../domain/src/access.ts';
import type { DueKind } from '../../../domain/src/due.ts';
import { useAdminNeeded } from '../features/accounts/AdminNeeded.tsx';
import { Desks } from '../features/admin/today/Desks.tsx';
import { sumOf, useDue } from '../features/admin/today/use-due.ts';
import { paths } from '../paths.ts';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { BeforeAdmin } from './AdminPage.tsx';
import { PageHead } from './PageHead.tsx';

type Tab = 'queue' | 'scan' | 'parcels';
const TABS: Record<Tab, () => string> = {
  queue: paths.production,
  scan: paths.productionScan,
  parcels: paths.productionParcels,
};

/** What waits in each. */
const DUE: Record<Tab, readonly DueKind[]> = { queue: ['look', 'print', 'pack'], scan: [], parcels: ['send'] };

/** Each part is an address, so that a station of the workshop keeps its own. */
function Tabs({ current }: { current: Tab }) {
  const { tabs, tabsLabel } = useWords('production');
  const { counts = {} } = useDue();
  const countOf = (tab: Tab): string => {
    const count = sumOf(counts, DUE[tab]);
    return count > 0 ? `\u00a0(${count})` : '';
  };
  return (
    <nav aria-label={tabsLabel} className="grid grid-cols-3 sm:flex sm:gap-2 sm:border-b sm:border-line">
      {(Object.keys(TABS) as Tab[]).map(tab => (
        <Link
          key={tab}
          href={TABS[tab]()}
          aria-current={tab === current ? 'page' : undefined}
          className="target inline-flex items-center border-b-4 border-line px-2 font-semibold whitespace-nowrap text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink sm:border-transparent md:px-4"
        >
          {`${tabs[tab]}${countOf(tab)}`}
        </Link>
      ))}
    </nav>
  );
}

type Props = {
  tab: Tab;
  /** `isStaff`: who may open orders too. */
  children: (isStaff: boolean) => ReactNode;
};

/** The frame of the production desk: for printers, who have nothing else of the admin, and for staff and owners. */
export function ProductionPage({ tab, children }: Props) {
  const words = useWords('production');
  const admin = useWords('admin');
  const { state, role, retry } = useAdminNeeded(admin, 'production');
  // At hydration the role may be known already, from the header, and the server's page showed nothing of it.
  const isStaff = state === 'allowed' && mayDo(role, 'orders');
  return (
    <main aria-busy={state === 'checking'} className="mx-auto flex w-full max-w-page flex-1 flex-col gap-4 px-4 py-8">
      <PageHead title={`${words.tabs[tab]} | ${words.title}`} />
      {isStaff && (
        <Link href={paths.admin()} className="target inline-flex items-center self-start text-indigo hover:underline">
          {words.back}
        </Link>
      )}
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      {state === 'failed' && <LoadFailed text={admin.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'factor' && <BeforeAdmin />}
      {state === 'allowed' && (
        <>
          {isStaff && <Desks current={tab === 'parcels' ? 'parcels' : 'production'} />}
          <Tabs current={tab} />
          {children(isStaff)}
        </>
      )}
    </main>
  );
}
