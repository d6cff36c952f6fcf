import { useEffect, useState } from 'react';
import type { Piece } from '../../../../contract/src/production.ts';
import { UNDO_MS } from '../../../../domain/src/production.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { loadWords, useLanguage, useWords } from '../../words.ts';

export type Seen = Pick<Piece, 'id' | 'version'>;
type Props = { approved: readonly Seen[]; onOver: () => void };

/** What was approved together, and the way back, for ten seconds: the server tells nobody before. Give it a key by what was approved. */
export function UndoApproval({ approved, onOver }: Props) {
  const words = useWords('production');
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    setBusy(true);
    try {
      const results = await send('production.moves', { body: { act: 'undo', pieces: [...approved] } });
      const count = results.filter(one => one.moved).length;
      if (count === 0) throw new ApiError(409, { code: results[0]?.code ?? 'internal' });
      toast({ title: words.undone(count) });
    } catch (error) {
      await loadWords(language, ['errors']).catch(() => undefined);
      toast({ title: words.notMoved, description: errorText(error), tone: 'bad' });
    }
    await invalidate('production.pieces', 'production.groups', 'production.parcels');
    onOver();
  };
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-card bg-cloth-2 px-4 py-2">
      <span role="status">{words.approvedMany(approved.length)}</span>
      {!isOver && (
        <Button tone="secondary" busy={busy} onClick={() => void undo()} className="px-4!">
          {words.undoMany}
        </Button>
      )}
    </p>
  );
}
