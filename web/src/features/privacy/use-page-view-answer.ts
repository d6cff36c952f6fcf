import { useEffect, useState } from 'react';
import { ANSWERED, readPageViewAnswer, type PageViewAnswer } from '../../stored/page-view-answer.ts';

/** What was said in this browser to the counting of visits; nothing on the server, and until it is read. */
export function usePageViewAnswer(): PageViewAnswer | undefined {
  const [answer, setAnswer] = useState<PageViewAnswer>();
  useEffect(() => {
    const read = () => setAnswer(readPageViewAnswer());
    read();
    window.addEventListener(ANSWERED, read);
    return () => window.removeEventListener(ANSWERED, read);
  }, []);
  return answer;
}
