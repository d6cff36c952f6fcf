import { useInvalidate } from '../../api/use-endpoint.ts';
import { useWords } from '../../words.ts';
import { Factor } from './Factor.tsx';

/** In place of the admin, for who has to set up a second factor first: it is done here, and the admin opens by itself. */
export function FactorNeeded() {
  const { needed: words } = useWords('security');
  const invalidate = useInvalidate();
  return (
    <div className="flex max-w-form flex-col gap-4">
      <h2 className="text-xl">{words.title}</h2>
      <p>{words.text}</p>
      <Factor onSetUp={() => void invalidate('accounts.adminCheck')} />
    </div>
  );
}
