import { type QueryClient, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import {
  isTextLength,
  type Lettered,
  MAX_LINES,
  type TextLayer,
  tidyText,
} from '../../../../domain/src/arrangement.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useWords } from '../../words.ts';
import type { EditedArrangement } from './edited-arrangement.ts';

const queryFor = ({ text, typeface, curve }: Lettered) => ({
  queryKey: ['designs.lettering', { text, typeface, curve }] as const,
  queryFn: (): Promise<Lettering> => send('designs.lettering', { body: { text, typeface, curve } }),
});
/** One function, so that the list stays the same while its outlines do. */
const outlinesOf = (results: UseQueryResult<Lettering>[]) => results.map(({ data }) => data);

/** The outlines of texts, each fetched once; nothing for one that is not here yet. */
export const useLetterings = (texts: readonly Lettered[]): readonly (Lettering | undefined)[] =>
  useQueries({ queries: texts.map(queryFor), combine: outlinesOf });

/** Fetches the outlines of a text before it is put on the shirt. Throws ApiError for one that cannot be lettered. */
export function useFetchLettering(): (text: Lettered) => Promise<Lettering> {
  const queries: QueryClient = useQueryClient();
  return useCallback(text => queries.fetchQuery<Lettering, ApiError>(queryFor(text)), [queries]);
}

/** A pause in typing after which the text is put on the shirt, ms. */
const TYPED_AFTER = 250;

/** Why a text cannot be lettered, naming the sign. */
function useSentence(): (error: unknown) => string {
  const words = useWords('arrangement');
  const errorText = useErrorText();
  return error =>
    error instanceof ApiError && error.code === 'text_not_drawable'
      ? words.noSign((error.details as { sign: string }).sign)
      : errorText(error);
}

/** Changing one text: what is typed is lettered first, so that the shirt never shows what cannot be printed. */
export function useTextEdit(edited: EditedArrangement, part: number, layer: TextLayer) {
  const words = useWords('arrangement');
  const sentenceOf = useSentence();
  const fetchLettering = useFetchLettering();
  const [typed, setTyped] = useState(layer.text);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const own = useRef(layer.text);

  // Undo, or another window, wrote another text.
  useEffect(() => {
    if (layer.text === own.current) return;
    own.current = layer.text;
    setTyped(layer.text);
    setProblem(undefined);
  }, [layer.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = async (change: Partial<TextLayer>) => {
    const mine = ++latest.current;
    const layerNow = edited.state().arrangement.texts[part];
    if (!layerNow) return;
    try {
      await fetchLettering({ ...layerNow, ...change });
    } catch (error) {
      if (mine === latest.current) setProblem(sentenceOf(error));
      return;
    }
    if (mine !== latest.current) return;
    if (change.text !== undefined) own.current = change.text;
    setProblem(undefined);
    const { arrangement } = edited.state();
    const texts = arrangement.texts.map((one, i) => (i === part ? { ...one, ...change } : one));
    edited.change({ ...arrangement, texts }, `text ${part} ${Object.keys(change).join()}`);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const tidy = tidyText(text);
    if (!isTextLength(tidy)) {
      latest.current++;
      return setProblem(tidy.split('\n').length > MAX_LINES ? words.tooManyLines : words.typeSomething);
    }
    setProblem(undefined);
    timer.current = setTimeout(() => void apply({ text: tidy }), TYPED_AFTER);
    return undefined;
  };
  return { typed, type, problem, apply: (change: Partial<TextLayer>) => void apply(change) };
}
