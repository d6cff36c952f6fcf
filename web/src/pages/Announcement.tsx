import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../domain/src/languages.ts';
import { useConfig } from '../config.ts';
import { useLanguage } from '../words.ts';

/** The longest time that a browser waits for. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether its last day is over: a page may have been kept from before, or stay open. Before scripts run the server has decided. */
function useIsOver(until: number | undefined): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.max(0, until - Date.now());
    if (left > LONGEST_MS) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}

const LOOK = 'bg-indigo px-4 py-2 text-center text-sm text-white';

/** The owner's line above the header, in the page's language or in English. It is in the page from the start, so that nothing moves. */
export function Announcement() {
  const { announcement } = useConfig();
  const language = useLanguage();
  const isOver = useIsOver(announcement?.until);
  if (!announcement || isOver) return null;
  const { texts, href } = announcement;
  const own = texts[language];
  const said = own ? {} : { lang: LANGUAGES[DEFAULT_LANGUAGE].htmlLang };
  const text = own ?? texts.en;
  if (!href)
    return (
      <aside className={LOOK} {...said}>
        {text}
      </aside>
    );
  const look = 'underline underline-offset-4';
  return (
    <aside className={LOOK} {...said}>
      {href.startsWith('/') ? (
        <Link href={href} className={look}>
          {text}
        </Link>
      ) : (
        <a href={href} rel="noreferrer" className={look}>
          {text}
        </a>
      )}
    </aside>
  );
}
