import { useState } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import { ApiError } from '../../api/client.ts';
import { useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

type Problems = Partial<Record<string, string>>;

/** A form of the catalogue: the typed texts, and the problems by field. */
export type Editing<Text> = {
  text: Text;
  set: (change: Partial<Text>) => void;
  problems: Problems;
};

/**
 * Edits a row of the catalogue. `save` does nothing if there are problems (`found`); else it sends the form, shows a toast, fetches the
 * `changed` lists again and answers whether it was saved. If somebody else changed the row first, the form shows the new row, so that the
 * admin sees it before saving again.
 */
export function useEditing<Row, Text extends object>(
  row: Row,
  textsOf: (row: Row) => Text,
  changed: EndpointName[],
): Editing<Text> & {
  row: Row;
  busy: boolean;
  save: (found: Problems, work: () => Promise<unknown>) => Promise<boolean>;
} {
  const { catalogue: words } = useWords('adminBoard');
  const { act, busy } = useDo(...changed);
  const [seen, setSeen] = useState(row);
  const [text, setText] = useState(() => textsOf(row));
  const [problems, tell] = useState<Problems>({});
  const takeNewer = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'catalog_changed') return;
    const { now } = error.details as { now: Row };
    setSeen(now);
    setText(textsOf(now));
  };
  return {
    row: seen,
    ...{ text, problems, busy },
    set(change) {
      setText(known => ({ ...known, ...change }));
      tell(known => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
    },
    async save(found, work) {
      tell(found);
      if (Object.keys(found).length > 0) return false;
      const guarded = () =>
        work().catch((error: unknown) => {
          takeNewer(error);
          throw error;
        });
      const texts = { done: () => ({ title: words.saved }), failed: words.saveFailed, onFields: tell };
      return act(guarded, texts);
    },
  };
}
