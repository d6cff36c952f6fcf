import { useCallback, useEffect, useRef, useState } from 'react';
import type { Drawer } from '../../../../domain/src/drawn-by.ts';
import { withoutPass } from '../../ui/Picture.tsx';
import type { Mockup, MockupChoice } from './LiveShirt.tsx';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { storedAuth } from '../../stored/auth.ts';
import { previewsEntry, runningPreviewEntry } from '../../stored/previews.ts';
import { useStored } from '../../stored/use-stored.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { cancelPreview, followPreview, makePreview, type Making, type PreviewState } from './make-preview.ts';
import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import type { SceneKind, SceneWish } from '../../../../domain/src/preview-scenes.ts';
import { SceneChoice, type Wish } from './SceneChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { ShirtIcon } from '../../ui/icons.tsx';
import { useWaitText } from './GenerationProgress.tsx';

export type PreviewedDesign = { id: string; imageUrl: string | null };

/**
 * What a realistic preview shows, as one text: the design's picture on a shirt, as its exact mockup has it, which is another one
 * where the design was moved. Every size looks alike. While the mockup is made it is like no other.
 */
const previewKey = (
  { id, imageUrl }: PreviewedDesign,
  { tshirtType, tshirtColor, position, printSize }: MockupChoice,
  { url, updating }: Pick<Mockup, 'url' | 'updating'>,
): string => [id, bare(imageUrl), tshirtType, tshirtColor, position, printSize, updating ? '' : bare(url)].join('|');

/** The same picture tomorrow has another pass. */
const bare = (address: string | null | undefined) => address && withoutPass(address);

type RealisticPreview = {
  state: PreviewState;
  /** The picture of exactly this shirt; nothing before it is made. */
  url: string | undefined;
  drawnBy: Drawer | null;
  generate: (wish: SceneWish) => void;
  cancel: () => void;
};

type Options = {
  design: PreviewedDesign;
  choice: MockupChoice;
  /** Its exact picture. */
  mockup: Mockup;
  /** The picture of the shirt that is shown is there. */
  onDone: () => void;
  /** A guest pressed the button; `afterwards` asks again. */
  onSignInNeeded: (afterwards: () => void) => void;
};

/** The realistic preview of the chosen shirt (rulings, Generation): asks, follows over reloads, remembers the picture. */
export function useRealisticPreview({ design, choice, mockup, onDone, onSignInNeeded }: Options): RealisticPreview {
  const language = useLanguage();
  const { realistic: words } = useWords('preview');
  const invalidate = useInvalidate();
  const made = useStored(previewsEntry)?.made;
  const [state, show] = useState<PreviewState>({ kind: 'idle' });
  const page = useRef<AbortController>(undefined);
  const of = previewKey(design, choice, mockup);
  const latest = useRef({ of, onDone, words });
  useEffect(() => {
    latest.current = { of, onDone, words };
  });

  const making = useCallback(
    (): Making => ({
      language,
      show,
      signal: (page.current ??= new AbortController()).signal,
      changed: () => void invalidate('credits.balance', 'designs.mine', 'designs.one'),
      done: finished =>
        finished === latest.current.of ? latest.current.onDone() : toast(latest.current.words.readyElsewhere),
    }),
    [language, invalidate],
  );
  useEffect(() => {
    const running = storedAuth() && runningPreviewEntry.read();
    if (running) void followPreview(running.jobId, running.of, making());
    return () => {
      page.current?.abort();
      page.current = undefined;
    };
  }, [making]);

  const generate = (wish: SceneWish) => {
    if (!storedAuth()) {
      toast({ ...words.signInNeeded, tone: 'bad' });
      return onSignInNeeded(() => generate(wish));
    }
    const { tshirtType, tshirtColor, position, printSize } = choice;
    return void makePreview(
      { designId: design.id, tshirtType, tshirtColor, position, printSize, ...wish },
      of,
      making(),
    );
  };
  const cancel = () => {
    if (state.kind === 'working' && state.job) void cancelPreview(state.job, making());
  };
  const shown = made?.find(one => one.of === of);
  return { state, url: shown?.url, drawnBy: shown?.drawnBy ?? null, generate, cancel };
}

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

type Props = RealisticPreview & {
  /** The scenes that the chosen shirt has. */
  scenes: readonly SceneKind[];
};

/** S2 §2: the way to a realistic preview of the chosen shirt, what it costs, and how far it is. */
export function RealisticPanel({ state, url, generate, cancel, scenes }: Props) {
  const { realistic: words } = useWords('preview');
  const [wish, choose] = useState<Wish>({ scene: 'worn', build: 'medium', skin: 2 });
  // Another place of the print may have no such scene.
  const scene = scenes.find(one => one === wish.scene) ?? scenes[0];
  if (!scene) return <p className="text-sm text-ink-2">{words.notWorn}</p>;
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
          {url !== undefined && <p className="text-sm font-medium text-leaf">{words.ready}</p>}
          <SceneChoice scenes={scenes} wish={{ ...wish, scene }} onChange={choose} />
          <Button
            tone="secondary"
            onClick={() => generate({ ...wish, scene })}
            className="flex-wrap gap-y-0 sm:self-start"
          >
            {url === undefined ? words.generate : words.again}
            <span className="numbers font-normal whitespace-nowrap">{words.cost(CREDIT_COST.preview)}</span>
          </Button>
        </>
      )}
    </section>
  );
}
