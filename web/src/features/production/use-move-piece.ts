import { useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import type { MisprintReason, PieceAct, PieceState } from '../../../../domain/src/production.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useReplaceItem } from '../../api/use-pages.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

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
