import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  labels: { title: string; confirm: string; busy: string; keep: string };
  /** True while what was confirmed goes on. */
  busy: boolean;
  onConfirm: () => void;
  /** Called by everything that leaves things as they are. Take the dialog out of the tree then. */
  onClose: () => void;
  /** What will happen, in paragraphs. */
  children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ labels, busy, onConfirm, onClose, children }: Props) {
  return (
    <Dialog title={labels.title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {children}
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
          <Button busy={busy} onClick={onConfirm}>
            {busy ? labels.busy : labels.confirm}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
