import { useState } from 'react';
import { Link } from 'wouter';
import { fieldOfNeed, OPENING_NEEDS, mayOpen, type OpeningNeed } from '../../../../domain/src/opening.ts';
import type { Setting } from '../../../../contract/src/settings.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { refreshConfig } from '../../fresh-config.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { Reach } from './Reach.tsx';

/** The step that asks for mail is the first: the others are called as their groups. */
const stepOf = (need: OpeningNeed): string => {
  const { group } = OPENING_NEEDS[need];
  return group === 'mail' ? 'you' : group;
};

/** What is missing, each with the way to where it is said. */
function Needs({ title, needs }: { title: string; needs: readonly OpeningNeed[] }) {
  const words = useWords('setup');
  if (needs.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {needs.map(need => (
          <li key={need}>
            <Link
              href={paths.setup({ step: stepOf(need), field: fieldOfNeed(need) })}
              className="target inline-flex items-center text-indigo underline underline-offset-4"
            >
              {words.needs[need]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last step: what is still missing, and the press that opens the shop. `setting` is the one that says whether it is open. */
export function OpenShop({ setting }: { setting: Setting }) {
  const words = useWords('setup');
  const errorText = useErrorText();
  const language = useLanguage();
  const { data, isError, refetch } = useCall('setup.state');
  const [busy, setBusy] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isError) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-column rounded-card" />;
  const isOpen = wasOpened || data.isOpen;
  const { missing } = data;
  const must = missing.filter(need => OPENING_NEEDS[need].must);
  const soon = missing.filter(need => !OPENING_NEEDS[need].must);
  const open = async () => {
    setBusy(true);
    const { name, version } = setting;
    try {
      await send('settings.change', { body: { changes: [{ name, value: 'on', version }] } });
      // From now on the admin may ask for a second factor first.
      setWasOpened(true);
      void refreshConfig(language);
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <>
      <h2 className="text-xl">{isOpen ? words.opened : words.openingTitle}</h2>
      {isOpen && (
        <>
          <p>{words.openedText}</p>
          <p className="text-ink-2">{words.openedFactor}</p>
        </>
      )}
      <Needs title={words.missing} needs={must} />
      <Needs title={words.soon} needs={soon} />
      {missing.length === 0 && !isOpen && <p>{words.nothingMissing}</p>}
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <LinkButton href={paths.home()}>{words.toShop}</LinkButton>
            <LinkButton tone="secondary" href={paths.admin()}>
              {words.toAdmin}
            </LinkButton>
          </>
        ) : (
          <Button busy={busy} disabledReason={mayOpen(missing) ? undefined : words.missing} onClick={() => void open()}>
            {words.open}
          </Button>
        )}
      </div>
      <Reach />
    </>
  );
}
