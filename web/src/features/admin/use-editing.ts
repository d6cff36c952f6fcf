import { useState } from 'react';
import { ApiError } from '../../api/client.ts';

/** A form of the catalogue: its texts as they are typed, and what is wrong with them, by field. */
export type Editing<Text> = {
  text: Text;
  set: (change: Partial<Text>) => void;
  problems: Partial<Record<string, string>>;
  tell: (problems: Partial<Record<string, string>>) => void;
};

/**
 * Edits a row of the catalogue as the admin saw it. `guard` runs what saves it: where somebody else was faster, what is there now stands
 * in the form from then on, so that it is looked at before it is saved again.
 */
export function useEditing<Row, Text extends object>(
  row: Row,
  textsOf: (row: Row) => Text,
): Editing<Text> & { row: Row; guard: <T>(work: () => Promise<T>) => Promise<T> } {
  const [seen, setSeen] = useState(row);
  const [text, setText] = useState(() => textsOf(row));
  const [problems, tell] = useState<Partial<Record<string, string>>>({});
  return {
    row: seen,
    ...{ text, problems, tell },
    set(change) {
      setText(known => ({ ...known, ...change }));
      tell(known => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
    },
    async guard(work) {
      try {
        return await work();
      } catch (error) {
        const now =
          error instanceof ApiError && error.code === 'catalog_changed' && (error.details as { now: Row }).now;
        if (now) {
          setSeen(now);
          setText(textsOf(now));
        }
        throw error;
      }
    },
  };
}

/** A number as it was typed; nothing is none, so that it is told and not taken for 0. */
export const numberIn = (text: string): number => Number(text.trim() || Number.NaN);
