import type { Order } from '../../../../contract/src/orders.ts';
import type { Return } from '../../../../contract/src/returns.ts';
import { dateAndTime } from '../../lib/format.ts';
import { useLanguage, useWords } from '../../words.ts';
import { ReturnPhotos } from './ReturnPhotos.tsx';

/** The shirts that a return is about, with their pieces. */
export function useReturnedItems(): (one: Return, items: Order['items']) => string {
  const words = useWords('returns');
  const { defaultName } = useWords('cart');
  return (one, items) =>
    one.lines
      .map(({ itemId, quantity }) =>
        words.piecesOf(quantity, items.find(item => item.id === itemId)?.design.name || defaultName),
      )
      .join(', ');
}

/** What was reported: shirts, reason, description, photos. */
export function ReturnReport({ one, items, reason }: { one: Return; items: Order['items']; reason: string }) {
  const itemsOf = useReturnedItems();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {reason}: {itemsOf(one, items)}
      </p>
      <p className="max-w-text wrap-anywhere whitespace-pre-line text-ink-2">{one.description}</p>
      <ReturnPhotos photos={one.photos} />
    </div>
  );
}

/** Every step of a return, with what the shop wrote about it. */
export function ReturnSteps({ one }: { one: Return }) {
  const words = useWords('returns');
  const language = useLanguage();
  return (
    <ol aria-label={words.timeline} className="flex flex-col gap-2 border-l-2 border-line pl-4">
      {one.timeline.map(step => (
        <li key={`${step.at} ${step.act}`} className="text-sm">
          <span className="font-medium">{words.steps[step.act]}</span>{' '}
          <time dateTime={step.at} className="numbers text-ink-3">
            {dateAndTime(step.at, language)}
          </time>
          {step.reason && <span className="block max-w-text wrap-anywhere text-ink-2">{step.reason}</span>}
        </li>
      ))}
    </ol>
  );
}
