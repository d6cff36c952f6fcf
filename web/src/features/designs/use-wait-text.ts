import { useEffect, useState } from 'react';
import type { Job } from '../../../../contract/src/designs.ts';
import { useWords } from '../../words.ts';

/** Seconds left, counted down between the job's own figures. */
function useSecondsLeft(figure: number | null | undefined): number | undefined {
  const [count, setCount] = useState({ figure, passed: 0 });
  useEffect(() => {
    const tick = () => setCount(before => ({ figure, passed: before.figure === figure ? before.passed + 1 : 1 }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [figure]);
  return figure === null || figure === undefined
    ? undefined
    : Math.max(0, figure - (count.figure === figure ? count.passed : 0));
}

/** Place in the queue, then time left; the words of 'generation' are needed. */
export function useWaitText(job: Job | undefined): string {
  const words = useWords('generation');
  const left = useSecondsLeft(job?.secondsLeft);
  if (!job) return words.starting;
  if (job.state === 'queued') {
    const place = job.queuePosition > 0 ? words.waiting(job.queuePosition) : words.nextUp;
    return left !== undefined && left >= 1 ? `${place} · ${words.secondsLeft(left)}` : place;
  }
  if (left === undefined) return words.steps[job.step ?? 'reading'];
  return left >= 1 ? words.secondsLeft(left) : words.almostThere;
}
