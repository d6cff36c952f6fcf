import { useState } from 'react';
import { Link } from 'wouter';
import type { GroupList } from '../../../contract/src/groups.ts';
import { useCall } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { EditEntry, EntryTable, type ListedEntry } from '../features/groups/EntryTable.tsx';
import { GroupLink, GroupState, ToCart } from '../features/groups/GroupActs.tsx';
import { GroupTotals, HandOut } from '../features/groups/HandOut.tsx';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import shirt from '../ui/art/shirt-black.svg?no-inline';
import { Badge } from '../ui/Badge.tsx';
import { Button, LinkButton, QUIET_LINK } from '../ui/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { useWords } from '../words.ts';
import { entryParts } from './entry-parts.tsx';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';

/** Link, last day, list, sum, and the way into the cart; once it is paid, the list to hand out by. */
function Shown({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const { openCart } = useFrame();
  const [edited, setEdited] = useState<ListedEntry | 'new'>();
  const canAdd = group.state !== 'ordered' && group.isOrderable;
  return (
    <>
      {!group.isOrderable && (
        <p role="status" className="rounded-control border border-turmeric bg-white px-4 py-3">
          {words.gone}
        </p>
      )}
      <HandOut group={group} />
      <div
        data-no-print={group.state === 'ordered' || undefined}
        className="grid items-start gap-6 lg:grid-cols-3 lg:gap-12"
      >
        <section aria-labelledby="group-entries" className="flex min-w-0 flex-col gap-4 lg:col-span-2">
          {group.state !== 'ordered' && <GroupLink group={group} />}
          <h2 id="group-entries" className="text-xl">
            {words.entriesTitle}
          </h2>
          {group.list.length === 0 ? (
            <p className="text-ink-2">{words.noEntries}</p>
          ) : (
            <EntryTable group={group} onEdit={setEdited} />
          )}
          {canAdd && (
            <Button tone="secondary" onClick={() => setEdited('new')} className="self-start" data-no-print>
              {words.add}
            </Button>
          )}
        </section>
        <div className="flex flex-col gap-6">
          {group.list.length > 0 && <GroupTotals group={group} />}
          <ToCart group={group} onPut={openCart} />
          {group.state !== 'ordered' && <GroupState key={group.closesAt} group={group} />}
        </div>
      </div>
      {edited && (
        <EditEntry
          group={group}
          entry={edited === 'new' ? undefined : edited}
          parts={entryParts}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function NotHere() {
  const words = useWords('groupOwner');
  return (
    <EmptyState
      title={words.notFound}
      text={words.notFoundText}
      picture={shirt}
      action={<LinkButton href={paths.profile({ tab: 'groups' })}>{words.backToAll}</LinkButton>}
    />
  );
}

/** /group/{code}/list: a group order as its owner keeps it. Who is not signed in does so here. */
export default function GroupListPage({ params }: { params: PathParams }) {
  const words = useWords('groupOwner');
  const { signIn } = useFrame();
  const isSignedIn = useSignedIn();
  const { data, error, refetch } = useCall(
    'groups.list',
    { code: params['code'] ?? '' },
    { enabled: isSignedIn === true },
  );
  const isMissing = error?.status === 404 || error?.status === 400;
  const title = data ? words.pageTitle(data.designName) : words.tab;
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-6">
      <PageHead title={title} />
      <header className="flex flex-col gap-1">
        <Link href={paths.profile({ tab: 'groups' })} className={`${QUIET_LINK} self-start`} data-no-print>
          <BackIcon /> {words.backToAll}
        </Link>
        <h1 className="flex flex-wrap items-center gap-3 text-2xl md:text-3xl">
          {title}
          {data && <Badge tone={data.state === 'open' ? 'good' : 'quiet'}>{words.states[data.state]}</Badge>}
        </h1>
      </header>
      {isSignedIn === false ? (
        <EmptyState
          title={words.signIn.title}
          text={words.signIn.text}
          picture={shirt}
          action={<Button onClick={() => signIn()}>{words.signIn.button}</Button>}
        />
      ) : data ? (
        <Shown group={data} />
      ) : isMissing ? (
        <NotHere />
      ) : error ? (
        <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-thumb" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </main>
  );
}
