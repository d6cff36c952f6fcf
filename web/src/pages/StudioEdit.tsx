import { useId } from 'react';
import { CREDIT_COST } from '../../../domain/src/credits.ts';
import { PromptBox } from '../features/designs/PromptBox.tsx';
import type { Generation } from '../features/designs/use-generation.ts';
import { useVersions } from '../features/designs/use-versions.ts';
import type { Design } from '../../../contract/src/designs.ts';
import type { CurrentDesign } from '../stored/current-design.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { useWords } from '../words.ts';
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
  /** Another version was chosen. */
  onChosen: (design: Design) => void;
};

/** What can be done with the design: change it in words, have it drawn anew, go back to an earlier picture. */
function EditPanel({ design, state: { instruction }, onState, generation, onChosen }: Props) {
  const words = useWords('studio');
  const versions = useVersions(design.id, onChosen);
  const asked = { designId: design.id, name: design.name };
  const wish = instruction.trim();
  const modify = () => {
    if (wish !== '') generation.change({ ...asked, kind: 'modify', instruction: wish });
  };
  return (
    <>
      <PromptBox
        prompt={instruction}
        onChange={next => onState({ instruction: next })}
        onSubmit={modify}
        limit={INSTRUCTION_LIMIT}
        rows={2}
        texts={{ ...words, ...words.edit }}
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" disabledReason={wish === '' ? words.edit.sayFirst : undefined} onClick={modify}>
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

/** The edit panel of the studio, which opens and closes (S2 §4, Design wizard). */
export function StudioEdit(props: Props) {
  const words = useWords('studio');
  const id = useId();
  const { isOpen } = props.state;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => props.onState({ isOpen: !isOpen })}
          className="-m-2 flex min-h-target w-[calc(100%+1rem)] items-center justify-between gap-3 p-2 text-left"
        >
          {words.edit.title}
          <ChevronIcon className={classNames('size-icon transition-transform', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 [&[hidden]]:hidden">
        {isOpen && <EditPanel {...props} />}
      </div>
    </section>
  );
}
