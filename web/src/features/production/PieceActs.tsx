import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import {
  MISPRINT_REASONS,
  type MisprintReason,
  type PieceAct,
  type PieceState,
} from '../../../../domain/src/production.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useReplaceItem } from '../../api/use-pages.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Move = (piece: Piece, act: PieceAct, reason?: MisprintReason) => Promise<Piece | undefined>;

/** Moves a piece as it is seen, and says how it went. Where somebody else was faster it is loaded again, and said. */
export function useMovePiece(): { move: Move; busy: boolean } {
  const words = useWords('production');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const replace = useReplaceItem('production.pieces');
  const [busy, setBusy] = useState(false);
  /** What it is now, where the refusal says so. */
  const nowOf = (error: unknown): string => {
    const details =
      error instanceof ApiError ? (error.details as { now?: { state?: PieceState } } | undefined) : undefined;
    const state = details?.now?.state;
    return state ? words.nowIs(words.states[state]) : '';
  };
  const move: Move = async (piece, act, reason) => {
    setBusy(true);
    try {
      const body = { act, version: piece.version, ...(reason && { reason }) };
      const moved = await send('production.move', { params: { id: piece.id }, body });
      replace(moved);
      toast({ title: words.moved(moved.id, words.states[moved.state]) });
      await invalidate('production.groups', 'production.parcels');
      return moved;
    } catch (error) {
      const description = [errorText(error), nowOf(error)].join(' ').trim();
      toast({ title: words.notMoved, description, tone: 'bad' });
      await invalidate('production.pieces', 'production.groups');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { move, busy };
}

type Props = { piece: Piece; busy: boolean; onReprint: (reason: MisprintReason) => void; onClose: () => void };

/** Asks why a piece is printed once more. */
function MisprintDialog({ piece, busy, onReprint, onClose }: Props) {
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

type PieceActsProps = {
  piece: Piece;
  /** The next step is the one thing to do here. */
  isMain?: boolean;
  onMoved?: ((piece: Piece) => void) | undefined;
};

/** What may be done next with a piece. */
export function PieceActs({ piece, isMain = false, onMoved }: PieceActsProps) {
  const words = useWords('production');
  const { status } = useWords('orders');
  const { move, busy } = useMovePiece();
  const [asks, setAsks] = useState(false);
  const act = async (wish: PieceAct, reason?: MisprintReason) => {
    const moved = await move(piece, wish, reason);
    setAsks(false);
    if (moved) onMoved?.(moved);
  };
  if (piece.acts.length === 0)
    return <p className="text-sm text-ink-2">{`${words.notMade} ${words.orderIs(status[piece.orderStatus])}`}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {piece.acts.map(one => (
        <Button
          key={one}
          tone={one === 'misprint' ? 'quiet' : isMain ? 'primary' : 'secondary'}
          busy={busy}
          aria-label={words.actOf[one](piece.id)}
          onClick={() => (one === 'misprint' ? setAsks(true) : void act(one))}
          className="px-4!"
        >
          {words.acts[one]}
        </Button>
      ))}
      {asks && (
        <MisprintDialog
          piece={piece}
          busy={busy}
          onReprint={reason => void act('misprint', reason)}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
