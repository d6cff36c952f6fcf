import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import { MISPRINT_REASONS, type MisprintReason } from '../../../../domain/src/production.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';

type Props = { piece: Piece; busy: boolean; onReprint: (reason: MisprintReason) => void; onClose: () => void };

/** Asks why a piece is printed once more. */
export function MisprintDialog({ piece, busy, onReprint, onClose }: Props) {
  const words = useWords('production');
  const [reason, setReason] = useState<MisprintReason>(MISPRINT_REASONS[0]);
  return (
    <Dialog title={words.misprintTitle(piece.id)} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{words.misprintText}</p>
        <ChoiceField
          label={words.reason}
          value={reason}
          options={MISPRINT_REASONS.map(one => [one, words.reasons[one]])}
          onChoose={setReason}
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button busy={busy} onClick={() => onReprint(reason)}>
            {words.printAgain}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
