import type { Language } from '../../../../domain/src/languages.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import { send } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { toast } from '../../ui/toast.ts';

type Cancelling<State> = {
  language: Language;
  show: (change: (before: State) => State) => void;
  /** What is said where it could not be cancelled. */
  failed: string;
};

/** Cancels a running job; its end is told by whoever follows it. */
export async function cancelJob<State extends { kind: string }>(
  job: Job,
  { language, show, failed }: Cancelling<State>,
): Promise<void> {
  const mark = (cancelling: boolean) =>
    show(before => (before.kind === 'working' ? { ...before, cancelling } : before));
  mark(true);
  try {
    await send('designs.cancelJob', { params: { id: job.id } });
  } catch (error) {
    mark(false);
    toast({ title: failed, description: errorText(error, language), tone: 'bad' });
  }
}
