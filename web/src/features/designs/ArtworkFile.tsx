import type { RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import { ArtworkDropZone } from './ArtworkDropZone.tsx';
import { ChosenArtwork } from './ChosenArtwork.tsx';
import type { OwnArtwork } from './use-own-artwork.ts';

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
