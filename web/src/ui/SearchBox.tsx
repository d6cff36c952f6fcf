import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Input } from './Field.tsx';
import { SearchIcon } from './icons.tsx';

/** A pause in typing: then the list follows. */
const PAUSE_MS = 400;

type Find = (search: string, o: { replace: boolean }) => void;
type Props = {
  /** What the address says. */
  search: string | undefined;
  /** Where the form leads without script, with the language's prefix; `others` are what else stands in its address. */
  action: string;
  others: Readonly<Record<string, string | undefined>>;
  /** Leads to the list of this search; `replace` where the list before was only a pause in typing. */
  onFind: Find;
  labels: { searchLabel: string; searchPlaceholder: string; search: string };
};

/** What stands in the box: what is typed, and what the address says when that changes otherwise. */
function useSearchText(search: string, onFind: Find) {
  const [text, setText] = useState(search);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    // Going back leads to the list before the search, not through each pause.
    const replace = asked.current !== '';
    asked.current = next.trim();
    onFind(asked.current, { replace });
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(find, PAUSE_MS, next);
  };
  return { text, type, find };
}

/** Searches a list as one types; a form, so that it works without script too. */
export function SearchBox({ search = '', action, others, onFind, labels }: Props) {
  const { text, type, find } = useSearchText(search, onFind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(text);
  };
  return (
    <form role="search" action={action} onSubmit={submit} className="flex w-full gap-2 md:max-w-form">
      <Input
        type="search"
        name="search"
        value={text}
        onChange={event => type(event.target.value)}
        aria-label={labels.searchLabel}
        placeholder={labels.searchPlaceholder}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" tone="secondary" className="shrink-0 px-4!">
        <SearchIcon /> <span className="max-sm:sr-only">{labels.search}</span>
      </Button>
    </form>
  );
}
