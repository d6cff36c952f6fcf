import { useEffect, useState } from 'react';
import type { Piece, PrintReport } from '../../../../contract/src/production.ts';
import {
  MISPRINT_REASONS,
  type MisprintReason,
  type PieceAct,
  type PieceState,
  UNDO_MS,
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

type Warning = PrintReport['warnings'][number];
type More = { reason?: MisprintReason | undefined; sawWarnings?: boolean | undefined };
/** What became of it: `look` has the warnings of a print that nobody has approved by itself yet. */
type Outcome = { piece: Piece } | { look: readonly Warning[] } | undefined;
type Move = (piece: Piece, act: PieceAct, more?: More) => Promise<Outcome>;

const isLook = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'piece_needs_look';

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
  const move: Move = async (piece, act, more = {}) => {
    setBusy(true);
    try {
      const body = { act, version: piece.version, ...more };
      const moved = await send('production.move', { params: { id: piece.id }, body });
      replace(moved);
      toast({ title: words.moved(moved.id, words.states[moved.state]) });
      await invalidate('production.groups', 'production.parcels');
      return { piece: moved };
    } catch (error) {
      if (isLook(error)) return { look: (error.details as { warnings?: Warning[] } | undefined)?.warnings ?? [] };
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

type LookProps = {
  piece: Piece;
  warnings: readonly Warning[];
  busy: boolean;
  onApprove: () => void;
  onClose: () => void;
};

/** A piece with warnings is approved by itself, by whoever has read them. */
function LookDialog({ piece, warnings, busy, onApprove, onClose }: LookProps) {
  const words = useWords('production');
  return (
    <Dialog title={words.approveTitle(piece.id)} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <ul className="text-brick">
          {warnings.map(one => (
            <li key={one}>{words.warnings[one]}</li>
          ))}
          {warnings.length === 0 && <li>{words.approveUnmeasured}</li>}
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button busy={busy} onClick={onApprove}>
            {words.approveAnyway}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** True for as long as an approval can be undone, by this browser's own clock: the server's may be another. */
function useIsUndoable({ undoUntil, version }: Piece): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (undoUntil === null) return undefined;
    const left = Math.min(UNDO_MS, Date.parse(undoUntil) - Date.now());
    const timer = setTimeout(() => setOver(version), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [undoUntil, version]);
  return undoUntil !== null && over !== version;
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
  const isUndoable = useIsUndoable(piece);
  const [asks, setAsks] = useState<'misprint' | { look: readonly Warning[] }>();
  const act = async (wish: PieceAct, more?: More) => {
    const outcome = await move(piece, wish, more);
    setAsks(outcome && 'look' in outcome ? outcome : undefined);
    if (outcome && 'piece' in outcome) onMoved?.(outcome.piece);
  };
  if (piece.acts.length === 0)
    return <p className="text-sm text-ink-2">{`${words.notMade} ${words.orderIs(status[piece.orderStatus])}`}</p>;
  const close = () => setAsks(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {piece.acts
        .filter(one => one !== 'undo' || isUndoable)
        .map(one => (
          <Button
            key={one}
            tone={one === 'misprint' || one === 'undo' ? 'quiet' : isMain ? 'primary' : 'secondary'}
            busy={busy}
            aria-label={words.actOf[one](piece.id)}
            onClick={() => (one === 'misprint' ? setAsks('misprint') : void act(one))}
            className="px-4!"
          >
            {words.acts[one]}
          </Button>
        ))}
      {asks === 'misprint' && (
        <MisprintDialog
          piece={piece}
          busy={busy}
          onReprint={reason => void act('misprint', { reason })}
          onClose={close}
        />
      )}
      {typeof asks === 'object' && (
        <LookDialog
          piece={piece}
          warnings={asks.look}
          busy={busy}
          onApprove={() => void act('approve', { sawWarnings: true })}
          onClose={close}
        />
      )}
    </div>
  );
}
