import { Link } from 'wouter';
import type { GroupCard } from '../../../../contract/src/groups.ts';
import type { Pages } from '../../api/use-pages.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { MorePages } from '../../ui/MorePages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** The last day that entries are taken: the closing moment is the midnight after it. */
export const lastDayOf = ({ closesAt }: { closesAt: string }): string =>
  new Date(Date.parse(closesAt) - 1).toISOString();

/** The profile's group orders, the newest first. */
export function GroupCards({ groups }: { groups: Pages<GroupCard> }) {
  const words = useWords('groupOwner');
  const language = useLanguage();
  const { items, error, retry } = groups;
  if (items === undefined)
    return error ? (
      <LoadFailed text={words.listFailed} retryLabel={words.retry} onRetry={retry} />
    ) : (
      <Skeleton className="h-thumb" />
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        picture={shirt}
        action={<LinkButton href={paths.community()}>{words.start.toGallery}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {items.map(group => (
          <li key={group.code}>
            <Link
              href={paths.group(group.code, 'list')}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-white px-4 py-3 hover:border-ink-3"
            >
              <span className="font-semibold">{group.designName}</span>
              <span className="flex flex-wrap items-center gap-x-4 text-ink-2">
                {words.card(group.entries, group.pieces)}
                {group.state === 'open' && <span>{words.until(monthAndDay(lastDayOf(group), language))}</span>}
                <Badge tone={group.state === 'open' ? 'good' : 'quiet'}>{words.states[group.state]}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MorePages list={groups} labels={words} />
    </div>
  );
}
