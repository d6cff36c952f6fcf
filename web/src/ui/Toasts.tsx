import { type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useWords } from '../words.ts';
import { IconButton } from './Button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';
import { dismissToast, holdToast, shownToast, subscribeToToasts, type Toast } from './toast.ts';

/** Its time begins anew once it is neither pointed at nor focused. */
const letGo = ({
  currentTarget,
  relatedTarget,
  type,
}: SyntheticEvent<HTMLElement> & { relatedTarget: EventTarget | null }) => {
  const goesOn = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  const isHeld = currentTarget.matches(type === 'blur' ? ':hover' : ':focus-within');
  if (!goesOn && !isHeld) holdToast(false);
};

function ToastCard({ title, description, tone, link }: Toast) {
  const { close } = useWords('frame');
  const Mark = tone === 'bad' ? AlertIcon : CheckIcon;
  return (
    <div
      onMouseEnter={() => holdToast(true)}
      onFocus={() => holdToast(true)}
      onMouseLeave={letGo}
      onBlur={letGo}
      className="flex w-full max-w-toast animate-rise items-start gap-3 rounded-card bg-ink py-2 pr-2 pl-4 text-white shadow-sheet"
    >
      <span className={`mt-3 rounded-chip p-1 ${tone === 'bad' ? 'bg-brick' : 'bg-leaf'}`}>
        <Mark className="size-3" />
      </span>
      <p className="flex-1 py-2">
        <strong className="block font-semibold">{title}</strong>
        {description && <span className="block text-sm">{description}</span>}
        {link && (
          <Link
            href={link.href}
            onClick={dismissToast}
            className="target inline-flex items-center font-semibold underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </p>
      <IconButton label={close} onClick={dismissToast} className="text-white hover:bg-ink-2">
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Where a toast stands in a dialog: below its title and its X, which are in use. '' leaves it to the classes. */
function belowTitle(box: HTMLElement): string {
  const title = box.closest('dialog:not([data-shape=drawer])')?.querySelector('header');
  return title ? `${Math.round(title.getBoundingClientRect().bottom) + 8}px` : '';
}

/** Good news politely (status), bad news at once (alert). A popover, so that it stands above everything. */
function ToastBox({ toast }: { toast: Toast | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current!;
    if (box.matches(':popover-open')) box.hidePopover();
    // The dialog that it stood in may be gone by now; then the next render puts it back on the page.
    if (toast && box.isConnected) box.showPopover();
    box.style.top = belowTitle(box);
  }, [toast]);
  return (
    <div
      ref={ref}
      popover="manual"
      className="inset-x-0 top-auto bottom-4 m-0 [:root:has([data-bar],[data-offer])_&]:bottom-24 [:root:has(dialog[open])_&]:top-2 [:root:has(dialog[open])_&]:bottom-auto max-sm:[:root:has(dialog[data-shape=drawer][open])_&]:top-1/2 w-full justify-center overflow-visible bg-transparent px-4 [&:popover-open]:flex"
    >
      <div role="status">{toast?.tone === 'good' && <ToastCard key={toast.id} {...toast} />}</div>
      <div role="alert">{toast?.tone === 'bad' && <ToastCard key={toast.id} {...toast} />}</div>
    </div>
  );
}

const frontDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Where toasts appear. A modal makes all that is outside of it inert, so a toast stands inside the dialog in front, if there is one. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, shownToast, () => undefined);
  const host = toast && frontDialog();
  const box = <ToastBox toast={toast} />;
  return host ? createPortal(box, host) : box;
}
