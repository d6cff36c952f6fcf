import { offerCodeEntry, shirtWishEntry } from '../stored/shirt-wish.ts';
import { useStored } from '../stored/use-stored.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { useWords } from '../words.ts';

/** What came along from the pricing page: the shirt that is chosen already, and the code that waits for the checkout. */
export function StudioChosen({ type, place }: { type: string; place: string }) {
  const words = useWords('studio');
  const wish = useStored(shirtWishEntry);
  const code = useStored(offerCodeEntry)?.code;
  const isChosen = wish?.type || wish?.placement;
  const lines = [isChosen && type && words.chosen(type, place), code && words.codeWaits(code)].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-leaf">
      {lines.map(line => (
        <li key={line} className="flex items-start gap-2">
          <span className="mt-1">
            <CheckIcon />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
