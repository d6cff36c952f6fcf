import type { DueKind } from '../../../../../domain/src/due.ts';
import { paths } from '../../../paths.ts';
import { ChipLink } from '../../../ui/Tabs.tsx';
import { useWords } from '../../../words.ts';
import { sumOf, useDue } from './use-due.ts';

/** Where people of the shop work, and what waits there. */
const DESKS = {
  production: { href: paths.production, kinds: ['look', 'print', 'pack'] },
  parcels: { href: paths.productionParcels, kinds: ['send'] },
  payments: { href: paths.adminPayments, kinds: ['claims', 'refunds'] },
  tickets: { href: paths.adminTickets, kinds: ['tickets', 'owed'] },
  moderation: { href: paths.adminModeration, kinds: ['reports'] },
  returns: { href: paths.adminReturns, kinds: ['returns'] },
  exceptions: { href: paths.adminExceptions, kinds: ['exceptions'] },
} as const satisfies Record<string, { href: () => string; kinds: readonly DueKind[] }>;
export type Desk = keyof typeof DESKS;

/** The desks in one line, each with how much waits there: on every page of the admin, so that no count is a page away. */
export function Desks({ current }: { current?: Desk }) {
  const words = useWords('adminToday');
  const { counts = {} } = useDue();
  return (
    <nav aria-label={words.desksLabel} className="-mx-4 px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 overflow-x-auto md:flex-wrap">
        {(Object.keys(DESKS) as Desk[]).map(desk => {
          const count = sumOf(counts, DESKS[desk].kinds);
          return (
            <li key={desk} className="shrink-0">
              <ChipLink href={DESKS[desk].href()} chosen={desk === current}>
                {words.desks[desk]}
                {/* Its place is there before it is known: nothing moves when it comes. */}
                <span className="numbers ml-1 inline-block min-w-8 text-left">{count > 0 && `(${count})`}</span>
              </ChipLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
