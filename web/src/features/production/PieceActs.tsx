import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import type { MisprintReason, PieceAct } from '../../../../domain/src/production.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { MisprintDialog } from './MisprintDialog.tsx';
import { useMovePiece } from './use-move-piece.ts';

type Props = {
  piece: Piece;
  /** The next step is the one thing to do here. */
  isMain?: boolean;
  onMoved?: ((piece: Piece) => void) | undefined;
};

/** What may be done next with a piece. */
export function PieceActs({ piece, isMain = false, onMoved }: Props) {
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
