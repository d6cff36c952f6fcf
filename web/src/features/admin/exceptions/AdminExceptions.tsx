import { usePages } from '../../../api/use-pages.ts';
import shirt from '../../../ui/art/shirt-white.svg?no-inline';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../../ui/EmptyState.tsx';
import { useWords } from '../../../words.ts';
import { ExceptionTable } from '../ExceptionTable.tsx';

const PAGE_SIZE = 25;

/** The open exceptions, the newest first. */
export function AdminExceptions() {
  const words = useWords('adminOrder');
  const admin = useWords('admin');
  const exceptions = usePages('admin.exceptions', { limit: PAGE_SIZE });
  if (exceptions.items === undefined)
    return exceptions.error ? (
      <LoadFailed text={words.exceptionsFailed} retryLabel={admin.retry} onRetry={exceptions.retry} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[1, 2, 3].map(one => (
          <Skeleton key={one} className="h-24" />
        ))}
      </div>
    );
  if (exceptions.items.length === 0)
    return <EmptyState title={words.noExceptions} text={words.noExceptionsText} picture={shirt} />;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.exceptionsLead}</p>
      <ExceptionTable exceptions={exceptions.items} />
      <MorePages list={exceptions} labels={admin} />
    </div>
  );
}
