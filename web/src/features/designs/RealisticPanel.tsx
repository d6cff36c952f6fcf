import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import { Button } from '../../ui/Button.tsx';
import { ShirtIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import type { RealisticPreview } from './use-realistic-preview.ts';
import { useWaitText } from './use-wait-text.ts';

function Working({
  state,
  cancel,
}: {
  state: Extract<RealisticPreview['state'], { kind: 'working' }>;
  cancel: () => void;
}) {
  const { realistic: words } = useWords('preview');
  const generation = useWords('generation');
  const waitText = useWaitText(state.job);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="flex min-w-column flex-1 items-center gap-3">
        <ShirtIcon className="size-icon-lg shrink-0 animate-breathe text-madder" />
        <span>
          <span className="block font-medium">{words.generating}</span>
          <span className="numbers block text-sm text-ink-2">{waitText}</span>
        </span>
      </p>
      <Button tone="secondary" busy={state.cancelling || !state.job} onClick={cancel} className="px-4">
        {state.cancelling ? generation.cancelling : generation.cancel}
      </Button>
      <p className="w-full text-sm text-ink-3">{generation.mayLeave}</p>
    </div>
  );
}

/** S2 §2: the way to a realistic preview of the chosen shirt, what it costs, and how far it is. */
export function RealisticPanel({ state, url, generate, cancel }: RealisticPreview) {
  const { realistic: words } = useWords('preview');
  return (
    <section aria-label={words.title} className="flex flex-col gap-3 rounded-card border border-line bg-cloth-2 p-4">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-sm text-ink-2">{words.what}</p>
      </div>
      {state.kind === 'working' ? (
        <Working state={state} cancel={cancel} />
      ) : (
        <>
          {state.kind === 'failed' && (
            <p role="status">
              {words.failed.description} {words.notCharged}
            </p>
          )}
          {url === undefined ? (
            <Button tone="secondary" onClick={generate} className="flex-wrap gap-y-0 sm:self-start">
              {words.generate}
              <span className="numbers font-normal whitespace-nowrap">{words.cost(CREDIT_COST.preview)}</span>
            </Button>
          ) : (
            <p className="text-sm font-medium text-leaf">{words.ready}</p>
          )}
        </>
      )}
    </section>
  );
}
