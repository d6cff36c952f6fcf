import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { CompareVersions, useVersions, type Versions } from '../features/designs/CompareVersions.tsx';
import type { Design, DesignVersion } from '../../../contract/src/designs.ts';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { useWords } from '../words.ts';
import { CREDIT_COST } from '../../../domain/src/credits.ts';
import { LeaveOut } from '../features/designs/LeaveOut.tsx';
import { PromptBox } from '../features/designs/PromptBox.tsx';
import type { Generation } from '../features/designs/use-generation.ts';
import type { CurrentDesign } from '../stored/current-design.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
  /** To scroll to. */
  id?: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** A panel of the studio that opens and closes (S2 §4, Design wizard). */
export function StudioPanel({ id: own, title, isOpen, onToggle, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What was opened at the lower end of a phone's screen comes into sight.
    if (isOpen && !wasOpen.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section id={own} ref={panel} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="-m-2 flex min-h-target w-[calc(100%+1rem)] items-center justify-between gap-3 p-2 text-left"
        >
          {title}
          <ChevronIcon className={classNames('size-icon transition-transform', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 [&[hidden]]:hidden">
        {isOpen && children}
      </div>
    </section>
  );
}

/** What a version is called: its number and what was asked for. */
function useVersionName(): (version: DesignVersion) => string {
  const words = useWords('studio');
  return ({ kind, instruction, number }) => words.version(number, instruction ?? words.versionKinds[kind]);
}

/** Every picture that the design had, the newest first: a press puts it back on the shirt. */
function StudioVersions({ list, choosing, choose }: Versions) {
  const words = useWords('studio');
  const nameOf = useVersionName();
  if (!list || list.length < 2) return null;
  return (
    <section aria-label={words.versionsLabel} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{words.versionsLabel}</h3>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {list.map(version => (
          <li key={version.number} className="shrink-0">
            <button
              type="button"
              aria-pressed={version.isCurrent}
              aria-busy={choosing === version.number || undefined}
              aria-label={nameOf(version)}
              title={nameOf(version)}
              onClick={() => choose(version)}
              className={classNames(
                'block rounded-control border-2 transition-colors',
                version.isCurrent ? 'border-madder' : 'border-line hover:border-ink-3',
                choosing === version.number && 'animate-breathe',
              )}
            >
              <ArtworkThumb src={version.imageUrl} alt="" className="border-transparent" />
              <span className="numbers block pb-1 text-center text-sm">{version.number}</span>
            </button>
          </li>
        ))}
      </ul>
      <CompareVersions list={list} nameOf={nameOf} />
    </section>
  );
}

/** Instructions are at most 300 characters (rulings, Generation). */
const INSTRUCTION_LIMIT = 300;

/** The panel as it stands; the studio keeps it, since the panel goes away while a picture is drawn. */
export type EditState = { isOpen: boolean; instruction: string };

type StudioEditProps = {
  design: CurrentDesign;
  state: EditState;
  onState: (change: Partial<EditState>) => void;
  generation: Generation;
  /** Saves how the design lies, which belongs to the version that is left. */
  beforeChange: () => Promise<void>;
  /** Another version was chosen. */
  onChosen: (design: Design) => void;
};

/** What can be done with the design: change it in words, have it drawn anew, go back to an earlier picture. */
function EditPanel({ design, state: { instruction }, onState, generation, ...choosing }: StudioEditProps) {
  const words = useWords('studio');
  const versions = useVersions(design.id, choosing);
  const asked = { designId: design.id, name: design.name };
  const wish = instruction.trim();
  const modify = (change = wish) => {
    if (change !== '') generation.change({ ...asked, kind: 'modify', instruction: change });
  };
  const { state } = generation;
  return (
    <>
      <PromptBox
        prompt={instruction}
        onChange={next => onState({ instruction: next })}
        onSubmit={() => modify()}
        limit={INSTRUCTION_LIMIT}
        rows={2}
        texts={{ ...words, ...words.edit }}
      />
      {state.kind === 'idle' && state.refused && (
        <LeaveOut
          refused={state.refused}
          text={instruction}
          onUse={reworded => {
            onState({ instruction: reworded });
            modify(reworded);
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          disabledReason={wish === '' ? words.edit.sayFirst : undefined}
          onClick={() => modify()}
        >
          {words.edit.modify}
        </Button>
        <Button tone="quiet" onClick={() => generation.change({ ...asked, kind: 'regenerate' })}>
          {words.edit.regenerate}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{words.edit.cost(CREDIT_COST.modify)}</p>
      <StudioVersions {...versions} />
    </>
  );
}

/** The edit panel of the studio. */
export function StudioEdit(props: StudioEditProps) {
  const words = useWords('studio');
  const { isOpen } = props.state;
  return (
    <StudioPanel title={words.edit.title} isOpen={isOpen} onToggle={() => props.onState({ isOpen: !isOpen })}>
      <EditPanel {...props} />
    </StudioPanel>
  );
}
