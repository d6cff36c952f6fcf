import type { ComponentType } from 'react';
import { icon, MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { type Arrangement, isUnmoved, type Transform, UNMOVED } from '../../../../domain/src/arrangement.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { Edited } from './use-edited-arrangement.ts';
import { placed, type Shirt, type Thing } from './view.ts';

export const ScaleIcon = icon('M14 5h5v5', 'M19 5l-6 6', 'M10 19H5v-5', 'M5 19l6-6');
export const TurnIcon = icon('M19 5v5h-5', 'M19 10a7.500 7.500 0 1 0 .5 4');
const TurnBackIcon = icon('M5 5v5h5', 'M5 10a7.500 7.500 0 1 1-.5 4');
const CentreIcon = icon('M12 3v18', 'M3 12h18', 'M8 8h8v8H8z');
const FitIcon = icon('M4 4h16v16H4z', 'M8 8h8v8H8z');
const UndoIcon = icon('M9 6L4 11l5 5', 'M4 11h10a5 5 0 0 1 0 10h-3');
const RedoIcon = icon('M15 6l5 5-5 5', 'M20 11H10a5 5 0 0 0 0 10h3');
const ResetIcon = icon('M5 5h14v14H5z', 'M9.500 9.500l5 5', 'M14.500 9.500l-5 5');

type Props = Edited & {
  shirt: Shirt;
  /** What is chosen; without it nothing can be placed. */
  thing: Thing | undefined;
  onReset: () => void;
};
type Tool = { label: string; Icon: ComponentType; blocked?: string | undefined; press: () => void };

const SCALE_STEP = 1.15;
const TURN_STEP = 15;

/** Buttons that do the same as dragging on the shirt, and undo. */
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
