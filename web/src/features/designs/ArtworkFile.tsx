import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { DropFrame } from '../../ui/DropFrame.tsx';
import { useWords, type WordsOf } from '../../words.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button, QUIET_LINK } from '../../ui/Button.tsx';
import type { OwnArtwork } from './use-own-artwork.ts';
import { ShareIcon } from '../../ui/icons.tsx';

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
function ArtworkDropZone({
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

/** How far the picture is on its way, in words. */
export const sendingText = (words: WordsOf<'customize'>, sent: number): string =>
  sent < 1 ? words.sending(Math.round(sent * 100)) : words.preparing;

function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const words = useWords('customize');
  const text = sendingText(words, sent);
  const place = useRef<HTMLDivElement>(null);
  // Sent with the button at the lower end of a phone, it is told, and can be cancelled, above.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className={classNames('numbers', sent === 1 && 'animate-breathe')}>
          {text}
        </p>
        <button type="button" onClick={onCancel} className={QUIET_LINK}>
          {words.cancel}
        </button>
      </div>
      <progress
        aria-label={text}
        value={sent < 1 ? sent : undefined}
        max={1}
        className="h-2 w-full overflow-hidden rounded-chip accent-indigo"
      />
    </div>
  );
}

/** The chosen picture, what is to be done to it, and the shopper's word that it may be printed. */
function ChosenArtwork({ artwork, onOther }: { artwork: OwnArtwork; onOther: () => void }) {
  const words = useWords('customize');
  const {
    chosen,
    removesBackground,
    setRemovesBackground,
    hasRights,
    setRights,
    rightsBox,
    rightsError,
    isBack,
    sent,
  } = artwork;
  const id = useId();
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        {chosen.thumb && (
          <img
            src={chosen.thumb}
            alt={words.thumbAlt(chosen.file.name)}
            className="size-thumb shrink-0 rounded-control border border-line bg-cloth-2 object-contain"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-3">{words.chosen}</p>
          <p className="line-clamp-2 font-medium wrap-anywhere">{chosen.file.name}</p>
          {sent === undefined && (
            <button type="button" onClick={onOther} className={QUIET_LINK}>
              {words.chooseOther}
            </button>
          )}
        </div>
      </div>
      {sent === undefined ? (
        <div>
          {isBack && (
            <p role="status" className="mb-2 font-medium text-leaf">
              {words.stillHere}
            </p>
          )}
          {chosen.isPlain && (
            <Checkbox checked={removesBackground} onChange={setRemovesBackground}>
              {words.removeBackground}
            </Checkbox>
          )}
          <div ref={rightsBox} role="group" aria-label={words.rightsLabel} aria-describedby={`${id}-error`}>
            <Checkbox checked={hasRights} onChange={setRights}>
              {words.rights}
            </Checkbox>
          </div>
          <p id={`${id}-error`} role={rightsError ? 'alert' : undefined} className="text-sm text-brick empty:hidden">
            {rightsError}
          </p>
        </div>
      ) : (
        <Sending sent={sent} onCancel={artwork.cancel} />
      )}
    </div>
  );
}

/** Own artwork before it is on the shirt (S2 §2, /customize; rulings, Sizes). */
export function ArtworkFile({
  artwork,
  input,
}: {
  artwork: OwnArtwork;
  /** The page's own button opens the same picker. */
  input: RefObject<HTMLInputElement | null>;
}) {
  const words = useWords('customize');
  const open = () => input.current?.click();
  return (
    <ArtworkDropZone input={input} onFile={artwork.choose} error={artwork.fileError}>
      {artwork.chosen ? (
        <ChosenArtwork artwork={artwork} onOther={open} />
      ) : (
        <div className="flex flex-col items-center gap-1 py-2 text-center">
          <Button tone="secondary" onClick={open}>
            <ShareIcon /> {words.choose}
          </Button>
          <p className="text-sm text-ink-3">{words.orDrop}</p>
        </div>
      )}
    </ArtworkDropZone>
  );
}
