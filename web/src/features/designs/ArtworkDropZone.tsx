import { useEffect, useEffectEvent, useId, type ReactNode, type RefObject } from 'react';
import { DropFrame } from '../../ui/DropFrame.tsx';
import { useWords } from '../../words.ts';

/** Kinds by both names: some phones know the one, some the other. */
const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.png,.jpg,.jpeg,.webp,.gif,.svg,.svgz';

/** A picture that is pasted anywhere on the page is chosen; text goes where it was meant to. */
function usePaste(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** The place to choose a picture by button, camera roll, drop or paste; around it, what is chosen. */
export function ArtworkDropZone({
  input,
  onFile,
  error,
  children,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
  error: string | undefined;
  children: ReactNode;
}) {
  const words = useWords('customize');
  const id = useId();
  usePaste(onFile);
  return (
    <div>
      <DropFrame
        onFiles={files => onFile(files[0])}
        isBad={Boolean(error)}
        over={<p className="py-6 text-center font-medium text-indigo">{words.dropHere}</p>}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={words.choose}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={event => {
            onFile(event.target.files?.[0]);
            // The same file can be chosen again after it was changed.
            event.target.value = '';
          }}
          className="sr-only"
        />
        {children}
      </DropFrame>
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className="mt-1 text-sm text-brick empty:hidden">
        {error}
      </p>
    </div>
  );
}
