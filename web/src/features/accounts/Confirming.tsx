import { Suspense, useSyncExternalStore } from 'react';
import { questionNow, subscribeToQuestion } from '../../api/confirm-person.ts';
import { lazyWithWords } from '../../lazy-with-words.ts';
import type { Props } from './ConfirmPerson.tsx';

const ConfirmPerson = lazyWithWords<Props>(
  ['accounts', 'security'],
  async () => (await import('./ConfirmPerson.tsx')).ConfirmPerson,
);

/** Shows the dialog for as long as a call waits for a proof of who asks. */
export function Confirming() {
  const question = useSyncExternalStore(subscribeToQuestion, questionNow, () => undefined);
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmPerson key={`${question.code} ${question.token ?? ''}`} question={question} />
    </Suspense>
  );
}

/** The dialog did not load: the call is refused as if the person did not wish to. */
export function giveUpConfirming(): null {
  queueMicrotask(() => questionNow()?.answer(false));
  return null;
}
