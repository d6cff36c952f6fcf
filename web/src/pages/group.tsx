import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Group, GroupEntry } from '../../../contract/src/groups.ts';
import { useCall } from '../api/use-endpoint.ts';
import { useSignedIn } from '../features/accounts/use-session.ts';
import { draftOf, type GroupDraft, GroupShirt } from '../features/groups/GroupShirt.tsx';
import { EntryForm } from '../features/groups/EntryForm.tsx';
import { OwnEntries, useEntryCalls, useOwnEntries, useRequestKey } from '../features/groups/OwnEntries.tsx';
import { fullDate } from '../lib/format.ts';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import { EmptyState, LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { ClockIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { TaxNote } from '../ui/Price.tsx';
import { useLanguage, useWords } from '../words.ts';
import { entryParts } from './entry-parts.tsx';
import { PageHead } from './PageHead.tsx';

/** Why nobody can join. */
function Ended({ group }: { group: Group }) {
  const words = useWords('group');
  const why = group.state === 'open' ? words.gone : words[group.state];
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-white p-4">
      <h2 className="text-xl">{why.title}</h2>
      <p className="text-ink-2">{why.text(group.collector)}</p>
      <Link href={paths.home()} className="target inline-flex items-center self-start text-indigo hover:underline">
        {words.toHome}
      </Link>
    </section>
  );
}

/** The owner is told where the list is. */
function ForOwner({ code }: { code: string }) {
  const words = useWords('group');
  const isSignedIn = useSignedIn() === true;
  const { data } = useCall('groups.list', { code }, { enabled: isSignedIn });
  if (!data) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-turmeric bg-white px-4 py-1">
      {words.yours}
      <Link href={paths.group(code, 'list')} className="target inline-flex items-center font-semibold text-indigo">
        {words.toList}
      </Link>
    </p>
  );
}

/** A new entry, or a change of one of this browser's. */
function Joining(props: {
  group: Group;
  entry: GroupEntry | undefined;
  isFirst: boolean;
  onDone: () => void;
  onShirt: (shirt: GroupDraft) => void;
}) {
  const { group, entry, isFirst, onDone, onShirt } = props;
  const words = useWords('group');
  const titleId = useId();
  const { join, change } = useEntryCalls(group.code);
  const keyOf = useRequestKey();
  const send = async (fields: Parameters<typeof join>[0]) => {
    if (entry) {
      await change(entry.id, fields);
      toast({ title: words.saved });
    } else {
      await join(fields, keyOf(fields));
      toast(words.joinedToast);
    }
    onDone();
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {isFirst || entry ? words.formTitle : words.anotherTitle}
      </h2>
      <EntryForm
        group={group}
        entry={entry}
        labels={entry ? { send: words.save, sending: words.saving } : { send: words.join, sending: words.joining }}
        onSend={send}
        onCancel={isFirst ? undefined : onDone}
        onShirt={shirt => onShirt(shirt as GroupDraft)}
        parts={entryParts}
      />
      <p className="text-sm text-ink-2">{words.priceNote(group.collector)}</p>
      <TaxNote className="text-sm text-ink-2" />
      <p className="text-sm text-ink-2">
        {words.privacy}{' '}
        <Link href={paths.privacy()} className="text-indigo underline underline-offset-4">
          {words.privacyLink}
        </Link>
      </p>
    </section>
  );
}

/** Who collects, until when, and how many have joined. */
function Facts({ group }: { group: Group }) {
  const words = useWords('group');
  const language = useLanguage();
  // The closing moment is the midnight after the last day.
  const lastDay = new Date(Date.parse(group.closesAt) - 1).toISOString();
  return (
    <header className="flex flex-col gap-3">
      <h1 className="text-3xl">
        <bdi>{words.headline(group.collector)}</bdi>
      </h1>
      {group.designName && <p className="text-lg text-ink-2">{group.designName}</p>}
      {group.hasBack && <p className="text-ink-2">{words.bothSides}</p>}
      {group.note && (
        <blockquote className="rounded-control border-l-4 border-turmeric bg-cloth-2 px-4 py-3 whitespace-pre-line">
          <span className="block text-sm text-ink-3">{words.noteLabel(group.collector)}</span>
          <bdi>{group.note}</bdi>
        </blockquote>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-2">
        {group.state === 'open' && (
          <span className="flex items-center gap-2">
            <ClockIcon /> {words.until(fullDate(lastDay, language))}
          </span>
        )}
        <span>{words.joined(group.entries)}</span>
      </p>
    </header>
  );
}

function Shown({ group }: { group: Group }) {
  const own = useOwnEntries(group.code) ?? [];
  const [shirt, setShirt] = useState<Pick<GroupDraft, 'tshirtType' | 'color'>>(() => draftOf(group));
  const [work, setWork] = useState<GroupEntry | 'new'>();
  const [isDone, setIsDone] = useState(false);
  const isOpen = group.state === 'open' && group.isOrderable;
  const isFirst = own.length === 0;
  const isWorking = isOpen && (isFirst || work !== undefined);
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <div className="md:sticky md:top-stage-top">
        <GroupShirt group={group} chosen={shirt} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Facts group={group} />
        <ForOwner code={group.code} />
        {!isOpen && <Ended group={group} />}
        {!isFirst && !isWorking && (
          <OwnEntries group={group} entries={own} takesFocus={isDone} onChange={setWork} onAdd={() => setWork('new')} />
        )}
        {isWorking && (
          <Joining
            key={work === undefined || work === 'new' ? 'new' : work.id}
            group={group}
            entry={work === 'new' ? undefined : work}
            isFirst={isFirst}
            onDone={() => {
              setWork(undefined);
              setIsDone(true);
            }}
            onShirt={setShirt}
          />
        )}
      </div>
    </div>
  );
}

/** A code that nobody gave out. */
function Unknown() {
  const words = useWords('group');
  return (
    <>
      <h1 className="sr-only">{words.unknown.title}</h1>
      <EmptyState
        title={words.unknown.title}
        text={words.unknown.text}
        picture={shirtBlack}
        action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
      />
    </>
  );
}

/** /group/{code}: friends choose their shirt and size, without an account. No address that others should find (noindex). */
export default function GroupPage({ params }: { params: PathParams }) {
  const words = useWords('group');
  const code = params['code'] ?? '';
  const inBrowser = useIsInBrowser();
  const { data, error, refetch } = useCall('groups.one', { code });
  // The server leaves out what it could not find, and has said so by the page's status.
  const [wasMissing] = useState(!inBrowser && data === undefined);
  const isUnknown = error?.status === 404 || error?.status === 400 || (wasMissing && !error);
  const name = data ? data.designName || words.unnamed(data.collector) : '';
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-4 px-4 py-6">
      <PageHead
        title={data ? words.title(name) : words.unknown.title}
        {...(data ? { description: words.description(name) } : {})}
      />
      {data ? (
        <Shown key={data.code} group={data} />
      ) : isUnknown ? (
        <Unknown />
      ) : error ? (
        <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="aspect-square md:w-1/2" />
      )}
    </main>
  );
}
