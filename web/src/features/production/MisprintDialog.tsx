import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import { MISPRINT_REASONS, type MisprintReason } from '../../../../domain/src/production.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
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
        <Field label={words.reason}>
          {props => (
            <Select {...props} value={reason} onChange={event => setReason(event.target.value as MisprintReason)}>
              {MISPRINT_REASONS.map(one => (
                <option key={one} value={one}>
                  {words.reasons[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
