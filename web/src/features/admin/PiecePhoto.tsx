import { useRef } from 'react';
import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { send } from '../../api/client.ts';
import { sendFile } from '../../api/send-file.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Button } from '../../ui/Button.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

/** Kinds by both names: some phones know the one, some the other. */
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** A piece's own picture: sent at once when it is chosen, and taken away again. The dialog closes with either, since the piece is another one then. */
export function PiecePhoto({ piece, onClose }: { piece: AdminCollection; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const input = useRef<HTMLInputElement>(null);
  const { act, busy } = useDo('admin.collections', 'collections.list', 'collections.one');
  const params = { id: piece.id };
  const done = { done: () => ({ title: words.photoSaved }), failed: words.photoFailed };
  const put = async (file: File | undefined) => {
    if (!file) return;
    const options = { params, file, onProgress: () => {}, signal: new AbortController().signal };
    if (await act(() => sendFile('admin.collectionPhoto', options), done)) onClose();
  };
  const remove = async () => {
    const body = { version: piece.version, photo: null };
    if (
      await act(() => send('admin.changeCollection', { params, body }), {
        ...done,
        done: () => ({ title: words.saved }),
      })
    )
      onClose();
  };
  return (
    <div role="group" aria-label={words.photo} className="flex flex-col gap-2">
      <p className="font-medium">{words.photo}</p>
      <div className="flex items-center gap-4">
        <Thumb src={piece.imageUrl} fallback={shirt} alt={words.photoAlt(piece.name)} />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            tabIndex={-1}
            aria-label={words.choosePhoto}
            onChange={event => void put(event.target.files?.[0])}
            className="sr-only"
          />
          <Button tone="secondary" busy={busy} onClick={() => input.current?.click()} className="px-3!">
            {busy ? words.photoSending : words.choosePhoto}
          </Button>
          {piece.hasPhoto && (
            <Button tone="quiet" onClick={() => void remove()} className="px-3!">
              {words.removePhoto}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-3">{words.photoHint}</p>
    </div>
  );
}
