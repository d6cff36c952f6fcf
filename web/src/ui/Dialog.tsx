import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words.ts';
import { classNames } from './class-names.ts';
import { Button, IconButton } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { raiseToast } from './toast.ts';

type Props = {
  title: string;
  /** Called by the close button, Escape and a press outside. Take the dialog out of the tree then. */
  onClose: () => void;
  /** 'dialog' in the middle, 'wide' for two columns, 'drawer' from the right over the full height. */
  shape?: 'dialog' | 'wide' | 'drawer';
  /** Stays in sight below the scrolling content: totals and the one button. */
  footer?: ReactNode;
  children: ReactNode;
};

const SHAPES = {
  dialog: 'm-auto max-h-dialog w-[calc(100%-2*var(--spacing-4))] max-w-dialog rounded-card animate-rise',
  wide: 'm-auto max-h-dialog w-[calc(100%-2*var(--spacing-3))] max-w-dialog-wide rounded-card animate-rise',
  drawer: 'mr-0 ml-auto my-0 h-dvh max-h-none w-full max-w-drawer animate-slide-in',
};

/** A modal on the platform's <dialog>: shown while it is in the tree; focus goes in, stays in, and returns at the end. */
export function Dialog({ title, onClose, shape = 'dialog', footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useWords('frame');
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    raiseToast();
    return () => {
      // Closing it before it leaves the tree is what gives the focus back.
      dialog.close();
      raiseToast();
    };
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOutside}
      className={classNames('overflow-hidden bg-cloth p-0 text-ink shadow-sheet', SHAPES[shape])}
    >
      {/* On a phone on its side all of it scrolls, the footer behind the content: else totals and buttons leave the list no room. */}
      <div className="flex h-full max-h-[inherit] flex-col low:overflow-y-auto">
        <header className="flex items-center justify-between gap-4 border-b border-line bg-cloth py-2 pr-2 pl-6 low:sticky low:top-0 low:z-10 low:py-0">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label={close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {/* What only screen readers see scrolls along: else the browser moves the whole dialog to a choice that has the focus. */}
        <div className="relative flex-1 overflow-y-auto p-6 low:shrink-0 low:grow low:basis-auto low:overflow-visible low:py-4">
          {children}
        </div>
        {footer && <footer className="border-t border-line bg-cloth-2 p-4">{footer}</footer>}
      </div>
    </dialog>
  );
}

/** A modal that slides in from the right over the full height. */
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'shape'>) => <Dialog {...props} shape="drawer" />;

type ConfirmDialogProps = {
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
export function ConfirmDialog({ labels, busy, onConfirm, onClose, children }: ConfirmDialogProps) {
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
