import { useId } from 'react';

type Props = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label: string;
  /** What is so now, below the label. */
  note: string;
  /** True while the change is on its way: a second press does nothing. */
  busy?: boolean;
};

/** Something that is so or not, at once: a switch with its words; both can be pressed. */
export function Switch({ isOn, onChange, label, note, busy = false }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={busy || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      onClick={() => !busy && onChange(!isOn)}
      className="target group flex w-full items-center justify-between gap-4 rounded-control text-left"
    >
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-note`} className="block text-sm text-ink-2">
          {note}
        </span>
      </span>
      <span className="flex h-icon-lg w-12 shrink-0 items-center rounded-chip border-2 border-ink-3 bg-white px-1 transition-colors group-aria-busy:animate-breathe group-aria-checked:border-leaf group-aria-checked:bg-leaf">
        <span className="size-4 rounded-chip bg-ink-3 transition-transform group-aria-checked:translate-x-icon group-aria-checked:bg-white" />
      </span>
    </button>
  );
}
