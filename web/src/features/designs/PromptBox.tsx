import { type FormEvent, type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Textarea } from '../../ui/Field.tsx';
import { prefixOf } from '../../../../domain/src/languages.ts';
import { useLanguage } from '../../words.ts';
import { lazyWithWords } from '../../lazy-with-words.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import type { PromptChipsProps } from './PromptChips.tsx';

/** Prompts are at most 500 characters (rulings, Generation). */
export const PROMPT_LIMIT = 500;

type Props = {
  prompt: string;
  /** Characters at most. */
  limit?: number;
  rows?: number;
  onChange: (prompt: string) => void;
  /** Ctrl or Command with Enter. */
  onSubmit: () => void;
  /** The form that the box belongs to, if any. */
  form?: string;
  /** Right below the box: what the shop makes of the words. */
  reading?: ReactNode;
  texts: {
    label: string;
    placeholder: string;
    ideasLabel: string;
    ideas: readonly string[];
    counter: (used: number, limit: number) => string;
    counterLabel: (left: number) => string;
  };
};

/** The prompt box: label, some rows, what is left to write, and quick ideas that fill it. */
export function PromptBox({ prompt, onChange, onSubmit, texts, reading, form, limit = PROMPT_LIMIT, rows = 4 }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const hears = useRef(false);
  // What was written before the page was hydrated stands in the box, and nobody has heard of it; from then on every letter is heard.
  useEffect(() => {
    if (!hears.current && box.current && box.current.value !== prompt) onChange(box.current.value);
    hears.current = true;
  }, [prompt, onChange]);
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-lg font-semibold">
          {texts.label}
        </label>
        <span id={`${id}-left`} className="numbers shrink-0 text-sm text-ink-3">
          <span aria-hidden="true">{texts.counter(prompt.length, limit)}</span>
          <span className="sr-only">{texts.counterLabel(limit - prompt.length)}</span>
        </span>
      </div>
      <Textarea
        id={id}
        ref={box}
        name="prompt"
        form={form}
        rows={rows}
        maxLength={limit}
        value={prompt}
        onChange={event => onChange(event.target.value)}
        onKeyDown={submit}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-left`}
        className="mt-1 text-lg"
      />
      {reading}
      <ul
        aria-label={texts.ideasLabel}
        className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {texts.ideas.map(idea => (
          <li key={idea} className="shrink-0">
            <button
              type="button"
              onClick={() => onChange(idea)}
              className="target rounded-chip border border-line bg-cloth px-4 text-sm text-ink-2 transition-colors hover:border-ink-3 hover:text-ink"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The form of a prompt box and its Generate button, which name it by `id`. Before the page is hydrated it leads to the studio with what
 * was written; from then on `onSubmit` answers.
 */
export function PromptForm({ id, onSubmit }: { id: string; onSubmit: () => void }) {
  const language = useLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form id={id} action={prefixOf(language) + paths.studio()} onSubmit={submit} className="hidden" />;
}

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
