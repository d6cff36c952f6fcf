import type { ComponentType } from 'react';
import { isUnmoved, UNMOVED, type Arrangement, type Transform } from '../../../../domain/src/arrangement.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { CentreIcon, FitIcon, RedoIcon, ResetIcon, TurnBackIcon, TurnIcon, UndoIcon } from './icons.ts';
import type { Edited } from './use-edited-arrangement.ts';
import { placed, type Shirt, type Thing } from './view.ts';

type Props = Edited & {
  shirt: Shirt;
  /** What is chosen; without it nothing can be placed. */
  thing: Thing | undefined;
  onReset: () => void;
};
type Tool = { label: string; Icon: ComponentType; blocked?: string | undefined; press: () => void };

const SCALE_STEP = 1.15;
const TURN_STEP = 15;

/** Buttons for what the hand does on the shirt, and to take it back. */
export function PlaceTools({ edited, state, shirt, thing, onReset }: Props) {
  const words = useWords('arrangement');
  const move = (change: (place: Transform) => Partial<Transform>, name = '') => {
    if (!thing) return;
    const next: Arrangement = placed(
      state.arrangement,
      thing,
      { ...thing.place, ...change(thing.place) },
      shirt.placement,
    );
    edited.change(next, name && `${name} ${thing.part}`);
  };
  const reset = () => {
    onReset();
    edited.change(UNMOVED);
  };
  const placing: Tool[] = [
    { label: words.centre, Icon: CentreIcon, press: () => move(() => ({ x: 0.5, y: 0.5 })) },
    { label: words.fit, Icon: FitIcon, press: () => move(() => ({ x: 0.5, y: 0.5, scale: 1 })) },
    { label: words.larger, Icon: PlusIcon, press: () => move(({ scale }) => ({ scale: scale * SCALE_STEP }), 'size') },
    { label: words.smaller, Icon: MinusIcon, press: () => move(({ scale }) => ({ scale: scale / SCALE_STEP }), 'size') },
    { label: words.turnLeft, Icon: TurnBackIcon, press: () => move(({ angle }) => ({ angle: angle - TURN_STEP }), 'turn') },
    { label: words.turnRight, Icon: TurnIcon, press: () => move(({ angle }) => ({ angle: angle + TURN_STEP }), 'turn') },
  ]; // prettier-ignore
  const steps: Tool[] = [
    { label: words.undo, Icon: UndoIcon, blocked: state.canUndo ? undefined : words.nothingToUndo, press: () => edited.undo() },
    { label: words.redo, Icon: RedoIcon, blocked: state.canRedo ? undefined : words.nothingToRedo, press: () => edited.redo() },
    { label: words.reset, Icon: ResetIcon, blocked: isUnmoved(state.arrangement) ? words.nothingMoved : undefined, press: reset },
  ]; // prettier-ignore
  const tools = [...(thing ? placing : []), ...steps];
  return (
    <div role="group" aria-label={words.toolsLabel} className="grid grid-cols-4 gap-2 sm:grid-cols-5">
      {tools.map(tool => (
        <ToolButton key={tool.label} {...tool} />
      ))}
    </div>
  );
}

/** A tool: an icon above its name. One that has nothing to do says why. */
function ToolButton({ label, Icon, blocked, press }: Tool) {
  return (
    <button
      type="button"
      aria-disabled={blocked !== undefined || undefined}
      title={blocked}
      onClick={() => (blocked === undefined ? press() : toast({ title: blocked, tone: 'bad' }))}
      className="flex min-h-target flex-col items-center gap-1 rounded-control border border-line bg-white px-1 py-2 text-sm leading-tight hover:border-ink-3 aria-disabled:text-ink-3"
    >
      <Icon />
      {label}
    </button>
  );
}
