import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, send } from '../../api/client.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import type { Ground } from '../../../../domain/src/catalog.ts';
import { useErrorText } from '../../api/error-text.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';

/** A quick run through the choices asks for the last one only. */
const DEBOUNCE_MS = 120;

/** What a mockup depends on: not the size. */
export type MockupChoice = Omit<ShirtChoice, 'size'>;
/** The design and the picture of it that is current: a changed one is another mockup. */
type Shown = { id: string; imageUrl: string | null } | undefined;
type Answer = { mockupUrl: string; dpi: number };

export type Mockup = {
  /** The exact picture of the choice; while it is made, the one before; nothing before the first, and where it failed. */
  url: string | undefined;
  /** Dots per inch of the print; nothing until it is known for this choice. */
  dpi: number | undefined;
  updating: boolean;
  error: ApiError | undefined;
  retry: () => void;
};

function useDebounced<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(settle, DEBOUNCE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Ready to be painted, so that one shirt follows the other without a blank between them. */
async function loadPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
}

const keyOf = (design: Shown, { tshirtType, tshirtColor, position, printSize }: MockupChoice) =>
  [
    'designs.mockup',
    { id: design?.id, tshirtType, color: tshirtColor, position, designSize: printSize },
    design?.imageUrl,
  ] as const;

/**
 * The exact mockup of a design on the chosen shirt. Each choice is asked for once and kept; a choice that was left is given up.
 * `first` is a picture that is known beforehand (the design's own shirt), so that something stands at once.
 */
export function useMockup(design: Shown, choice: MockupChoice, first?: string | null): Mockup {
  const id = design?.id;
  const wanted = JSON.stringify(keyOf(design, choice));
  const settled = useDebounced(wanted);
  const queryKey = JSON.parse(settled) as ReturnType<typeof keyOf>;
  const { data, error, isPlaceholderData, isFetching, isError, refetch } = useQuery<Answer, ApiError>({
    queryKey,
    enabled: queryKey[1].id !== undefined,
    queryFn: async ({ signal }) => {
      const { id: designId, ...body } = queryKey[1];
      const answer = await send('designs.mockup', { params: { id: designId }, body, signal });
      await loadPicture(answer.mockupUrl);
      return answer;
    },
    placeholderData: (before, query) => (sameDesign(query?.queryKey, queryKey[1].id) ? before : undefined),
  });
  const isCurrent = wanted === settled && data !== undefined && !isPlaceholderData;
  return {
    url: isError ? undefined : (data?.mockupUrl ?? first ?? undefined),
    dpi: isCurrent ? data.dpi : undefined,
    updating: id !== undefined && (wanted !== settled || isFetching),
    error: isError && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

const sameDesign = (key: readonly unknown[] | undefined, id: string | undefined): boolean =>
  (key as ReturnType<typeof keyOf> | undefined)?.[1].id === id;

type Props = {
  mockup: Mockup;
  /** Nothing before the catalogue has arrived. */
  cloth: { ground: Ground } | undefined;
  /** 'Black Regular Fit T-Shirt with …'. */
  alt: string;
};

/** The shirt as it will be printed, in the room that its box gives it. While a new picture is made the old one stays. */
export function LiveShirt({ mockup, cloth, alt }: Props) {
  const words = useWords('designs');
  const errorText = useErrorText();
  const { url, updating, error, retry } = mockup;
  return (
    <div className="relative size-full">
      <img
        src={url ?? plainShirt(cloth)}
        alt={alt}
        width={1000}
        height={1020}
        decoding="sync"
        fetchPriority="high"
        className="size-full object-contain max-lg:slim:object-cover"
      />
      {/* Above: the corners below hold what can be pressed. */}
      <p role="status" className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
        {updating && (
          <span className="animate-breathe rounded-chip bg-ink px-4 py-1 text-sm font-medium text-white">
            {words.puttingOn}
          </span>
        )}
      </p>
      {error && (
        <div
          role="alert"
          className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-2 rounded-card bg-cloth p-3 shadow-raised"
        >
          <p className="min-w-column flex-1 text-sm">
            {error.code === 'not_found' ? errorText(error) : words.noPicture}
          </p>
          <Button tone="secondary" onClick={retry} className="px-4">
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
