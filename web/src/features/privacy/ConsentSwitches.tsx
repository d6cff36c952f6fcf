import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  ANSWERED,
  answerPageViews,
  isRefusedByBrowser,
  type PageViewAnswer,
  readPageViewAnswer,
} from '../../stored/page-view-answer.ts';
import { useConfig } from '../../config.ts';
import { fullDate } from '../../lib/format.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useLanguage, useWords } from '../../words.ts';
import type { Consent } from '../../../../contract/src/privacy.ts';
import { call, keyOf, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';

/** What was said in this browser to the counting of visits; nothing on the server, and until it is read. */
function usePageViewAnswer(): PageViewAnswer | undefined {
  const [answer, setAnswer] = useState<PageViewAnswer>();
  useEffect(() => {
    const read = () => setAnswer(readPageViewAnswer());
    read();
    window.addEventListener(ANSWERED, read);
    return () => window.removeEventListener(ANSWERED, read);
  }, []);
  return answer;
}

/** Where the answer to the counting of visits is changed, by anybody, as easily as it was given (decision 038). */
export function PageViewsSwitch() {
  const { choice: words } = useWords('privacy');
  const language = useLanguage();
  const { pageViews } = useConfig();
  const answer = usePageViewAnswer();
  const isInBrowser = useIsInBrowser();
  if (!pageViews) return null;
  if (isInBrowser && isRefusedByBrowser()) return <p className="font-semibold">{words.byBrowser}</p>;
  const day = answer && fullDate(new Date(answer.at).toISOString(), language);
  const note = day === undefined ? words.open : answer?.isGiven ? words.on(day) : words.off(day);
  return (
    <Switch
      isOn={answer?.isGiven === true}
      onChange={wished => answerPageViews(wished)}
      label={words.label(pageViews.host)}
      note={note}
    />
  );
}

function ConsentSwitch({ consent: { purpose, isGiven, at } }: { consent: Consent }) {
  const { consents: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const day = at === null ? undefined : fullDate(at, language);
  const off = day === undefined ? words.off : words.offSince(day);
  const change = async (wished: boolean) => {
    setBusy(true);
    try {
      const said = await send('privacy.setConsent', { body: { purpose, isGiven: wished } });
      queries.setQueryData<Consent[]>(keyOf(call('privacy.consents')), known =>
        known?.map(one => (one.purpose === purpose ? said : one)),
      );
      if (purpose === 'pageViews' && said.at !== null) answerPageViews(said.isGiven, Date.parse(said.at));
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      isOn={isGiven}
      busy={busy}
      onChange={wished => void change(wished)}
      label={words.purposes[purpose]}
      note={isGiven && day !== undefined ? words.on(day) : off}
    />
  );
}

/** A guest's answer to the counting of visits holds before the account has heard of it (page-views-account.ts). */
function useAsItIs(): (consent: Consent) => Consent {
  const here = usePageViewAnswer();
  return consent =>
    consent.purpose === 'pageViews' && consent.at === null && here
      ? { ...consent, isGiven: here.isGiven, at: new Date(here.at).toISOString() }
      : consent;
}

/** What the person agrees to, a switch a purpose (security 3.3, D4). */
export function ConsentSwitches() {
  const { consents: words } = useWords('myData');
  const { data, error, refetch } = useCall('privacy.consents');
  const asItIs = useAsItIs();
  if (error) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="text-ink-2">{words.text}</p>
      {data ? (
        data.map(consent => <ConsentSwitch key={consent.purpose} consent={asItIs(consent)} />)
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-12 rounded-control" />
          <Skeleton className="h-12 rounded-control" />
        </div>
      )}
    </>
  );
}
