import { useEffect, useState } from 'react';
import type { Reading } from '../../../../contract/src/reading.ts';
import type { Occasion } from '../../../../domain/src/looks.ts';
import { send } from '../../api/client.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { useLanguage, useWords, type WordsOf } from '../../words.ts';

/** After the last letter: who types on is not asked for every one. */
const PAUSE_MS = 400;
/** Fewer letters are no word yet. */
const SHORTEST = 3;

type ReadPrompt = { prompt: string; reading: Reading };

/** What the shop makes of the words once the typing pauses; the last answer stays until the next comes. Nothing where none came. */
function useReading(prompt: string, occasion: Occasion | undefined): ReadPrompt | undefined {
  const [read, setRead] = useState<ReadPrompt>();
  const words = prompt.trim();
  const isLong = words.length >= SHORTEST;
  useEffect(() => {
    if (!isLong) return;
    const asking = new AbortController();
    const ask = async () => {
      const body = { prompt: words, ...(occasion && { occasion }) };
      const reading = await send('designs.reading', { body, signal: asking.signal });
      setRead({ prompt: words, reading });
    };
    // The page stands without it: who has no answer sees no chips.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, occasion, isLong]);
  return isLong ? read : undefined;
}

export type PromptChipsProps = {
  prompt: string;
  occasion?: Occasion | undefined;
  /** Puts the words between quotes, so that they are lettered. */
  onLetter: (prompt: string) => void;
};

type Group = { name: string; chips: readonly string[]; said: readonly string[]; look: string };

/** What of the words is drawn, drawn as a relative, and left out, in one line that scrolls; it is read aloud when it changes. */
export function PromptChips({ prompt, occasion, onLetter }: PromptChipsProps) {
  const words = useWords('reading');
  const language = useLanguage();
  const read = useReading(prompt, occasion);
  const groups = read ? groupsOf(read, words, language) : [];
  const isEmpty = read?.reading.isEmpty ?? false;
  return (
    <>
      <p role="status" className="sr-only">
        {isEmpty ? words.nothing : groups.map(({ name, said }) => words.said(name, said.join(', '))).join(' ')}
      </p>
      {isEmpty && read ? (
        <div className="flex min-h-target items-center justify-between gap-3 text-sm">
          <span aria-hidden="true" className="text-ink-2">
            {words.nothing}
          </span>
          <button
            type="button"
            onClick={() => onLetter(`"${read.prompt.replaceAll(/["“”„«»]/g, '')}"`)}
            className="target shrink-0 rounded-chip border border-line bg-white px-4 font-medium text-indigo hover:border-ink-3"
          >
            {words.letter}
          </button>
        </div>
      ) : (
        groups.length > 0 && <ChipRow label={words.label} groups={groups} />
      )}
    </>
  );
}

function ChipRow({ label, groups }: { label: string; groups: readonly Group[] }) {
  return (
    <div
      role="group"
      aria-label={label}
      // What scrolls is reached by the keyboard too.
      tabIndex={0}
      className="flex min-h-target items-center gap-4 overflow-x-auto text-sm"
    >
      {groups.map(({ name, chips, look }) => (
        <div key={name} className="flex shrink-0 items-center gap-2">
          <span className="font-medium text-ink-3">{name}</span>
          <ul aria-label={name} className="flex gap-2">
            {chips.map(chip => (
              <li key={chip} className={`whitespace-nowrap rounded-chip border px-3 py-1 ${look}`}>
                {chip}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The lists that have something in them; what is missing first, for a phone shows but the beginning. */
function groupsOf({ reading }: ReadPrompt, words: WordsOf<'reading'>, language: Language): Group[] {
  const { drawn, relatives, leftOut } = reading;
  const instead = relatives.map(one => [one.words, one.asIn[language] ?? one.as] as const);
  const groups: Group[] = [
    { name: words.leftOut, chips: leftOut, said: leftOut, look: 'border-dashed border-ink-3 text-ink-2' },
    {
      name: words.instead,
      chips: instead.map(([said, as]) => words.relative(said, as)),
      said: instead.map(([said, as]) => words.relativeSaid(said, as)),
      look: 'border-line bg-cloth-2 text-ink',
    },
    { name: words.drawn, chips: drawn, said: drawn, look: 'border-line bg-white text-ink' },
  ];
  return groups
    .map(group => ({ ...group, chips: [...new Set(group.chips)], said: [...new Set(group.said)] }))
    .filter(({ chips }) => chips.length > 0);
}
