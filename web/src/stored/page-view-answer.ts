import { CONSENTS } from '../../../domain/src/consents.ts';

/**
 * What was said in this browser to the counting of visits by another company's program (decision 038), and when (epoch ms). It is a
 * cookie, so that it ends by itself after a year: 'yes' or 'no', the version of the words that were read, and the time. An answer to
 * older words is none.
 */
export type PageViewAnswer = { isGiven: boolean; at: number };

const NAME = 'chhaap_visits';
const YEAR_SECONDS = 31_536_000;
const FORM = new RegExp(`(?:^|; )${NAME}=(yes|no)\\.${CONSENTS.pageViews.version}\\.(\\d+)`);
/** The event by which the rest of the page hears of an answer. */
export const ANSWERED = 'page-views-answered';

export function readPageViewAnswer(): PageViewAnswer | undefined {
  const found = FORM.exec(document.cookie);
  return found ? { isGiven: found[1] === 'yes', at: Number(found[2]) } : undefined;
}

/** Keeps an answer for a year. */
export function keepPageViewAnswer({ isGiven, at }: PageViewAnswer): void {
  const value = `${isGiven ? 'yes' : 'no'}.${CONSENTS.pageViews.version}.${at}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Answers: the program is loaded, or the page loaded anew without it. */
export function answerPageViews(isGiven: boolean, at = Date.now()): void {
  keepPageViewAnswer({ isGiven, at });
  window.dispatchEvent(new Event(ANSWERED));
}

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };
/** A browser that tells every site not to follow its visitor has said no for them: they are not asked (Global Privacy Control, Do Not Track). */
export const isRefusedByBrowser = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1';
};
