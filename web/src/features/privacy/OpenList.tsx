import { Link } from 'wouter';
import type { Open } from '../../../../contract/src/privacy.ts';
import { paths } from '../../paths.ts';
import { useWords } from '../../words.ts';

/** The end of an order's number, as mails and lists name it. */
const tailOf = (id: string): string => id.slice(-6);

/** What keeps an account from being deleted; an order leads to its page. */
export function OpenList({ open }: { open: readonly Open[] }) {
  const { dialog: words } = useWords('myData');
  if (open.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-6">
      {open.map(({ kind, id }) => (
        <li key={`${kind} ${id}`}>
          {kind === 'drawing' ? (
            words.kinds.drawing()
          ) : (
            <Link href={paths.order(id)} className="text-indigo underline underline-offset-4">
              {words.kinds[kind](tailOf(id))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
