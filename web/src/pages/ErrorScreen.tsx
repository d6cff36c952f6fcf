import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { isUnreachable } from './ErrorBoundary.tsx';

/**
 * S2 §2: something broke, nothing is lost, refresh; without a connection that is said too. (The benign resize-observer notice never
 * reaches React, so it never leads here.)
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords('frame');
  return (
    <main className="mx-auto flex max-w-form flex-1 flex-col items-center justify-center gap-4 px-4 py-24 text-center">
      <title>{words.errorTitle}</title>
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="text-3xl">{words.errorTitle}</h1>
        {isUnreachable(error) && <p className="text-lg text-ink-2">{words.noAnswer}</p>}
        <p className="text-lg text-ink-2">{words.errorText}</p>
      </div>
      {/* It may stand far above the link that was pressed: the focus brings it into sight. */}
      <Button autoFocus onClick={() => location.reload()}>
        {words.errorButton}
      </Button>
    </main>
  );
}
