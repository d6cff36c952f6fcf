import { useState } from 'react';
import { ADDRESSES, addressOf } from '../../../../contract/src/addresses.ts';
import type { Body } from '../../../../contract/src/api.ts';
import { withProof } from '../../api/confirm-person.ts';
import { bearerHeaders, readAnswer, send } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Piece } from '../../../../contract/src/production.ts';
import { printVerdict } from '../../../../domain/src/print-quality.ts';
import { BATCH_MOST, type PieceAct } from '../../../../domain/src/production.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.ts';
import type { Seen } from './UndoApproval.tsx';
import { loadWords, useLanguage, useWords } from '../../words.ts';

/**
 * Fetches the zip of some pieces, since a link cannot send the bearer token, and hands it to the browser to be saved. Drawing the print
 * files takes as long as it takes: there is no time limit here. Names and addresses are in it, so who asks is proven first. Throws ApiError.
 */
const saveBatch = (body: Body<'production.batch'>): Promise<void> => withProof(() => save(body));

async function save(body: Body<'production.batch'>): Promise<void> {
  const reply = await fetch(addressOf('production.batch'), {
    method: ADDRESSES['production.batch'][0],
    headers: { ...(await bearerHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) await readAnswer(reply);
  const [, name = 'production.zip'] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await reply.blob(), name);
}

/** Pieces that a call moves at once. */
const MOVED_MOST = 100;
type ManyAct = Exclude<PieceAct, 'misprint' | 'undo'>;
const MANY: readonly ManyAct[] = ['approve', 'print', 'pack'];

/** One that is known to have a warning is approved by itself; the server leaves out the others, too. */
const isForMany = (act: ManyAct, { acts, prints }: Piece): boolean =>
  acts.includes(act) && (act !== 'approve' || printVerdict(prints.map(print => print.report)) !== 'look');

/** Does something with the chosen pieces once at a time, and fetches anew what it changed. */
function useBatch(onApproved: (pieces: readonly Seen[]) => void) {
  const words = useWords('production');
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<'move' | 'save'>();
  const run = async (kind: 'move' | 'save', failed: string, work: () => Promise<Parameters<typeof toast>[0]>) => {
    setBusy(kind);
    try {
      toast(await work());
    } catch (error) {
      await loadWords(language, ['errors']).catch(() => undefined);
      toast({ title: failed, description: errorText(error), tone: 'bad' });
    } finally {
      await invalidate('production.pieces', 'production.groups', 'production.parcels');
      setBusy(undefined);
    }
  };
  return {
    busy,
    save: (pieces: readonly Piece[]) =>
      run('save', words.downloadFailed, async () => {
        await saveBatch({ pieceIds: pieces.map(one => one.id), language });
        return { title: words.downloaded };
      }),
    move: (act: ManyAct, pieces: readonly Piece[]) =>
      run('move', words.notMoved, async () => {
        const wished = pieces.slice(0, MOVED_MOST).map(({ id, version }) => ({ id, version }));
        const results = await send('production.moves', { body: { act, pieces: wished } });
        const moved = new Set(results.filter(one => one.moved).map(one => one.id));
        if (act === 'approve') onApproved(wished.filter(one => moved.has(one.id)).map(afterOne));
        const left = results.filter(one => one.code === 'piece_needs_look').length;
        const description = left > 0 ? { description: words.leftToLook(left) } : {};
        return { title: words.movedMany(moved.size, results.length), ...description };
      }),
  };
}

/** A piece after one more change. */
const afterOne = ({ id, version }: Seen): Seen => ({ id, version: version + 1 });

type Props = {
  shown: readonly Piece[];
  chosen: readonly Piece[];
  onChoose: (ids: readonly string[]) => void;
  /** What was approved together, as it is now. */
  onApproved: (pieces: readonly Seen[]) => void;
};

/** What is done with several pieces together: their files, and their next step. */
export function BatchBar({ shown, chosen, onChoose, onApproved }: Props) {
  const words = useWords('production');
  const { busy, save, move } = useBatch(onApproved);
  const isAll = chosen.length === shown.length;
  const blocked =
    chosen.length === 0 ? words.chooseFirst : chosen.length > BATCH_MOST ? words.tooMany(BATCH_MOST) : undefined;
  const movable = MANY.map(act => [act, chosen.filter(piece => isForMany(act, piece))] as const);
  return (
    <div
      className={classNames(
        'flex flex-col gap-3 rounded-card bg-cloth-2 p-4 md:flex-row md:flex-wrap md:items-center md:gap-4',
        // What is chosen far down the list is taken from there, without a way back up.
        chosen.length > 0 && 'sticky top-header low:static z-20 shadow-sheet',
      )}
    >
      <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : shown.map(one => one.id))}>
        {words.chooseAll(shown.length)}
      </Checkbox>
      <span role="status" className="text-ink-2 empty:hidden">
        {chosen.length > 0 && words.chosen(chosen.length)}
      </span>
      <div className="flex flex-wrap gap-3 md:ml-auto">
        {movable.map(
          ([act, pieces]) =>
            pieces.length > 0 && (
              <Button
                key={act}
                tone="secondary"
                busy={busy !== undefined}
                onClick={() => void move(act, pieces)}
                className="px-4!"
              >
                {words.actsMany[act](Math.min(pieces.length, MOVED_MOST))}
              </Button>
            ),
        )}
        <Button busy={busy !== undefined} disabledReason={blocked} onClick={() => void save(chosen)}>
          {busy === 'save' ? words.downloading : words.download}
        </Button>
      </div>
    </div>
  );
}
