import { useState } from 'react';
import type { Answer } from '../../../../../contract/src/api.ts';
import { ORDER_STATUSES } from '../../../../../domain/src/orders.ts';
import { ApiError, send } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, ChoiceField } from '../../../ui/Field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { loadWords, useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

type Moved = Answer<'admin.moveOrders'>;
/** As many as a call takes. */
const MOST = 100;

/** What stayed where it was, and why. */
function Left({ results }: { results: Moved }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const left = results.filter(one => !one.moved);
  if (left.length === 0) return null;
  return (
    <div className="w-full rounded-control bg-cloth-2 p-3">
      <p className="font-semibold">{words.bulkLeft}</p>
      <ul>
        {left.map(({ id, code }) => (
          <li key={id} className="break-words">
            {`${id.slice(-6)}: ${errorText(new ApiError(409, { code: code ?? 'internal' }), language)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { shown: readonly string[]; chosen: readonly string[]; onChoose: (ids: readonly string[]) => void };

/** Moves the chosen orders on together, each by the order table, and says which did not move. */
export function BulkMove({ shown, chosen, onChoose }: Props) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { status: names } = useWords('orders');
  const { act, busy } = useDo('admin.orders', 'admin.order');
  const [status, setStatus] = useState<(typeof ORDER_STATUSES)[number]>('under_production');
  const [results, setResults] = useState<Moved>([]);
  const all = shown.slice(0, MOST);
  const isAll = all.every(id => chosen.includes(id));
  const move = async () => {
    const body = { ids: chosen.slice(0, MOST), status };
    await act(
      async () => {
        const answer = await send('admin.moveOrders', { body });
        await loadWords(language, ['errors']);
        setResults(answer);
        onChoose([]);
        return answer;
      },
      {
        done: answer => ({ title: words.bulkDone(answer.filter(one => one.moved).length, answer.length) }),
        failed: words.bulkFailed,
      },
    );
  };
  // What is chosen far down the list is moved from there, without a way back up.
  const stays =
    chosen.length > 0 ? 'sticky top-header low:static z-20 -mx-4 border-b border-line bg-cloth px-4 py-3' : '';
  return (
    <div className={classNames('flex flex-wrap items-end gap-4', stays)}>
      <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : all)}>
        {words.selectAll}
      </Checkbox>
      {chosen.length > 0 && (
        <>
          <ChoiceField
            label={words.bulkStatus}
            value={status}
            options={ORDER_STATUSES.map(one => [one, names[one]])}
            onChoose={setStatus}
          />
          <Button busy={busy} onClick={() => void move()}>
            {words.bulkMove(chosen.length)}
          </Button>
        </>
      )}
      <Left results={results} />
    </div>
  );
}
