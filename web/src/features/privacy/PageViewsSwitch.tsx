import { useConfig } from '../../config.ts';
import { fullDate } from '../../lib/format.ts';
import { answerPageViews, isRefusedByBrowser } from '../../stored/page-view-answer.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useLanguage, useWords } from '../../words.ts';
import { usePageViewAnswer } from './use-page-view-answer.ts';

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
