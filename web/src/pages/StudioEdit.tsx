import { CREDIT_COST } from '../../../domain/src/credits.ts';
import { LeaveOut } from '../features/designs/LeaveOut.tsx';
import { PromptBox } from '../features/designs/PromptBox.tsx';
import type { Generation } from '../features/designs/use-generation.ts';
import { useVersions } from '../features/designs/CompareVersions.tsx';
import type { Design } from '../../../contract/src/designs.ts';
import type { CurrentDesign } from '../stored/current-design.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { StudioPanel } from './StudioPanel.tsx';
import { StudioVersions } from './StudioVersions.tsx';

/** Instructions are at most 300 characters (rulings, Generation). */
const INSTRUCTION_LIMIT = 300;

/** The panel as it stands; the studio keeps it, since the panel goes away while a picture is drawn. */
export type EditState = { isOpen: boolean; instruction: string };

type Props = {
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
function EditPanel({ design, state: { instruction }, onState, generation, ...choosing }: Props) {
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
export function StudioEdit(props: Props) {
  const words = useWords('studio');
  const { isOpen } = props.state;
  return (
    <StudioPanel title={words.edit.title} isOpen={isOpen} onToggle={() => props.onState({ isOpen: !isOpen })}>
      <EditPanel {...props} />
    </StudioPanel>
  );
}
