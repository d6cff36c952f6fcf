import { Suspense } from 'react';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import type { PromptChipsProps } from './PromptChips.tsx';

/** Loaded with the first words. */
const PromptChips = lazyWithWords<PromptChipsProps>(
  ['reading'],
  async () => (await import('./PromptChips.tsx')).PromptChips,
);

/** One line below the prompt box that is there from the start: the hint, then the chips, and nothing moves. */
export function ReadingLine({ hint, ...props }: PromptChipsProps & { hint: string }) {
  const isInBrowser = useIsInBrowser();
  const isTyped = isInBrowser && props.prompt.trim().length > 0;
  return (
    <div className="mt-2 flex min-h-target">
      {/* As wide as the box, however much there is to tell. */}
      <div className="w-0 flex-1">
        {isTyped ? (
          <Suspense>
            <PromptChips {...props} />
          </Suspense>
        ) : (
          <p className="flex min-h-target items-center text-sm text-ink-3">{hint}</p>
        )}
      </div>
    </div>
  );
}
